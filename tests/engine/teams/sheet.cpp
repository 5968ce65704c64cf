// Checks, writes and reads the builds of the card game.
#include "teams/sheet.hpp"

#include <array>
#include <utility>

#include "core/text/json.hpp"
#include "teams/game.hpp"
#include "teams/plans.hpp"

namespace shiaiba::teams {
namespace {

constexpr std::string_view kMember = "member ";
constexpr std::string_view kParty = "party ";
constexpr std::string_view kEager = "eager ";

bool take(std::string_view& text, std::string_view start) {
    if (text.substr(0, start.size()) != start) return false;
    text.remove_prefix(start.size());
    return true;
}

std::optional<ReadText::Character> read_member(std::string_view line, int number) {
    if (!take(line, kMember) || line.size() < 2 || line[1] != ' ') return std::nullopt;
    Json fields{{"strength", line[0] - '0'}};
    line.remove_prefix(2);
    const std::size_t behind = line.rfind(": ");
    if (behind != std::string_view::npos) {
        const std::string tactic(line.substr(behind + 2));
        fields["tactic"] = tactic.substr(0, 1) == "[" ? *parse_json(tactic) : Json(tactic);
        line = line.substr(0, behind);
    }
    ReadText::Character found{std::string(line), number, std::nullopt};
    auto build = check_sheet(fields);
    if (build) found.build = std::move(*build);
    return found;
}

} // namespace

const Fields<Sheet>& member_fields() {
    static const Fields<Sheet> fields({{{.type = Field::Type::Number,
                                         .key = "strength",
                                         .ja = "強さ",
                                         .en = "Strength",
                                         .least = kLeastStrength,
                                         .most = kMostStrength,
                                         .code = "badStrength",
                                         .rule = "1"},
                                        &Sheet::strength}});
    return fields;
}

const Fields<PartyFields>& party_fields() {
    static const Fields<PartyFields> fields(
        {{{.type = Field::Type::Switch,
           .key = "eager",
           .ja = "先走る",
           .en = "Eager",
           .about_ja = "はじめに1枚多く引く。2人まで。",
           .about_en = "One card more at first; two members at most.",
           .code = "badEager",
           .rule = "1"},
          &PartyFields::eager}});
    return fields;
}

Checked<Sheet> check_sheet(const Json& fields) {
    Problems problems;
    Sheet sheet = member_fields().check(fields, problems);
    auto tactic = plan::check_tactic(fields.value("tactic", Json()), presets());
    add_problems(problems, tactic.problems(), "/tactic");
    check_keys(fields, std::array<std::string_view, 2>{"strength", "tactic"}, "1", problems);
    if (!problems.empty()) return problems;
    sheet.tactic = std::move(*tactic);
    return sheet;
}

void write_sheet(const Sheet& sheet, Json& fields) {
    member_fields().write(sheet, fields);
    if (sheet.tactic.tactic(presets()) != nullptr) {
        fields["tactic"] = plan::write_tactic(sheet.tactic, presets());
    }
}

Problems check_size(const PartyFields& own, std::size_t members) {
    const std::size_t most = own.eager ? kMostEager : kMostInParty;
    if (members >= 1 && members <= most) return {};
    const std::string number = std::to_string(most);
    return {problem_at(
        "/members", "partySize",
        {"隊は1人から" + number + "人までです。", "A party has 1 to " + number + " members."},
        "1")};
}

Sheet random_sheet(Dice& dice) {
    Sheet sheet = member_fields().random(dice);
    const auto preset = static_cast<std::size_t>(dice.below(presets().size() + 1));
    if (preset < presets().size()) sheet.tactic.preset = preset;
    return sheet;
}

std::vector<Neighbour> neighbours(const Sheet& sheet) {
    std::vector<Neighbour> all;
    for (const int step : {-1, 1}) {
        Sheet next = sheet;
        next.strength += step;
        if (next.strength < kLeastStrength || next.strength > kMostStrength) continue;
        const std::string said = std::to_string(next.strength);
        all.push_back({{"強さ" + said, "Strength " + said}, next});
    }
    return all;
}

Json form() {
    Json cards = Json::array();
    for (Card card = 0; card < kCards; ++card) {
        const Text name{card_ja(card), std::string(card_id(card))};
        cards.push_back(JsonObject().add("id", card_id(card)).add("face", name).add("name", name));
    }
    const Json member = Json::array({JsonObject()
                                         .add("type", "name")
                                         .add("key", "name")
                                         .add("label", Text{"名前", "Name"})
                                         .add("max", 24),
                                     form_of(member_fields().all().front().field),
                                     JsonObject()
                                         .add("type", "tactic")
                                         .add("key", "tactic")
                                         .add("label", Text{"戦術", "Tactic"})
                                         .add("presets", presets().to_json())});
    return JsonObject()
        .add("fields", Json::array({JsonObject()
                                        .add("type", "name")
                                        .add("key", "name")
                                        .add("label", Text{"隊の名前", "Party's name"})
                                        .add("max", 24),
                                    form_of(party_fields().all().front().field),
                                    JsonObject()
                                        .add("type", "members")
                                        .add("key", "members")
                                        .add("label", Text{"隊員", "Members"})
                                        .add("least", 1)
                                        .add("most", kMostInParty)
                                        .add("fields", member)}))
        .add("kinds", Json::array())
        .add("items", Json::array())
        .add("states", Json::array())
        .add("board", JsonObject().add("type", "field"))
        .add(
            "meters",
            Json::array({JsonObject().add("id", "strength").add("name", Text{"強さ", "strength"})}))
        .add("piles",
             Json::array({JsonObject().add("id", "hand").add("name", Text{"手札", "hand"}),
                          JsonObject().add("id", "bag").add("name", Text{"袋", "bag"}),
                          JsonObject().add("id", "pile").add("name", Text{"捨て札", "pile"})}))
        .add("cards", std::move(cards));
}

ReadText read_text(std::string_view text) {
    ReadText out;
    std::optional<std::size_t> party;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        const bool eager = take(line, kEager);
        if (take(line, kParty)) {
            party = out.parties.size();
            out.parties.push_back({std::string(line), number, PartyFields{eager}});
            continue;
        }
        auto found = read_member(line, number);
        if (!found) continue;
        out.form = "sheet";
        found->party = party;
        out.found.push_back(std::move(*found));
    }
    return out;
}

std::string write_text(const Sheet& sheet, std::string_view name) {
    std::string out = std::string(kMember) + std::to_string(sheet.strength) + " ";
    out += name;
    if (sheet.tactic.own != nullptr) {
        out += ": " + write_json(plan::write_tactic(sheet.tactic, presets()));
    } else if (sheet.tactic.preset) {
        out.append(": ").append(presets()[*sheet.tactic.preset].id);
    }
    return out + "\n";
}

std::string party_line(const PartyFields& own, std::string_view name) {
    return std::string(own.eager ? kEager : "") + std::string(kParty) + std::string(name) + "\n";
}

} // namespace shiaiba::teams
