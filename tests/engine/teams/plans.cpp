// The card game's questions in numbers and in words, and its vocabulary of the plan language.
#include "teams/plans.hpp"

#include <array>

#include "teams/game.hpp"

namespace shiaiba::teams {
namespace {

using plan::Fill;
using plan::Tagging;
using plan::Type;
using plan::Verb;

enum Tag { kStance, kSuit, kValue, kWeakest };
enum Fact { kStrength, kHand, kRound };
enum Domain { kWhoseDomain, kSuitDomain, kWeakDomain };

constexpr plan::Symbol kWhose[] = {{"self", "my", "自分の"}, {"opponent", "opponent's", "相手の"}};
constexpr plan::Symbol kSuits[] = {{"sun", "sun", "陽"}, {"moon", "moon", "月"}};
constexpr plan::Symbol kWeak[] = {{"weakest", "the weakest", "いちばん弱い相手"}};
constexpr plan::Domain kDomains[] = {{"who", kWhose, 1}, {"suit", kSuits, 1}, {"weak", kWeak, 1}};
constexpr plan::Fact kFacts[] = {{"strength", Type::Number, 0, kMostStrength, false},
                                 {"cards", Type::Number, 0, 24, true},
                                 {"round", Type::Number, 1, 12, false}};
constexpr plan::FactPhrase kFactPhrases[] = {{kStrength, "my strength", "自分の強さ"},
                                             {kHand, "{w} cards", "{w}手札"},
                                             {kRound, "round", "ラウンド"}};
constexpr plan::Tag kTags[] = {{"stance", Tagging::Value, kSuitDomain},
                               {"suit", Tagging::Value, kSuitDomain},
                               {"value", Tagging::Number, -1},
                               {"weakest", Tagging::Ranked, kWeakDomain}};
constexpr plan::Decision kDecisions[] = {
    {"stance", "the stance", "構え", "sun", "陽"},
    {"target", "the target", "相手", "the first", "先頭"},
    {"play", "the card", "札", "the highest", "いちばん大きい札"}};
constexpr plan::Slot kSlots[] = {{'w', Fill::Who, kWhoseDomain},
                                 {'s', Fill::Tag, kSuitDomain, kStance},
                                 {'c', Fill::Tag, kSuitDomain, kSuit},
                                 {'t', Fill::Tag, kWeakDomain, kWeakest}};
constexpr plan::Form kForms[] = {
    {Verb::Prefer, 0, "choose {s}", "{s}を選ぶ", {}, "P016"},
    {Verb::Prefer, 1, "aim at {t}", "{t}を狙う", {}, "P016"},
    {Verb::Prefer, 2, "play a {c}", "{c}の札を出す", {}, "P016"},
    {Verb::Avoid, 2, "do not play a {c}", "{c}の札を出さない", {}, "P016"}};

constexpr std::array<plan::Preset, 2> kPresets{
    {{"陽気", "Sunny", "陽を選び、弱い相手を狙う", "chooses the sun and aims at the weak",
      "陽を選ぶ\nいちばん弱い相手を狙う\n陽の札を出す"},
     {"月影", "Moonlit", "月を選び、強いうちは陽を惜しむ",
      "chooses the moon, keeps its suns while strong",
      "月を選ぶ\n自分の強さが3より大きい場合、陽の札を出さない"}}};

} // namespace

const plan::Vocabulary& vocabulary() {
    static const plan::Vocabulary words{"teams",
                                        kDomains,
                                        kFacts,
                                        kTags,
                                        kDecisions,
                                        {},
                                        kSlots,
                                        kFactPhrases,
                                        {},
                                        kForms,
                                        "選び|選ぶ|狙い|狙う|出し|出す",
                                        8,
                                        4,
                                        2,
                                        2,
                                        2,
                                        0};
    return words;
}

const plan::Presets& presets() {
    static const plan::Presets all(vocabulary(), kPresets);
    return all;
}

std::size_t TeamsQuestion::place(std::size_t option) const {
    if (point_ != Point::Play || options_[option] == kPass) return option;
    // Passing is last in the list, and last in the default order too.
    return options_.size() - 2 - option;
}

std::size_t TeamsQuestion::first(const OptionSet& left) const {
    std::size_t best = left.first();
    for (std::size_t k = best; k != kMostPlannedOptions; k = left.next(k + 1)) {
        if (place(k) < place(best)) best = k;
    }
    return best;
}

std::string TeamsQuestion::point_name() const {
    constexpr std::array<const char*, 3> kNames{"stance", "target", "play"};
    return kNames[static_cast<std::size_t>(point_)];
}

Option TeamsQuestion::option(std::size_t option) const {
    const int what = options_[option];
    if (pass(option)) return {"pass", {"出さない", "pass"}, {}, {}, "pass"};
    Option said;
    said.kind = point_name();
    switch (point_) {
    case Point::Stance:
        said.id = kSuits[what].id;
        said.label = {kSuits[what].ja, kSuits[what].en};
        return said;
    case Point::Target: {
        const Actor who{other(side()), what};
        said.id = said.target = shiaiba::token(who);
        said.label = {place_of_name(who), place_of_name(who)};
        return said;
    }
    case Point::Play: break;
    }
    said.id = said.card = card_id(what);
    said.label = {card_ja(what), said.id};
    return said;
}

Text TeamsQuestion::heading(std::string_view kind) const {
    constexpr std::array<KindWords, 4> kWords{{{"stance", "構え", "Stances"},
                                               {"target", "相手", "Targets"},
                                               {"play", "札", "Cards"},
                                               {"pass", "出さない", "Pass"}}};
    return heading_in(kWords, kind);
}

Text TeamsQuestion::prompt() const {
    const std::string who = place_of_name(actor_);
    switch (point_) {
    case Point::Stance:
        return {who + "、どちらの構えにする？", who + ", which stance do you take?"};
    case Point::Target: return {who + "、だれを狙う？", who + ", at whom do you aim?"};
    case Point::Play: break;
    }
    return {who + "、どの札を出す？", who + ", which card do you play?"};
}

Facts TeamsQuestion::facts() const {
    return {{"strength", game_.at(actor_).strength},
            {"cards", static_cast<int>(game_.at(actor_).hand.size())}};
}

void TeamsQuestion::redeal(Side seer, Dice& dice) const { game_.redeal(seer, dice); }

int TeamsQuestion::tag(std::size_t option, int tag) const {
    const int what = options_[option];
    if (tag == kStance && point_ == Point::Stance) return what;
    if (point_ != Point::Play || what == kPass) return kNoTag;
    if (tag == kSuit) return suit_of(what);
    return tag == kValue ? value_of(what) : kNoTag;
}

int TeamsQuestion::rank(std::size_t option, int tag, int) const {
    if (tag != kWeakest || point_ != Point::Target) return kNoTag;
    return -game_.at({other(side()), options_[option]}).strength;
}

std::optional<int> TeamsQuestion::fact(int fact, int argument) const {
    switch (fact) {
    case kStrength: return game_.at(actor_).strength;
    case kHand: return game_.cards_of(opponents(argument) ? other(side()) : side());
    case kRound: return game_.round();
    default: return std::nullopt;
    }
}

} // namespace shiaiba::teams
