// Matches: reads and writes them as JSON, and plays them.
#include "core/system/match.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/system/parties.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

// Limits for matches from anywhere; the messages below name them.
constexpr std::size_t kMostDecisions = 10'000;
constexpr std::size_t kMostRolls = 30'000;
constexpr int kMostFaces = 1000;

/// A seed: a number as people write it (1), or a string ("1"), because JavaScript's numbers hold 53
/// bits only.
std::optional<std::uint64_t> seed_of(const Json& json) {
    if (json.is_number_unsigned()) return json.get<std::uint64_t>();
    if (!json.is_string()) return std::nullopt;
    const auto& text = json.get_ref<const std::string&>();
    std::uint64_t seed = 0;
    const char* const end = text.data() + text.size();
    const auto parsed = std::from_chars(text.data(), end, seed);
    if (text.empty() || parsed.ec != std::errc() || parsed.ptr != end) return std::nullopt;
    return seed;
}

void read_rolls(const Json& json, Match& match, Problems& problems) {
    bool fine = json.is_array() && json.size() <= kMostRolls;
    std::vector<std::uint64_t> rolls;
    for (std::size_t k = 0; fine && k < json.size(); ++k) {
        const auto face = whole_number(json[k]);
        fine = face && *face >= 0 && *face < kMostFaces;
        if (fine) rolls.push_back(static_cast<std::uint64_t>(*face));
    }
    if (fine) {
        match.rolls = std::move(rolls);
        return;
    }
    problems.push_back(problem_at("/rolls", "badRolls",
                                  {"出目は0以上の整数の並びで書いてください(3万個まで)。",
                                   "Rolls must be a list of whole numbers (30,000 at most)."}));
}

void read_decisions(const Json& json, Match& match, Problems& problems) {
    const bool list = json.is_array() && json.size() <= kMostDecisions;
    if (!list) {
        problems.push_back(problem_at("/decisions", "badDecisions",
                                      {"決定は文字列の並びで書いてください(1万個まで)。",
                                       "Decisions must be a list of texts (10,000 at most)."}));
        return;
    }
    for (std::size_t k = 0; k < json.size(); ++k) {
        if (!json[k].is_string()) {
            problems.push_back(
                problem_at("/decisions/" + std::to_string(k), "badDecision",
                           {"決定が文字列ではありません。", "This decision is not a text."}));
            continue;
        }
        match.decisions.push_back(json[k].get<std::string>());
        if (gives_up(match.decisions.back()) && !match.system->identity.surrender) {
            problems.push_back(no_surrender(k));
        }
    }
}

void read_controllers(const Json& json, Match& match, Problems& problems) {
    if (!problems.empty()) return;
    if (!json.is_array() || json.size() != 2) {
        problems.push_back(
            problem_at("/controllers", "badControllers",
                       {"controllers には二人ぶんの操り手を並べてください。",
                        "\"controllers\" must hold two: who decides for each side."}));
        return;
    }
    for (std::size_t k = 0; k < 2; ++k) {
        const auto controller = json[k].is_string()
                                    ? controller_from(json[k].get_ref<const std::string&>())
                                    : std::nullopt;
        const bool hand = controller == Controller::Hand;
        if (!controller || (!hand && !may_control(*controller, match.sides[k]))) {
            problems.push_back(problem_at(
                "/controllers/" + std::to_string(k), "badController",
                {"この遊戯にそのような操り手はいません。", "This system has no such controller."}));
        } else if (may_control(*controller, match.sides[k])) {
            match.controllers[k] = *controller;
        }
    }
}

/// Decisions of a record, which show the question at which the record ends.
class Looking final : public Decisions {
public:
    Looking(const std::vector<std::string>& record,
            const std::function<void(const Question&)>& seen)
        : record_(record), seen_(&seen) {}
    Decision next(const Question& question) override {
        const Decision decision = record_.next(question);
        if (decision.kind == Decision::Kind::Missing) (*seen_)(question);
        return decision;
    }

private:
    RecordedDecisions record_;
    const std::function<void(const Question&)>* seen_;
};

/// A side without a version gets that of the match; both sides must have the same version.
void read_sides(const Registry& registry, const Json& whole, Match& match, Problems& problems) {
    const Json json = whole.value("sides", Json());
    if (!json.is_array() || json.size() != 2) {
        problems.push_back(problem_at(
            "/sides", "badSides",
            {"sides には二人ぶんの札を並べてください。", "\"sides\" must hold two builds."}));
        return;
    }
    for (std::size_t k = 0; k < 2; ++k) {
        auto party = check_side(registry, *match.system, match.settings, whole, json[k]);
        add_problems(problems, party.problems(), "/sides/" + std::to_string(k));
        if (party) match.sides[k] = std::move(*party);
    }
    if (problems.empty() && match.sides[0].version != match.sides[1].version) {
        problems.push_back(problem_at(
            "/sides/1/version", "otherVersion",
            {"二人の規則の版が違います。", "The two builds follow different rules versions."}));
    }
}

/// The settings without the faulty ones, so that sides can still be checked by their own skill list
/// although another setting is wrong.
Settings sound_settings(const System& system, Json given, const Problems& problems) {
    if (!given.is_object()) return {};
    constexpr std::string_view kSettings = "/settings/";
    for (const Problem& one : problems) {
        if (one.path.rfind(kSettings, 0) != 0) continue;
        const std::size_t end = one.path.find('/', kSettings.size());
        given.erase(one.path.substr(kSettings.size(), end - kSettings.size()));
    }
    const auto sound = system.settings().check(given);
    return sound ? *sound : Settings();
}

} // namespace

const System* find_system(const Registry& registry, const Json& whole) {
    const Json id = whole.value("system", Json());
    return id.is_string() ? registry.find(id.get_ref<const std::string&>()) : nullptr;
}

Names Match::names() const {
    Names names{{sides[0].name, sides[1].name}, &settings};
    if (system->parties == nullptr) return names;
    for (const Side side : kSides) {
        names.members[index(side)] = {called(sides[index(side)], side, Lang::Ja),
                                      called(sides[index(side)], side, Lang::En)};
        names.parties[index(side)] = &sides[index(side)];
    }
    return names;
}

Checked<Party> check_side(const Registry& registry, const System& system, const Settings& settings,
                          const Json& whole, Json build) {
    const bool unversioned = build.is_object() && !build.contains("version");
    if (unversioned && whole.contains("version")) build["version"] = whole["version"];
    auto party = check_party(registry, system, build, settings);
    if (party && party->system != &system) {
        return problem_at(
            "/system", "otherSystem",
            {"この札は別の遊戯のものです。", "This build belongs to another system."});
    }
    return party;
}

std::uint64_t read_seed(const Json& whole, Problems& problems) {
    const auto seed = seed_of(whole.value("seed", Json("0")));
    if (!seed) {
        problems.push_back(problem_at("/seed", "badSeed",
                                      {"種は0から2^64−1までの整数で書いてください。",
                                       "The seed must be a whole number from 0 to 2^64 − 1."}));
    }
    return seed.value_or(0);
}

Problem illegal_decision(int n) {
    return problem_at("/decisions/" + std::to_string(n), "illegalDecision",
                      {"ここで選べる手ではありません。", "This is not a legal option here."});
}

Problems not_played(const Played& played) {
    if (played.illegal) return {illegal_decision(*played.illegal)};
    if (!played.bad_roll) return {};
    return {problem_at("/rolls", "badRolls",
                       {"ここで振るダイスにない目があります。",
                        "One of them is on none of the dice that are rolled here."})};
}

Problem no_surrender(std::size_t n) {
    return problem_at("/decisions/" + std::to_string(n), "noSurrender",
                      {"この遊戯の決まりに投了はありません。この決定を消してください。",
                       "The rules of this system know no surrender. Remove this decision."});
}

bool may_control(Controller controller, const Party& side) {
    if (controller == Controller::Hand) {
        return std::any_of(side.members.begin(), side.members.end(), [&](const Member& one) {
            return side.system->planner(one.build) != nullptr;
        });
    }
    const int level = search_level(controller);
    return level <= side.system->identity.opponents;
}

Planners planners_of(const Match& match) {
    Planners planners = all_planners(match.parties());
    for (const Side side : kSides) {
        if (match.controllers[index(side)] != Controller::Plans) planners.seat(side, nullptr);
    }
    return planners;
}

Planners all_planners(const Sides& sides) {
    Planners planners;
    for (const Side side : kSides) {
        const Party& party = *sides[index(side)];
        for (std::size_t k = 0; k < party.members.size(); ++k) {
            planners.seat({side, static_cast<int>(k)},
                          party.system->planner(party.members[k].build));
        }
    }
    return planners;
}

std::vector<Actor> members_of(const Match& match, Side side) {
    std::vector<Actor> all;
    const std::size_t count = match.sides[index(side)].members.size();
    for (std::size_t k = 0; k < count; ++k) all.push_back({side, static_cast<int>(k)});
    return all;
}

const Planner* planner_of(const Sides& sides, Actor actor) {
    const Party& party = *sides[index(actor.side)];
    const auto place = static_cast<std::size_t>(actor.member);
    return place < party.members.size() ? party.system->planner(party.members[place].build)
                                        : nullptr;
}

Played at_pending(const Match& match, const std::function<void(const Question&)>& seen) {
    Looking looking(match.decisions, seen);
    Dice dice = dice_of(match);
    return play(match, dice, looking, Log::Listen::Nothing);
}

namespace {

/// Replaces "{A2}" by that member's name.
void put_names(std::string& text, const Names& names, Lang lang) {
    for (std::size_t at = 0; (at = text.find('{', at)) != std::string::npos; ++at) {
        const std::size_t end = text.find('}', at);
        if (end == std::string::npos) return;
        const auto actor = actor_from(std::string_view(text).substr(at + 1, end - at - 1));
        if (!actor) continue;
        const std::string_view name = names.of(*actor, lang);
        text.replace(at, end + 1 - at, name);
        // The name may contain such brackets itself, so continue behind it.
        at += name.size() - 1;
    }
}
void put_names(Text& text, const Names& names) {
    put_names(text.ja, names, Lang::Ja);
    put_names(text.en, names, Lang::En);
}

/// Puts names into all texts of the pending question, and into labels of decisions.
void name_members(const Match& match, Played& played) {
    if (!played.pending && played.fight_log.decisions.empty()) return;
    const Names names = match.names();
    for (LoggedDecision& decided : played.fight_log.decisions) {
        put_names(decided.option.label, names);
    }
    if (!played.pending) return;
    PendingQuestion& pending = *played.pending;
    for (Option& option : pending.options) {
        put_names(option.label, names);
        put_names(option.note, names);
        put_names(option.effect, names);
    }
    for (Unable& one : pending.unable) {
        put_names(one.name, names);
        put_names(one.why, names);
    }
    // The page shows no mark or colour beside names in these texts.
    const Names apart = told_apart(names);
    for (OptionKind& kind : pending.kinds) put_names(kind.heading, apart);
    put_names(pending.prompt, apart);
    put_names(pending.otherwise, apart);
}

} // namespace

Played play(const Match& match, Dice& dice, Decisions& decisions, Log::Listen listen) {
    Log log(listen);
    FightContext context(dice, decisions, log, planners_of(match));
    const Outcome outcome = match.system->fight(match.settings, match.parties(), context);
    Played played;
    played.pending = context.pending();
    if (!played.pending) played.outcome = outcome;
    played.illegal = context.illegal();
    played.bad_roll = match.rolls && dice.missed();
    played.rolled = dice.rolled();
    played.taken = context.taken();
    played.digest = log.digest();
    played.fight_log = log.take();
    name_members(match, played);
    return played;
}

Dice dice_of(const Match& match) {
    if (!match.rolls) return Dice(match.seed);
    return match.whole_rolls ? Dice::scripted(*match.rolls) : Dice::begun(*match.rolls, match.seed);
}

Played play(const Match& match, Log::Listen listen) {
    Dice dice = dice_of(match);
    RecordedDecisions decisions(match.decisions);
    return play(match, dice, decisions, listen);
}

Checked<Match> check_match(const Registry& registry, const Json& json, const CheckedSides& sides) {
    if (!json.is_object()) {
        return problem_at("", "notAMatch",
                          {"仕合のJSONではありません。", "This is not the JSON of a match."});
    }
    Match match;
    Problems problems;
    match.system = find_system(registry, json);
    if (match.system == nullptr) return unknown_system(registry, json.value("system", Json()));
    const Json given = json.value("settings", Json());
    const auto settings = match.system->settings().check(given);
    if (settings) {
        match.settings = *settings;
    } else {
        match.settings = sound_settings(*match.system, given, settings.problems());
    }
    if (sides[0] != nullptr && sides[1] != nullptr) {
        match.sides = {*sides[0], *sides[1]};
    } else {
        read_sides(registry, json, match, problems);
    }
    add_problems(problems, settings.problems(), "");
    if (match.system->identity.chance) {
        match.seed = read_seed(json, problems);
        if (json.contains("rolls")) read_rolls(json["rolls"], match, problems);
    }
    if (json.contains("controllers")) read_controllers(json["controllers"], match, problems);
    if (json.contains("decisions")) read_decisions(json["decisions"], match, problems);
    if (!problems.empty()) return problems;
    return match;
}

Json to_json(const Match& match) {
    const Identity& identity = match.system->identity;
    Json out = JsonObject()
                   .add("system", identity.id)
                   .add("version", identity.versions[match.sides[0].version]);
    Json settings = match.system->settings().write(match.settings);
    if (!settings.empty()) out["settings"] = std::move(settings);
    out["sides"] = Json::array({to_json(match.sides[0]), to_json(match.sides[1])});
    if (match.controllers != Controllers{}) {
        out["controllers"] = Json::array({word(match.controllers[0]), word(match.controllers[1])});
    }
    if (identity.chance) out["seed"] = std::to_string(match.seed);
    if (match.rolls) out["rolls"] = *match.rolls;
    if (!match.decisions.empty()) out["decisions"] = match.decisions;
    return out;
}

} // namespace shiaiba
