// Names and effects of skills, states and moves, in one place for form, log and options.
#include "rulesets/rakuen/words/words.hpp"

#include <array>

namespace shiaiba::rakuen {
namespace {

constexpr std::array<SkillWords, kSkills> kSkillWords{{
    {"ひっさつ", "Finisher", "殺",
     "攻撃値にIN×10、命中値に回避を選んだ回数を足す。その後、自分のINと回避回数は0。使い切り。自分のHPが80以上で使える。",
     "IN × 10 joins the attack value and the number of own evasions the hit value; then own IN and "
     "that number are 0, and it is spent. Needs 80 HP."},
    {"", "Shift", "移",
     "攻撃ダイスの後、最後の1組の片方を1だけ動かす。ゾロ目になればクリティカルで、チェインする。",
     "After the attack dice, moves one die of the last pair by one. A double is critical and chains."},
    {"れんげき", "Rush", "連",
     "直前と同じ能力で攻撃でき、残る二つの能力の低い方を攻撃値に足す。相手との能力差が30未満のとき。",
     "Attacks with the same ability again and adds the lower of the two others. Needs a difference "
     "below 30 to the opponent's."},
    {"", "Half attack", "半",
     "能力を半分にして命中値を99にし、INを1得る。攻撃とともに宣言すれば同じ能力を続けて使える。能力30以上。",
     "Halves the ability, makes the hit value 99 and brings 1 IN. Declared with the attack it lets "
     "the same ability be used again. Needs an ability of 30."},
    {"", "Flat attack", "平",
     "残る二つの能力の高い方を攻撃値に足し、INを1得る。能力差の合計が10以下のとき。",
     "Adds the higher of the two other abilities and brings 1 IN. Needs builds that differ by 10 "
     "at most."},
    {"きょうせいふういん", "Forced seal", "封",
     "防御か回避失敗の相手を封印する。封印された者は次の攻撃でインビジブル攻撃とスキルを使えない。",
     "Seals an opponent who guards or fails to evade, and who then has no invisible attack and no "
     "skills in the next attack phase."},
    {"きょうせいスタン", "Forced stun", "縛", "防御か回避失敗の相手をスタンさせる。",
     "Stuns an opponent who guards or fails to evade."},
    {"", "Charge", "溜", "攻撃の代わりにINを2、チェイン1回ごとにさらに1得る。",
     "Brings 2 IN in place of an attack, and 1 more for every chain roll."},
    {"ひっちゅう", "Sure hit", "中", "攻撃ダイスの後、命中値を99にする。",
     "After the attack dice, the hit value becomes 99."},
    {"とっぱ", "Break", "突",
     "相手が3回以上続けて防御しているとき、この攻撃には防御も回避もさせず、封印する。",
     "Against three guards in a row this attack is answered by nothing and seals."},
    {"きりふだ", "Trump", "札",
     "インビジブル攻撃の能力を2倍にする。相手が倒れなければ自分が敗れる。HPが50以上低く、能力30以下。",
     "Doubles the ability of an invisible attack; the battle is lost if the opponent still stands. "
     "Needs 50 HP less than the opponent's and an ability of 30 at most."},
    {"はんげき", "Riposte", "反", "防御とともに、受けたダメージの半分を返す。スタンを受けない。",
     "Declared with a guard it throws half of the damage back and takes no stun."},
    {"", "Counter", "返",
     "回避に成功したとき、攻撃値の半分を返す。先に宣言し、命中値が11以上ならINを1得る。",
     "On a successful evasion it throws half of the attack value back. Declared before the roll it "
     "brings 1 IN where the hit value was 11 or more."},
    {"てっぺき", "Iron wall", "壁", "インビジブル防御のダイスは1個につきIN2、防御後のINは5増える。",
     "Dice of the invisible guard cost 2 IN each, and it brings 5 IN."},
}};

constexpr std::array<StateWords, kStates> kStateWords{{
    {"stunned", "縛", "スタン", "Stunned", false, false,
     "行動不能。次のアタックフェイズはスキップ。",
     "Incapacitated: the next attack phase is skipped."},
    {"recoil", "デ", "デメリット", "Recoil", false, false,
     "インビジブル攻撃のデメリット。次の自分のガードフェイズかアタックフェイズは行動不能でスキップ。",
     "Incapacitated in the next phase of one's own, attack or guard: it is skipped."},
    {"sealed", "封", "封印", "Sealed", false, false,
     "次のアタックフェイズでインビジブル攻撃とスキルを使えない。",
     "The next attack phase allows no invisible attack and no skills."},
    {"evades", "避", "回避", "Evasions", true, true, "回避を選んだ回数。【必殺】の命中値に足す。",
     "How often evade was chosen: Finisher adds it to the hit value."},
    {"guards", "防", "連続防御", "Guards in a row", true, false,
     "続けて防御した回数。3以上で【突破】される。",
     "How often guard was chosen without a break: from three on it can be broken."},
}};

struct ActionWords {
    std::string_view ja;
    std::string_view en;
};
constexpr std::array<ActionWords, kActions> kActionWords{{
    {"先攻", "Attack first"},
    {"後攻", "Let the opponent attack first"},
    {"攻撃", "Attack"},
    {"インビジブル攻撃", "Invisible attack"},
    {"チャージ", "Charge"},
    {"使う", "Use"},
    {"回避", "Evade"},
    {"防御", "Guard"},
    {"カウンター", "Counter"},
    {"インビジブル防御", "Invisible guard"},
    {"ダイスを振る", "Roll a die"},
    {"ダイスを止める", "Stop rolling"},
    {"使わない", "Pass"},
}};

void add(Text& text, std::string_view ja, std::string_view en) {
    text.ja.append(ja);
    text.en.append(en);
}

} // namespace

const SkillWords& words(Skill skill) { return kSkillWords[static_cast<std::size_t>(skill)]; }

std::string_view name_in(Skill skill, Lang lang) {
    return lang == Lang::Ja ? facts(skill).ja : words(skill).en;
}

Text effect_text(Skill skill, Turned turned) {
    Text text{std::string(words(skill).effect_ja), std::string(words(skill).effect_en)};
    const auto instead = [](std::string& in, std::string_view was, std::string_view now) {
        in.replace(in.find(was), was.size(), now);
    };
    if (skill == Skill::Rush && turned.has(Ruling::R17RushBelow25)) {
        instead(text.ja, "30未満", "25未満");
        instead(text.en, "below 30", "below 25");
    }
    if (skill == Skill::Trump && turned.has(Ruling::R18TrumpByDifference)) {
        instead(text.ja, "能力30以下", "相手との能力差が20未満");
        instead(text.en, "an ability of 30 at most", "a difference below 20 to the opponent's");
    }
    return text;
}

const StateWords& state_words(std::size_t k) { return kStateWords[k]; }

Text label(const Move& move) {
    if (move.action == Action::Use) {
        const Skill skill = move.skills.first();
        Text text{std::string(facts(skill).ja), std::string(words(skill).en)};
        if (move.shift.step == 0) return text;
        add(text, move.shift.blue ? " 青" : " 赤", move.shift.blue ? " blue" : " red");
        const std::string_view step = move.shift.step > 0 ? " +1" : " −1";
        add(text, step, step);
        return text;
    }
    const ActionWords& action = kActionWords[static_cast<std::size_t>(move.action)];
    Text text{std::string(action.ja), std::string(action.en)};
    if (move.ability != Ability::None) add(text, " ", " ");
    if (move.ability != Ability::None) add(text, id(move.ability), id(move.ability));
    if (move.action == Action::Charge || move.action == Action::Counter) return text;
    for_each(move.skills, [&](Skill skill) {
        add(text, "＋", " + ");
        add(text, facts(skill).ja, words(skill).en);
    });
    return text;
}

} // namespace shiaiba::rakuen
