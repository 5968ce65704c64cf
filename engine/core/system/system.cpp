// System: what functions answer that a system leaves out, and its words. Registry: lookups, and
// problems about unknown systems.
#include "core/system/system.hpp"

#include <utility>

#include "core/system/capabilities.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {

const char* word(Stride stride) {
    switch (stride) {
    case Stride::Event: return "event";
    case Stride::Round: return "round";
    case Stride::Exchange: return "exchange";
    }
    return "event";
}

Json no_places(const Build&) { return Json::array(); }
Json no_facts(const Json&, const Settings&) { return {}; }
Json no_odds(const Question&) { return {}; }

std::string_view usual_setting(const System& system, std::string_view key) {
    return key == system.usual_list.key ? system.usual_list.text : std::string_view();
}

Text round_title(const Identity& identity, int round) {
    if (round == 0) return {"開始", "Opening"};
    const std::string number = std::to_string(round);
    std::string word = identity.round.en;
    word.front() = static_cast<char>(word.front() - 'a' + 'A');
    return {"第" + number + identity.round.ja, word + " " + number};
}

const Text& reason_in_words(const System& system, std::string_view reason) {
    for (const EndReason& one : system.reasons) {
        if (one.id == reason) return one.text;
    }
    return system.reasons.back().text;
}

const System* Registry::find(std::string_view id) const {
    for (const System* system : systems_) {
        if (system->identity.id == id) return system;
    }
    return nullptr;
}

const System* Registry::find_link_id(unsigned link_id) const {
    for (const System* system : systems_) {
        if (system->identity.link_id == link_id) return system;
    }
    return nullptr;
}

const Published* Registry::published(std::string_view id) const {
    for (const Published& one : published_) {
        if (one.id == id) return &one;
    }
    return nullptr;
}

const Published* Registry::published_link_id(unsigned link_id) const {
    for (const Published& one : published_) {
        if (one.link_id == link_id) return &one;
    }
    return nullptr;
}

const Records* Registry::records_of(const System& system) const {
    for (const Records* records : records_) {
        if (records->system == &system) return records;
    }
    return nullptr;
}

Problem unknown_system(const Registry& registry, const Json& id) {
    const Published* const other =
        id.is_string() ? registry.published(id.get_ref<const std::string&>()) : nullptr;
    if (other == nullptr) {
        return problem_at("/system", "unknownSystem",
                          {"この遊戯は知りません。", "This system is not known here."});
    }
    return problem_at(
        "/system", "otherSystem",
        {"これは「" + other->name.ja + "」のものです。そのページで開いてください。",
         "This belongs to " + other->name.en + ": open it on the page of that game."});
}

} // namespace shiaiba
