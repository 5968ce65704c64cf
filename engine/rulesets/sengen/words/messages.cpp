// Narrates events: which of the catalogue's sentences is said (14), and how facts fill its places.
#include <array>
#include <string>
#include <string_view>

#include "core/fight/narrator.hpp"
#include "core/system/ruleset.hpp"
#include "core/system/typed_ruleset.hpp"
#include "rulesets/sengen/plans/question.hpp"
#include "rulesets/sengen/words/sentences.hpp"
#include "rulesets/sengen/words/words.hpp"

namespace shiaiba::sengen {
namespace {

constexpr std::array<PhaseWords, 6> kPhases{{{"start", "ターン開始時", "Start"},
                                             {"rows", "前衛・後衛", "Rows"},
                                             {"initiative", "イニシアティブ", "Initiative"},
                                             {"setup", "セットアップ", "Setup"},
                                             {"main", "{who}の行動", "{who}'s action"},
                                             {"end", "ターン終了時", "End"}}};

/// What a sentence is for, beside its kind.
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

/// What the match's characters choose from.
const Data& data_of(const Names& names) {
    return names.settings != nullptr ? given_or_default<Settings>(*names.settings).data()
                                     : *house_data();
}

template <class Item>
Span item_span(const std::vector<Item>& items, std::string_view id, Actor whose, Lang lang) {
    const int place = place_of(items, id);
    if (place < 0) return text_span(std::string(id));
    const Item& item = items[static_cast<std::size_t>(place)];
    return {Span::Kind::Skill, lang == Lang::Ja ? item.ja : item.en, item.id, -1, whose.side,
            whose.member};
}

/// By the name that its owner gave it, if any.
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

/// "星見、岩戸", of both sides; with their numbers "岩戸 27、星見 23".
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

/// "(8D6) ＞ 28[2,4,6,3,1,5,5,2] ＞ 38"; nothing where no dice fell.
std::string dice_said(const Event& event, Lang lang) {
    const bool harms = event.kind == "damage" || event.kind == "heal";
    // Of a spell that was resisted the whole of it: that half of it is taken is said beside.
    const int whole = event.number("whole");
    const int total = !harms      ? event.number("total")
                      : whole > 0 ? whole
                                  : event.number("rolled") + event.number("boost");
    std::string roll =
        event.kind == "harm_roll" ? roll_notation(event) : roll_notation(event, total);
    if (roll.empty()) return roll;
    return lang == Lang::Ja ? roll : " " + roll;
}

/// Of a gain all that there is, of a loss what is left.
Text total_words(const Event& event) {
    return event.number("change") < 0 ? Text{"残り", "left:"} : Text{"計", "now"};
}

Text until_words(int turn) {
    if (turn == kWholeBattle) return {"戦闘終了まで", "to the end of the battle"};
    const std::string n = std::to_string(turn);
    return {"第" + n + "ターンまで", "until turn " + n};
}

std::string with_sign(int n) { return (n < 0 ? "−" : "+") + std::to_string(n < 0 ? -n : n); }

struct Aside {
    const char* ja;
    const char* en;
};
constexpr Aside kCardSaid{"カード", "card"};
constexpr Aside kWeaponSaid{"武器", "weapon"};
constexpr Aside kModsSaid{"修正", "modifiers"};

/// What changed a number, behind it in brackets: "（カード+2、幻惑−3）"; nothing where nothing did.
class Asides {
public:
    explicit Asides(const Event& event) : event_(event) {}
    /// "カード+2"; of dice "カード+2D". What is taken off has the fact as it is, and its sign turned.
    Asides& add(const char* fact, const Aside& what, const char* unit = "", int sign = 1) {
        const int n = sign * event_.number(fact);
        if (n != 0)
            say(what.ja + with_sign(n) + unit, std::string(what.en) + " " + with_sign(n) + unit);
        return *this;
    }
    Asides& add(bool is, const Aside& what) {
        if (is) say(what.ja, what.en);
        return *this;
    }
    Text said() const { return said_.ja.empty() ? Text{} : Text{said_.ja + "）", said_.en + ")"}; }

private:
    void say(const std::string& ja, const std::string& en) {
        said_.ja += (said_.ja.empty() ? "（" : "、") + ja;
        said_.en += (said_.en.empty() ? " (" : ", ") + en;
    }

    const Event& event_;
    Text said_;
};

/// What changed a total, the DP that a danmaku takes, or those that come back.
Text plus_words(const Event& event) {
    return Asides(event)
        .add("by_card", kCardSaid)
        .add("card_dice", kCardSaid, "D")
        .add("by_weapon", kWeaponSaid)
        .add("by_mods", kModsSaid)
        .add("full_defence", {"防御専念", "full defence"})
        .add("dazzle", {"幻惑", "dazzle"})
        .add("waited", {"待機", "waited"})
        .add(event.number("over") > 0, {"最大値まで", "up to the maximum"})
        .said();
}

/// What added to a damage, and what lessened it: "（修正+2、ガード−6、障壁−3）".
Text less_words(const Event& event) {
    return Asides(event)
        .add("damage_card", kCardSaid)
        .add("damage_dice", kCardSaid, "D")
        .add("damage_weapon", kWeaponSaid)
        .add("damage_mods", kModsSaid)
        .add(event.number("whole") > 0, {"抵抗で半減", "halved by resistance"})
        .add("guarded", {"ガード", "guard"}, "", -1)
        .add("cut", {"ダメージ減少", "damage cut"}, "", -1)
        .add("barrier", {"障壁", "barrier"}, "", -1)
        .said();
}

/// What lessened a danmaku for the one that it meets.
Text shield_words(const Event& event) {
    return Asides(event)
        .add(event.number("halved") == 1, {"防御専念で半減", "halved by full defence"})
        .add(!event.word("small").empty(), {"当たり判定が小さい", "small hitbox"})
        .said();
}

/// A feat that brought graze stands behind what there is now.
Text wide_words(const Event& event) {
    if (event.word("wide").empty()) return {};
    return {"、カスリ範囲が大きい", ", wide graze"};
}

/// Why a status ended; where it is none of these, a spell did it.
Span cause_span(const Event& event, const Names& names, Lang lang) {
    const std::string_view why = event.word("why");
    if (why == "card") return text_span(Text{"展開", "by deploying"}, lang);
    if (why == "damage" || why == "recover") return text_span(Text{"ダメージ", "damage"}, lang);
    if (why == "rouse") return text_span(Text{"起こされて", "roused"}, lang);
    if (why == "time") return text_span(Text{"時間", "time"}, lang);
    return item_span(data_of(names).spells, why, event.actor(), lang);
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
    if (key == "key") return word_span<ModKey>(event.word("key"), kModKeys, lang);
    if (key == "why") return cause_span(event, names, lang);
    if (key == "until") return text_span(until_words(event.number("until")), lang);
    if (key == "less") return text_span(less_words(event), lang);
    if (key == "plus") return text_span(plus_words(event), lang);
    if (key == "small") return text_span(shield_words(event), lang);
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

std::vector<std::string_view> event_kinds() {
    std::vector<std::string_view> kinds;
    for (const Sentence& one : sentences()) {
        if (!one.kind.empty() && (kinds.empty() || kinds.back() != one.kind))
            kinds.push_back(one.kind);
    }
    return kinds;
}

Tone tone(const Event& event) { return sentence(event).tone; }

bool is_bookkeeping(const Event& event) {
    // What changes nothing, and what the next line says by itself.
    const bool idle = (event.kind == "dp" && event.number("change") == 0) ||
                      (event.kind == "rows" && event.numbers("back").empty());
    return idle || event.kind == "undefended" || event.kind == "unresisted" || event.kind == "pool";
}

Spans narrate(const Event& event, const Names& names, Lang lang) {
    const Sentence& one = sentence(event);
    return expand(lang == Lang::Ja ? one.ja : one.en,
                  [&](std::string_view key) { return fill(key, event, names, lang); });
}

Spans phase_title(const Phase& phase, const Names& names, Lang lang) {
    return shiaiba::phase_title(kPhases, phase, names, lang);
}

} // namespace shiaiba::sengen
