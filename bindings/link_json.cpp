// Makes and opens links, as JSON.
#include "bindings/link_json.hpp"

#include "bindings/envelope.hpp"
#include "bindings/settings.hpp"
#include "rulesets/registry.hpp"
#include "share/link.hpp"

namespace shiaiba::bindings {

namespace {

LinkOptions wanted(const std::string& options) {
    const auto given = options.empty() ? Checked<Json>(Json::object()) : parse_json(options);
    LinkOptions out;
    // Unknown options count as the default: a link is made all the same.
    if (given && given->is_object()) out.names = given->value("names", Json(true)) != false;
    return out;
}

std::string told(const Checked<LinkMade>& made) {
    if (made) return ok(to_json(*made));
    return failed("noLink", made.problems().front().text, made.problems());
}

} // namespace

std::string made_link(const Match& match, const std::string& options) {
    return told(make_link(match, wanted(options)));
}

std::string made_link(const LeagueRequest& league, const std::string& options) {
    return told(make_link(league, wanted(options)));
}

std::string opened_link(const std::string& fragment, const std::string& settings) {
    // A module holds a single system.
    const std::string& id = all_systems().all().front()->identity.id;
    return ok(to_json(open_link(all_systems(), fragment, settings_at_hand(id, settings))));
}

} // namespace shiaiba::bindings
