// Finds skills by what people write for them, and has the words for skills and states.
#include "rulesets/shiden/sheet/names.hpp"

#include <utility>
#include <vector>

#include "core/text/unicode.hpp"

namespace shiaiba::shiden {
namespace {

/// Spellings that stand for a name: variant characters, and okurigana that is often added.
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

// The words of the catalogue.

namespace {

constexpr std::array<SkillWords, kSkills> kSkillWords{{
    {"いっせん", "Issen", "flash", "ダメージ1。速度は置いた場所の番号。",
     "Damage 1. Its speed is its level."},
    {"まとわり", "Matowari", "target split",
     "ダメージ1。相手の同じ番号の場所から狙い、なければその後ろ、さらに前へと移る。",
     "Damage 1. Aims at the place of its own level, then at those behind it, then at the front."},
    {"かだん", "Kadan", "resolve", "ダメージ{L}。速度はいつも1。",
     "Damage {L}. Its speed is always 1."},
    {"けんばい", "Kenbai", "sword dance", "ダメージは、自分が持つ攻撃スキルの数（これも数える）。",
     "Damage: the number of attack skills its owner holds, itself included."},
    {"しでん", "Shiden", "purple bolt", "ダメージ1。速いが、使った側がスタンになる。",
     "Damage 1. Fast, but its user is stunned."},
    {"じゅそ", "Juso", "curse", "ダメージ1。迎撃されなければ、相手を衰弱させる。",
     "Damage 1. Weakens the opponent unless it made an intercept fire."},
    {"らいか", "Raika", "thunder fire", "ダメージ2。使ったラウンドの終わりに失われる。",
     "Damage 2. Lost at the end of the round in which it was used."},
    {"かくしやいば", "Kakushiyaiba", "hidden blade",
     "ダメージは4から番号を引いた数、少なくとも1。奇数ラウンドには使えない。",
     "Damage: 4 minus its level, at least 1. It can't be used in odd rounds."},
    {"どとう", "Dotou", "surge", "ダメージは今のラウンドの数。",
     "Damage: the number of the current round."},
    {"かくご", "Kakugo", "readiness", "自分が覚悟を受ける。攻撃の速度+2、ダメージ+1。",
     "Its user gains readiness: attack skills get speed +2 and damage +1."},
    {"ぼうへき", "Bouheki", "barrier", "自分が防壁を3つ受ける。", "Its user gains 3 barriers."},
    {"ふういん", "Fuuin", "seal", "相手がスタン、狼狽、衰弱を受ける。",
     "The opponent is stunned, dismayed and weakened."},
    {"かげうち", "Kageuchi", "shadow strike",
     "相手の先頭のスキルを名指す。ラウンドの終わりに、相手の同じ名のスキルはすべて失われる。",
     "Names the opponent's head skill: when the round ends, all of that name are lost."},
    {"こうさく", "Kousaku", "crossing", "自分を傷つけた攻撃スキルそのものに1のダメージ。",
     "Damage 1 to the very attack skill that hit it."},
    {"からめて", "Karamete", "rear attack", "攻撃してきた側が狼狽を受ける。",
     "The attacker is dismayed."},
    {"まちぶせ", "Machibuse", "ambush", "攻撃してきた側の先頭から2のダメージ。速度はいつも0。",
     "Damage 2 to the attacker's row. Its speed is always 0."},
    {"たまゆら", "Tamayura", "fleeting", "自分を傷つけた攻撃の速度と同じだけのダメージ。",
     "Damage equal to the speed of the attack that hit it."},
    {"くずしわざ", "Kuzushiwaza", "unbalancing", "攻撃してきた側がスタンになる。",
     "The attacker is stunned."},
    {"えきびょう", "Ekibyou", "plague",
     "攻撃してきた側の先頭のスキルを疫病に変える。リミテッドは変わらない。",
     "Turns the attacker's head skill into Ekibyou, unless that one is limited."},
    {"きょう", "+Kyou", "force", "左隣の攻撃スキルのダメージ+1。",
     "The attack skill on its left does 1 more damage."},
    {"こう", "+Kou", "hardness", "左隣の攻撃・補助・迎撃スキルが失われるとき、代わりに失われる。",
     "Is destroyed in place of the attack, support or intercept skill on its left."},
    {"そく", "+Soku", "haste", "左隣のスキルの速度+1。", "The skill on its left has 1 more speed."},
    {"はん", "+Han", "counter", "左隣の攻撃スキルが、攻撃ではなく迎撃スキルになる。",
     "The attack skill on its left is an intercept skill instead."},
    {"れん", "+Ren", "temper", "左隣の攻撃を使うとき、それが招く迎撃をひとつ打ち消す。",
     "When the attack on its left is used, one intercept against it is cancelled."},
    {"じゅん", "+Jun", "shield", "左隣の攻撃・補助を使うとき、防壁を2つ受ける。",
     "When the attack or support skill on its left is used, its user gains 2 barriers."},
    {"げきりん", "Gekirin", "dragon's wrath", "失われたとき、自分が逆鱗をひとつ受ける。",
     "When it is destroyed its owner gains one wrath."},
    {"むそう", "Musou", "no thought", "第{L}ラウンドの間、受けるダメージがすべて無効。",
     "In round {L} all damage to its owner is cancelled."},
    {"せんせい", "Sensei", "first move", "第{L}ラウンドは先に動く。",
     "In round {L} its owner goes first."},
    {"うらがすみ", "Uragasumi", "back haze", "先頭でなく、使える最後尾のスキルを使う。",
     "Its owner uses the rearmost skill that can be used instead of the first."},
    {"りんこう", "Rinkou", "phosphor light",
     "自分が動くフェイズの初めに、両者の状態をすべて終わらせる。",
     "At the beginning of its owner's attack phase, or of a simultaneous one, every state of both sides ends."},
    {"れんげき", "Rengeki", "double strike", "第{L}ラウンドが終わる前に、もう一度動く。",
     "Its owner acts once more before round {L} ends."},
    {"くうきょ", "Kuukyo", "void", "何もしない。衰弱によってだけ生じる。",
     "Does nothing. It arises from weakness only."},
    {"ぼんだ", "Bonda", "plain blow", "ダメージ1、速度0。使えるスキルがないときに使われる。",
     "Damage 1, speed 0. Used when there is nothing to use."},
}};

constexpr std::array<StateWords, kStates> kStateWords{{
    {"かくご", "Readiness", "readiness", "持っている攻撃スキルの速度+2、ダメージ+1。",
     "Attack skills held: speed +2, damage +1."},
    {"ぼうへき", "Barrier", "barrier",
     "攻撃スキルのダメージを受けるとき、ひとつ消えて、そのダメージをすべて無効にする。",
     "When an attack skill would do damage, one is spent and all of that damage is cancelled."},
    {"げきりん", "Wrath", "dragon's wrath",
     "ひとつにつき攻撃スキルのダメージ+1。凡打以外の攻撃を使うと終わる。",
     "Attack skills do 1 more damage for each. Ends after an attack other than Bonda."},
    {"むそう", "Musou", "no thought", "受けるダメージがすべて無効。ラウンドの終わりまで。",
     "All damage received is cancelled, until the round ends."},
    {"せんせい", "Sensei", "first move", "先に動く。ラウンドの終わりまで。",
     "Goes first, until the round ends."},
    {"すたん", "Stun", "stun", "後に動く。ほかの何よりも優先する。",
     "Goes second, above everything else."},
    {"ろうばい", "Dismay", "dismay", "動くフェイズでは、攻撃スキルの速度が0になる。",
     "Attack skills have speed 0 in attack and simultaneous phases."},
    {"すいじゃく", "Weakness", "weakness",
     "ラウンドの終わりごとに、空虚でない先頭のスキルが空虚に変わる。",
     "At the end of every round the head skill that is not Kuukyo turns into Kuukyo."},
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
