// What every ruleset must keep, by being registered: the contract of core/ruleset.hpp.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/json.hpp"
#include "core/match.hpp"
#include "core/random_decisions.hpp"
#include "core/records.hpp"
#include "core/report.hpp"
#include "rulesets/fast_paths.hpp"
#include "rulesets/registry.hpp"
#include "share/link.hpp"
#include "share/reader.hpp"
#include "workload.hpp"

namespace shiaiba {
namespace {

const Registry& registry() {
    static const Registry all = [] {
        std::vector<const Ruleset*> rulesets = all_rulesets().all();
        rulesets.push_back(&coins::ruleset());
        return Registry(rulesets);
    }();
    return all;
}

/// Of each system; fewer where so many decisions have been taken by then.
constexpr int kFights = test::workload(300, 3);
constexpr std::size_t kDecisions = test::workload(4'000, 4);
/// In a fight.
constexpr std::size_t kStops = 8;
/// Fights of each system that somebody gives up.
constexpr int kSurrenders = 3;

/// Names of every page of the link's alphabet, and lines that a sheet must not mistake.
const std::vector<std::string>& some_names() {
    static const std::vector<std::string> names{
        "ムライ", "八雲",   "Kuroda",      "",         "ゔぁん・ヘルシング",
        "a/b#c",  "𠮷野家", "名前:スキル", "<b>&amp;", "\U0001F469\u200D\U0001F4BB\u2764\uFE0F"};
    return names;
}
const std::vector<std::string>& some_notes() {
    static const std::vector<std::string> notes{
        "",
        "一行だけ。",
        "名前:にせもの\n【一閃】【一閃】【一閃】【一閃】【一閃】\n│名前:引用\n　名前:字下げ",
        "武勇伝:\n\n空行のあと",
        "閃閃交硬果/ムライ\n# 注",
    };
    return notes;
}

const std::string& one_of(const std::vector<std::string>& list, Dice& dice) {
    return list[static_cast<std::size_t>(dice.below(list.size()))];
}

/// A record that a random player wrote, as ids.
class Noting final : public Decisions {
public:
    explicit Noting(std::uint64_t seed) : player_(seed) {}
    Decision next(const Question& question) override {
        const Decision decision = player_.next(question);
        record_.push_back(question.describe().options[static_cast<std::size_t>(decision.value)].id);
        return decision;
    }
    const std::vector<std::string>& record() const { return record_; }

private:
    RandomDecisions player_;
    std::vector<std::string> record_;
};

/// Settings beside the default that no ruling gives, by system.
Json other_settings(const std::string& system, int k) {
    if (system != "rakuen") return Json();
    Json settings{{"rules", "advanced"}};
    if (k % 3 == 0) {
        settings["start"]["A"] = {{"hp", 90}, {"in", 7}, {"used", {"seal"}}};
        settings["start"]["B"] = {{"guards", 3}};
    }
    return settings;
}

/// Fight number k of a ruleset: random builds, names and notes, and all its decisions.
Match random_match(const Ruleset& ruleset, int k) {
    Dice dice(static_cast<std::uint64_t>(k) + 1000);
    Match match;
    match.ruleset = &ruleset;
    match.settings = *ruleset.check_settings(Json());
    // Half of the fights have other settings, as far as the ruleset can say which there are.
    if (k % 2 == 1) {
        match.settings = *ruleset.check_settings(other_settings(ruleset.identity().id, k));
        const auto readings = ruleset.other_readings(match.settings);
        for (std::size_t n = 0; n < readings.size(); n += 1 + dice.below(readings.size())) {
            match.settings = ruleset.other_readings(match.settings)[n].settings;
        }
    }
    match.seed = ruleset.identity().chance ? static_cast<std::uint64_t>(k) * 77 : 0;
    for (Character& side : match.sides) {
        Json json{{"system", ruleset.identity().id}, {"name", one_of(some_names(), dice)}};
        ruleset.write(ruleset.random(dice, Json()), json);
        if (json.contains("setting")) json["setting"] = one_of(some_notes(), dice);
        const auto character = check_character(registry(), ruleset, json);
        REQUIRE(character);
        side = *character;
    }
    Dice rolls(match.seed);
    Noting noting(static_cast<std::uint64_t>(k));
    play(match, rolls, noting, Log::Listen::Nothing);
    match.decisions = noting.record();
    return match;
}

/// The same two with a random player's hand in every decision.
Match by_hand(Match match) {
    for (const Side side : kSides) {
        const bool hand = may_control(Controller::Hand, match.sides[index(side)]);
        if (hand) match.controllers[index(side)] = Controller::Hand;
    }
    Dice rolls(match.seed);
    Noting noting(match.seed);
    play(match, rolls, noting, Log::Listen::Nothing);
    match.decisions = noting.record();
    return match;
}

std::string written(const Match& match, const Played& played) {
    return write_json(report(match, played)) + played.chronicle.trace;
}

const std::vector<Match>& random_matches(const Ruleset& ruleset) {
    static std::map<std::string, std::vector<Match>> made;
    const auto [found, fresh] = made.try_emplace(ruleset.identity().id);
    std::vector<Match>& matches = found->second;
    std::size_t decisions = 0;
    for (int k = 0; fresh && k < kFights && decisions < kDecisions; ++k) {
        matches.push_back(random_match(ruleset, k));
        decisions += matches.back().decisions.size();
    }
    return matches;
}

template <class Check>
void for_every_match(const Check& check) {
    for (const Ruleset* ruleset : registry().all()) {
        INFO("system " << ruleset->identity().id);
        for (const Match& match : random_matches(*ruleset)) check(match);
    }
}

} // namespace

TEST_CASE("conformance: random legal builds fight to an end within the bound", "[conformance]") {
    for_every_match([](const Match& match) {
        const Played played = play(match, Log::Listen::Everything);
        REQUIRE(played.outcome);
        CHECK(played.outcome->rounds >= 1);
        CHECK(played.outcome->rounds <= match.ruleset->identity().most_rounds);
        CHECK_FALSE(played.illegal);
        CHECK(played.chronicle.boards.size() == played.chronicle.events.size() + 1);
    });
}

TEST_CASE("conformance: same inputs, same bytes", "[conformance]") {
    for_every_match([](const Match& match) {
        CHECK(written(match, play(match, Log::Listen::Everything)) ==
              written(match, play(match, Log::Listen::Everything)));
    });
}

TEST_CASE("conformance: muted, traced and logged runs agree", "[conformance]") {
    for_every_match([](const Match& match) {
        const Played muted = play(match, Log::Listen::Nothing);
        const Played traced = play(match, Log::Listen::Digest);
        const Played logged = play(match, Log::Listen::Everything);
        CHECK(muted.outcome->winner == logged.outcome->winner);
        CHECK(muted.outcome->rounds == logged.outcome->rounds);
        for (const Side side : kSides) {
            const int left = logged.chronicle.boards.back().sides[index(side)].left;
            CHECK(left >= 0);
            CHECK(muted.outcome->left[index(side)] == left);
        }
        CHECK(muted.chronicle.events.empty());
        CHECK(muted.chronicle.boards.empty());
        CHECK(traced.digest == logged.digest);
        Digest again;
        again.add(logged.chronicle.trace);
        CHECK(again.value() == logged.digest);
    });
}

TEST_CASE("conformance: swapping the sides mirrors a symmetric system", "[conformance]") {
    int mirrored = 0;
    for_every_match([&](const Match& match) {
        if (!match.ruleset->identity().symmetric) return;
        Match swapped = match;
        std::swap(swapped.sides[0], swapped.sides[1]);
        const Played one = play(match, Log::Listen::Digest);
        const Played two = play(swapped, Log::Listen::Digest);
        const Side mirror =
            one.outcome->winner == Side::None ? Side::None : other(one.outcome->winner);
        CHECK(two.outcome->winner == mirror);
        CHECK(two.outcome->rounds == one.outcome->rounds);
        ++mirrored;
    });
    CHECK(mirrored >= kFights);
}

TEST_CASE("conformance: build to JSON to build is the identity", "[conformance]") {
    for_every_match([](const Match& match) {
        for (const Character& side : match.sides) {
            const Json json = to_json(side);
            const auto again = check_character(registry(), *match.ruleset, json);
            REQUIRE(again);
            CHECK(to_json(*again) == json);
        }
        const Json json = to_json(match);
        const auto again = check_match(registry(), json);
        REQUIRE(again);
        CHECK(to_json(*again) == json);
    });
}

TEST_CASE("conformance: builds one step away are legal, others, and each has its step in words",
          "[conformance]") {
    for_every_match([](const Match& match) {
        const Character& side = match.sides[0];
        std::vector<Json> seen{to_json(side)};
        for (Neighbour& step : match.ruleset->neighbours(side.build)) {
            Character other = side;
            other.build = std::move(step.build);
            const Json json = to_json(other);
            INFO(write_json(json));
            CHECK(check_character(registry(), *match.ruleset, json));
            CHECK(std::find(seen.begin(), seen.end(), json) == seen.end());
            CHECK_FALSE(step.label.ja.empty());
            CHECK_FALSE(step.label.en.empty());
            seen.push_back(json);
        }
    });
}

TEST_CASE("conformance: every setting that differs from the default is put into words",
          "[conformance]") {
    int said = 0;
    for_every_match([&](const Match& match) {
        const Json settings = match.ruleset->write_settings(match.settings);
        std::vector<std::string> keys;
        for (const SettingSaid& setting : match.ruleset->settings_in_words(match.settings)) {
            keys.emplace_back(setting.key);
            CHECK_FALSE(setting.text.ja.empty());
            CHECK_FALSE(setting.text.en.empty());
            ++said;
        }
        std::vector<std::string> written;
        for (const auto& [key, value] : settings.items()) written.push_back(key);
        CHECK(keys == written);
    });
    CHECK(said > kFights / 2);
}

TEST_CASE("conformance: settings that a system doesn't know are refused by name", "[conformance]") {
    for (const Ruleset* ruleset : registry().all()) {
        INFO("system " << ruleset->identity().id);
        CHECK(ruleset->check_settings(Json()));
        CHECK(ruleset->check_settings(Json::object()));
        const Json strange = *parse_json(R"({"foo":3,"a/b":null})");
        const auto checked = ruleset->check_settings(strange);
        std::string paths;
        for (const Problem& one : checked.problems()) {
            CHECK(one.code == "unknownSetting");
            const bool foo = one.path == "/settings/foo";
            CHECK(one.text.ja.find(foo ? "「foo」" : "「a/b」") != std::string::npos);
            CHECK(one.text.en.find(foo ? "\"foo\"" : "\"a/b\"") != std::string::npos);
            paths += one.path + " ";
        }
        CHECK(paths == "/settings/foo /settings/a~1b ");
        for (const char* const none : {"[]", "3", "\"foo\""}) {
            const auto shapeless = ruleset->check_settings(*parse_json(none));
            REQUIRE(shapeless.problems().size() == 1);
            CHECK(shapeless.problems()[0].code == "badSettings");
        }
        Json match = to_json(random_matches(*ruleset).front());
        match["settings"] = strange;
        CHECK(check_match(registry(), match).problems().size() == 2);
    }
}

TEST_CASE("conformance: a ruling turned round twice is as it was", "[conformance]") {
    for_every_match([](const Match& match) {
        const Ruleset& ruleset = *match.ruleset;
        const auto readings = ruleset.other_readings(match.settings);
        for (std::size_t n = 0; n < readings.size(); ++n) {
            CHECK_FALSE(ruleset.write_settings(readings[n].settings) ==
                        ruleset.write_settings(match.settings));
            const auto back = ruleset.other_readings(readings[n].settings);
            REQUIRE(back.size() == readings.size());
            CHECK(back[n].ruling == readings[n].ruling);
            CHECK_FALSE(back[n].text == readings[n].text);
            CHECK(ruleset.write_settings(back[n].settings) ==
                  ruleset.write_settings(match.settings));
        }
    });
}

TEST_CASE("conformance: build to text to build keeps what the text carries", "[conformance]") {
    for_every_match([](const Match& match) {
        for (const Character& side : match.sides) {
            for (const std::string_view form : match.ruleset->text_forms()) {
                const std::string text = to_text(side, form);
                INFO(text);
                const Reading reading = read_anything(registry(), *match.ruleset, text);
                CHECK(reading.problems.empty());
                REQUIRE(reading.characters.size() == 1);
                CHECK(to_text(reading.characters[0], form) == text);
                CHECK(reading.characters[0].name == side.name);
                if (form != "sheet") continue;
                CHECK(to_json(reading.characters[0]) == to_json(side));
            }
        }
    });
}

TEST_CASE("conformance: build to link to build keeps what links carry", "[conformance]") {
    for_every_match([](const Match& match) {
        const auto made = make_link(match, {});
        REQUIRE(made);
        const LinkRead read = open_link(registry(), "#" + made->fragment);
        INFO(read.said.en);
        REQUIRE(read.match);
        CHECK_FALSE(read.result_changed);
        CHECK(read.payload == made->fragment);
        CHECK(read.match->decisions == match.decisions);
        CHECK(read.match->seed == match.seed);
        CHECK(play(*read.match, Log::Listen::Digest).digest ==
              play(match, Log::Listen::Digest).digest);
        for (const Side side : kSides) {
            CHECK(read.match->sides[index(side)].name == match.sides[index(side)].name);
        }
        CHECK(make_link(*read.match, {})->fragment == made->fragment);
    });
}

TEST_CASE("conformance: stopping at any decision and going on gives the same log",
          "[conformance]") {
    int stops = 0;
    for_every_match([&](const Match& match) {
        const Played whole = play(match, Log::Listen::Everything);
        Match part = match;
        const std::size_t step = 1 + match.decisions.size() / kStops;
        for (std::size_t k = match.seed % step; k < match.decisions.size(); k += step) {
            part.decisions.assign(match.decisions.begin(),
                                  match.decisions.begin() + static_cast<std::ptrdiff_t>(k));
            const Played stopped = play(part, Log::Listen::Everything);
            REQUIRE(stopped.pending);
            CHECK_FALSE(stopped.outcome);
            CHECK(stopped.pending->i == static_cast<int>(k));
            const auto& events = stopped.chronicle.events;
            REQUIRE(events.size() <= whole.chronicle.events.size());
            for (std::size_t i = 0; i < events.size(); ++i) {
                CHECK(events[i].kind == whole.chronicle.events[i].kind);
                CHECK(events[i].number("n") == whole.chronicle.events[i].number("n"));
            }
            CHECK(whole.chronicle.trace.compare(0, stopped.chronicle.trace.size(),
                                                stopped.chronicle.trace) == 0);
            ++stops;
        }
        part.decisions = match.decisions;
        CHECK(play(part, Log::Listen::Digest).digest == whole.digest);
    });
    CHECK(stops > kFights);
}

TEST_CASE("conformance: every event has a sentence in Japanese and English", "[conformance]") {
    for_every_match([](const Match& match) {
        const auto kinds = match.ruleset->event_kinds();
        const std::set<std::string_view> known(kinds.begin(), kinds.end());
        for (const Event& event : play(match, Log::Listen::Everything).chronicle.events) {
            INFO(event.kind);
            CHECK(known.count(event.kind) == 1);
            CHECK_FALSE(event.rule.empty());
            for (const Lang lang : kLangs) {
                const std::string said = plain(match.ruleset->narrate(event, match.names(), lang));
                CHECK(said.size() > 3);
                CHECK(said.find_first_of("{}") == std::string::npos);
            }
        }
    });
}

TEST_CASE("conformance: every item of the catalogue occurs", "[conformance]") {
    for (const Ruleset* ruleset : registry().all()) {
        INFO("system " << ruleset->identity().id);
        std::set<std::string_view> seen;
        std::vector<Played> kept;
        for (const Match& match : random_matches(*ruleset)) {
            kept.push_back(play(match, Log::Listen::Everything));
            for (const Board& board : kept.back().chronicle.boards) {
                for (const Board::Half& half : board.sides) {
                    for (const Board::Row& row : half.rows) {
                        for (const Board::Cell& cell : row.cells) seen.insert(cell.item);
                    }
                }
            }
            for (const Event& event : kept.back().chronicle.events) {
                for (const Arg& arg : event.args) seen.insert(event.word(arg.name));
            }
        }
        const Json form = ruleset->form();
        for (const Json& item : form.at("items")) {
            INFO(item.at("id").get<std::string>());
            CHECK(seen.count(item.at("id").get_ref<const std::string&>()) == 1);
        }
    }
}

TEST_CASE("conformance: what a system says of its counted builds is what it brings along",
          "[conformance]") {
    for (const Ruleset* ruleset : registry().all()) {
        INFO(ruleset->identity().id);
        const Counted& said = ruleset->identity().counted;
        const FastPath* const path = fast_path_of(*ruleset);
        CHECK(said.builds == (path == nullptr ? 0 : path->builds()));
        CHECK(said.parts == (path == nullptr ? 0 : path->items()));
        CHECK(said.equilibrium == !equilibrium_text_of(*ruleset).empty());
    }
}

TEST_CASE("conformance: a system that keeps records reads what it writes", "[conformance]") {
    for (const Ruleset* ruleset : all_rulesets().all()) {
        INFO("system " << ruleset->identity().id);
        const Records* const records = all_rulesets().records_of(*ruleset);
        REQUIRE((records != nullptr) == ruleset->identity().records);
        if (records == nullptr) continue;
        CHECK(&records->ruleset() == ruleset);
        for (int k = 0; k < 20; ++k) {
            const Match match = random_match(*ruleset, k);
            const Played played = play(match, Log::Listen::Everything);
            const std::string record = write_json(records->write(match, played));
            CHECK(read_anything(all_rulesets(), *ruleset, record).form == "record");
            const std::string thread = classic(match, played, Extent::Whole);
            CHECK(read_anything(all_rulesets(), *ruleset, thread).form == "thread");
        }
    }
}

TEST_CASE("conformance: a record that names no legal option stops there", "[conformance]") {
    Match match = random_match(coins::ruleset(), 3);
    REQUIRE(match.decisions.size() > 2);
    match.decisions[1] = "no such option";
    const Played played = play(match, Log::Listen::Everything);
    CHECK(played.illegal == 1);
    CHECK_FALSE(played.outcome);
}

TEST_CASE("conformance: a surrender that is offered replays, and any other is refused by name",
          "[conformance]") {
    std::map<std::string, int> asked;
    for_every_match([&](const Match& planned) {
        if (asked[planned.ruleset->identity().id] == kSurrenders) return;
        const Match match = by_hand(planned);
        Match part = match;
        const std::size_t step = 1 + match.decisions.size() / 3;
        for (std::size_t k = 0; k < match.decisions.size(); k += step) {
            part.decisions.assign(match.decisions.begin(),
                                  match.decisions.begin() + static_cast<std::ptrdiff_t>(k));
            const Played waits = play(part, Log::Listen::Digest);
            REQUIRE(waits.pending);
            const bool offered = waits.pending->give_up;
            CHECK(offered == match.ruleset->identity().surrender);
            const Side loser = waits.pending->side;
            part.decisions.emplace_back("surrender");
            const Json json = to_json(part);
            const auto again = check_match(registry(), json);
            REQUIRE(bool(again) == offered);
            if (!offered) {
                CHECK(again.problems().front().code == "noSurrender");
                CHECK(again.problems().front().path == "/decisions/" + std::to_string(k));
                CHECK(play(part, Log::Listen::Digest).illegal == static_cast<int>(k));
                continue;
            }
            const Played over = play(*again, Log::Listen::Digest);
            REQUIRE(over.outcome);
            CHECK(over.outcome->winner == other(loser));
            CHECK(over.outcome->reason == "surrender");
            const auto made = make_link(*again, {});
            REQUIRE(made);
            const LinkRead read = open_link(registry(), "#" + made->fragment);
            REQUIRE(read.match);
            CHECK_FALSE(read.result_changed);
            CHECK(play(*read.match, Log::Listen::Digest).digest == over.digest);
        }
        if (!match.decisions.empty()) ++asked[match.ruleset->identity().id];
    });
    // Without decisions there is nothing to offer.
    for (const auto& [id, fights] : asked) CHECK(fights == (id == "shiden" ? 0 : kSurrenders));
}

TEST_CASE("conformance: nothing seen before a rewind comes again after a reroll", "[conformance]") {
    Match match = random_match(coins::ruleset(), 5);
    match.decisions = {"flip", "flip", "flip"};
    const Played before = play(match, Log::Listen::Everything);
    match.decisions = {"flip", "flip", "reroll 1", "flip"};
    const Played after = play(match, Log::Listen::Everything);
    REQUIRE(after.taken.size() == 4);
    CHECK(after.taken[2].kind == Decision::Kind::Reroll);
    CHECK(before.chronicle.events.size() == after.chronicle.events.size());
}

} // namespace shiaiba
