// Writes skills, effects and costs in Japanese and English from their data.
#include <algorithm>
#include <array>
#include <string>

#include "core/plan/compile.hpp"
#include "core/text/text.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"
#include "rulesets/shinki/words/words.hpp"

namespace shiaiba::shinki {
namespace {

std::string figure(int n) { return std::to_string(n); }

std::string range_text(int least, int most) {
    return least == most ? figure(least) : figure(least) + "~" + figure(most);
}

std::string said_text(const Effect& effect, const SkillList& list, Lang lang) {
    const plan::LineContext words = words_of_effects(list, effect.answers);
    return print(effect.said, *words.vocabulary, *words.names, lang);
}

std::string expr_text(const Effect& effect, const SkillList& list, Lang lang) {
    if (!effect.said.empty()) return said_text(effect, list, lang);
    const Expr& amount = effect.amount;
    const bool ja = lang == Lang::Ja;
    std::string out;
    const auto add = [&](int factor, const std::string& what) {
        if (factor == 0) return;
        const bool less = factor < 0;
        const int size = less ? -factor : factor;
        out += out.empty() ? (less ? "−" : "") : (less ? "−" : "+");
        out += what.empty() ? figure(size) : (size == 1 ? "" : figure(size)) + what;
    };
    add(amount.x, "X");
    add(amount.max, ja ? "使用カードの最大値" : "highest card");
    add(amount.half, ja ? "X÷2（切り捨て）" : "X/2 (rounded down)");
    add(amount.c, "");
    if (amount.pair != 0) {
        out += ja ? "、対なら+" + figure(amount.pair) : ", +" + figure(amount.pair) + " if a pair";
    }
    if (amount.flush != 0) {
        out += ja ? "、同じスートなら+" + figure(amount.flush)
                  : ", +" + figure(amount.flush) + " if of one suit";
    }
    if (amount.face != 0) {
        out += ja ? "、絵札なら+" + figure(amount.face)
                  : ", +" + figure(amount.face) + " with a court card";
    }
    return out.empty() ? "0" : out;
}

std::string statuses_text(unsigned statuses, const SkillList& list, Lang lang) {
    std::string out;
    each_status(statuses, [&](Status status) {
        if (!out.empty()) out += lang == Lang::Ja ? "・" : ", ";
        const StatusWords words = list.words(status);
        out += lang == Lang::Ja ? "〈" + std::string(words.ja) + "〉" : std::string(words.en);
    });
    return out;
}

std::string whole_text(const Effect& effect, const SkillList& list, Lang lang);

std::string effects_text(const std::vector<Effect>& effects, const SkillList& list, Lang lang) {
    std::string out;
    for (const Effect& effect : effects) {
        if (!out.empty()) out += lang == Lang::Ja ? "、" : "; ";
        out += whole_text(effect, list, lang);
    }
    return out;
}

std::string when_text(const Effect& effect, const SkillList& list, Lang lang) {
    const bool ja = lang == Lang::Ja;
    switch (effect.when) {
    case When::Damaged: return ja ? "ダメージを与えたら" : "if damaged: ";
    case When::TargetStatus: {
        const std::string said = statuses_text(static_cast<unsigned>(effect.when_what), list, lang);
        return ja ? "対象が" + said + "なら" : "if the target has " + said + ": ";
    }
    case When::UserHpAtMost:
        return ja ? "自分のHPが" + figure(effect.when_what) + "以下なら"
                  : "if own HP is " + figure(effect.when_what) + " or less: ";
    case When::SameColumn: return ja ? "同じ列なら" : "in the same column: ";
    case When::Said: {
        const plan::LineContext words = words_of_effects(list, effect.answers);
        const std::string said = print(*effect.said_when, *words.vocabulary, *words.names, lang);
        return ja ? said + "なら" : "if " + said + ": ";
    }
    default: return {};
    }
}

std::string whole_text(const Effect& effect, const SkillList& list, Lang lang) {
    const std::string self =
        effect.to_self ? (lang == Lang::Ja ? "自分：" : "self: ") : std::string();
    return when_text(effect, list, lang) + self + shinki::effect_text(effect, list, lang);
}

std::string learned_text(const Learned& learned, const SkillList& list, Lang lang) {
    const bool ja = lang == Lang::Ja;
    std::string out;
    const auto add = [&](int n, const char* said_ja, const char* said_en) {
        if (n == 0) return;
        if (!out.empty()) out += ja ? "、" : ", ";
        out += (ja ? said_ja : said_en) + std::string("+") + figure(n);
    };
    add(learned.damage_plus, "与えるダメージ", "damage dealt ");
    add(learned.guard_plus, "軽減", "reduction ");
    add(learned.speed, "行動値", "speed ");
    add(learned.wait_draw, "待機で引く枚数", "cards on waiting ");
    if (learned.immune != 0) {
        if (!out.empty()) out += ja ? "、" : ", ";
        const std::string said = statuses_text(learned.immune, list, lang);
        out += ja ? said + "が効かない" : "immune to " + said;
    }
    if (out.empty()) return out;
    return (ja ? "習得効果：" : "Learned: ") + out;
}

std::string reach_text(const Skill& skill, Lang lang) {
    const bool ja = lang == Lang::Ja;
    if (!skill.ranged) return ja ? "自分" : "self";
    const std::string range = range_text(skill.least, skill.most);
    constexpr std::array<const char*, 5> kJa{"自分", "敵", "味方", "ほかの味方", "敵味方"};
    constexpr std::array<const char*, 5> kEn{"self", "enemy", "ally", "other ally",
                                             "of either side"};
    const auto aim = static_cast<std::size_t>(skill.aim);
    const std::string count = figure(skill.targets);
    const std::string up_to = count + "人まで";
    if (ja)
        return "射程" + range + "・" + kJa[aim] +
               (skill.all           ? "全員"
                : skill.targets > 1 ? up_to
                                    : "1人");
    return "range " + range + ", " +
           (skill.all           ? "all: "
            : skill.targets > 1 ? "up to " + count + ": "
                                : "one ") +
           kEn[aim];
}

bool counts_sum(const std::vector<Effect>& effects) {
    return std::any_of(effects.begin(), effects.end(), [](const Effect& effect) {
        return effect.counts_sum() || counts_sum(effect.win) || counts_sum(effect.lose);
    });
}

} // namespace

std::string effect_text(const Effect& effect, const SkillList& list, Lang lang) {
    const bool ja = lang == Lang::Ja;
    const std::string amount = expr_text(effect, list, lang);
    const std::string n = effect.said.empty() ? figure(effect.n)
                          : ja                ? "（" + said_text(effect, list, lang) + "）"
                                              : "(" + said_text(effect, list, lang) + ")";
    switch (effect.op) {
    case Op::Damage: return ja ? amount + "ダメージ" : "damage " + amount;
    case Op::FatalDamage: return ja ? "フェイタル" + amount : "fatal " + amount;
    case Op::Reduce:
        return ja ? "ターン終了時まで受けるダメージ−(" + amount + ")"
                  : "damage taken −(" + amount + ") until the turn ends";
    case Op::Heal: return ja ? "HP" + amount + "回復" : "heal " + amount;
    case Op::Status:
        return ja ? statuses_text(effect.statuses, list, lang) + "を与える"
                  : "gives " + statuses_text(effect.statuses, list, lang);
    case Op::Cleanse:
        return ja ? statuses_text(effect.statuses, list, lang) + "を解除する"
                  : "takes away " + statuses_text(effect.statuses, list, lang);
    case Op::Draw: return ja ? "山札から" + n + "枚引く" : "draw " + n;
    case Op::Discard: return ja ? n + "枚捨てる" : "discard " + n;
    case Op::KihakuGain: return ja ? "気魄+" + n : "grit +" + n;
    case Op::KihakuLoss: return ja ? "気魄−" + n : "grit −" + n;
    case Op::Give: return ja ? "手札を1〜" + n + "枚渡す" : "hand over 1 to " + n + " cards";
    case Op::MoveSelf: return ja ? n + "列まで移動" : "move up to " + n + " columns";
    case Op::Shift:
        if (ja) return n + "列" + (effect.toward ? "引き寄せる" : "遠ざける");
        return (effect.toward ? "pulls " : "pushes ") + n;
    case Op::Shine: return ja ? "〈心輝〉になる" : "gain Shine";
    case Op::Contest:
        return ja ? "読み合い（使用カードの最大値が上なら" + effects_text(effect.win, list, lang) +
                        "、でなければ" + effects_text(effect.lose, list, lang) + "）"
                  : "contest (higher card: " + effects_text(effect.win, list, lang) + "; else " +
                        effects_text(effect.lose, list, lang) + ")";
    case Op::Negate: return ja ? "効果を受けない" : "no effect on you";
    case Op::StepOut:
        return ja ? "1列移動し、射程を出れば効果を受けない"
                  : "step 1 column; out of range it has no effect";
    case Op::Counter: {
        const std::string range = range_text(effect.least, effect.most);
        return ja ? "相手のスキルの処理後、距離" + range + "なら" + amount + "ダメージの反撃"
                  : "after the skill, at range " + range + ", strike back for " + amount;
    }
    case Op::Revive: return ja ? "HP" + n + "で復活する" : "rise with HP " + n;
    }
    return {};
}

bool counts_sum(const Skill& skill) { return counts_sum(skill.effects); }

std::string cost_text(const Cost& cost, Lang lang) {
    const bool ja = lang == Lang::Ja;
    std::string out;
    const auto add = [&](int n, const char* said_ja, const char* said_en) {
        if (n == 0) return;
        if (!out.empty()) out += ja ? "・" : ", ";
        out += (ja ? said_ja : said_en) + figure(n);
    };
    if (cost.most > 0) {
        const std::string range = figure(cost.hand) + "~" + figure(cost.most);
        out = (ja ? "手札" : "hand ") + range;
    } else {
        add(cost.hand, "手札", "hand ");
    }
    add(cost.kihaku, "気魄", "grit ");
    add(cost.hp, "HP", "HP ");
    add(cost.fatal, "フェイタル", "fatal ");
    return out.empty() ? (ja ? "なし" : "none") : out;
}

std::string skill_text(const Skill& skill, const SkillList& list, Lang lang) {
    const bool ja = lang == Lang::Ja;
    std::string out;
    if (!skill.effects.empty()) {
        const std::string reach = reach_text(skill, lang) + (ja ? "：" : ": ");
        const std::string effects = effects_text(skill.effects, list, lang);
        // For a skill on oneself the effect may begin with the same word.
        out = (effects.starts_with(reach) ? effects : reach + effects) + (ja ? "。" : ".");
    }
    const std::string learned = learned_text(skill.learned, list, lang);
    if (!learned.empty()) out += (out.empty() || ja ? "" : " ") + learned + (ja ? "。" : ".");
    return out;
}

} // namespace shiaiba::shinki
