// Checks, writes and reads builds.
#include "teams/sheet.hpp"

#include <charconv>
#include <utility>

#include "core/json.hpp"
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

Problem unknown_field(const std::string& key) {
    return problem_at("/" + key, "unknownField",
                      {"「" + key + "」という項目はありません。", "There is no field " + key + "."},
                      "1");
}

std::optional<ReadText::Found> read_member(std::string_view line, int number) {
    if (!take(line, kMember) || line.size() < 2 || line[1] != ' ') return std::nullopt;
    Json fields{{"strength", line[0] - '0'}};
    line.remove_prefix(2);
    const std::size_t behind = line.rfind(": ");
    if (behind != std::string_view::npos) {
        const std::string tactic(line.substr(behind + 2));
        fields["tactic"] = tactic.substr(0, 1) == "[" ? *parse_json(tactic) : Json(tactic);
        line = line.substr(0, behind);
    }
    ReadText::Found found{std::string(line), number, std::nullopt};
    auto build = check_sheet(fields);
    if (build) found.build = std::move(*build);
    return found;
}

} // namespace

Checked<Sheet> check_sheet(const Json& fields) {
    Problems problems;
    Sheet sheet;
    const auto strength = whole_number(fields.value("strength", Json()));
    if (strength && *strength >= kLeastStrength && *strength <= kMostStrength) {
        sheet.strength = *strength;
    } else {
        problems.push_back(problem_at("/strength", "badStrength",
                                      {"強さは3から9です。", "Strength is 3 to 9."}, "1"));
    }
    auto tactic = plan::check_tactic(fields.value("tactic", Json()), presets());
    add_problems(problems, tactic.problems(), "/tactic");
    for (const auto& [key, value] : fields.items()) {
        if (key != "strength" && key != "tactic") problems.push_back(unknown_field(key));
    }
    if (!problems.empty()) return problems;
    sheet.tactic = std::move(*tactic);
    return sheet;
}

void write_sheet(const Sheet& sheet, Json& fields) {
    fields["strength"] = sheet.strength;
    if (sheet.tactic.tactic(presets()) != nullptr) {
        fields["tactic"] = plan::write_tactic(sheet.tactic, presets());
    }
}

Checked<Build> check_banner(const Json& fields) {
    const Json eager = fields.value("eager", Json(false));
    if (eager.is_boolean()) return Build(Banner{eager.get<bool>()});
    return problem_at("/eager", "badEager", {"eager は真偽です。", "\"eager\" is true or false."},
                      "1");
}

void write_banner(const Banner& banner, Json& fields) {
    if (banner.eager) fields["eager"] = true;
}

Problems check_size(const Banner& banner, std::size_t members) {
    const std::size_t most = banner.eager ? kMostEager : kMostInParty;
    if (members >= 1 && members <= most) return {};
    const std::string number = std::to_string(most);
    return {problem_at(
        "/members", "partySize",
        {"隊は1人から" + number + "人までです。", "A party has 1 to " + number + " members."},
        "1")};
}

Sheet random_sheet(Dice& dice) {
    Sheet sheet;
    sheet.strength =
        kLeastStrength + static_cast<int>(dice.below(kMostStrength - kLeastStrength + 1));
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
                                     JsonObject()
                                         .add("type", "number")
                                         .add("key", "strength")
                                         .add("label", Text{"強さ", "Strength"})
                                         .add("min", kLeastStrength)
                                         .add("max", kMostStrength),
                                     JsonObject()
                                         .add("type", "tactic")
                                         .add("key", "tactic")
                                         .add("label", Text{"戦術", "Tactic"})
                                         .add("presets", presets().to_json())});
    return JsonObject()
        .add("fields",
             Json::array({JsonObject()
                              .add("type", "name")
                              .add("key", "name")
                              .add("label", Text{"隊の名前", "Party's name"})
                              .add("max", 24),
                          JsonObject()
                              .add("type", "switch")
                              .add("key", "eager")
                              .add("label", Text{"先走る", "Eager"})
                              .add("text", Text{"はじめに1枚多く引く。2人まで。",
                                                "One card more at first; two members at most."}),
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
            out.parties.push_back({std::string(line), number, Banner{eager}});
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

std::string party_line(const Banner& banner, std::string_view name) {
    return std::string(banner.eager ? kEager : "") + std::string(kParty) + std::string(name) + "\n";
}

} // namespace shiaiba::teams
