// Section 14's builds, on which the battles of section 15 and the lengths of links rest, whatever the samples become.
#pragma once

namespace shiaiba::shinki {

inline constexpr const char* kAkari =
    R"({"name":"灯里","members":[{"points":{"hp":2,"speed":4},"skills":["guren","shikku","toushi","kekki","kyoen"],"tactic":"突撃"}]})";
inline constexpr const char* kShizuku =
    R"({"name":"雫","members":[{"points":{"hp":2,"speed":4},"skills":["hoshi","kagenui","ushiro","shuchu","tentsui"],"tactic":"間合い"}]})";
inline constexpr const char* kYomi =
    R"({"name":"夜見","members":[{"points":{"hp":3,"speed":3},"skills":["dokuga","engoku","yami","iatsu","shuen"],"tactic":"奥義"}]})";
inline constexpr const char* kDawn =
    R"({"name":"夜明け隊","members":[
 {"name":"灯里","points":{"hp":2,"speed":4},"skills":["guren","shikku","toushi","kekki","kyoen"],"tactic":"突撃"},
 {"name":"日向","points":{"hp":3,"speed":3},"skills":["yukou","hoshi","ryusei","shuchu","shuen"],"tactic":"堅守"}]})";
inline constexpr const char* kSwarm =
    R"({"name":"小鬼の群れ","gm":true,"members":[
 {"name":"大顎","kind":"apostle","hp":70,"speed":8,"skills":["guren","kagenui","iatsu","tentsui"]},
 {"name":"小鬼","kind":"apostle","mob":true,"hp":12,"speed":7,"skills":["attack"]},
 {"name":"小鬼","kind":"apostle","mob":true,"hp":12,"speed":7,"skills":["attack"]},
 {"name":"棘虫","kind":"apostle","mob":true,"hp":10,"speed":9,"skills":["dokuga"]}]})";

} // namespace shiaiba::shinki
