// Records of らくえん模擬戦 as the core knows them: writes them, and reads them field by field with
// the bounds of section 18.
#include "rulesets/rakuen/record/records.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/text/json.hpp"
#include "core/text/name.hpp"
#include "rulesets/rakuen/fight/events.hpp"
#include "rulesets/rakuen/rakuen.hpp"
#include "rulesets/rakuen/record/result.hpp"
#include "rulesets/rakuen/sheet/rulings.hpp"
#include "rulesets/rakuen/sheet/skill.hpp"

namespace shiaiba::rakuen {
namespace {

Problem problem_of(const ReplayError& error) {
    const bool at_initiative = error.decision < 0;
    return problem_at(at_initiative ? "/initiative"
                                    : "/decisions/" + std::to_string(error.decision),
                      std::string(error.kind), error.message, "18");
}

bool is_record(const Json& json) {
    return json.is_object() && json.contains("players") &&
           json.value("system", Json("rakuen")) == "rakuen";
}

PlayedRecord play_record(const Match& match) {
    Replay replayed = replay(match);
    PlayedRecord kept{std::move(replayed.played), {}};
    if (replayed.error) kept.stopped = problem_of(*replayed.error);
    return kept;
}

Checked<Match> go_on(const Match& match) {
    const Replay replayed = replay(match);
    if (replayed.error) return problem_of(*replayed.error);
    Match out = match;
    if (!out.rolls) return out;
    out.whole_rolls = false;
    // Written dice are those that followed every rewind, so the markers go. The digest as seed
    // makes everybody who reads the same record go on with the same dice.
    out.seed = replayed.played.digest;
    const auto is_marker = [](const std::string& decision) {
        return decision.substr(0, 7) == "reroll ";
    };
    out.decisions.erase(std::remove_if(out.decisions.begin(), out.decisions.end(), is_marker),
                        out.decisions.end());
    return out;
}

} // namespace

const Records& records() {
    static const Records all{
        .system = &system(),
        .is_record = is_record,
        .read = read_record,
        .play = play_record,
        .replay = [](const Match& match) { return result_json(match, replay(match)); },
        .go_on = go_on,
        .write = write_record,
        .is_thread = is_thread,
        .read_thread = read_thread,
    };
    return all;
}

// Writing: the dice or the seed, and every decision that was taken.

namespace {

Json player(const Party& side) {
    Json out = JsonObject().add("name", side.name);
    side.system->write(side.build(), out);
    out.erase("tactic");
    return out;
}

void write_dice(const FightLog& fight_log, Json& out) {
    Json initiative = Json::array();
    Json dice = Json::array();
    for (const Event& event : fight_log.events) {
        const EventKind kind = kind_of(event);
        if (kind == EventKind::Initiative) {
            if (event.side == Side::A) initiative.push_back(Json::array());
            initiative.back().push_back(event.number("roll"));
        } else if (kind == EventKind::Pair || kind == EventKind::PairChain ||
                   kind == EventKind::PairForced || kind == EventKind::PairPaid) {
            dice.push_back(Json::array({event.number("red"), event.number("blue")}));
        }
    }
    out["initiative"] = std::move(initiative);
    out["dice"] = std::move(dice);
}

std::string written(const LoggedDecision& decided) {
    switch (decided.kind) {
    case Decision::Kind::Reroll: return "reroll " + std::to_string(decided.value);
    case Decision::Kind::Consent: return std::string(kConsent);
    case Decision::Kind::Surrender:
        return std::string("surrender ") + letter(static_cast<Side>(decided.value));
    default: return decided.option.id;
    }
}

} // namespace

Json write_record(const Match& match, const Played& played) {
    const Identity& identity = match.system->identity;
    const Json settings = match.system->settings().write(match.settings);
    Json out = JsonObject()
                   .add("system", identity.id)
                   .add("version", identity.versions[match.sides[0].version])
                   .add("rules", settings.value("rules", Json("basic")));
    for (const RulingWords& ruling : kRulings) {
        const std::string key(ruling.key);
        if (settings.contains(key)) out[key] = settings[key];
    }
    out["players"] = Json::array({player(match.sides[0]), player(match.sides[1])});
    if (settings.contains("start")) out["start"] = settings["start"];
    if (match.rolls) {
        write_dice(played.fight_log, out);
    } else {
        out["seed"] = std::to_string(match.seed);
    }
    out["decisions"] = Json::array();
    for (const LoggedDecision& decided : played.fight_log.decisions) {
        // Written dice are those that followed the rewind, so its marker is left out.
        if (match.rolls && decided.kind == Decision::Kind::Reroll) continue;
        out["decisions"].push_back(written(decided));
    }
    return out;
}

// Reading, field by field, with the bounds of section 18.

namespace {

bool whole_between(const Json& given, int least, int most) {
    const auto number = whole_number(given);
    return number && *number >= least && *number <= most;
}

class Reader {
public:
    explicit Reader(const Json& record) : record_(&record) { match_.system = &system(); }

    Checked<Match> read() {
        if (!record_->is_object()) {
            fail("", "notARecord", {"棋譜のJSONではありません。", "This is not a battle record."});
            return problems_;
        }
        version();
        settings();
        players();
        if (has("seed")) {
            seed();
        } else {
            dice();
        }
        decisions();
        if (!problems_.empty()) return problems_;
        return std::move(match_);
    }

private:
    bool has(const char* key) const { return record_->contains(key); }
    Json field(const char* key) const { return record_->value(key, Json()); }
    void fail(std::string path, const char* code, Text text) {
        problems_.push_back(problem_at(std::move(path), code, std::move(text), "18"));
    }

    void version() {
        const Identity& identity = match_.system->identity;
        if (has("system") && field("system") != identity.id) {
            fail("/system", "unknownSystem",
                 {"rakuen の棋譜ではありません。", "This is not a record of rakuen."});
        }
        const std::size_t newest = identity.versions.size() - 1;
        std::size_t at = has("version") ? 0 : newest;
        while (has("version") && at <= newest && field("version") != identity.versions[at]) ++at;
        if (at > newest) {
            fail("/version", "unknownVersion",
                 {"この規則の版は知りません。", "This version of the rules is not known here."});
        }
        for (Party& side : match_.sides) side.version = at;
    }

    void settings() {
        Json given = Json::object();
        std::vector<std::string> keys{"rules", "start"};
        for (const RulingWords& ruling : kRulings) keys.emplace_back(ruling.key);
        for (const std::string& key : keys) {
            if (has(key.c_str())) given[key] = field(key.c_str());
        }
        const auto checked = match_.system->settings().check(given);
        for (Problem problem : checked.problems()) {
            problem.path.erase(0, std::string_view("/settings").size());
            problems_.push_back(std::move(problem));
        }
        if (checked) match_.settings = *checked;
    }

    void players() {
        const Json given = field("players");
        if (!given.is_array() || given.size() != 2) {
            return fail("/players", "badPlayers",
                        {"players には二人を並べてください。", "\"players\" must hold two."});
        }
        for (std::size_t k = 0; k < 2; ++k) {
            const std::string path = "/players/" + std::to_string(k);
            if (!given[k].is_object()) {
                fail(
                    path, "badPlayers",
                    {"{\"name\": …, \"POW\": 20, \"SPD\": 15, \"WIZ\": 25} のように書いてください。",
                     "Write it like {\"name\": …, \"POW\": 20, \"SPD\": 15, \"WIZ\": 25}."});
                continue;
            }
            player(given[k], path, match_.sides[k]);
        }
    }

    /// Ignores a tactic: records hold all tokens, so nobody needs one.
    void player(Json given, const std::string& path, Party& side) {
        given.erase("tactic");
        side.system = match_.system;
        side.members.assign(1, {});
        const Json name = given.value("name", Json(""));
        if (name.is_string()) {
            const auto checked = check_name(name.get_ref<const std::string&>());
            add_problems(problems_, checked.problems(), path);
            if (checked) side.name = *checked;
        } else {
            fail(path + "/name", "badName",
                 {"名前は文字列で書いてください。", "The name must be a text."});
        }
        const auto build = match_.system->check(given, {}, {});
        add_problems(problems_, build.problems(), path);
        if (build) side.members[0].build = *build;
    }

    void seed() {
        if (has("dice") || has("initiative")) {
            fail("/seed", "seedAndDice",
                 {"種(seed)か、ダイス(initiative と dice)のどちらか一方を書いてください。",
                  "Write either a seed, or initiative and dice."});
        }
        Json given = field("seed");
        if (given.is_number_unsigned()) {
            given = std::to_string(given.get<std::uint64_t>());
        }
        match_.seed = read_seed(Json(JsonObject().add("seed", std::move(given))), problems_);
    }

    // Pairs of initiative behind the deciding one are left out: no battle would have rolled them.
    void dice() {
        match_.rolls.emplace();
        match_.whole_rolls = true;
        const Json initiative = field("initiative");
        const Json dice = field("dice");
        if (!initiative.is_array() || !dice.is_array() || initiative.size() > kMostRecordDice ||
            dice.size() > kMostRecordDice) {
            return fail(initiative.is_array() && initiative.size() <= kMostRecordDice
                            ? "/dice"
                            : "/initiative",
                        "noDice",
                        {"initiative と dice(1万組まで)か、seed を書いてください。",
                         "Write initiative and dice (10,000 pairs at most), or a seed."});
        }
        bool decided = false;
        for (std::size_t k = 0; k < initiative.size(); ++k) {
            const std::string path = "/initiative/" + std::to_string(k);
            if (!pair(initiative[k], 1, 100, path) || decided) continue;
            for (const Json& roll : initiative[k]) match_.rolls->push_back(as_roll(roll) - 1);
            decided = initiative[k][0] != initiative[k][1];
        }
        for (std::size_t k = 0; k < dice.size(); ++k) {
            if (!pair(dice[k], 0, 9, "/dice/" + std::to_string(k)) || !decided) continue;
            for (const Json& face : dice[k]) match_.rolls->push_back(as_roll(face));
        }
    }
    static std::uint64_t as_roll(const Json& given) { return given.get<std::uint64_t>(); }
    bool pair(const Json& given, int least, int most, const std::string& path) {
        if (given.is_array() && given.size() == 2 && whole_between(given[0], least, most) &&
            whole_between(given[1], least, most)) {
            return true;
        }
        const std::string low = std::to_string(least);
        const std::string high = std::to_string(most);
        fail(path, "badRoll",
             {low + "から" + high + "までの目を二つ並べてください。",
              "This must be two rolls from " + low + " to " + high + "."});
        return false;
    }

    void decisions() {
        const Json given = field("decisions");
        if (!given.is_array() || given.size() > kMostRecordDecisions) {
            return fail("/decisions", "badDecisions",
                        {"decisions には決定を並べてください(5,000個まで)。",
                         "\"decisions\" must be a list (5,000 at most)."});
        }
        for (std::size_t k = 0; k < given.size(); ++k) {
            if (given[k].is_string()) {
                match_.decisions.push_back(canonical_token(given[k].get_ref<const std::string&>()));
            } else {
                fail("/decisions/" + std::to_string(k), "badDecision",
                     {"決定が文字列ではありません。", "This decision is not a text."});
            }
        }
    }

    const Json* record_;
    Match match_;
    Problems problems_;
};

} // namespace

Checked<Match> read_record(const Json& record) { return Reader(record).read(); }

// Tokens: puts their skills into the table's order.

std::string canonical_token(std::string_view given) {
    std::string head;
    SkillSet skills;
    for (std::size_t at = 0; at < given.size();) {
        const std::size_t end = std::min(given.find(' ', at), given.size());
        const std::string_view word = given.substr(at, end - at);
        at = end + 1;
        if (word.empty()) continue;
        const bool step = head.substr(0, 4) == "use ";
        if (word[0] != '+' || step) {
            head.append(head.empty() ? "" : " ").append(word == "WIS" ? "WIZ" : word);
            continue;
        }
        const SkillSet before = skills;
        for (std::size_t k = 0; k < kSkills; ++k) {
            if (id(skill_at(k)) == word.substr(1)) skills |= skill_at(k);
        }
        if (skills == before) return std::string(given); // unknown, or said twice
    }
    for_each(skills, [&](Skill skill) { head.append(" +").append(id(skill)); });
    return head;
}

} // namespace shiaiba::rakuen
