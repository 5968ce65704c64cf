// Writes the form as JSON: the fields of a party and its members (3), the catalogue of feats,
// weapons, spells and cards, the meters, and the states of figures (5.2, 7, 19).
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

/// The budget of a group: the points that this rank gives, and the points that the gift of the same
/// name adds.
JsonObject budget(const char* rank, const std::array<int, 3>& totals, int gifted = 0) {
    Json of = Json::object();
    for (std::size_t k = 0; k < totals.size(); ++k) {
        of[std::string(1, static_cast<char>('A' + k))] = totals[k];
    }
    JsonObject all;
    all.add("group", "ranks").add("key", rank).add("of", std::move(of));
    if (gifted > 0) {
        all.add("more", Json(JsonObject().add("key", "gift").add("of", Json{{rank, gifted}})));
    }
    return JsonObject().add("totals", Json(std::move(all)));
}

/// An entry of `also`: what items of a list, or numbers of a group, cost by their id; the first
/// `free` items cost nothing.
JsonObject costs(const char* key, Json of, int free = 0) {
    JsonObject json;
    json.add("key", key).add("of", std::move(of));
    if (free > 0) json.add("free", free);
    return json;
}
Json ability_costs() {
    Json all = Json::object();
    for (int k = 0; k < kAbilities; ++k) {
        const auto ability = static_cast<Ability>(k);
        all[std::string(words(ability).id)] = costs_of(ability);
    }
    return all;
}
Json also_bought(const Data& data) {
    Json feats = Json::object();
    for (std::size_t k = 0; k < kFeats; ++k)
        feats[std::string(words(static_cast<Feat>(k)).id)] = kFeatCosts[k];
    Json element = Json::object();
    Json youjutsu = Json::object();
    for (const Spell& one : data.spells) {
        if (one.ability == Ability::Element) element[one.id] = kSpellCost;
        if (one.ability == Ability::Youjutsu) youjutsu[one.id] = kSpellCost;
    }
    Json weapons = Json::object();
    for (const Weapon& one : data.weapons) {
        if (one.magic) weapons[one.id] = kMagicWeaponCost;
    }
    return Json::array({costs("feats", std::move(feats)), costs("spells", std::move(element), 1),
                        costs("spells", std::move(youjutsu)), costs("weapons", std::move(weapons)),
                        costs("extra", Json{{"hp", kExtraHpCost}, {"spirit", kExtraSpiritCost}})});
}

/// The table's fields behind the name, with the budgets of ranks, which join them.
Json fields_of_member(const Data& data) {
    Json fields =
        Json::array({field("name", "name", {"名前", "Name"}).add("max", kMostNamePoints)});
    for (Json& one : member_fields().form()) {
        const Json key = one["key"];
        if (key == "stats") one["budget"] = budget("stats", kStatTotals).add("exact", true);
        if (key == "skills") {
            one["budget"] =
                budget("skills", kSkillTotals, kGiftedSkills).add("costs", Json(kSkillCosts));
        }
        if (key == "abilities") {
            one["budget"] = budget("abilities", kAbilityTotals, kGiftedAbilities)
                                .add("costs", ability_costs())
                                .add("also", also_bought(data));
        }
        fields.push_back(std::move(one));
    }
    return fields;
}

/// Where the numbers of the house's data come from, by the mark of the rules: W, R, or N for the
/// cost of a magic weapon.
Text from_words(char mark) {
    if (mark == 'N') return {"千幻抄1.2(W)、費用は1.3(N)", "千幻抄 1.2 (W), the cost 1.3 (N)"};
    if (mark == 'W') return {"千幻抄1.2(W)", "千幻抄 1.2 (W)"};
    return {"本作(R)", "ours (R)"};
}
char mark_of(const Card& card) {
    const bool ours = !card.deploys && card.action != Attack::Melee && card.action != Attack::Spell;
    return ours ? 'R' : 'W';
}

/// An entry of the catalogue; `mark` 0: of own data, without a source.
Json item(std::string_view id, const Text& name, const char* kind, const Text& text, char mark) {
    JsonObject json;
    json.add("id", id)
        .add("glyph", encode_utf8(decode_utf8(name.ja).substr(0, 1)))
        .add("name", name)
        .add("reading", name)
        .add("kind", kind)
        .add("limited", false)
        .add("takeable", id != "unarmed")
        .add("text", text);
    if (mark != 0) json.add("from", from_words(mark));
    return json.add("at", Json::array());
}

/// The kinds of spells, by SpellTiming.
constexpr std::array<const char*, 4> kTimings{"setup", "main", "turn_end", "answer"};

Json items(const Settings& settings) {
    const Data& data = settings.data();
    const bool ours = settings.own.list == nullptr;
    Json items = Json::array();
    for (int k = 0; k < kFeats; ++k) {
        const Words& feat = words(static_cast<Feat>(k));
        items.push_back(item(feat.id, text_of(feat), "feat",
                             {std::string(feat.about_ja), std::string(feat.about_en)},
                             static_cast<Feat>(k) == Feat::Double ? 'R' : 'W'));
    }
    for (const Weapon& one : data.weapons) {
        const char mark = one.magic ? 'N' : 'W';
        items.push_back(
            item(one.id, {one.ja, one.en}, "weapon", weapon_text(one, data), ours ? mark : '\0'));
    }
    for (const Spell& one : data.spells) {
        items.push_back(item(one.id, {one.ja, one.en},
                             kTimings[static_cast<std::size_t>(one.timing)], spell_text(one, data),
                             ours ? 'R' : '\0'));
    }
    for (const Card& one : data.cards) {
        items.push_back(item(one.id, {one.ja, one.en}, one.deploys ? "deploy" : "consume",
                             card_text(one, data), ours ? mark_of(one) : '\0'));
    }
    return items;
}

Json named(const char* id, const char* ja, const char* en) {
    return JsonObject().add("id", id).add("name", Text{ja, en});
}

// Meters beside the first one: shown by a sign, or drawn (MeterForm of bindings/types/system.d.ts).

Json signed_meter(const char* id, const char* ja, const char* en, const char* glyph) {
    return JsonObject().add("id", id).add("name", Text{ja, en}).add("glyph", glyph);
}
Json drawn_meter(const char* id, const char* ja, const char* en, const char* drawn) {
    return JsonObject().add("id", id).add("name", Text{ja, en}).add("drawn", drawn);
}

Json party_form(const Data& data) {
    return Json::array(
        {field("name", "name", {"隊の名前", "Party's name"}).add("max", kMostNamePoints),
         party_fields().form().front(),
         field("members", "members", {"隊員", "Members"})
             .add("least", 1)
             .add("most", static_cast<int>(kMostOfGm))
             .add("fields", fields_of_member(data))});
}

} // namespace

Json form(const Settings& settings) {
    return JsonObject()
        .add("fields", party_form(settings.data()))
        .add("kinds",
             Json::array({named("feat", "特技", "Feat"), named("weapon", "武器", "Weapon"),
                          named("setup", "セットアップのスペル", "Setup spell"),
                          named("main", "メインのスペル", "Main spell"),
                          named("turn_end", "ターン終了時のスペル", "Spell of the turn's end"),
                          named("answer", "応じるスペル", "Spell in answer"),
                          named("deploy", "展開型", "Deploy card"),
                          named("consume", "消費型", "Consume card")}))
        .add("items", items(settings))
        .add("states", states_json(settings.data()))
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

// States, each with the one kanji that a figure has room for.

namespace {

struct Shown {
    std::string_view glyph;
    /// Its number is shown.
    bool counts;
    Words words;
};

constexpr std::array<Shown, 4> kOthers{
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
       "Recovers 2 more DP at the next turn's start."}},
     {"札",
      true,
      {"pool", "隊のスペルカード", "Party's cards",
       "この戦闘で隊がまだ使えるスペルカードの枚数。だれが使っても減る。",
       "Spell cards that the party may still use in this battle, whoever uses them."}}}};

/// A modifier's sign and text; its name is that of words(ModKey).
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

Json states_json(const Data& data) {
    Json states = Json::array();
    for (const StatusKind& one : data.statuses) {
        const std::string glyph = encode_utf8(decode_utf8(one.ja).substr(0, 1));
        states.push_back(state({one.id, one.ja, one.en}, glyph, false, false, status_text(one)));
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
