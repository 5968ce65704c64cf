// Narrates events (14): chooses a sentence of the catalogue and fills its places with facts.
#include <array>
#include <cctype>
#include <numeric>
#include <string>
#include <string_view>

#include "core/fight/narrator.hpp"
#include "core/system/system.hpp"
#include "core/system/typed.hpp"
#include "core/text/fill.hpp"
#include "rulesets/sengen/plans/question.hpp"
#include "rulesets/sengen/words/asides.hpp"
#include "rulesets/sengen/words/sentences.hpp"
#include "rulesets/sengen/words/words.hpp"

namespace shiaiba::sengen {
namespace {

constexpr std::array<PhaseWords, 6> kPhases{{{"start", "ターン開始時", "Start"},
                                             {"rows", "前衛・後衛", "Rows"},
                                             {"initiative", "イニシアティブ", "Initiative"},
                                             {"setup", "{who}のセットアップ", "{who}'s setup"},
                                             {"main", "{who}の行動", "{who}'s action"},
                                             {"end", "ターン終了時", "End"}}};

/// Whether the event's targets are others than the caster alone.
bool is_aimed(const Event& event) {
    const std::vector<int>& sides = event.numbers("sides");
    const std::vector<int>& members = event.numbers("targets");
    return members.size() > 1 || (members.size() == 1 && Actor{static_cast<Side>(sides.front()),
                                                               members.front()} != event.actor());
}

/// Whether a sentence is for this event.
bool fits(const Sentence& one, const Event& event) {
    if (one.kind != event.kind) return false;
    switch (one.when) {
    case When::Always: return true;
    case When::Ok: return event.number("ok") == 1;
    case When::Word: return event.word("why") == one.word;
    case When::Rolled: return !event.numbers("dice").empty();
    case When::Graze: return event.number("gain") > 0;
    case When::Other: return event.who("for") != event.actor();
    case When::Card: return event.word("to") == "card";
    case When::Barrier: return event.number("barrier") > 0 && event.number("final") == 0;
    case When::Back: return !event.numbers("back").empty();
    case When::Won: return event.side != Side::None;
    case When::Boosted: return event.number("boost") > 0;
    case When::Aimless: return event.number("size") == 1;
    case When::Asleep: return event.number("asleep") == 1;
    case When::Answer: return !event.word("spell").empty();
    case When::Still: return event.number("change") == 0;
    case When::WordStill: return event.word("why") == one.word && event.number("change") == 0;
    case When::Aimed: return is_aimed(event);
    case When::Voided: return event.number("voided") > 0;
    case When::Alone: return event.number("members") == 1;
    case When::Kept: return event.number("kept") == 1;
    }
    return false;
}

const Sentence& sentence(const Event& event) {
    for (const Sentence& one : sentences()) {
        if (fits(one, event)) return one;
    }
    return sentences().back();
}

Span text_span(std::string said) { return {Span::Kind::Text, std::move(said)}; }
Span text_span(const Text& said, Lang lang) { return text_span(said.in(lang)); }

/// The data of the match.
const Data& data_of(const Names& names) {
    return names.settings != nullptr ? given_or_default<Settings>(*names.settings).data()
                                     : *house_data();
}

/// An effect's amount in words with the values of its facts; or, of the event `unmet`, its
/// condition.
Text said_words(const Event& event, const Data& data) {
    const int place = place_of(data.spells, event.word("spell"));
    const auto effect = static_cast<std::size_t>(event.number("effect"));
    if (place < 0 || effect >= data.spell(place).effects.size()) return {};
    const Effect& of = data.spell(place).effects[effect];
    if (event.kind == "unmet") return of.when ? condition_text(*of.when, data) : Text{};
    return amount_text(of.said, data, &event.numbers("found"));
}

template <class Item>
Span item_span(const std::vector<Item>& items, std::string_view id, Actor whose, Lang lang) {
    const int place = place_of(items, id);
    if (place < 0) return text_span(std::string(id));
    const Item& item = items[static_cast<std::size_t>(place)];
    return {Span::Kind::Skill, lang == Lang::Ja ? item.ja : item.en, item.id, -1, whose.side,
            whose.member};
}

/// A card, by the name that its owner gave it, if any.
Span card_span(const Event& event, const Names& names, Lang lang) {
    const Actor whose = event.kind == "dp" ? event.who("to") : event.actor();
    const Party* const party = names.parties[index(whose.side)];
    const auto place = static_cast<std::size_t>(event.number("place"));
    if (party == nullptr) return item_span(data_of(names).cards, event.word("card"), whose, lang);
    const Sheet& sheet =
        build_as<Sheet>(party->members[static_cast<std::size_t>(whose.member)].build);
    return {Span::Kind::Skill,    card_name(sheet, place).in(lang),
            sheet.card(place).id, -1,
            whose.side,           whose.member};
}

Span source_span(const Event& event, const Names& names, Lang lang) {
    const std::string_view id = event.word("source");
    for (int k = 0; k < kArts; ++k) {
        const Words& art = words(static_cast<Ability>(k));
        if (art.id == id) return text_span(text_of(art), lang);
    }
    Span span = item_span(data_of(names).weapons, id, event.actor(), lang);
    if (event.word("feat") == words(Feat::Wave).id)
        span.text += lang == Lang::Ja ? "の剣閃" : " wave";
    return span;
}

template <class Key>
Span word_span(std::string_view id, int count, Lang lang) {
    for (int k = 0; k < count; ++k) {
        const Words& one = words(static_cast<Key>(k));
        if (one.id == id) return {Span::Kind::State, text_of(one).in(lang), one.id};
    }
    return text_span(std::string(id));
}

const char* between(Lang lang) { return lang == Lang::Ja ? "、" : ", "; }

std::string members_said(const Event& event, const char* list, const Names& names, Lang lang) {
    std::string out;
    for (const int member : event.numbers(list)) {
        if (!out.empty()) out += between(lang);
        out += names.of(Actor{event.side, member}, lang);
    }
    return out;
}

/// Members of both sides: "星見、岩戸"; with numbers, if the event has some: "岩戸 27、星見 23".
std::string actors_said(const Event& event, const char* list, const Names& names, Lang lang) {
    const std::vector<int>& sides = event.numbers("sides");
    const std::vector<int>& members = event.numbers(list);
    const std::vector<int>& numbers = event.numbers("numbers");
    std::string out;
    for (std::size_t k = 0; k < members.size() && k < sides.size(); ++k) {
        if (k > 0) out += between(lang);
        out += names.of(Actor{static_cast<Side>(sides[k]), members[k]}, lang);
        if (k < numbers.size()) out += " " + std::to_string(numbers[k]);
    }
    return out;
}

/// "(8D6+10) ＞ 28[2,4,6,3,1,5,5,2]+10 ＞ 38", as BCDice writes what is added; nothing where no dice
/// fell.
std::string dice_said(const Event& event, Lang lang) {
    const bool harms = event.kind == "damage" || event.kind == "heal";
    // The sum as it was rolled: before a resistance halved it, which is said beside, and without
    // the points that graze adds.
    const int whole = event.number("whole");
    const int total = !harms      ? event.number("total") - event.number("boost")
                      : whole > 0 ? whole
                                  : event.number("rolled");
    std::string roll = roll_notation(event, total);
    if (roll.empty()) return roll;
    const std::vector<int>& faces = event.numbers("dice");
    const int flat = total - std::accumulate(faces.begin(), faces.end(), 0);
    if (flat != 0) {
        const std::string added = (flat > 0 ? "+" : "") + std::to_string(flat);
        roll.insert(roll.find(']') + 1, added);
        roll.insert(roll.find(')'), added);
    }
    if (lang == Lang::Ja) return roll;
    // Of damage and healing the sentence is about the target, but the dice are the attacker's or
    // caster's.
    return (!harms ? " " : event.kind == "damage" ? " Damage roll: " : " Healing roll: ") + roll;
}

/// The word before the new number: “now” after a gain, “left” after a loss.
Text total_words(const Event& event) {
    return event.number("change") < 0 ? Text{"残り", "left:"} : Text{"計", "now"};
}

Text until_words(int turn) {
    if (turn == kWholeBattle) return {"戦闘終了まで", "to the end of the battle"};
    const std::string n = std::to_string(turn);
    return {"第" + n + "ターンまで", "until turn " + n};
}

/// Words behind a number: that a bound cut the change; that the number stood at the bound already.
Text cap_words(const Event& event) {
    const int over = event.number("over");
    if (over == 0) return {};
    return over > 0 ? Text{"、最大値まで", ", the maximum"} : Text{"、下限まで", ", the least"};
}
Text full_words(const Event& event) {
    const int over = event.number("over");
    if (over == 0) return {};
    return over > 0 ? Text{"（最大値）", ", the maximum"} : Text{"（下限）", ", the least"};
}

/// Words behind the graze that there is now: that [カスリ範囲が大きい] added to it.
Text wide_words(const Event& event) {
    if (event.word("wide").empty()) return {};
    return {"、カスリ範囲が大きい", ", wide graze"};
}

/// Why a status ended: one of these words, or the id of a spell.
Span cause_span(const Event& event, const Names& names, Lang lang) {
    const std::string_view why = event.word("why");
    if (why == "card") return text_span(Text{"展開", "by deploying"}, lang);
    if (why == "damage" || why == "recover") return text_span(Text{"ダメージ", "damage"}, lang);
    if (why == "rouse") return text_span(Text{"起こされて", "roused"}, lang);
    if (why == "time") return text_span(Text{"時間", "time"}, lang);
    return item_span(data_of(names).spells, why, event.actor(), lang);
}

Text first_words(const Event& event) {
    const bool first = event.number("ok") == 1;
    if (event.word("why") == "npc") return first ? Text{"先に", "before"} : Text{"後に", "behind"};
    return first ? Text{"先に", "first"} : Text{"後に", "last"};
}

/// 「岩戸 27/27、榊 21/34」: for each side the number of a list, and of how many.
Text shares_words(const Event& event, const char* list, const char* of, const Names& names) {
    const std::vector<int>& left = event.numbers(list);
    const std::vector<int>& full = event.numbers(of);
    Text out;
    for (const Side side : kSides) {
        const std::size_t k = index(side);
        if (k >= left.size()) continue;
        const std::string whole = k < full.size() ? "/" + std::to_string(full[k]) : "";
        const std::string said = " " + std::to_string(left[k]) + whole;
        enumerate(out, {std::string(names.of(side, Lang::Ja)) + said,
                        std::string(names.of(side, Lang::En)) + said});
    }
    return out;
}

/// The attack or spell that a bomb voids.
Span attack_span(const Event& event, const Names& names, Lang lang) {
    const std::string_view attack = event.word("attack");
    if (attack == "spell")
        return item_span(data_of(names).spells, event.word("spell"), event.who("to"), lang);
    if (attack == "shot") return text_span(Text{"ショット", "shot"}, lang);
    if (attack == "homing") return text_span(Text{"ホーミング", "homing attack"}, lang);
    if (attack == "melee") return text_span(Text{"近接攻撃", "blow"}, lang);
    return text_span(Text{"弾幕", "danmaku"}, lang);
}

Text stat_words(const Event& event) {
    for (int k = 0; k < kStats; ++k) {
        const Words& stat = words(static_cast<Stat>(k));
        if (stat.id != event.word("stat")) continue;
        Text said = text_of(stat);
        for (char& c : said.en) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        return said;
    }
    return {};
}

/// The spirit that a spell cost, and that a card saved some of it.
Text cost_words(const Event& event) {
    const int cost = event.number("cost");
    const std::string n = "−" + std::to_string(cost);
    if (event.number("saved") <= 0) return {n, n};
    if (cost == 0) return {"不要（カード）", "0 (card)"};
    return {n + "（カードで半減）", n + " (halved by the card)"};
}

Text raised_words(const Event& event) {
    const int n = event.number("raises");
    if (n == 0) return {};
    const std::string said = std::to_string(n);
    return {"、上昇" + said + "回", ", " + said + (n == 1 ? " raise" : " raises")};
}

Span fill(std::string_view key, const Event& event, const Names& names, Lang lang) {
    const Actor actor = event.actor();
    const Data& data = data_of(names);
    if (key == "who") {
        return event.member == kWholeSide ? name_span(names, event.side, lang)
                                          : name_span(names, actor, lang);
    }
    if (key == "side") return name_span(names, event.side, lang);
    if (key == "to" || key == "for") return name_span(names, event.who(key), lang);
    if (key == "front" || key == "back")
        return text_span(members_said(event, key == "front" ? "front" : "back", names, lang));
    if (key == "targets") return text_span(actors_said(event, "targets", names, lang));
    if (key == "list") return text_span(actors_said(event, "members", names, lang));
    if (key == "source") return source_span(event, names, lang);
    if (key == "weapon") return item_span(data.weapons, event.word("weapon"), actor, lang);
    if (key == "spell") return item_span(data.spells, event.word("spell"), actor, lang);
    if (key == "card") return card_span(event, names, lang);
    if (key == "status") {
        Span span = item_span(data.statuses, event.word("status"), actor, lang);
        span.kind = Span::Kind::State;
        return span;
    }
    if (key == "reckoned" || key == "condition") {
        return text_span(said_words(event, data), lang);
    }
    if (key == "key") return word_span<ModKey>(event.word("key"), kModKeys, lang);
    if (key == "why") return cause_span(event, names, lang);
    if (key == "until") return text_span(until_words(event.number("until")), lang);
    if (key == "less") return text_span(less_words(event, names, data), lang);
    if (key == "plus") return text_span(plus_words(event, data), lang);
    if (key == "small") return text_span(shield_words(event), lang);
    if (key == "cap") return text_span(cap_words(event), lang);
    if (key == "full") return text_span(full_words(event), lang);
    if (key == "first") return text_span(first_words(event), lang);
    if (key == "attack") return attack_span(event, names, lang);
    if (key == "stat") return text_span(stat_words(event), lang);
    if (key == "raised") return text_span(raised_words(event), lang);
    if (key == "cost") return {Span::Kind::Number, cost_words(event).in(lang)};
    if (key == "shares") return text_span(shares_words(event, "left", "full", names), lang);
    if (key == "cards") return text_span(shares_words(event, "cards", "", names), lang);
    if (key == "of_dp" && event.word("why") != "dp") return {};
    if (key == "of_dp") {
        const std::string dp = std::to_string(event.number("dp"));
        return text_span(Text{"（DP" + dp + "）", " (DP " + dp + ")"}, lang);
    }
    if (key == "wide") return text_span(wide_words(event), lang);
    if (key == "now") return text_span(total_words(event), lang);
    if (key == "dice") return {Span::Kind::Number, dice_said(event, lang)};
    if (key == "ok") {
        const bool ok = event.number("ok") == 1;
        return text_span(ok ? Text{"成功", "success"} : Text{"失敗", "failure"}, lang);
    }
    if (key == "change" || (key == "n" && event.kind == "mod"))
        return {Span::Kind::Number, with_sign(event.number(key))};
    return number_span(event.number(key));
}

} // namespace

std::vector<std::string_view> event_kinds() { return kinds_of(sentences()); }

Tone tone(const Event& event) { return sentence(event).tone; }

bool is_bookkeeping(const Event& event) {
    // Events that change nothing, and events that the lines beside them tell already.
    const bool chosen = event.word("why").empty() && event.number("asleep") == 0;
    const bool idle = (event.kind == "rows" && event.numbers("back").empty()) ||
                      ((event.kind == "undefended" || event.kind == "unresisted") && chosen);
    return idle || event.kind == "pool" || event.kind == "spell_fail";
}

Spans narrate(const Event& event, const Names& names, Lang lang) {
    const Sentence& one = sentence(event);
    return expand(lang == Lang::Ja ? one.ja : one.en,
                  [&](std::string_view key) { return fill(key, event, names, lang); });
}

std::span<const PhaseWords> phases() { return kPhases; }

} // namespace shiaiba::sengen
