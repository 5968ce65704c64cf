// The coin game (rules in coins.hpp): builds, the fight, and its words.
#include "coins/coins.hpp"

#include "core/fight/battle.hpp"
#include "core/system/setting_table.hpp"
#include "core/text/json.hpp"

namespace shiaiba::coins {
namespace {

constexpr int kMostRounds = 20;

struct Stake {
    int stake = 1;
};
struct Rules {
    int goal = 5;
};

constexpr std::array<EventRow, 5> kRows{{
    {"safe", "2", Tone::Use, "{who}は手堅く1点。", "{who} plays safe for 1."},
    {"heads", "2", Tone::Hit, "{who}は表を出して{n}点。", "{who} flips heads for {n}."},
    {"tails", "2", Tone::Note, "{who}は裏を出した。", "{who} flips tails."},
    {"win", "3", Tone::End, "{who}の勝ち。", "{who} wins."},
    {"draw", "4", Tone::End, "引き分け。", "A draw."},
}};
const EventRow& row(std::string_view kind) { return kRows[row_of(kRows, kind)]; }

constexpr std::array<PhaseWords, 1> kPhases{{{"turn", "手番", "Turns"}}};

/// The question of rule 2. Either side may give up whenever one of them decides.
class Pick final : public SpokenQuestion {
public:
    using SpokenQuestion::SpokenQuestion;
    bool may_give_up() const override { return true; }
};

class Game : AskedBattle {
public:
    Game(const Rules& rules, std::array<int, 2> stakes, FightContext& context)
        : AskedBattle(context), rules_(rules), stakes_(stakes) {
        if (verbose()) log_.open(board());
    }

    Outcome run() {
        for (round_ = 1; round_ <= kMostRounds; ++round_) {
            begin(round_, "turn");
            for (const Side side : kSides) {
                turn(side);
                if (over()) return give_up();
            }
            if (tracing()) {
                log_.trace(std::to_string(round_) + ";" + std::to_string(score_[0]) + ";" +
                           std::to_string(score_[1]));
            }
            if (score_[0] >= rules_.goal || score_[1] >= rules_.goal) return decide("goal");
        }
        round_ = kMostRounds;
        score_ = {0, 0};
        return decide("limit");
    }

private:
    void turn(Side side) {
        int& score = score_[index(side)];
        const PendingQuestion choice = this->choice(side);
        const std::size_t pick = context_.choose(Pick(choice));
        if (gave_up()) return;
        if (pick == 0) {
            score += 1;
            emit("safe", side, 1);
            return;
        }
        const int gain = stakes_[index(side)] * static_cast<int>(pick);
        const bool heads = context_.dice().d(2) == 1;
        if (heads) score += gain;
        emit(heads ? "heads" : "tails", side, heads ? gain : 0, {{"dice", {heads ? 1 : 2}, 2}});
    }

    PendingQuestion choice(Side side) const {
        PendingQuestion choice;
        choice.point = "pick";
        choice.side = side;
        const std::string who = place_of_name({side, 0});
        choice.prompt = {who + "、手堅くいくか、投げるか？", who + ", do you play safe, or flip?"};
        choice.kinds = {{"safe", {"手堅く", "Safe"}}, {"flip", {"投げる", "Flip"}}};
        choice.options = {{"safe", {"手堅く", "Safe"}, {}, {}, "safe"},
                          {"flip", {"投げる", "Flip"}, {"dice"}, {}, "flip"}};
        if (score_[index(side)] < score_[index(other(side))]) {
            choice.options.push_back({"double", {"倍で投げる", "Double"}, {"dice"}, {}, "flip"});
        }
        choice.facts = {{"mine", score_[index(side)]}, {"theirs", score_[index(other(side))]}};
        return choice;
    }

    Outcome decide(std::string_view reason) {
        const Side winner = score_[0] > score_[1]   ? Side::A
                            : score_[0] < score_[1] ? Side::B
                                                    : Side::None;
        emit(winner == Side::None ? "draw" : "win", winner, 0);
        return {winner, reason, round_, score_};
    }

    Outcome give_up() {
        emit("win", winner_, 0);
        return {winner_, reason_, round_};
    }

    void emit(std::string_view kind, Side side, int n, std::vector<NumberList> lists = {}) {
        if (!verbose()) return;
        tell_event(round_, kind, row(kind).rule, {side}, {{"n", n}}, std::move(lists), board());
    }

    Board board() const {
        Board board;
        board.round = round_;
        board.phase = "turn";
        for (const Side side : kSides) {
            Board::Half& half = board.sides[index(side)];
            half.meters.push_back({"points", score_[index(side)], rules_.goal});
            half.left = score_[index(side)];
            half.full = rules_.goal;
        }
        return board;
    }

    Rules rules_;
    std::array<int, 2> stakes_;
    std::array<int, 2> score_{};
    int round_ = 0;
};

Checked<Stake> check(const Json& fields) {
    const Json stake = fields.value("stake", Json());
    if (stake.is_number_integer() && stake >= 1 && stake <= 4) {
        return Stake{stake.get<int>()};
    }
    return problem_at("/stake", "badStake", {"賭け金は1から4です。", "The stake is 1 to 4."}, "1");
}

ReadText read(std::string_view text) {
    ReadText out;
    for (int stake = 1; stake <= 4; ++stake) {
        const std::string head = "stake " + std::to_string(stake) + " ";
        if (text.substr(0, head.size()) != head) continue;
        out.form = "line";
        std::string name(text.substr(head.size()));
        if (!name.empty() && name.back() == '\n') name.pop_back();
        out.found.push_back({std::move(name), 1, Stake{stake}});
    }
    return out;
}

std::string to_text(const Stake& build, std::string_view name) {
    return "stake " + std::to_string(build.stake) + " " + std::string(name) + "\n";
}

std::vector<Neighbour> neighbours(const Stake& build) {
    std::vector<Neighbour> all;
    for (const int step : {-1, 1}) {
        const int stake = build.stake + step;
        const std::string said = std::to_string(stake);
        if (stake >= 1 && stake <= 4)
            all.push_back({{"賭け金" + said, "Stake " + said}, Stake{stake}});
    }
    return all;
}

// Links hold the goal even where it is usual.
void pack_goal(const Rules& rules, const Fields<Rules>&, BitWriter& out) {
    out.bits(static_cast<std::uint64_t>(rules.goal - 3), 4);
}
std::optional<Rules> unpack_goal(const Fields<Rules>&, BitReader& in) {
    return Rules{static_cast<int>(in.below(10)) + 3};
}

const SettingTable<Rules>& setting_table() {
    static const SettingTable<Rules> table(Fields<Rules>({{{.type = Field::Type::Number,
                                                            .key = "goal",
                                                            .ja = "目標",
                                                            .en = "The goal",
                                                            .least = 3,
                                                            .most = 12,
                                                            .optional = true,
                                                            .code = "badGoal",
                                                            .rule = "3",
                                                            .said_ja = "{n}点先取。",
                                                            .said_en = "{n} points win."},
                                                           at<&Rules::goal>()}}),
                                           {"{\"goal\": 5}", {}}, pack_goal, unpack_goal);
    return table;
}

Outcome fight(const Rules& rules, const Sides& sides, FightContext& context) {
    const std::array<int, 2> stakes{build_as<Stake>(sides[0]->build()).stake,
                                    build_as<Stake>(sides[1]->build()).stake};
    return Game(rules, stakes, context).run();
}

Spans narrate(const Event& event, const Names& names, Lang lang) {
    const EventRow& told = row(event.kind);
    return expand(lang == Lang::Ja ? told.ja : told.en, [&](std::string_view key) {
        return key == "who" ? name_span(names, event.side, lang) : number_span(event.number("n"));
    });
}

} // namespace

const System& system() {
    static const System coins{
        .identity = {.id = "coins",
                     .name = {"硬貨", "Coins"},
                     .versions = {"1"},
                     .date = "2026-01-01",
                     .link_id = 63,
                     .chance = true,
                     .surrender = true,
                     .most_rounds = kMostRounds,
                     .round = {"回", "round"},
                     .opponents = 3},
        .form = typed<[] {
            return Json{{"items", Json::array()}};
        }>,
        .samples = R"json([{"name":"甲","stake":2},{"name":"乙","stake":3}])json",
        .check = typed<check>,
        .write = typed<[](const Stake& build, Json& fields) { fields["stake"] = build.stake; }>,
        .read = typed<read>,
        .text_forms = {"line"},
        .to_text = typed<to_text>,
        .pack = typed<[](const Stake& build, BitWriter& out) {
            out.bits(static_cast<std::uint64_t>(build.stake - 1), 2);
        }>,
        .unpack = typed<[](BitReader& in) {
            return std::optional(Stake{static_cast<int>(in.below(4)) + 1});
        }>,
        .random = typed<[](Dice& dice) { return Stake{dice.d(4)}; }>,
        .neighbours = typed<neighbours>,
        .settings = typed<setting_table>,
        .fight = typed<fight>,
        .event_kinds = kinds_of(kRows),
        .tone = [](const Event& event) { return row(event.kind).tone; },
        .narrate = narrate,
        .phases = kPhases,
        .reasons = {{"goal", {"点数", "points"}}},
    };
    return coins;
}

} // namespace shiaiba::coins
