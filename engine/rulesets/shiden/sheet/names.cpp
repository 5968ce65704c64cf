// Names of skills: finds skills by the spellings that people use; and the words for skills and
// states.
#include "rulesets/shiden/sheet/names.hpp"

#include <utility>
#include <vector>

#include "core/text/unicode.hpp"

namespace shiaiba::shiden {
namespace {

/// Other spellings of names: variant characters, and okurigana that people often add.
constexpr std::array<std::pair<std::string_view, Skill>, 8> kOtherSpellings{{
    {"怒涛", Skill::Dotou},
    {"剣舞い", Skill::Kenbai},
    {"搦め手", Skill::Karamete},
    {"待ち伏せ", Skill::Machibuse},
    {"待伏せ", Skill::Machibuse},
    {"崩し技", Skill::Kuzushiwaza},
    {"裏霞み", Skill::Uragasumi},
    {"+練", Skill::PlusRen},
}};

using Spelling = std::pair<std::u32string, Skill>;

const std::vector<Spelling>& spellings() {
    static const std::vector<Spelling> all = [] {
        std::vector<Spelling> list;
        for (int k = 0; k < kSkills; ++k) {
            list.emplace_back(decode_utf8(name(skill_at(k))), skill_at(k));
        }
        for (const auto& [spelling, skill] : kOtherSpellings) {
            list.emplace_back(decode_utf8(spelling), skill);
        }
        return list;
    }();
    return all;
}

} // namespace

std::optional<Skill> skill_named(std::string_view wanted) {
    for (int k = 0; k < kSkills; ++k) {
        if (name(skill_at(k)) == wanted) return skill_at(k);
    }
    return std::nullopt;
}

std::optional<NameMatch> match_name(std::u32string_view text) {
    std::optional<NameMatch> best;
    for (const auto& [spelling, skill] : spellings()) {
        if (text.substr(0, spelling.size()) != spelling) continue;
        if (!best || spelling.size() > best->length) best = NameMatch{skill, spelling.size()};
    }
    return best;
}

std::optional<Skill> skill_from(std::string_view written) {
    std::u32string folded;
    for (const char32_t point : decode_utf8(written)) folded.push_back(fold_width(point));
    const std::u32string_view text = trim(folded);
    const auto match = match_name(text);
    if (!match || match->length != text.size()) return std::nullopt;
    return match->skill;
}

std::optional<Skill> skill_lettered(char32_t wanted) {
    for (int k = 0; k < kSkills; ++k) {
        if (decode_utf8(facts(skill_at(k)).letter)[0] == wanted) return skill_at(k);
    }
    return std::nullopt;
}

// Words for skills and states.

namespace {

constexpr std::array<SkillWords, kSkills> kSkillWords{{
    {"いっせん", "Issen", "flash", "1点のダメージ。速度はLVと同じ。",
     "Damage 1. Its speed is its level."},
    {"まとわり", "Matowari", "target split",
     "1点のダメージ。対象は同じLVのスキル、なければその後ろ、さらに先頭からの順。",
     "Damage 1. Aims at the place of its own level, then at those behind it, then from the head."},
    {"かだん", "Kadan", "resolve", "{L}点のダメージ。速度は常に1。",
     "Damage {L}. Its speed is always 1."},
    {"けんばい", "Kenbai", "sword dance",
     "ダメージは、使用した側が所持する攻撃スキルの数（これも含む）。",
     "Damage: the number of attack skills its owner holds, itself included."},
    {"しでん", "Shiden", "purple bolt", "1点のダメージ。使用した側がスタンを受ける。",
     "Damage 1. Its user gets Stun."},
    {"じゅそ", "Juso", "curse",
     "1点のダメージ。これで迎撃スキルが発動しなければ、相手に衰弱を与える。",
     "Damage 1. Unless this makes an intercept fire, the opponent gets Weakness."},
    {"らいか", "Raika", "thunder fire",
     "2点のダメージ。使用したラウンドの終了フェイズに破壊される。",
     "Damage 2. Destroyed in the end phase of the round in which it was used."},
    {"かくしやいば", "Kakushiyaiba", "hidden blade",
     "4-LV点のダメージ（最低1）。奇数ラウンドには使用するスキルに選択されない。",
     "Damage: 4 minus its level, at least 1. It can't be chosen in odd rounds."},
    {"どとう", "Dotou", "surge", "ダメージは現在のラウンド数。",
     "Damage: the number of the current round."},
    {"かくご", "Kakugo", "readiness", "使用した側が覚悟を受ける。攻撃スキルの速度+2、ダメージ+1。",
     "Its user gets Readiness: attack skills have speed +2 and damage +1."},
    {"ぼうへき", "Bouheki", "barrier", "使用した側が防壁を3つ受ける。",
     "Its user gets 3 × Barrier."},
    {"ふういん", "Fuuin", "seal", "相手にスタン・狼狽・衰弱を与える。",
     "The opponent gets Stun, Dismay and Weakness."},
    {"かげうち", "Kageuchi", "shadow strike",
     "相手の先頭のスキルを指定する。終了フェイズに、相手の同名のスキルは全て破壊される。",
     "Names the opponent's head skill: in the end phase all of that name are destroyed."},
    {"こうさく", "Kousaku", "crossing", "これにダメージを与えた攻撃スキルに1点のダメージ。",
     "Damage 1 to the very attack skill that damaged it."},
    {"からめて", "Karamete", "rear attack", "攻撃した側に狼狽を与える。",
     "The attacker gets Dismay."},
    {"まちぶせ", "Machibuse", "ambush", "攻撃した側に2点のダメージ。速度は常に0。",
     "Damage 2 to the attacker. Its speed is always 0."},
    {"たまゆら", "Tamayura", "fleeting", "ダメージは、これにダメージを与えた攻撃スキルの速度。",
     "Damage equal to the speed of the attack skill that damaged it."},
    {"くずしわざ", "Kuzushiwaza", "unbalancing", "攻撃した側にスタンを与える。",
     "The attacker gets Stun."},
    {"えきびょう", "Ekibyou", "plague",
     "攻撃した側の先頭のスキルを疫病に変化させる。リミテッドは変化しない。",
     "Turns the attacker's head skill into Ekibyou, unless that one is limited."},
    {"きょう", "+Kyou", "force", "直前（1つ左）の攻撃スキルのダメージ+1。",
     "The attack skill on its left does 1 more damage."},
    {"こう", "+Kou", "hardness",
     "直前（1つ左）の攻撃・補助・迎撃スキルの破壊を無効にし、代わりに破壊される。",
     "Is destroyed in place of the attack, support or intercept skill on its left."},
    {"そく", "+Soku", "haste", "直前（1つ左）のスキルの速度+1。",
     "The skill on its left has 1 more speed."},
    {"はん", "+Han", "counter", "直前（1つ左）の攻撃スキルは迎撃スキルとして扱われる。",
     "The attack skill on its left is an intercept skill instead."},
    {"れん", "+Ren", "temper",
     "直前（1つ左）の攻撃スキルのダメージによる迎撃スキルの発動を1回のみ無効にする。",
     "When the attack skill on its left is used, one intercept against its damage is cancelled."},
    {"じゅん", "+Jun", "shield", "直前（1つ左）の攻撃・補助スキルを使用すると、防壁を2つ受ける。",
     "When the attack or support skill on its left is used, its user gets 2 × Barrier."},
    {"げきりん", "Gekirin", "dragon's wrath", "破壊されると、所持していた側が逆鱗を1つ受ける。",
     "When it is destroyed its owner gets one Wrath."},
    {"むそう", "Musou", "no thought", "第{L}ラウンド、受けるダメージが全て無効になる。",
     "In round {L} all damage to its owner is cancelled."},
    {"せんせい", "Sensei", "first move", "第{L}ラウンドは先攻になる。",
     "In round {L} its owner goes first."},
    {"うらがすみ", "Uragasumi", "back haze",
     "使用する攻撃・補助スキルに、最後尾のものが選択される。",
     "The rearmost attack or support skill is chosen instead of the first."},
    {"りんこう", "Rinkou", "phosphor light",
     "所持する側の攻撃フェイズか同時行動フェイズの開始直後に、両者の状態が全て解除される。",
     "At the beginning of its owner's attack phase, or of a simultaneous one, all states of both sides end."},
    {"れんげき", "Rengeki", "double strike",
     "第{L}ラウンドの終了フェイズ直前に、攻撃フェイズをもう一度行う。",
     "One more attack phase just before the end phase of round {L}."},
    {"くうきょ", "Kuukyo", "void", "一切の効果を発揮しない。衰弱による変化でのみ現れる。",
     "Does nothing. Skills turn into it by Weakness only."},
    {"ぼんだ", "Bonda", "plain blow",
     "1点のダメージ、速度0。使用できる攻撃・補助スキルがない時に使用される。",
     "Damage 1, speed 0. Used when there is no attack or support skill to use."},
}};

constexpr std::array<StateWords, kStates> kStateWords{{
    {"かくご", "Readiness", "readiness", "所持する攻撃スキルのダメージ+1、速度+2。",
     "Attack skills held: damage +1, speed +2."},
    {"ぼうへき", "Barrier", "barrier",
     "攻撃スキルによるダメージを受ける時、1つ解除してそのダメージを全て無効にする。",
     "When an attack skill would do damage, one ends and all of that damage is cancelled."},
    {"げきりん", "Wrath", "dragon's wrath",
     "1つにつき、所持する攻撃スキルのダメージ+1。凡打以外の攻撃スキルを使用した直後に解除される。",
     "Attack skills held do 1 more damage for each. Ends right after an attack skill other than Bonda is used."},
    {"むそう", "Musou", "no thought", "受けるダメージが全て無効になる。終了フェイズに解除される。",
     "All damage to its bearer is cancelled. Ends in the end phase."},
    {"せんせい", "Sensei", "first move", "先攻になる。終了フェイズに解除される。",
     "Goes first. Ends in the end phase."},
    {"すたん", "Stun", "stun", "後攻になる。他のあらゆる効果に優先する。",
     "Goes second, above everything else."},
    {"ろうばい", "Dismay", "dismay",
     "攻撃フェイズと同時行動フェイズで、所持する攻撃スキルの速度が0になる。",
     "Attack skills held have speed 0 in attack and simultaneous phases."},
    {"すいじゃく", "Weakness", "weakness",
     "終了フェイズごとに、空虚を除く先頭のスキルが空虚に変化する。",
     "In every end phase the head skill that is not Kuukyo turns into Kuukyo."},
}};

std::string with_level(std::string_view sentence, const std::string& level) {
    std::string out(sentence);
    for (std::size_t at = out.find("{L}"); at != std::string::npos; at = out.find("{L}")) {
        out.replace(at, 3, level);
    }
    return out;
}

} // namespace

const SkillWords& words(Skill skill) { return kSkillWords[static_cast<std::size_t>(skill)]; }
const StateWords& words(State state) { return kStateWords[static_cast<std::size_t>(state)]; }

const char* kind_word(Kind kind) {
    switch (kind) {
    case Kind::Attack: return "attack";
    case Kind::Support: return "support";
    case Kind::Intercept: return "intercept";
    case Kind::Attached: return "attached";
    }
    return "";
}

Text kind_name(Kind kind) {
    switch (kind) {
    case Kind::Attack: return {"攻撃", "Attack"};
    case Kind::Support: return {"補助", "Support"};
    case Kind::Intercept: return {"迎撃", "Intercept"};
    case Kind::Attached: return {"付帯", "Attached"};
    }
    return {};
}

std::string_view name_in(Skill skill, Lang lang) {
    return lang == Lang::Ja ? name(skill) : words(skill).en;
}
std::string_view name_in(State state, Lang lang) {
    return lang == Lang::Ja ? name(state) : words(state).en;
}

Text effect_text(Skill skill, int level) {
    const SkillWords& w = words(skill);
    const bool any = level == 0;
    const std::string number = std::to_string(level);
    return {with_level(w.effect_ja, any ? "LV" : number),
            with_level(w.effect_en, any ? "LV" : number)};
}

} // namespace shiaiba::shiden
