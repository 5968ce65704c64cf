// Makes and opens links, as JSON.
#include "link_json.hpp"

#include "envelope.hpp"
#include "rulesets/registry.hpp"
#include "share/link.hpp"

namespace shiaiba::bindings {

std::string made_link(const Match& match, const std::string& options) {
    const auto given = options.empty() ? Checked<Json>(Json::object()) : parse_json(options);
    LinkOptions wanted;
    if (given && given->is_object()) wanted.names = given->value("names", Json(true)) != false;
    const auto made = make_link(match, wanted);
    if (made) return ok(to_json(*made));
    return failed("noLink", made.problems().front().text, made.problems());
}

std::string opened_link(const std::string& fragment) {
    return ok(to_json(open_link(all_rulesets(), fragment)));
}

} // namespace shiaiba::bindings
