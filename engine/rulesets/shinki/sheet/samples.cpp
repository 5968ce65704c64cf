// The starter roster: the first two are what a newcomer meets.
#include "rulesets/shinki/sheet/samples.hpp"

namespace shiaiba::shinki {

std::string_view samples_text() {
    return R"json([
{"name":"灯里","members":[{"points":{"hp":2,"speed":4},"skills":["guren","shikku","toushi","kekki","kyoen"],"tactic":"突撃"}]},
{"name":"雫","members":[{"points":{"hp":2,"speed":4},"skills":["hoshi","kagenui","ushiro","shuchu","tentsui"],"tactic":"間合い"}]},
{"name":"巌","members":[{"points":{"hp":5,"speed":1},"skills":["teppeki","kagami","guren","yojin","tentsui"],"tactic":"堅守"}]},
{"name":"夜見","members":[{"points":{"hp":3,"speed":3},"skills":["dokuga","engoku","yami","iatsu","shuen"],"tactic":"奥義"}]},
{"name":"悟","members":[{"points":{"hp":3,"speed":3},"skills":["mikiri","guren","shikku","shuchu","tentsui"]}]},
{"name":"日向","members":[{"points":{"hp":3,"speed":3},"skills":["yukou","hoshi","ryusei","shuchu","shuen"],"tactic":"堅守"}]},
{"name":"夜明け隊","members":[{"name":"灯里","points":{"hp":2,"speed":4},"skills":["guren","shikku","toushi","kekki","kyoen"],"tactic":"突撃"},{"name":"日向","points":{"hp":3,"speed":3},"skills":["yukou","hoshi","ryusei","shuchu","shuen"],"tactic":"堅守"}]},
{"name":"小鬼の群れ","gm":true,"members":[{"name":"大顎","kind":"apostle","hp":70,"speed":8,"skills":["guren","kagenui","iatsu","tentsui"]},{"name":"小鬼","kind":"apostle","mob":true,"hp":12,"speed":7,"skills":["attack"]},{"name":"小鬼","kind":"apostle","mob":true,"hp":12,"speed":7,"skills":["attack"]},{"name":"棘虫","kind":"apostle","mob":true,"hp":10,"speed":9,"skills":["dokuga"]}]},
{"name":"嘆きの合唱","gm":true,"members":[{"kind":"apostle","hp":55,"speed":6,"skills":["ryusei","yami","teppeki","shuen"]}]}
])json";
}

} // namespace shiaiba::shinki
