// GM parties: checks and writes a party of players or of a GM.
#include "core/sheet/gm_party.hpp"

#include "core/sheet/fields.hpp"
#include "core/text/json.hpp"

namespace shiaiba {

Fields<PartyFields> gm_party_fields(const char* about_ja, const char* about_en, const char* rule) {
    return Fields<PartyFields>({{{.type = Field::Type::Switch,
                                  .key = "gm",
                                  .ja = "GMの隊",
                                  .en = "A GM's party",
                                  .about_ja = about_ja,
                                  .about_en = about_en,
                                  .code = "E_FIELD",
                                  .rule = rule},
                                 at<&PartyFields::gm>()}});
}

Problems gm_party_size(const PartyFields& own, std::size_t members, const char* rule) {
    const std::size_t most = own.gm ? kMostOfGm : kMostPlayers;
    if (members >= 1 && members <= most) return {};
    const std::string number = std::to_string(most);
    return {problem_at(
        "/members", "E_PARTY_SIZE",
        {"隊は1人から" + number + "人までです。", "A party has 1 to " + number + " members."},
        rule)};
}

std::string gm_party_line(const PartyFields& own, std::string_view name) {
    return "隊:" + std::string(name) + (own.gm ? "(GM)" : "") + "\n";
}

} // namespace shiaiba
