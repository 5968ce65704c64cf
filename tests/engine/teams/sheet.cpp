// Checks, writes and reads the builds of the card game.
#include "teams/sheet.hpp"

#include <array>
#include <memory>
#include <utility>

#include "core/sheet/field_parts.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"
#include "teams/game.hpp"
#include "teams/plans.hpp"

namespace shiaiba::teams {
namespace {

constexpr std::size_t kMostPlans = 24;
constexpr std::string_view kMember = "member ";
constexpr std::string_view kParty = "party ";
constexpr std::string_view kEager = "eager ";

bool take(std::string_view& text, std::string_view start) {
    if (text.substr(0, start.size()) != start) return false;
    text.remove_prefix(start.size());
    return true;
}

/// The name in a line `member 5 Name: tactic`, and its fields; absent if it is none.
std::optional<std::string> read_head(std::string_view line, Json& fields) {
    if (!take(line, kMember) || line.size() < 2 || line[1] != ' ') return std::nullopt;
    fields = Json{{"strength", line[0] - '0'}};
    line.remove_prefix(2);
    const std::size_t behind = line.rfind(": ");
    if (behind != std::string_view::npos) {
        const std::string tactic(line.substr(behind + 2));
        fields["tactic"] = tactic.substr(0, 1) == "[" ? *parse_json(tactic) : Json(tactic);
        line = line.substr(0, behind);
    }
    return std::string(line);
}

} // namespace

constexpr std::array<FieldItem, 3> kOwnSuits{
    {{"none", "なし", "None"}, {"sun", "陽", "Sun"}, {"moon", "月", "Moon"}}};

const Fields<Sheet>& member_fields() {
    static const Fields<Sheet> fields({
        {{.type = Field::Type::Number,
          .key = "strength",
          .ja = "強さ",
          .en = "Strength",
          .least = kLeastStrength,
          .most = kMostStrength,
          .step = 1,
          .code = "badStrength",
          .rule = "1"},
         at<&Sheet::strength>()},
        {{.type = Field::Type::Select,
          .key = "suit",
          .ja = "得意札",
          .en = "Own suit",
          .optional = true,
          .items = kOwnSuits,
          .code = "badSuit",
          .rule = "1"},
         at<&Sheet::suit>()},
        {{.type = Field::Type::Switch,
          .key = "wary",
          .ja = "用心深い",
          .en = "Wary",
          .about_ja = "一度に失うのは1まで。",
          .about_en = "Loses 1 at a time at most.",
          .rule = "1"},
         at<&Sheet::wary>()},
        {{.type = Field::Type::Text, .key = "motto", .ja = "座右の銘", .en = "Motto", .most = 20},
         at<&Sheet::motto>()},
        {"tactic", std::make_shared<TacticPart<Sheet>>(
                       TacticPart<Sheet>::Facts{&Sheet::tactic,
                                                presets,
                                                [](const Sheet&) { return plan::SheetNames(); },
                                                kMostPlans,
                                                {},
                                                "1"})},
    });
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
          at<&PartyFields::eager>()}});
    return fields;
}

Checked<Sheet> check_sheet(const Json& fields) {
    Problems problems;
    Sheet sheet = member_fields().check(fields, problems);
    check_keys(fields, member_fields().keys(), "1", problems);
    if (!problems.empty()) return problems;
    return sheet;
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

Json form() {
    Json cards = Json::array();
    for (Card card = 0; card < kCards; ++card) {
        const Text name{card_ja(card), std::string(card_id(card))};
        cards.push_back(JsonObject().add("id", card_id(card)).add("face", name).add("name", name));
    }
    Json member = Json::array({JsonObject()
                                   .add("type", "name")
                                   .add("key", "name")
                                   .add("label", Text{"名前", "Name"})
                                   .add("max", 24)});
    for (Json& field : member_fields().form()) member.push_back(std::move(field));
    return JsonObject()
        .add("fields", Json::array({JsonObject()
                                        .add("type", "name")
                                        .add("key", "name")
                                        .add("label", Text{"隊の名前", "Party's name"})
                                        .add("max", 24),
                                    party_fields().form().front(),
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
    std::optional<std::string> name;
    int start = 0;
    Json fields;
    PostedPlaces places;
    const auto finish = [&] {
        if (!name) return;
        ReadText::Character found{*name, start, std::nullopt};
        auto build = check_sheet(fields);
        if (build) found.build = std::move(*build);
        for (const Problem& one : build.problems()) out.problems.push_back(places.in_text(one));
        found.party = party;
        out.form = "sheet";
        out.found.push_back(std::move(found));
        name.reset();
    };
    for (const PostedLine& line : posted_lines(text)) {
        const std::string written = encode_utf8(line.raw);
        std::string_view rest = written;
        const bool eager = take(rest, kEager);
        if (take(rest, kParty)) {
            finish();
            party = out.parties.size();
            out.parties.push_back({std::string(rest), line.number, PartyFields{eager}});
        } else if (Json head; auto called = read_head(written, head)) {
            finish();
            name = std::move(called);
            start = line.number;
            fields = std::move(head);
            places = PostedPlaces({line.number, 0});
        } else if (name) {
            member_fields().read_line(line, fields, places, out.problems);
        }
    }
    finish();
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
    return out + "\n" + member_fields().lines(sheet, {"strength", "tactic"});
}

std::string party_line(const PartyFields& own, std::string_view name) {
    return std::string(own.eager ? kEager : "") + std::string(kParty) + std::string(name) + "\n";
}

} // namespace shiaiba::teams
