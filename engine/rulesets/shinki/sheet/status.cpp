// The words of the statuses: of the six of the rules as a table, of those of an own list made of what they change.
#include "rulesets/shinki/sheet/status.hpp"

#include <array>
#include <utility>

#include "core/text/fill.hpp"
#include "core/text/text.hpp"
#include "rulesets/shinki/sheet/skill.hpp"

namespace shiaiba::shinki {
namespace {

constexpr std::array<StatusWords, kStatuses> kStatusWords{{
    {"shinki", 's', "心輝", "Shine",
     "心輝者としての力を発揮している。この状態でない心輝者は、1点でもダメージを受けると戦闘不能になる。",
     "The power of a Blazer is out. Without it a blazer falls at any damage."},
    {"poison", 'p', "毒", "Poison", "ラウンド終了時に4点ダメージを受ける。",
     "4 damage at the round's end."},
    {"fire", 'f', "火炎", "Fire", "ラウンド終了時に4点ダメージを受ける。",
     "4 damage at the round's end."},
    {"dark", 'd', "暗闇", "Darkness", "スキルによって与えるダメージに−3する。",
     "Damage that its skills deal is lowered by 3."},
    {"shaken", 'k', "動揺", "Shaken", "ラウンド終了時に手札と気魄を1枚ずつ選んで捨てる。",
     "A card of the hand and one of the grit go at the round's end."},
    {"frenzy", 'z', "狂乱", "Frenzy",
     "デフォルトスキルしか使用できない。《通常攻撃》を使用するか、HPを10点支払うと解除される。",
     "Only default skills may be used, until Basic Attack is, or 10 HP are paid."},
}};

/// A change by a number, with its sign: 「与えるダメージ−3」. Nothing for 0.
void tell(Text& all, const char* ja, const char* en, int n) {
    if (n == 0) return;
    enumerate(all, fill({ja + std::string(n < 0 ? "−{n}" : "+{n}"),
                         en + std::string(n < 0 ? " −{n}" : " +{n}")},
                        {{"n", n < 0 ? -n : n}}));
}

/// The timings among these bits, as far as a status may bar them.
Text barred(unsigned timings) {
    constexpr std::array<std::pair<const char*, const char*>, 4> kWords{
        {{"ムーブ", "moves"},
         {"アクション", "actions"},
         {"リアクション", "reactions"},
         {"ラウンド終了時", "skills at a round's end"}}};
    Text all;
    for (std::size_t k = 0; k < kWords.size(); ++k) {
        if ((timings >> k & 1U) == 0) continue;
        all.ja.append(all.ja.empty() ? "" : "・").append(kWords[k].first);
        all.en.append(all.en.empty() ? "" : ", ").append(kWords[k].second);
    }
    return all;
}

} // namespace

const StatusWords& words(Status status) { return kStatusWords[static_cast<std::size_t>(status)]; }

void describe(OwnStatus& status) {
    Text all;
    tell(all, "与えるダメージ", "damage dealt", status.changes.damage);
    tell(all, "受けるダメージ", "damage taken", status.changes.taken);
    tell(all, "行動値", "speed", status.changes.speed);
    if (status.round_end > 0) {
        enumerate(all, fill({"ラウンド終了時に{n}点ダメージ", "{n} damage at a round's end"},
                            {{"n", status.round_end}}));
    } else if (status.round_end < 0) {
        enumerate(all, fill({"ラウンド終了時にHP{n}点回復", "{n} HP recovered at a round's end"},
                            {{"n", -status.round_end}}));
    }
    if (status.changes.bars != 0) {
        const Text timings = barred(status.changes.bars);
        enumerate(all, {timings.ja + "のスキルを使えない", "no " + timings.en});
    }
    if (status.rounds > 0) {
        enumerate(all,
                  fill({"{n}回目のラウンド終了時に解除される", "ends with round's end no. {n}"},
                       {{"n", status.rounds}}));
    }
    if (status.hurt_ends) enumerate(all, {"ダメージを受けると解除される", "ends by damage"});
    if (all.ja.empty()) all = {"何も変えない", "changes nothing"};
    status.about_ja = all.ja + "。";
    status.about_en = all.en + ".";
}

} // namespace shiaiba::shinki
