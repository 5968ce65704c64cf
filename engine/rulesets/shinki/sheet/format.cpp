// The rows of a list, a skill, an effect and a status. Words stand in the order of their enums.
#include "rulesets/shinki/sheet/format.hpp"

#include <array>

#include "rulesets/shinki/sheet/skill.hpp"

namespace shiaiba::shinki {
namespace {

using namespace row;

/// The statuses of the rules that a list may give: all but 〈心輝〉.
std::span<const FormatWord> status_words() {
    static const auto all = [] {
        std::array<FormatWord, kStatuses - 1> some{};
        for (int k = 1; k < kStatuses; ++k) {
            const StatusWords& one = words(static_cast<Status>(k));
            some[static_cast<std::size_t>(k - 1)] = {one.id.data(), one.ja.data(), one.en.data()};
        }
        return some;
    }();
    return all;
}

/// A status of the rules, or one of the list's own.
constexpr FormatKey status(const char* key, const char* ja, const char* en) {
    return entry(key, ja, en, "statuses", status_words);
}
constexpr FormatKey status_list(const char* key, const char* ja, const char* en, int least) {
    FormatKey row = status(key, ja, en);
    row.types = kOfEntries;
    row.least = least;
    row.most = kMostNamedStatuses;
    return row;
}

constexpr FormatKey range{.key = "range",
                          .ja = "射程（最小と最大の距離）",
                          .en = "Range (least and greatest distance)",
                          .types = kOfPair,
                          .most = kMostRange};

// -- Effects

constexpr std::array<FormatKey, 7> kAmountKeys{{
    number("c", "定数", "constant", -kMostAmount, kMostAmount),
    number("x", "×X（使った札の合計）", "× X (sum of the used cards)", -kMostAmount, kMostAmount),
    number("max", "×最大の札", "× the largest card", -kMostAmount, kMostAmount),
    number("half", "×Xの半分", "× half of X", -kMostAmount, kMostAmount),
    number("pair", "同じ数字が2枚あれば", "if two share a rank", -kMostAmount, kMostAmount),
    number("flush", "2枚以上がすべて同じスートなら", "if 2 or more are of one suit", -kMostAmount,
           kMostAmount),
    number("face", "絵札があれば", "if there is a court card", -kMostAmount, kMostAmount),
}};
constexpr FormatShape kAmountShape{"amount", kAmountKeys};

constexpr std::array<FormatWord, 2> kWhenWords{{
    {"damaged", "このスキルが対象に1点以上与えたとき", "this skill has damaged the target"},
    {"same_column", "対象と同じ列にいるとき", "in the target's column"},
}};
constexpr std::array<FormatKey, 2> kWhenKeys{{
    status("target_status", "対象の状態", "the target's status"),
    usually(number("user_hp_at_most", "使用者のHPがこの値以下", "the user's HP are at most", 1,
                   kMostHp),
            1),
}};
constexpr FormatShape kWhenShape{"when", kWhenKeys};

constexpr std::array<FormatWord, 19> kOps{{
    {"damage", "ダメージ", "damage"},
    {"fatal_damage", "フェイタルダメージ", "fatal damage"},
    {"reduce", "ダメージ軽減", "reduce damage"},
    {"heal", "回復", "heal"},
    {"status", "状態を与える", "give a status"},
    {"cleanse", "状態を解除する", "remove statuses"},
    {"draw", "手札を引く", "draw cards"},
    {"discard", "手札を捨てる", "discard cards"},
    {"kihaku_gain", "気魄を得る", "gain kihaku"},
    {"kihaku_loss", "気魄を失う", "lose kihaku"},
    {"give", "手札を渡す", "give cards"},
    {"move_self", "使用者が動く", "the user moves"},
    {"shift", "対象を動かす", "move the target"},
    {"shinki", "〈心輝〉になる", "enter Shine"},
    {"contest", "札の大きさを比べる", "contest of cards"},
    {"negate", "打ち消す", "negate"},
    {"step_out", "射程の外へ出る", "step out of range"},
    {"counter", "反撃", "strike back"},
    {"revive", "復活（《オーバーライド》だけ）", "revive (Override alone)"},
}};
constexpr unsigned of(Op op) { return 1U << static_cast<unsigned>(op); }
template <class... More>
constexpr unsigned of(Op op, More... more) {
    return of(op) | of(more...);
}
constexpr unsigned kWithNumber =
    of(Op::Draw, Op::Discard, Op::KihakuGain, Op::KihakuLoss, Op::Give, Op::MoveSelf, Op::Shift);

constexpr std::array<FormatWord, 2> kTo{
    {{"target", "対象", "the target"}, {"self", "使用者自身", "the user"}}};
constexpr std::array<FormatWord, 2> kWays{
    {{"toward", "使用者の方へ", "toward the user"}, {"away", "使用者から遠くへ", "away from it"}}};

constexpr FormatKey ends(const char* key, const char* ja, const char* en) {
    return with(parts(key, ja, en, kMostEffects, kEffectShape), of(Op::Contest));
}

constexpr std::array<FormatKey, 12> kEffectKeys{{
    needed(word("op", "効果", "Effect", words_in<kOps>)),
    {.key = "when",
     .ja = "条件",
     .en = "Condition",
     .types = kOfWord | kOfCondition | kOfPart,
     .words = words_in<kWhenWords>,
     .part = &kWhenShape},
    {.key = "amt",
     .ja = "量",
     .en = "Amount",
     .types = kOfAmount | kOfPart,
     .must = true,
     .part = &kAmountShape,
     .with = of(Op::Damage, Op::FatalDamage, Op::Reduce, Op::Heal, Op::Counter)},
    with(word("to", "誰に", "To", words_in<kTo>),
         of(Op::FatalDamage, Op::Reduce, Op::Heal, Op::Status, Op::Cleanse, Op::Draw, Op::Discard,
            Op::KihakuGain, Op::KihakuLoss)),
    with(needed(or_else(usually(number("n", "数", "Number", 1, kMostNumber), 1), kOfAmount)),
         kWithNumber),
    with(needed(usually(number("hp", "HP", "HP", 1, kMostRevived), 1)), of(Op::Revive)),
    with(needed(word("dir", "向き", "Way", words_in<kWays>)), of(Op::Shift)),
    with(needed(status("id", "状態", "Status")), of(Op::Status)),
    with(needed(status_list("ids", "状態", "Statuses", 1)), of(Op::Cleanse)),
    with(needed(range), of(Op::Counter)),
    ends("win", "勝ったとき", "Won"),
    ends("lose", "負けたとき", "Lost"),
}};

// -- Skills

constexpr std::array<FormatWord, kTimings> kTimingWords{{
    {"move", "ムーブ", "Move"},
    {"action", "アクション", "Action"},
    {"reaction", "リアクション", "Reaction"},
    {"round_end", "ラウンド終了時", "Round's end"},
    {"interrupt", "割り込み", "Interrupt"},
    {"passive", "習得効果", "Learned"},
    {"turn_start", "ターン開始時", "Turn's start"},
    {"round_start", "ラウンド開始時", "Round's start"},
    {"battle_start", "戦闘開始時", "Battle's start"},
}};

constexpr std::array<FormatKey, 2> kCardsKeys{{
    needed(number("least", "最少", "least", 0, kMostCost)),
    needed(usually(number("most", "最多", "most", 1, kMostCost), 1)),
}};
constexpr FormatShape kCardsShape{"cards", kCardsKeys};
constexpr std::array<FormatKey, 4> kCostKeys{{
    {.key = "hand",
     .ja = "手札",
     .en = "hand",
     .types = kOfNumber | kOfPart,
     .most = kMostCost,
     .part = &kCardsShape},
    number("kihaku", "気魄", "grit", 0, kMostCost),
    number("hp", "HP", "HP", 0, kMostCost),
    number("fatal", "フェイタル", "fatal", 0, kMostCost),
}};
constexpr FormatShape kCostShape{"cost", kCostKeys};

constexpr std::array<FormatWord, 5> kSides{{
    {"self", "使用者自身", "the user"},
    {"enemy", "敵", "enemies"},
    {"ally", "味方（自分も）", "allies (oneself too)"},
    {"ally_other", "自分以外の味方", "other allies"},
    {"both", "敵味方の誰でも", "anybody"},
}};
constexpr std::array<FormatWord, 1> kAll{{{"all", "全員", "all"}}};
constexpr std::array<FormatKey, 2> kTargetKeys{{
    needed(word("side", "対象", "Target", words_in<kSides>)),
    {.key = "count",
     .ja = "人数",
     .en = "How many",
     .types = kOfNumber | kOfWord,
     .least = 1,
     .most = kMostTargets,
     .usual = 1,
     .words = words_in<kAll>},
}};
constexpr FormatShape kTargetShape{"target", kTargetKeys};

constexpr std::array<FormatWord, 3> kPers{{
    {"turn", "1ターンに", "a turn"},
    {"round", "1ラウンドに", "a round"},
    {"battle", "1戦に", "a battle"},
}};
constexpr std::array<FormatKey, 2> kLimitKeys{{
    needed(word("per", "期間", "Span", words_in<kPers>)),
    needed(usually(number("n", "回数", "Times", 1, kMostNumber), 1)),
}};
constexpr FormatShape kLimitShape{"limit", kLimitKeys};

constexpr std::array<FormatKey, 5> kLearnedKeys{{
    number("damage_plus", "与えるダメージ＋", "damage +", 0, kMostNumber),
    number("guard_plus", "軽減＋", "reduction +", 0, kMostNumber),
    number("speed", "行動値＋", "speed +", 0, kMostNumber),
    number("wait_draw", "待機で引く札＋", "cards for waiting +", 0, kMostNumber),
    status_list("immune", "受けない状態", "immune to", 0),
}};
constexpr FormatShape kLearnedShape{"learned", kLearnedKeys};

constexpr std::array<FormatKey, 12> kSkillKeys{{
    id(),
    needed(name("ja", "名前", "Name")),
    name("en", "英語の名前", "English name"),
    needed(word("timing", "タイミング", "Timing", words_in<kTimingWords>)),
    flag("carnage", "カーネイジ", "Carnage"),
    flag("default", "デフォルトスキル", "Default skill"),
    part("cost", "コスト", "Cost", kCostShape),
    or_else(range, kOfNull),
    part("target", "対象", "Target", kTargetShape),
    or_else(part("limit", "回数制限", "Limit", kLimitShape), kOfNull),
    parts("effects", "効果", "Effects", kMostEffects, kEffectShape),
    part("learned", "習得効果", "Learned effects", kLearnedShape),
}};
constexpr FormatShape kSkillShape{"skill", kSkillKeys};

// -- Statuses

/// In the order of Timing.
constexpr std::array<FormatWord, 4> kBarWords{{
    {"move", "ムーブ", "Moves"},
    {"action", "アクション", "Actions"},
    {"reaction", "リアクション", "Reactions"},
    {"round_end", "ラウンド終了時", "At a round's end"},
}};
constexpr std::array<FormatKey, 10> kStatusKeys{{
    id(),
    needed(name("ja", "名前", "Name")),
    name("en", "英語の名前", "English name"),
    number("damage", "与えるダメージ＋", "Damage dealt +", -kMostAmount, kMostAmount),
    number("taken", "受けるダメージ＋", "Damage taken +", -kMostAmount, kMostAmount),
    number("speed", "行動値＋", "Speed +", -kMostNumber, kMostNumber),
    number("round_end", "ラウンド終了時のダメージ（負の数は回復）",
           "Damage at a round's end (below 0: healing)", -kMostAmount, kMostAmount),
    number("rounds", "解除までのラウンド終了の回数", "Round's ends until it ends", 1, kMostNumber),
    word_list("bars", "使えなくなるスキル", "Skills that it bars", kBarWords.size(),
              words_in<kBarWords>),
    flag("hurt_ends", "ダメージを受けると解除される", "Ends by damage"),
}};
constexpr FormatShape kStatusShape{"status", kStatusKeys};

constexpr std::array<FormatKey, 3> kListKeys{{
    needed(name("name", "リストの名前", "Name of the list")),
    needed(parts("skills", "スキル", "Skills", kMostSkillsInList, kSkillShape)),
    parts("statuses", "状態", "Statuses", kMostOwnStatuses, kStatusShape),
}};

} // namespace

const FormatShape kEffectShape{"effect", kEffectKeys, "op"};
const FormatShape kListShape{"list", kListKeys};

} // namespace shiaiba::shinki
