// The form: what a party and its members are asked for, and the catalogue of weapons, spells, cards and
// statuses, with states of figures (5.2, 7, 19).
#include "rulesets/sengen/words/words.hpp"

#include <array>
#include <string>

#include "core/sheet/fields.hpp"
#include "core/text/json.hpp"
#include "core/text/name.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/sengen/sheet/vocabulary.hpp"

namespace shiaiba::sengen {
namespace {

JsonObject field(const char* type, std::string_view key, const Text& label) {
    return JsonObject().add("type", type).add("key", key).add("label", label);
}

Json option(Json value, const Text& name, const Text& text) {
    return JsonObject().add("value", std::move(value)).add("name", name).add("text", text);
}

JsonObject group(const char* key, const Text& label, const Text& text, Json fields) {
    return field("group", key, label).add("text", text).add("fields", std::move(fields));
}

/// How many points the rank of this name gives.
JsonObject budget(const char* rank, const std::array<int, 3>& totals) {
    Json of = Json::object();
    for (std::size_t k = 0; k < totals.size(); ++k) {
        of[std::string(1, static_cast<char>('A' + k))] = totals[k];
    }
    return JsonObject().add(
        "totals",
        Json(JsonObject().add("group", "ranks").add("key", rank).add("of", std::move(of))));
}

Json each(const char* key, int cost) { return JsonObject().add("key", key).add("each", cost); }

/// A rank, which points follow from; on a new sheet the one that is given.
Json rank(const char* key, const Text& label, const std::array<int, 3>& totals, char usual) {
    Json options = Json::array();
    for (std::size_t k = 0; k < totals.size(); ++k) {
        const std::string letter(1, static_cast<char>('A' + k));
        const std::string points = std::to_string(totals[k]);
        options.push_back(option(letter, {letter, letter}, {points + "点。", points + " points."}));
    }
    return field("select", key, label)
        .add("options", std::move(options))
        .add("usual", std::string(1, usual));
}

/// Only where its limits are these; JSON's null: standard.
Json of_limits(JsonObject field, Json limits) {
    return field.add("when", Json(JsonObject().add("key", "limits").add("is", std::move(limits))));
}
/// Only with levels of this ability.
Json of_ability(JsonObject field, Ability ability) {
    return field.add("when",
                     Json(JsonObject().add("key", "abilities").add("has", words(ability).id)));
}

Json ranks_field() {
    return of_limits(
        group("ranks", {"ランク", "Ranks"},
              {"A・B・Cを一つずつ割り当てる。種族はD。", "A, B and C, each once; species takes D."},
              Json::array({rank("stats", {"特性値", "Characteristics"}, kStatTotals, 'A'),
                           rank("skills", {"スキル", "Skills"}, kSkillTotals, 'B'),
                           rank("abilities", {"能力", "Abilities"}, kAbilityTotals, 'C')})),
        Json());
}

Json stats_field() {
    Json fields = Json::array();
    for (int k = 0; k < kStats; ++k) {
        const auto stat = static_cast<Stat>(k);
        fields.push_back(field("number", words(stat).id, text_of(words(stat)))
                             .add("min", 1)
                             .add("max", kMostOpenStat)
                             .add("usual", stat == Stat::Will ? 6 : 5));
    }
    return group("stats", {"特性値", "Characteristics"},
                 {"それぞれ3から6、合計はランクどおり。無制限なら1から12。",
                  "Each 3 to 6, together as the rank says; open: 1 to 12."},
                 std::move(fields))
        .add("budget", Json(budget("stats", kStatTotals).add("exact", true)));
}

template <class Key>
Json levels_field(const char* key, const Text& label, const Text& text, int count, Json budget) {
    Json fields = Json::array();
    for (int k = 0; k < count; ++k) {
        const Words& one = words(static_cast<Key>(k));
        fields.push_back(field("number", one.id, text_of(one))
                             .add("min", 1)
                             .add("max", kMostOpenLevel)
                             .add("optional", true));
    }
    return group(key, label, text, std::move(fields)).add("budget", std::move(budget));
}

Json stat_field(const char* key, Ability ability, std::initializer_list<Stat> stats) {
    Json options = Json::array();
    for (const Stat stat : stats) {
        options.push_back(option(std::string(words(stat).id), text_of(words(stat)), Text{}));
    }
    const Text name = text_of(words(ability));
    return of_ability(field("select", key, {name.ja + "の特性値", name.en + "'s characteristic"})
                          .add("options", std::move(options)),
                      ability);
}

JsonObject list_field(const char* key, const Text& label, std::size_t most, Json kinds,
                      bool distinct) {
    JsonObject list = field("list", key, label);
    list.add("least", 0).add("most", static_cast<int>(most)).add("kinds", std::move(kinds));
    if (distinct) list.add("distinct", true);
    return list;
}

Json member_fields() {
    return Json::array(
        {field("name", "name", {"名前", "Name"}).add("max", kMostNamePoints),
         field("select", "limits", {"制限", "Limits"})
             .add("options",
                  Json::array({option(Json(), {"標準", "Standard"},
                                      {"ランクと点で作る。", "Made by ranks and points."}),
                               option("open", {"無制限", "Open"},
                                      {"首領や試し斬り用。点を数えない。",
                                       "For bosses and experiments: no points are counted."})})),
         ranks_field(), stats_field(),
         levels_field<Skill>("skills", {"スキル", "Skills"},
                             {"Lv5まで、点はランクどおり。無制限ならLv20まで。",
                              "Up to Lv 5, points as the rank says; open: up to Lv 20."},
                             kSkills,
                             budget("skills", kSkillTotals).add("costs", Json(kSkillCosts))),
         levels_field<Ability>(
             "abilities", {"能力", "Abilities"},
             {"Lv5まで。特技は4点、スペルは2点ずつで、点はランクどおり。",
              "Up to Lv 5. Feats are 4 points and spells 2, all as the rank says."},
             kAbilities,
             budget("abilities", kAbilityTotals)
                 .add("costs", Json(kAbilityCosts))
                 .add("also", Json::array({each("feats", kFeatCost), each("spells", kSpellCost)}))),
         stat_field("elementStat", Ability::Element, {Stat::Int, Stat::Sense}),
         stat_field("youjutsuStat", Ability::Youjutsu,
                    {Stat::Body, Stat::Vit, Stat::Int, Stat::Sense, Stat::Will}),
         list_field("feats", {"特技", "Feats"}, kFeats, Json::array({"feat"}), true),
         list_field("weapons", {"武器", "Weapons"}, kMostWeapons, Json::array({"weapon"}), true),
         list_field("spells", {"スペル", "Spells"}, kMostSpells, Json::array({"setup", "main"}),
                    true),
         list_field("cards", {"スペルカード", "Spell cards"}, kMostOpenCards,
                    Json::array({"deploy", "consume"}), false)
             .add("named", "card"),
         field("tactic", "tactic", {"戦術", "Tactic"}).add("presets", presets().to_json())});
}

/// An entry of the catalogue; our own data, which no page states, is marked so.
Json item(std::string_view id, const Text& name, const char* kind, const Text& text, bool ours) {
    JsonObject json;
    json.add("id", id)
        .add("glyph", encode_utf8(decode_utf8(name.ja).substr(0, 1)))
        .add("name", name)
        .add("reading", name)
        .add("kind", kind)
        .add("limited", false)
        .add("takeable", id != "unarmed")
        .add("text", text);
    if (ours) json.add("from", Text{"本作(R)", "ours (R)"});
    return json.add("at", Json::array());
}

Json items(const Settings& settings) {
    const Data& data = settings.data();
    const bool ours = settings.own.list == nullptr;
    Json items = Json::array();
    for (int k = 0; k < kFeats; ++k) {
        const Words& feat = words(static_cast<Feat>(k));
        items.push_back(item(feat.id, text_of(feat), "feat",
                             {std::string(feat.about_ja), std::string(feat.about_en)}, false));
    }
    for (const Weapon& one : data.weapons) {
        items.push_back(item(one.id, {one.ja, one.en}, "weapon", weapon_text(one), ours));
    }
    for (const Spell& one : data.spells) {
        const bool setup = one.timing == SpellTiming::Setup;
        items.push_back(
            item(one.id, {one.ja, one.en}, setup ? "setup" : "main", spell_text(one), ours));
    }
    for (const Card& one : data.cards) {
        items.push_back(item(one.id, {one.ja, one.en}, one.deploys ? "deploy" : "consume",
                             card_text(one), ours));
    }
    return items;
}

Json named(const char* id, const char* ja, const char* en) {
    return JsonObject().add("id", id).add("name", Text{ja, en});
}

// Meters beside the first one: by the sign that stands for them, or as they are drawn (MeterForm).

Json signed_meter(const char* id, const char* ja, const char* en, const char* glyph) {
    return JsonObject().add("id", id).add("name", Text{ja, en}).add("glyph", glyph);
}
Json drawn_meter(const char* id, const char* ja, const char* en, const char* drawn) {
    return JsonObject().add("id", id).add("name", Text{ja, en}).add("drawn", drawn);
}

Json party_form() {
    return Json::array(
        {field("name", "name", {"隊の名前", "Party's name"}).add("max", kMostNamePoints),
         form_of(party_fields().all().front().field),
         field("members", "members", {"隊員", "Members"})
             .add("least", 1)
             .add("most", static_cast<int>(kMostOfGm))
             .add("fields", member_fields())});
}

} // namespace

Json form(const Settings& settings) {
    return JsonObject()
        .add("fields", party_form())
        .add("kinds", Json::array({named("feat", "特技", "Feat"), named("weapon", "武器", "Weapon"),
                                   named("setup", "セットアップのスペル", "Setup spell"),
                                   named("main", "メインのスペル", "Main spell"),
                                   named("deploy", "展開型", "Deploy card"),
                                   named("consume", "消費型", "Consume card")}))
        .add("items", items(settings))
        .add("states", states_json())
        .add("board", JsonObject()
                          .add("type", "field")
                          .add("places", Json::array({to_json(Text{"前衛", "front"}),
                                                      to_json(Text{"後衛", "back"})})))
        .add("dice", "phase")
        .add("meters",
             Json::array({named("hp", "HP", "HP"), signed_meter("spirit", "霊力", "spirit", "霊"),
                          drawn_meter("dp", "DP", "DP", "points"),
                          signed_meter("graze", "グレイズ", "graze", "掠"),
                          signed_meter("initiative", "イニシアティブ", "initiative", "順"),
                          drawn_meter("card", "カードのHP", "card HP", "deployed")}));
}

// States with the sign that a figure has no room for more than.

namespace {

struct Shown {
    std::string_view glyph;
    /// Its number counts, and more of it is better.
    bool counts;
    Words words;
};

constexpr std::array<Shown, 3> kOthers{
    {{"壁",
      true,
      {"barrier", "障壁", "Barrier", "このターンに受けるダメージを先に引き受ける。",
       "Takes this turn's damage first."}},
     {"専",
      false,
      {"full_defence", "防御専念", "Full defence",
       "攻撃しない代わりに、防御と抵抗の達成値が5上がり、弾幕は半分になる。",
       "No attacks; totals of defences and resistance +5, danmaku halved."}},
     {"待",
      false,
      {"waited", "待機", "Waiting", "次のターンのDP回復が2増える。",
       "Recovers 2 more DP at the next turn's start."}}}};

/// By ModKey, whose names words() has.
struct OfMod {
    std::string_view glyph;
    std::string_view ja;
    std::string_view en;
};
constexpr std::array<OfMod, kModKeys> kMods{
    {{"命", "ショット、ホーミング、近接攻撃の達成値に加わる。",
      "Added to totals of shots, homing attacks and blows."},
     {"威", "ショット、ホーミング、近接攻撃のダメージに加わる。",
      "Added to damage of shots, homing attacks and blows."},
     {"避", "回避の達成値に加わる。", "Added to totals of evasion."},
     {"防", "ガードの達成値に加わる。", "Added to totals of guards."},
     {"抗", "抵抗の達成値に加わる。", "Added to totals of resistance."},
     {"削", "自分の弾幕で敵が失うDPに加わる。", "Added to the DP that one's danmaku costs."},
     {"弾", "自分の弾幕のダメージに加わる。", "Added to damage of one's danmaku."},
     {"復", "ターン開始時のDP回復に加わる。", "Added to the DP recovered at a turn's start."},
     {"減", "受けるダメージから引かれる。", "Taken off the damage that one takes."}}};

Json state(const Words& words, std::string_view glyph, bool counts, bool good, const Text& text) {
    return JsonObject()
        .add("id", words.id)
        .add("glyph", glyph)
        .add("name", text_of(words))
        .add("reading", text_of(words))
        .add("stacks", counts)
        .add("good", good)
        .add("text", text);
}
Text about(const Words& words) {
    return {std::string(words.about_ja), std::string(words.about_en)};
}

} // namespace

Json states_json() {
    constexpr std::array<std::string_view, kStatuses> kGlyphs{"束", "眠", "幻"};
    Json states = Json::array();
    for (int k = 0; k < kStatuses; ++k) {
        const Words& one = words(static_cast<Status>(k));
        states.push_back(
            state(one, kGlyphs[static_cast<std::size_t>(k)], false, false, about(one)));
    }
    for (const Shown& one : kOthers)
        states.push_back(state(one.words, one.glyph, one.counts, true, about(one.words)));
    for (int k = 0; k < kModKeys; ++k) {
        const OfMod& one = kMods[static_cast<std::size_t>(k)];
        states.push_back(state(words(static_cast<ModKey>(k)), one.glyph, true, true,
                               {std::string(one.ja), std::string(one.en)}));
    }
    return states;
}

} // namespace shiaiba::sengen
