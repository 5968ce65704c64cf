// Writes the form (fields of a party and its members; catalogue of skills, statuses and cards), and
// the lines of a sheet's chat palette.
#include "rulesets/shinki/words/words.hpp"

#include <array>
#include <string>

#include "core/sheet/fields.hpp"
#include "core/text/json.hpp"
#include "core/text/name.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"

namespace shiaiba::shinki {
namespace {

constexpr std::array<const char*, kTimings> kTimingIds{"move",       "action",      "reaction",
                                                       "round_end",  "interrupt",   "passive",
                                                       "turn_start", "round_start", "battle_start"};

JsonObject field(const char* type, const char* key, const Text& label) {
    return JsonObject().add("type", type).add("key", key).add("label", label);
}

Json kind(const char* id, const char* ja, const char* en) {
    return JsonObject().add("id", id).add("name", Text{ja, en});
}

Json member_form() {
    Json fields =
        Json::array({field("name", "name", {"名前", "Name"}).add("max", kMostNamePoints)});
    for (Json& one : member_fields().form()) fields.push_back(std::move(one));
    return fields;
}

/// The parts of a skill that the page states (P) or this project adds (R).
Text source(const Skill& skill) {
    if (skill.id == "attack" || skill.id == "guard") {
        return {"名前と効果はページ(P)", "name and effect: the page (P)"};
    }
    if (skill.is_default)
        return {"名前はページ(P)、データは本作(R)", "name: the page (P); data: ours (R)"};
    return {"本作(R)", "ours (R)"};
}

Json item(const Skill& skill, const SkillList& list, bool own) {
    const std::string name = skill.bare_ja();
    const Text cost{"コスト：" + cost_text(skill.cost, Lang::Ja) + "。",
                    "Cost: " + cost_text(skill.cost, Lang::En) + ". "};
    const bool passive = skill.timing == Timing::Passive;
    const auto text = [&](const std::string& begin, Lang lang) {
        return (passive ? std::string() : begin) + skill_text(skill, list, lang);
    };
    JsonObject json;
    json.add("id", skill.id)
        .add("glyph", encode_utf8(decode_utf8(name).substr(0, 1)))
        .add("name", Text{name, skill.en})
        .add("reading", Text{name, skill.en})
        .add("kind", kTimingIds[static_cast<std::size_t>(skill.timing)])
        .add("limited", skill.limit > 0)
        .add("takeable", !skill.is_default)
        .add("text", Text{text(cost.ja, Lang::Ja), text(cost.en, Lang::En)});
    if (!own) json.add("from", source(skill));
    return json.add("at", Json::array());
}

Json state(Status status, const SkillList& list) {
    const StatusWords said = list.words(status);
    const OwnStatus* const own = list.own(status);
    const std::string ja(said.ja);
    return JsonObject()
        .add("id", said.id)
        .add("glyph", encode_utf8(decode_utf8(ja).substr(0, 1)))
        .add("name", Text{ja, std::string(said.en)})
        .add("reading", Text{ja, std::string(said.en)})
        .add("stacks", false)
        .add("good", own != nullptr ? own->good() : status == Status::Shine)
        .add("text", Text{std::string(said.about_ja), std::string(said.about_en)});
}

Json named(const char* id, const char* ja, const char* en) {
    return JsonObject().add("id", id).add("name", Text{ja, en});
}

/// A meter with the sign that stands for its name where there is little room.
Json signed_meter(const char* id, const char* ja, const char* en, const char* glyph) {
    return JsonObject().add("id", id).add("name", Text{ja, en}).add("glyph", glyph);
}

} // namespace

Json form(const Settings& settings) {
    Json items = Json::array();
    for (const Skill& skill : settings.list().skills) {
        const bool own = settings.own.list != nullptr && skill.of_list;
        items.push_back(item(skill, settings.list(), own));
    }
    Json states = Json::array();
    settings.list().each_status(
        [&](Status status) { states.push_back(state(status, settings.list())); });
    Json cards = Json::array();
    for (Card card = 0; card < kCards; ++card) {
        const std::string face = card_name(card);
        cards.push_back(JsonObject()
                            .add("id", card_id(card))
                            .add("face", Text{face, face})
                            .add("name", Text{face, face}));
    }
    Json places = Json::array();
    for (int column = 1; column <= 5; ++column) {
        const std::string number = std::to_string(column);
        places.push_back(to_json(Text{"第" + number + "列", "column " + number}));
    }
    return JsonObject()
        .add("fields",
             Json::array(
                 {field("name", "name", {"隊の名前", "Party's name"}).add("max", kMostNamePoints),
                  party_fields().form().front(),
                  field("members", "members", {"隊員", "Members"})
                      .add("least", 1)
                      .add("most", static_cast<int>(kMostOfGm))
                      .add("fields", member_form())}))
        .add("kinds",
             Json::array({kind("action", "アクション", "Action"), kind("move", "ムーブ", "Move"),
                          kind("reaction", "リアクション", "Reaction"),
                          kind("round_end", "ラウンド終了時", "Round's end"),
                          kind("turn_start", "ターン開始時", "Turn's start"),
                          kind("round_start", "ラウンド開始時", "Round's start"),
                          kind("battle_start", "戦闘開始時", "Battle's start"),
                          kind("interrupt", "割り込み", "Interrupt"),
                          kind("passive", "習得効果", "Learned")}))
        .add("items", std::move(items))
        .add("states", std::move(states))
        .add("board",
             JsonObject().add("type", "field").add("places", std::move(places)).add("shared", true))
        .add("meters",
             Json::array({named("hp", "HP", "HP"), signed_meter("speed", "行動値", "speed", "行"),
                          signed_meter("fatal", "フェイタル", "fatal", "致")}))
        .add("piles",
             Json::array({named("hand", "手札", "hand"), named("kihaku", "気魄", "grit"),
                          named("deck", "山札", "deck"), named("discard", "捨て札", "discards")}))
        .add("cards", std::move(cards));
}

// -- The chat palette

namespace {

std::string cost_said(const Cost& cost) {
    std::string said;
    const auto add = [&](const char* what, int n) {
        if (n > 0) said += " " + (what + std::to_string(n));
    };
    add("手札", cost.hand);
    add("気魄", cost.kihaku);
    add("HP", cost.hp);
    add("フェイタル", cost.fatal);
    return said;
}

} // namespace

Palette palette(const Sheet& sheet) {
    Palette lines{{"1D2", "同点の側(1:甲 2:乙)"}};
    for (const int place : sheet.all_skills()) {
        const Skill& skill = sheet.skill(place);
        lines.push_back({{}, skill.ja + cost_said(skill.cost)});
    }
    return lines;
}

} // namespace shiaiba::shinki
