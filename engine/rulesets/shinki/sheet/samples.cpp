// The starter roster: the first two are what a newcomer meets. Tuned by measurement; section 14 of the rules has the table.
#include "rulesets/shinki/sheet/samples.hpp"

namespace shiaiba::shinki {

std::string_view samples_text() {
    return R"json([
{"name":"灯里","members":[{"points":{"hp":0,"speed":6},"skills":["guren","shikku","toushi","kekki","kyoen"],"tactic":"突撃"}]},
{"name":"雫","members":[{"points":{"hp":4,"speed":2},"skills":["hoshi","kagenui","engoku","iatsu","shuen"],"tactic":"間合い"}]},
{"name":"巌","members":[{"points":{"hp":3,"speed":3},"skills":["teppeki","kagami","sosei","kagenui","tentsui"],"tactic":"堅守"}]},
{"name":"夜見","members":[{"points":{"hp":0,"speed":6},"skills":["dokuga","yami","sosei","shuchu","shuen"],"tactic":"奥義"}]},
{"name":"悟","members":[{"points":{"hp":0,"speed":6},"skills":["mikiri","ushiro","guren","seishin","kyoen"]}]},
{"name":"日向","members":[{"points":{"hp":6,"speed":0},"skills":["yukou","ryusei","toushi","yojin","tentsui"]}]},
{"name":"夜明け隊","members":[{"name":"灯里","points":{"hp":0,"speed":6},"skills":["guren","shikku","toushi","kekki","kyoen"],"tactic":"突撃"},{"name":"日向","points":{"hp":6,"speed":0},"skills":["yukou","ryusei","toushi","yojin","tentsui"]}]},
{"name":"黎明の四人","members":[{"name":"灯里","points":{"hp":0,"speed":6},"skills":["guren","shikku","toushi","kekki","kyoen"],"tactic":"突撃"},{"name":"雫","points":{"hp":4,"speed":2},"skills":["hoshi","kagenui","engoku","iatsu","shuen"],"tactic":"間合い"},{"name":"巌","points":{"hp":3,"speed":3},"skills":["teppeki","kagami","sosei","kagenui","tentsui"],"tactic":"堅守"},{"name":"日向","points":{"hp":6,"speed":0},"skills":["yukou","ryusei","toushi","yojin","tentsui"]}]},
{"name":"小鬼の群れ","gm":true,"members":[{"name":"大顎","kind":"apostle","hp":90,"speed":8,"skills":["guren","kagenui","iatsu","tentsui"]},{"name":"小鬼","kind":"apostle","mob":true,"hp":16,"speed":7,"skills":["attack"]},{"name":"小鬼","kind":"apostle","mob":true,"hp":16,"speed":7,"skills":["attack"]},{"name":"小鬼","kind":"apostle","mob":true,"hp":16,"speed":7,"skills":["attack"]},{"name":"棘虫","kind":"apostle","mob":true,"hp":14,"speed":9,"skills":["dokuga"]}]},
{"name":"嘆きの合唱","gm":true,"members":[{"kind":"apostle","hp":48,"speed":6,"skills":["ryusei","yami","teppeki","shuen"]}]},
{"name":"夜の女王","gm":true,"members":[{"name":"夜の女王","kind":"apostle","hp":130,"speed":9,"skills":["ryusei","engoku","teppeki","iatsu","shuen"]},{"name":"影騎士","kind":"apostle","hp":85,"speed":8,"skills":["guren","kagenui","toushi","tentsui"]},{"name":"影","kind":"apostle","mob":true,"hp":14,"speed":7,"skills":["dokuga"]},{"name":"影","kind":"apostle","mob":true,"hp":14,"speed":7,"skills":["dokuga"]},{"name":"影","kind":"apostle","mob":true,"hp":14,"speed":7,"skills":["dokuga"]}]}
]
)json";
}

} // namespace shiaiba::shinki
