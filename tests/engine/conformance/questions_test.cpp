// Tests the words of every question, and compares questions of each system with
// tests/golden/*/questions.txt, which were read by a person. Order and number of the fights decide
// which questions stand there.
#include <map>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"
#include "conformance/matches.hpp"
#include "core/fight/decisions.hpp"
#include "core/text/json.hpp"
#include "kit.hpp"
#include "test_file.hpp"

namespace shiaiba::conformance {
namespace {

/// Decides at random, and keeps the words of every question.
class Keeping final : public Decisions {
public:
    explicit Keeping(std::uint64_t seed) : random_(seed) {}
    Decision next(const Question& question) override {
        asked_.push_back(question.describe());
        return random_.next(question);
    }
    const std::vector<PendingQuestion>& asked() const { return asked_; }

private:
    RandomDecisions random_;
    std::vector<PendingQuestion> asked_;
};

std::vector<PendingQuestion> questions_of(Match match) {
    match.controllers = {Controller::Hand, Controller::Hand};
    for (const Side side : kSides) {
        if (!may_control(Controller::Hand, match.sides[index(side)])) return {};
    }
    Dice dice(match.seed);
    Keeping keeping(match.seed + 1);
    play(match, dice, keeping, Log::Listen::Nothing);
    return keeping.asked();
}

/// The actors that a text names in braces; a test checks that nothing else stands there.
std::set<std::string> places_in(const std::string& text) {
    std::set<std::string> places;
    for (std::size_t at = 0; (at = text.find('{', at)) != std::string::npos; ++at) {
        places.insert(text.substr(at + 1, text.find('}', at) - at - 1));
    }
    return places;
}

/// Checks a text in both languages: both name the same actors, and English has no Japanese marks.
void check_text(const Text& text) {
    INFO(text.ja << " | " << text.en);
    CHECK_FALSE(text.ja.empty());
    CHECK_FALSE(text.en.empty());
    CHECK(places_in(text.ja) == places_in(text.en));
    CHECK(japanese_marks(text.en).empty());
    for (const std::string& place : places_in(text.ja)) CHECK(actor_from(place));
}

bool ends_with(const std::string& text, const std::string& end) {
    return text.size() >= end.size() &&
           text.compare(text.size() - end.size(), end.size(), end) == 0;
}

void check_options(const PendingQuestion& asked) {
    std::set<std::string> kinds;
    for (const OptionKind& kind : asked.kinds) {
        INFO(kind.id);
        check_text(kind.heading);
        CHECK(kinds.insert(kind.id).second);
    }
    std::set<std::string> occurring;
    std::map<std::string, std::set<int>> numbers;
    std::map<std::string, std::size_t> numbered;
    for (const Option& option : asked.options) {
        INFO(option.id);
        check_text(option.label);
        CHECK_FALSE(option.kind.empty());
        occurring.insert(option.kind);
        for (const Price& price : option.price) {
            check_text(price.what);
            CHECK(price.amount > 0);
        }
        if (!option.effect.ja.empty() || !option.effect.en.empty()) check_text(option.effect);
        if (!option.number) continue;
        numbers[option.kind].insert(*option.number);
        ++numbered[option.kind];
    }
    CHECK(kinds == occurring);
    for (const Unable& one : asked.unable) {
        check_text(one.name);
        check_text(one.why);
        CHECK_FALSE(one.rule.empty());
    }
    for (const auto& [kind, all] : numbers) {
        INFO(kind);
        CHECK(all.size() == numbered[kind]);
    }
}

/// A question in one language, as a player reads it.
std::string read_in(const PendingQuestion& asked, Lang lang) {
    std::string out = asked.prompt.in(lang) + "\n";
    if (!asked.otherwise.in(lang).empty()) out += "  " + asked.otherwise.in(lang) + "\n";
    for (const OptionKind& kind : asked.kinds) {
        out += "  [" + kind.id + "] " + kind.heading.in(lang) + "\n";
        int told = 0;
        for (const Option& option : asked.options) {
            if (option.kind != kind.id || ++told > 3) continue;
            out += "    " + option.label.in(lang);
            for (const Price& price : option.price) {
                out += " / " + price.what.in(lang) + " " + std::to_string(price.amount);
            }
            if (option.number) out += " / # " + std::to_string(*option.number);
            if (!option.target.empty()) out += " / @ " + option.target;
            if (!option.card.empty()) out += " / card " + option.card;
            if (!option.effect.ja.empty()) out += "\n      " + option.effect.in(lang);
            out += "\n";
        }
        if (told > 3) out += "    … " + std::to_string(told) + "\n";
    }
    for (const Unable& one : asked.unable) {
        out += "  × " + one.name.in(lang) + ": " + one.why.in(lang) + " [";
        out.append(one.rule).append("]\n");
    }
    return out;
}

/// Fights whose questions are read: between the samples, then between random builds.
std::vector<Match> fights_to_read(const System& system) {
    std::vector<Match> fights;
    const std::vector<Json> samples = samples_of(system, Lang::Ja);
    for (std::size_t a = 0; a < samples.size(); ++a) {
        for (std::size_t b = a; b < samples.size() && fights.size() < 12; ++b) {
            fights.push_back(tests::checked_match(registry(), {{"system", system.identity.id},
                                                               {"sides", {samples[a], samples[b]}},
                                                               {"seed", fights.size() + 1}}));
        }
    }
    for (int k = 0; k < 24; ++k) fights.push_back(random_match(system, k));
    return fights;
}

/// For every point the first few questions that differ in their kinds of options.
std::string questions_to_read(const System& system) {
    constexpr int kOfEachPoint = 4;
    std::map<std::string, std::string> by_point;
    std::map<std::string, int> read;
    std::set<std::string> seen;
    for (const Match& fight : fights_to_read(system)) {
        for (const PendingQuestion& asked : questions_of(fight)) {
            std::string shape = asked.point;
            for (const OptionKind& kind : asked.kinds) shape += " " + kind.id;
            if (!asked.otherwise.ja.empty()) shape += " otherwise";
            if (!asked.unable.empty()) shape += " unable";
            if (read[asked.point] == kOfEachPoint || !seen.insert(shape).second) continue;
            ++read[asked.point];
            by_point[asked.point] += read_in(asked, Lang::Ja) + read_in(asked, Lang::En) + "\n";
        }
    }
    std::string out;
    for (const auto& [point, text] : by_point) out += "== " + point + "\n" + text;
    return out;
}

} // namespace

TEST_CASE("conformance: a question says who is asked and what for, and groups its options",
          "[conformance]") {
    for_every_match([&](const Match& match) {
        for (const PendingQuestion& asked : questions_of(match)) {
            INFO(asked.point);
            check_text(asked.prompt);
            CHECK(ends_with(asked.prompt.ja, "？"));
            CHECK(ends_with(asked.prompt.en, "?"));
            bool names_side = false;
            for (const std::string& place : places_in(asked.prompt.ja)) {
                const auto named = actor_from(place);
                names_side = names_side || (named && named->side == asked.side);
            }
            CHECK(names_side);
            const bool of_party = match.system->parties != nullptr;
            const std::string whole = place_of_name(Actor{asked.side});
            CHECK(asked.of_side ==
                  (of_party && asked.prompt.ja.compare(0, whole.size(), whole) == 0));
            // Whoever is asked for all members at once begins with what does nothing.
            if (asked.of_each) {
                CHECK_FALSE(asked.of_side);
                CHECK(std::any_of(asked.options.begin(), asked.options.end(),
                                  [](const Option& option) {
                                      return option.id == "pass" || option.id == "no" ||
                                             option.number.has_value();
                                  }));
            }
            if (!asked.otherwise.ja.empty() || !asked.otherwise.en.empty()) {
                check_text(asked.otherwise);
                CHECK(ends_with(asked.otherwise.ja, "。"));
                CHECK(ends_with(asked.otherwise.en, "."));
            }
            check_options(asked);
        }
    });
}

TEST_CASE("conformance: a question that waits has names in all its texts, and no places for them",
          "[conformance]") {
    for_every_match([](const Match& given) {
        Match match = given;
        match.controllers = {Controller::Hand, Controller::Hand};
        for (const Side side : kSides) {
            if (!may_control(Controller::Hand, match.sides[index(side)])) return;
        }
        match.decisions.clear();
        for (std::size_t k = 0; k < 24; ++k) {
            const Played played = play(match, Log::Listen::Nothing);
            if (!played.pending) return;
            const PendingQuestion& asked = *played.pending;
            INFO(asked.point);
            std::vector<Text> all{asked.prompt, asked.otherwise};
            for (const OptionKind& kind : asked.kinds) all.push_back(kind.heading);
            for (const Unable& one : asked.unable) all.insert(all.end(), {one.name, one.why});
            for (const Option& option : asked.options) {
                all.insert(all.end(), {option.label, option.note, option.effect});
            }
            for (const Text& text : all) {
                INFO(text.ja);
                CHECK(text.ja.find('{') == std::string::npos);
                CHECK(text.en.find('{') == std::string::npos);
            }
            match.decisions.push_back(asked.options[k % asked.options.size()].id);
        }
    });
}

TEST_CASE("questions: they are asked as they were read", "[questions][golden]") {
    for (const System* system : registry().all()) {
        const std::string id = system->identity.id;
        if (system->vocabulary() == nullptr || id == "teams") continue;
        INFO(id);
        CHECK(questions_to_read(*system) == tests::test_file("golden/" + id + "/questions.txt"));
    }
}

} // namespace shiaiba::conformance
