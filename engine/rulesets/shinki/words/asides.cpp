// Writes the texts for the places of sentences, one function per place; kPlaces at the end lists
// them.
#include "rulesets/shinki/words/asides.hpp"

#include <array>

#include "core/plan/compile.hpp"
#include "core/text/fill.hpp"
#include "rulesets/shinki/fight/reasons.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"
#include "rulesets/shinki/words/words.hpp"

namespace shiaiba::shinki {
namespace {

Text name_of(const Said& said, Actor actor) {
    return {std::string(said.names.of(actor, Lang::Ja)),
            std::string(said.names.of(actor, Lang::En))};
}

Actor actor_at(const Said& said, std::string_view members, std::size_t k) {
    return {static_cast<Side>(said.event.numbers("sides")[k]), said.event.numbers(members)[k]};
}

/// Members by a list of the event, with their distances if it has any: 「影1（距離4）、影2」.
Text members_of(const Said& said, std::string_view members) {
    const std::size_t count = said.event.numbers(members).size();
    const std::vector<int>& distances = said.event.numbers("distances");
    Text all;
    for (std::size_t k = 0; k < count && k < said.event.numbers("sides").size(); ++k) {
        const Text apart = k < distances.size()
                               ? fill({"（距離{n}）", " (distance {n})"}, {{"n", distances[k]}})
                               : Text{};
        enumerate(all, name_of(said, actor_at(said, members, k)) + apart);
    }
    return all;
}
Text list_words(const Said& said) { return members_of(said, "members"); }

// -- Who fights

Text kind_words(const Said& said) {
    const std::string_view kind = said.event.word("kind");
    if (kind == kMobKind) return {"モブ", "mob"};
    return kind == kApostleKind ? Text{"眷属", "Apostle"} : Text{"心輝者", "Blazer"};
}

Text most_words(const Said& said) {
    const int most = said.event.number("most");
    return said.event.number("hp") == most ? Text{} : both("/" + std::to_string(most));
}

Text shine_words(const Said& said) {
    if (said.event.word("kind") != kBlazerKind) return {};
    return said.event.number("shine") == 1 ? Text{"、〈心輝〉状態", ", in Shine"}
                                           : Text{"、〈心輝〉状態でない", ", without Shine"};
}

Text cards_words(const Said& said) { return both(cards_said(said.event.numbers("cards"))); }

Text held_words(const Said& said) {
    if (said.event.word("kind") == kMobKind) return {"、手札なし", ", no hand"};
    if (said.event.number("shared") == 1) {
        return fill({"、手札は共有（{n}枚）", ", shared hand ({n} cards)"},
                    {{"n", said.event.number("hand")}});
    }
    return fill({"、手札{n}枚{cards}", ", {n} in hand{cards}"},
                {{"n", said.event.number("hand")}, {"cards", in_parentheses(cards_words(said))}});
}

// -- Turns

/// The parts of a speed: the base and what learned skills add.
Text speed_words(const Said& said) {
    int base = said.event.number("speed");
    Text more;
    each_learned(said, [&](const Text& by, int n) {
        base -= n;
        more = more + fill({"+{by}{n}", " + {by} {n}"}, {{"by", by}, {"n", n}});
    });
    each_change(said, "changed", [&](const Text& by, int n) {
        base -= n;
        more =
            more + fill(n < 0 ? Text{"−{by}{n}", " − {by} {n}"} : Text{"+{by}{n}", " + {by} {n}"},
                        {{"by", by}, {"n", n < 0 ? -n : n}});
    });
    if (more.ja.empty()) return {};
    return fill({"＝{base}{more}", " = {base}{more}"}, {{"base", base}, {"more", more}});
}

Text over_words(const Said& said) {
    const Text behind = list_words(said);
    if (behind.ja.empty()) return {};
    return {"、同値のNPCよりPC優先：" + behind.ja, ", before the NPCs tied with it: " + behind.en};
}

/// The member that a choice of order put first.
Text first_words(const Said& said) {
    const Actor first = said.event.who("to");
    return first == said.event.actor() ? Text{"自分", "itself"} : name_of(said, first);
}

Text command_words(const Said& said) {
    if (said.event.number("act") == 0) return {"ムーブコマンド", "move command"};
    if (said.event.number("move") == 0) return {"アクションコマンド", "action command"};
    return {"ムーブコマンドとアクションコマンド", "move and action commands"};
}

Text wait_words(const Said& said) {
    if (said.event.number("mob") == 1) return {"（モブは引かない）", " (a mob draws nothing)"};
    Text more;
    each_learned(said, [&](const Text& by, int n) {
        enumerate(more,
                  fill({"{by}の習得効果で+{n}枚", "{n} more by {by}"}, {{"by", by}, {"n", n}}));
    });
    return in_parentheses(more);
}

// -- Cards

/// The cards drawn, if the viewer may see them, in front of the size of the hand.
Text drawn_words(const Said& said) {
    const std::string cards = cards_said(said.event.numbers("cards"));
    return cards.empty() ? Text{} : Text{cards + "、", cards + "; "};
}

Text given_words(const Said& said) {
    Text cards = cards_words(said);
    if (!cards.ja.empty()) return cards;
    return fill({"手札{n}枚", "{n} of the hand"}, {{"n", said.event.number("n")}});
}

Text paid_words(const Said& said) {
    const Text cards = cards_words(said);
    if (cards.ja.empty()) return {};
    return fill({"（使用カード{cards}を気魄に変換、手札{n}枚）",
                 " ({cards} turned into grit; {n} in hand)"},
                {{"cards", cards}, {"n", said.event.number("hand")}});
}

/// Whether the cards were chosen. A 気魄 that still holds cards had a choice.
Text chosen_words(const Said& said) {
    const bool kihaku = said.event.kind == "kihaku";
    const bool chosen = said.event.number(kihaku ? "total" : "chosen") > 0;
    return chosen ? Text{"選んで", " by choice"} : Text{};
}

// -- Skills

/// The targets of a skill; empty for a skill without a range, which is for its user alone.
Text target_words(const Said& said) {
    const std::vector<int>& sides = said.event.numbers("sides");
    const bool self = sides.size() == 1 && actor_at(said, "targets", 0) == said.event.actor();
    if (sides.empty() || (self && said.event.number("ranged") == 0)) return {};
    const Text all = self ? Text{"自分", "itself"} : members_of(said, "targets");
    return {all.ja + "に", " on " + all.en};
}

Text range_words(const Said& said) {
    const std::string least = std::to_string(said.event.number("least"));
    const std::string most = std::to_string(said.event.number("most"));
    return least == most ? both(least) : Text{least + "~" + most, least + "–" + most};
}

/// The skill that brings the event; empty for a step, which no skill brings.
Text by_words(const Said& said) {
    const std::string_view kind = said.event.kind;
    const bool answer = kind == "negate" || kind == "within";
    const int place = said.list.find(said.event.word(kind == "move" ? "why"
                                                     : answer       ? "by"
                                                                    : "skill"));
    if (place < 0) return {};
    const Text by = name_of(said.list.skills[static_cast<std::size_t>(place)]);
    return {by.ja + "で", " by " + by.en};
}

const Effect& effect_of(const Said& said) {
    const auto place = static_cast<std::size_t>(said.list.find(said.event.word("skill")));
    const auto effect = static_cast<std::size_t>(said.event.number("effect"));
    return said.list.skills[place].effects[effect];
}
Text effect_words(const Said& said) {
    const Effect& effect = effect_of(said);
    return {effect_text(effect, said.list, Lang::Ja), effect_text(effect, said.list, Lang::En)};
}

/// Why an effect in words didn't happen: its condition doesn't hold, or (none_words) its number is
/// 0.
Text unsaid_words(const Effect& effect, const SkillList& list) {
    const plan::LineContext words = words_of_effects(list, effect.answers);
    const auto in = [&](Lang lang) {
        return print(*effect.said_when, *words.vocabulary, *words.names, lang);
    };
    return {"「" + in(Lang::Ja) + "」でない", "not: " + in(Lang::En)};
}
Text none_words(const Effect& effect, const SkillList& list) {
    const plan::LineContext words = words_of_effects(list, effect.answers);
    const auto in = [&](Lang lang) {
        return print(effect.said, *words.vocabulary, *words.names, lang);
    };
    return {in(Lang::Ja) + "が0", in(Lang::En) + " is 0"};
}

/// The condition of an effect, which doesn't hold.
Text unmet_words(const Said& said) {
    const Effect& effect = effect_of(said);
    switch (effect.when) {
    case When::Damaged: return {"ダメージを受けていない", "not damaged"};
    case When::TargetStatus: {
        Text all;
        each_status(static_cast<unsigned>(effect.when_what), [&](Status status) {
            enumerate(all, shinki::name_of(said.list.words(status)));
        });
        return {all.ja + "でない", "not in " + all.en};
    }
    case When::UserHpAtMost:
        return name_of(said, said.event.who("by")) +
               fill({"のHPが{n}以下でない", ": HP above {n}"}, {{"n", effect.when_what}});
    case When::Said: return unsaid_words(effect, said.list);
    case When::SameColumn: return {"同じ列にいない", "not in the same column"};
    default: return none_words(effect, said.list);
    }
}

/// The hurdles that keep the member from its reactions, each once.
Text hurdle_words(const Said& said) {
    const auto counted = [&](const char* ja, const char* en, const char* what) {
        return fill({ja, en}, {{"n", said.event.number(what)}});
    };
    Text all;
    for (const int hurdle : said.event.numbers("hurdles")) {
        switch (static_cast<Hurdle>(hurdle)) {
        case Hurdle::Bare: enumerate(all, {"〈心輝〉状態でない", "without Shine"}); break;
        case Hurdle::Frenzy: enumerate(all, {"〈狂乱〉", "Frenzy"}); break;
        case Hurdle::Barred:
            for (const int status : said.event.numbers("barring")) {
                enumerate(all, shinki::name_of(said.list.words(static_cast<Status>(status))));
            }
            break;
        case Hurdle::Uses: enumerate(all, {"使える回数を使いきった", "uses are spent"}); break;
        case Hurdle::Hand: enumerate(all, counted("手札{n}枚", "{n} in hand", "hand")); break;
        case Hurdle::Kihaku: enumerate(all, counted("気魄{n}枚", "{n} grit", "kihaku")); break;
        default: enumerate(all, counted("HP{n}", "HP {n}", "hp"));
        }
    }
    if (!all.ja.empty()) return all;
    return {"リアクションのスキルを持たない", "it has no such skill"};
}

Text own_words(const Said& said) { return highest_words(said.event.numbers("cards")); }
Text other_words(const Said& said) { return highest_words(said.event.numbers("theirs")); }

// -- HP

/// The sum behind a number, and what bounds the number.
Text made_words(const Said& said) {
    const Event& event = said.event;
    Text sum = sum_words(said);
    const bool round = event.kind == "fatal" && event.rule == "7.7";
    if (round) sum = fill({"第{n}ラウンド", "round {n}"}, {{"n", event.round}});
    // In these sentences text always follows, hence the comma.
    if (event.kind == "fatal" || event.kind == "reduce") {
        return sum.ja.empty() ? sum : Text{sum.ja + "、", sum.en + "; "};
    }
    if (event.number("over") > 0) {
        enumerate(
            sum, fill({"受けているダメージは{n}", "damage taken {n}"}, {{"n", event.number("n")}}));
    }
    return in_parentheses(sum);
}

Text until_words(const Said& said) {
    return said.event.number("next") == 1 ? Text{"次のターン終了時まで", "until the next turn ends"}
                                          : Text{"ターン終了時まで", "until the turn ends"};
}

// -- Falls, and the end

Text shone_words(const Said& said) {
    return said.event.number("shone") == 1 ? Text{"、〈心輝〉は解除", ", Shine ends"} : Text{};
}

/// The cause that Override interrupts: the fall, or a finishing.
Text cut_words(const Said& said) {
    const Actor killer = said.event.who("killer");
    if (killer.side == Side::None) return {"戦闘不能", "its fall"};
    const Text by = name_of(said, killer);
    return {by.ja + "のとどめ", "the finishing by " + by.en};
}

/// The explanation if fatal damage leaves less HP than Override would bring.
Text cap_words(const Said& said) {
    for (const Effect& effect : said.list.skills[kOverride].effects) {
        if (effect.op != Op::Revive || said.event.number("hp") >= effect.n) continue;
        return fill({"（最大HP−フェイタルダメージ{n}）", " (maximum HP − fatal damage {n})"},
                    {{"n", said.event.number("fatal")}});
    }
    return {};
}

/// The things that end with the battle (7.11): hands of GMs, 気魄, statuses, and fatal damage as a
/// kind of its own.
Text settled_words(const Said& said) {
    const Event& event = said.event;
    Text all;
    const std::vector<int>& sides = event.numbers("hand_sides");
    const std::vector<int>& hands = event.numbers("hands");
    for (std::size_t k = 0; k < hands.size(); ++k) {
        const Text side = name_of(said, Actor{static_cast<Side>(sides[k])});
        enumerate(all,
                  fill({"{side}の手札{n}枚を捨て札に置く", "{side} discards its hand ({n} cards)"},
                       {{"side", side}, {"n", hands[k]}}));
    }
    if (event.number("kihaku") > 0) {
        enumerate(all, fill({"気魄{n}枚をすべて捨て札に置く", "all {n} grit are discarded"},
                            {{"n", event.number("kihaku")}}));
    }
    const std::vector<int>& statuses = event.numbers("statuses");
    const std::vector<int>& fatal = event.numbers("fatal");
    Text ended;
    Text turned;
    for (std::size_t k = 0; k < statuses.size(); ++k) {
        const Text who = name_of(said, actor_at(said, "members", k));
        each_status(static_cast<unsigned>(statuses[k]), [&](Status status) {
            const Text of = shinki::name_of(said.list.words(status));
            enumerate(ended, {who.ja + "の" + of.ja, of.en + " of " + who.en});
        });
        if (fatal[k] > 0) enumerate(turned, who + both(" " + std::to_string(fatal[k])));
    }
    if (!ended.ja.empty()) enumerate(all, {ended.ja + "を解除", "ended: " + ended.en});
    if (!turned.ja.empty()) {
        const Text said_so{"フェイタルダメージを通常のダメージに変換",
                           "fatal damage becomes damage"};
        enumerate(all, said_so + in_parentheses(turned));
    }
    return all;
}

/// The members of a side after the battle: 「灯里 HP12、日向 死亡」. The board has the fallen at HP
/// 0; those that stand up again have HP 1 (7.11).
Text after_words(const Said& said) {
    const Text rose = shinki::name_of(said.list.skills[kOverride]);
    const std::array<Text, 4> fate_words{
        {{" HP", " HP "},
         {" 死亡", " dead"},
         {" 死亡（" + rose.ja + "を使用した）", " dead (used " + rose.en + ")"},
         {" 復活、HP", " revived with HP "}}};
    const std::vector<int>& fates = said.event.numbers("fates");
    const std::vector<int>& hps = said.event.numbers("hp");
    Text all;
    for (std::size_t k = 0; k < hps.size() && k < fates.size(); ++k) {
        const bool lives = fates[k] == 0 || fates[k] == 3;
        enumerate(all, name_of(said, Actor{said.event.side, static_cast<int>(k)}) +
                           fate_words[static_cast<std::size_t>(fates[k])] +
                           both(lives ? std::to_string(hps[k]) : ""));
    }
    return all;
}

struct Place {
    std::string_view key;
    Text (*words)(const Said&);
};
constexpr Place kPlaces[] = {
    {"kind", kind_words},      {"most", most_words},        {"shine", shine_words},
    {"held", held_words},      {"cards", cards_words},      {"drawn", drawn_words},
    {"given", given_words},    {"paid", paid_words},        {"chosen", chosen_words},
    {"list", list_words},      {"over", over_words},        {"first", first_words},
    {"made", speed_words},     {"commands", command_words}, {"more", wait_words},
    {"targets", target_words}, {"range", range_words},      {"by", by_words},
    {"effect", effect_words},  {"unmet", unmet_words},      {"hurdles", hurdle_words},
    {"own", own_words},        {"other", other_words},      {"sum", made_words},
    {"until", until_words},    {"shone", shone_words},      {"cut", cut_words},
    {"cap", cap_words},        {"settled", settled_words},  {"members", after_words},
};

} // namespace

std::optional<Text> aside(std::string_view key, const Said& said) {
    for (const Place& place : kPlaces) {
        if (place.key == key) return place.words(said);
    }
    return std::nullopt;
}

} // namespace shiaiba::shinki
