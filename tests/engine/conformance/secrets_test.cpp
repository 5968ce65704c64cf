// Tests every system's questions and secrets: lists of options, default orders, and that a side is
// never shown what it can't know.
#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "analysis/search.hpp"
#include "catch.hpp"
#include "conformance/matches.hpp"
#include "core/fight/decisions.hpp"
#include "core/report/report.hpp"
#include "core/report/text.hpp"
#include "core/system/view.hpp"
#include "core/text/json.hpp"
#include "teams/teams.hpp"

namespace shiaiba::conformance {
namespace {

/// Decides at random, after passing each question to a function.
class Showing final : public Decisions {
public:
    Showing(std::uint64_t seed, const std::function<void(const Question&)>& show)
        : random_(seed), show_(show) {}
    Decision next(const Question& question) override {
        show_(question);
        return random_.next(question);
    }

private:
    RandomDecisions random_;
    const std::function<void(const Question&)>& show_;
};

/// Passes every question of the fight to a function, with both sides played by hand, and returns
/// how the fight ended.
Played each_question(Match match, const std::function<void(const Question&)>& show) {
    match = by_hand(std::move(match));
    Dice dice(match.seed);
    Showing showing(match.seed + 1, show);
    return play(match, dice, showing, Log::Listen::Digest);
}

/// Everything that a player is shown of a question, and everything that its plans can ask.
std::string shown(const Question& question, const plan::Vocabulary* words) {
    std::string all = write_json(to_json(question.describe()));
    if (words == nullptr) return all;
    for (std::size_t fact = 0; fact < words->facts.size(); ++fact) {
        for (int argument = 0; argument < 12; ++argument) {
            const auto value = question.fact(static_cast<int>(fact), argument);
            all += value ? " " + std::to_string(*value) : " ?";
        }
    }
    for (std::size_t tag = 0; tag < words->tags.size(); ++tag) {
        for (std::size_t k = 0; k < question.size(); ++k) {
            all += " " + std::to_string(question.tag(k, static_cast<int>(tag)));
        }
    }
    return all;
}

/// Calls a function with the match as it stands at a few of its decisions, with both sides played
/// by hand.
void each_stop(const Match& planned, const std::function<void(const Match&)>& check) {
    const Match match = by_hand(planned);
    Match part = match;
    const std::size_t step = 1 + match.decisions.size() / 4;
    for (std::size_t k = 0; k < match.decisions.size(); k += step) {
        part.decisions.assign(match.decisions.begin(),
                              match.decisions.begin() + static_cast<std::ptrdiff_t>(k));
        check(part);
    }
}

struct Words {
    std::set<std::string> known;
    std::set<std::string> secret;
};
void sort_out(const std::vector<Board::Pile>& piles, Side viewer, Words& words) {
    for (const Board::Pile& pile : piles) {
        const bool known = pile.seen_by == Side::None || pile.seen_by == viewer;
        for (const std::string_view card : pile.cards) {
            (known ? words.known : words.secret).emplace(card);
        }
    }
}
/// The words that the viewer was told at some time, and the words that it never was told, by the
/// `seen_by` of facts and piles.
Words words_for(const FightLog& fight_log, Side viewer) {
    Words words;
    for (const Event& event : fight_log.events) {
        for (const Arg& arg : event.args) {
            const bool known = arg.seen_by == Side::None || arg.seen_by == viewer;
            const auto* const word = std::get_if<std::string_view>(&arg.value);
            if (word != nullptr) (known ? words.known : words.secret).emplace(*word);
        }
    }
    for (const Board& board : fight_log.boards) {
        sort_out(board.piles, viewer, words);
        for (const Board::Half& half : board.sides) sort_out(half.piles, viewer, words);
    }
    for (const std::string& word : words.known) words.secret.erase(word);
    return words;
}

bool stands_in(const std::string& word, const std::string& text) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        const char next = at + word.size() < text.size() ? text[at + word.size()] : ' ';
        if (next < '0' || next > '9') return true;
    }
    return false;
}

/// Checks the reports of the match for either viewer at a few of its decisions. Returns the number
/// of secrets that could have been told.
int look_for_secrets(const Match& planned) {
    int found = 0;
    each_stop(planned, [&](const Match& match) {
        const Played whole = play(match, Log::Listen::Everything);
        for (const Side viewer : kSides) {
            const Played view = seen(match, whole, viewer);
            const Json told = report(match, view, Lang::En);
            const std::string text = write_json(told) + text_log(match, view, Lang::En);
            for (const std::string& word : words_for(whole.fight_log, viewer).secret) {
                ++found;
                INFO(word << " in " << text);
                CHECK_FALSE(stands_in(word, text));
            }
            CHECK(told["viewer"] == letter(viewer));
            CHECK(told["digest"].is_null());
            CHECK_FALSE(told.contains("seed"));
            for (const Json& one : told["decisions"]) {
                const bool own = one["side"] == letter(viewer);
                CHECK((own || !one.contains("plan")));
                CHECK((own || !one.contains("secret") || !one.contains("option")));
                if (!own && one.contains("secret")) ++found;
            }
            if (view.pending->side != viewer) CHECK(view.pending->options.empty());
        }
        const Played all = seen(match, whole, Side::None);
        CHECK(write_json(report(match, all, Lang::En)) ==
              write_json(report(match, whole, Lang::En)));
    });
    return found;
}

} // namespace

TEST_CASE("conformance: lists of options are short, their tokens unique, their default order whole",
          "[conformance]") {
    std::map<std::string, std::size_t> longest;
    bool other_order = false;
    for_every_match([&](const Match& match) {
        std::size_t& most = longest[match.system->identity.id];
        each_question(match, [&](const Question& question) {
            const std::size_t size = question.size();
            most = std::max(most, size);
            std::set<std::string> tokens;
            std::map<std::size_t, std::size_t> places;
            for (std::size_t k = 0; k < size; ++k) {
                tokens.insert(question.token(k));
                places[question.place(k)] = k;
                other_order = other_order || question.place(k) != k;
            }
            CHECK(tokens.size() == size);
            CHECK(places.size() == size);
            CHECK(places.rbegin()->first == size - 1);
            // The first of all options, of all but that one, and so on to the last.
            OptionSet left(size);
            for (const auto& [place, option] : places) {
                CHECK(question.first(left) == option);
                left.drop(option);
            }
        });
    });
    for (const auto& [system, most] : longest) {
        INFO(system << ": " << most);
        CHECK(most <= kMostOptions);
    }
    CHECK(other_order);
}

TEST_CASE("conformance: dealing anew what a side can't see changes nothing that it is shown",
          "[conformance]") {
    int questions = 0;
    for_every_match([&](const Match& match) {
        if (match.system->secrets == nullptr) return;
        Dice dice(match.seed + 7);
        each_question(match, [&](const Question& question) {
            const std::string before = shown(question, match.system->vocabulary());
            question.redeal(question.side(), dice);
            CHECK(shown(question, match.system->vocabulary()) == before);
            ++questions;
        });
    });
    CHECK(questions > 100);
}

TEST_CASE("conformance: what is dealt anew is other than it was", "[conformance]") {
    std::map<std::string, int> changed;
    for_every_match([&](const Match& match) {
        if (match.system->secrets == nullptr) return;
        Dice dice(match.seed + 7);
        const Played as_dealt = each_question(match, [](const Question&) {});
        const Played anew = each_question(
            match, [&](const Question& question) { question.redeal(question.side(), dice); });
        changed[match.system->identity.id] += as_dealt.digest != anew.digest ? 1 : 0;
    });
    CHECK_FALSE(changed.empty());
    for (const auto& [system, fights] : changed) {
        INFO(system);
        CHECK(fights > 0);
    }
}

TEST_CASE(
    "conformance: a report for a viewer, and its text, hold nothing that the viewer can't know",
    "[conformance]") {
    std::map<const System*, int> secrets;
    for_every_match([&](const Match& match) {
        if (match.system->secrets == nullptr) return;
        secrets[match.system] += look_for_secrets(match);
    });
    CHECK_FALSE(secrets.empty());
    constexpr int kEnough = static_cast<int>(test::workload(100));
    for (auto& [system, found] : secrets) {
        INFO(system->identity.id);
        // In a system that keeps few secrets, more fights than in the other tests are needed to
        // find enough of them.
        for (int k = kFights; found <= kEnough && k < 2 * kFights; ++k) {
            found += look_for_secrets(random_match(*system, k));
        }
        CHECK(found > kEnough);
    }
}

TEST_CASE("conformance: a fight that is over is shown whole, and one by hand to who is asked",
          "[conformance]") {
    for_every_match([&](const Match& match) {
        const Played over = play(match, Log::Listen::Everything);
        CHECK(viewer_of(match, over, {}) == Side::None);
        CHECK(viewer_of(match, over, Side::A) == Side::None);
        each_stop(match, [&](const Match& part) {
            const Played waits = play(part, Log::Listen::Digest);
            const bool hidden = part.system->secrets != nullptr;
            CHECK(viewer_of(part, waits, {}) == (hidden ? waits.pending->side : Side::None));
            Match against = part;
            against.controllers[index(waits.pending->side)] = Controller::Search1;
            if (!hidden || !may_control(Controller::Search1, part.sides[0])) return;
            CHECK(viewer_of(against, waits, {}) == other(waits.pending->side));
            against.controllers = {Controller::Search1, Controller::Search1};
            CHECK(viewer_of(against, waits, {}) == Side::None);
        });
    });
}

} // namespace shiaiba::conformance
