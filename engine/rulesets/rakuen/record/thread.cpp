// Reads a thread: takes builds, dice and declarations out of its posts, has the engine play them,
// and compares the lines.
#include "rulesets/rakuen/record/records.hpp"

#include <algorithm>
#include <any>
#include <limits>
#include <utility>

#include "core/text/json.hpp"
#include "core/text/name.hpp"
#include "rulesets/rakuen/rakuen.hpp"
#include "rulesets/rakuen/record/compare.hpp"
#include "rulesets/rakuen/record/follow.hpp"
#include "rulesets/rakuen/sheet/text.hpp"

namespace shiaiba::rakuen {
namespace {

class Reader {
public:
    Reader(std::string_view text, bool consent)
        : scan_(scan_thread(text))
        , consent_line_(consent ? std::numeric_limits<int>::max() : scan_.consent_line) {
        out_.problems = std::move(scan_.problems);
    }

    ReadThread read() {
        const bool complete = authors() && initiative() && builds();
        if (complete && dice()) play();
        return std::move(out_);
    }

private:
    std::vector<Item>& items() { return scan_.items; }
    const Item& item(std::size_t k) const { return scan_.items[k]; }
    void fail(const Item& item, const char* code, Text text) {
        out_.problems.push_back(problem_with(item, code, std::move(text)));
    }
    /// A problem of the whole thread: no line of it is wrong, but something is missing.
    void missing(const char* code, Text text) {
        Item whole;
        whole.line = whole.column = 1;
        fail(whole, code, std::move(text));
    }

    // A is the player who rolls for initiative first, else the one who posts first. With fewer than
    // two names authors aren't told apart.
    bool authors() {
        std::vector<int> found;
        int first = -1;
        for (const Item& one : scan_.items) {
            if (one.author < 0) continue;
            if (first < 0 && one.said == Said::Initiative) first = one.author;
            if (std::find(found.begin(), found.end(), one.author) != found.end()) continue;
            found.push_back(one.author);
        }
        if (found.size() == 2 && first == found[1]) std::swap(found[0], found[1]);
        for (std::size_t k = 0; k < 2 && !found.empty(); ++k) {
            const auto author = static_cast<std::size_t>(found[std::min(k, found.size() - 1)]);
            const auto name = check_name(scan_.names[author]);
            for (Problem problem : name.problems()) {
                problem.path.clear();
                problem.line = scan_.name_lines[author];
                problem.column = problem.length = 1;
                out_.problems.push_back(std::move(problem));
            }
            if (!name) return false;
            names_[k] = *name;
        }
        if (found.size() == 2) authors_ = {found[0], found[1]};
        return true;
    }
    Side side_of(const Item& one) const {
        if (one.author < 0 || authors_[0] == authors_[1]) return Side::None;
        return one.author == authors_[0] ? Side::A : Side::B;
    }

    // Threads that leave the initiative to the board's own dice begin with the builds: then the
    // player whose build stands first has the higher roll. Rolls are kept as they were posted, A's
    // first in each pair.
    bool initiative() {
        Item* unanswered = nullptr;
        Side winner = Side::None;
        for (Item& one : scan_.items) {
            if (one.said == Said::First && winner != Side::None) first_ = winner;
            if (one.said == Said::Second && winner != Side::None) first_ = other(winner);
            if (one.said != Said::Initiative || winner != Side::None) continue;
            if (one.sum.value < 1 || one.sum.value > 100) {
                fail(one, "badRoll",
                     {"1から100までの目です。", "This roll must be from 1 to 100."});
                return false;
            }
            if (unanswered == nullptr) {
                unanswered = &one;
                continue;
            }
            if (side_of(one) == Side::A && side_of(*unanswered) == Side::B) {
                std::swap(one, *unanswered);
            }
            const int a = unanswered->sum.value;
            const int b = one.sum.value;
            for (const int roll : {a, b}) rolls_.push_back(static_cast<std::uint64_t>(roll - 1));
            unanswered = nullptr;
            if (a != b) winner = a > b ? Side::A : Side::B;
        }
        if (unanswered != nullptr || (!rolls_.empty() && winner == Side::None)) {
            const auto last =
                std::find_if(scan_.items.rbegin(), scan_.items.rend(),
                             [](const Item& one) { return one.said == Said::Initiative; });
            fail(*last, "noInitiative",
                 {"先後決定がまだ決まっていません。", "The initiative isn't decided yet."});
            return false;
        }
        const auto build = std::find_if(scan_.items.begin(), scan_.items.end(),
                                        [](const Item& one) { return one.said == Said::Build; });
        const Side by_name = build == scan_.items.end() ? Side::None : side_of(*build);
        if (first_ == Side::None) first_ = by_name != Side::None ? by_name : winner;
        if (first_ == Side::None) first_ = Side::A;
        if (rolls_.empty()) rolls_ = first_ == Side::A ? Rolls{99, 0} : Rolls{0, 99};
        before_ = rolls_.size();
        return true;
    }

    // A build belongs to its line's author; without authors the first attacker's stands first. The
    // same build may be posted again.
    bool builds() {
        std::array<const Item*, 2> found{};
        bool legal_all = true;
        for (const Item& one : scan_.items) {
            if (one.said != Said::Build) continue;
            const Side said = side_of(one);
            const Side turn = found[index(first_)] == nullptr ? first_ : other(first_);
            const Item*& place = found[index(said != Side::None ? said : turn)];
            if (place != nullptr) {
                if (said == Side::None || place->points == one.points) continue;
                fail(
                    one, "otherBuild",
                    {"前に書かれた能力値と違います。", "These abilities differ from those above."});
                legal_all = false;
                continue;
            }
            place = &one;
            for (const Problem& problem : problems_of(one.points)) {
                out_.problems.push_back(
                    problem_with(one, problem.code, problem.text, problem.rule));
                legal_all = false;
            }
        }
        if (found[0] == nullptr || found[1] == nullptr) {
            missing(
                "noBuilds",
                {"二人の能力値の行(POW:20 / SPD:15 / WIZ:25)が必要です。戦闘の最初から貼り付けてください。",
                 "Both lines of abilities (POW:20 / SPD:15 / WIZ:25) are needed: "
                 "paste the thread from its beginning."});
            return false;
        }
        if (!legal_all) return false;
        for (const Side side : kSides) {
            const std::size_t k = index(side);
            match_.sides[k] = alone(system(), names_[k], RakuenBuild{found[k]->points, {}});
        }
        out_.characters.assign(match_.sides.begin(), match_.sides.end());
        items().erase(std::remove_if(items().begin(), items().end(),
                                     [](const Item& one) { return one.said == Said::Build; }),
                      items().end());
        return true;
    }

    bool dice() {
        std::size_t pairs = 0;
        for (const Item& one : scan_.items) {
            if (one.said != Said::Dice || ++pairs <= kMostRecordDice) continue;
            fail(one, "tooManyDice",
                 {"ダイスが多すぎます(1万組まで)。",
                  "There are too many dice (10,000 pairs at most)."});
            return false;
        }
        return true;
    }

    /// A thread doesn't say by which rules it is played: they are the advanced ones if a skill
    /// besides 必殺 or the words 上級ルール occur in it.
    bool advanced() const {
        return scan_.advanced ||
               std::any_of(scan_.items.begin(), scan_.items.end(), [](const Item& one) {
                   return one.said == Said::Charge || !one.skills.without(Skill::Finisher).empty();
               });
    }

    /// A run of the engine that follows the items as they are now, as far as it can.
    struct Followed {
        std::vector<Side> sides;
        Dice dice;
        Following following;
        Played played;

        Followed(const Reader& reader, Log::Listen listen)
            : sides(reader.sides())
            , dice(dice_of(reader.match_))
            , following(reader.scan_.items, sides, dice, reader.before_, reader.first_,
                        reader.consent_line_)
            , played(shiaiba::play(reader.match_, dice, following, listen)) {}
    };

    std::vector<Side> sides() const {
        std::vector<Side> sides;
        for (const Item& one : scan_.items) sides.push_back(side_of(one));
        return sides;
    }
    void take_rolls() {
        match_.rolls = rolls_;
        for (const Item& one : scan_.items) {
            if (one.said != Said::Dice) continue;
            match_.rolls->push_back(static_cast<std::uint64_t>(one.pair.red));
            match_.rolls->push_back(static_cast<std::uint64_t>(one.pair.blue));
        }
    }

    void play() {
        match_.system = &system();
        match_.settings = *system().settings().check(
            JsonObject().add("rules", advanced() ? "advanced" : "basic"));
        take_rolls();
        for (std::size_t k = 0; k < kMostDropped; ++k) {
            const auto dropped = Followed(*this, Log::Listen::Nothing).following.dropped();
            if (!dropped) break;
            drop(*dropped);
            take_rolls();
        }
        const Followed followed(*this, Log::Listen::Everything);
        const Played& played = followed.played;
        const Names names = match_.names();
        Comparison compared =
            compare(scan_.items, followed.sides, system_lines(played.fight_log, names), names);
        for (Problem& problem : compared.problems) out_.problems.push_back(std::move(problem));
        const auto refused = followed.following.refused();
        // If the thread went astray before the refused declaration, that is the cause.
        const bool first = refused && (!compared.astray || *refused <= *compared.astray);
        if (first && item(*refused).said != Said::Dice) {
            return refuse(item(*refused), *played.pending, followed.following.needs_consent());
        }
        if (compared.astray) {
            const Item& one = item(*compared.astray);
            const bool waits = played.pending && (first || !compared.reason);
            out_.problems.push_back(waits             ? due(one, *played.pending)
                                    : compared.reason ? *compared.reason
                                                      : over(one));
            return;
        }
        for (const std::size_t k : followed.following.consented()) {
            note(item(k), "consented",
                 {"「" + item(k).text + "」は決まりではできませんが、合意の元続行します。",
                  "The rules forbid \"" + item(k).text + "\"; it is played on by consent."},
                 "19");
        }
        match_.decisions = followed.following.tokens();
        // The digest as seed makes everybody who reads the same thread go on with the same dice.
        match_.seed = played.digest;
        out_.match = std::move(match_);
    }

    void note(const Item& one, const char* code, Text text, const char* rule) {
        out_.notes.push_back(problem_with(one, code, std::move(text), rule));
    }

    // 19: takes out declarations that were taken back and dice that nobody had to roll, with a
    // note.
    void drop(const Dropped& dropped) {
        const Item& one = item(dropped.first);
        switch (dropped.why) {
        case Dropped::Why::Redeclared:
            note(one, "redeclared",
                 {"同じ能力の連続なので「" + one.text +
                      "」とそのダイスは取り消し、次の宣言と新しいダイスで続けます。",
                  "The same ability twice in a row: \"" + one.text +
                      "\" and its dice fall away for the next declaration and new dice."},
                 "19");
            break;
        case Dropped::Why::Undeclared:
            note(
                one, "undeclared",
                {"宣言の前のダイス " + one.text + " は取り消し、次の宣言と新しいダイスで続けます。",
                 "The dice " + one.text +
                     " fell before the declaration: they fall away for the next declaration and "
                     "new dice."},
                "19");
            break;
        case Dropped::Why::Surplus: {
            note(one, "surplus",
                 {"回避はもう成功しているので、ダイス " + one.text + " は数えません。",
                  "The evasion has succeeded already: the dice " + one.text + " don't count."},
                 "7.1");
            std::size_t evade = dropped.first;
            while (item(evade).said != Said::Evade) --evade;
            items()[evade].surplus = one.pair.sum();
            break;
        }
        }
        const auto begin = items().begin();
        items().erase(begin + static_cast<std::ptrdiff_t>(dropped.first),
                      begin + static_cast<std::ptrdiff_t>(dropped.end));
    }

    /// The problem of a line where the battle waits for another one.
    Problem due(const Item& one, const PendingQuestion& choice) const {
        const std::string name(match_.names().of(choice.side, Lang::Ja));
        const Text next =
            choice.point == id(Point::Attack)
                ? Text{"攻撃の宣言(【攻撃:POW】など)", "attack (【攻撃:POW】, say)"}
            : choice.point == id(Point::Defend) ? Text{"【回避】か【防御】", "【回避】 or 【防御】"}
            : choice.point == id(Point::InvisibleGuard)
                ? Text{"【インビジブル防御】", "【インビジブル防御】"}
            : choice.point == id(Point::Order) ? Text{"【先攻】か【後攻】", "【先攻】 or 【後攻】"}
                                               : Text{"決定", "decision"};
        return problem_with(
            one, "astray",
            {"ここは◆" + name + "の" + next.ja + "のはずです(書かれているのは " + one.text + ")。",
             "This should be " + name + "'s " + next.en + " (it says " + one.text + ")."});
    }
    static Problem over(const Item& one) {
        return problem_with(one, "astray",
                            {"勝負はもうついています(書かれているのは " + one.text + ")。",
                             "The battle is over before this (it says " + one.text + ")."});
    }

    void refuse(const Item& one, const PendingQuestion& choice, bool lifted) {
        constexpr std::size_t kMostNamed = 12;
        Text legal;
        for (std::size_t k = 0; k < std::min(choice.options.size(), kMostNamed); ++k) {
            const Text& label = choice.options[k].label;
            legal.ja += (k == 0 ? "" : "、") + label.ja;
            legal.en += (k == 0 ? "" : ", ") + label.en;
        }
        if (choice.options.size() > kMostNamed) {
            legal.ja += "…";
            legal.en += "…";
        }
        const std::string name(match_.names().of(choice.side, Lang::Ja));
        Text said{"「" + one.text + "」はここではできません。◆" + name +
                      "ができるのは: " + legal.ja,
                  "\"" + one.text + "\" is not possible here. " + name + " may: " + legal.en};
        if (lifted) {
            said.ja += "。そのまま進めたのなら、後ろに「合意の元続行」と書けば続けられます。";
            said.en +=
                ". If you both played on from it, a line 合意の元続行 behind it lets it stand.";
        }
        out_.problems.push_back(
            problem_with(one, "notLegal", std::move(said), lifted ? "19" : "17"));
    }

    using Rolls = std::vector<std::uint64_t>;
    /// Most mistakes that are taken out, each for one more run of the engine: no real thread has
    /// more.
    static constexpr std::size_t kMostDropped = 200;

    Scan scan_;
    int consent_line_;
    ReadThread out_;
    Match match_;
    std::array<std::string, 2> names_;
    /// Numbers of A's and B's names; equal: authors aren't told apart.
    std::array<int, 2> authors_{-1, -1};
    Side first_ = Side::None;
    Rolls rolls_;
    /// Number of rolls before the first pair.
    std::size_t before_ = 0;
};

} // namespace

bool is_thread(std::string_view text) {
    const auto has = [&](std::string_view sign) {
        return text.find(sign) != std::string_view::npos;
    };
    if (!has("【") && !has("[") && !has("［")) return false;
    const Scan scan = scan_thread(text);
    // Dice without a label may be those of any game.
    return std::any_of(scan.items.begin(), scan.items.end(), [](const Item& one) {
        const bool rolled = one.said == Said::Initiative || one.said == Said::Dice;
        return (rolled && !one.plain) || one.said == Said::Attack || one.said == Said::Invisible ||
               one.said == Said::Charge;
    });
}

ReadThread read_thread(std::string_view text, bool consent) { return Reader(text, consent).read(); }

} // namespace shiaiba::rakuen
