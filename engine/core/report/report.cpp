// Reports: writes a played fight as JSON, in whole, as a bare result, or by the rulings that decide
// it.
#include "core/report/report.hpp"

#include <algorithm>
#include <utility>

#include "core/report/boards.hpp"
#include "core/report/text.hpp"
#include "core/system/parties.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

Json side_json(Side side) { return side == Side::None ? Json() : Json(letter(side)); }

/// `Span`: members that are 0, empty or nobody's are left out.
Json to_json(const Span& span) {
    JsonObject json;
    switch (span.kind) {
    case Span::Kind::Text:
    case Span::Kind::Number: return span.text;
    case Span::Kind::Name: json.add("t", "name"); break;
    case Span::Kind::Skill: json.add("t", "skill"); break;
    case Span::Kind::State: json.add("t", "state"); break;
    }
    json.add("s", span.text);
    if (!span.id.empty()) json.add("id", span.id);
    if (span.level > 0) json.add("level", span.level);
    if (span.side != Side::None) json.add("side", letter(span.side));
    if (span.member != kWholeSide) json.add("member", span.member);
    return json;
}

Json to_json(const Spans& spans) {
    Json out = Json::array();
    for (const Span& span : spans) out.push_back(to_json(span));
    return out;
}

/// Adds the side, and the member where sides are parties.
JsonObject& add_actor(JsonObject& json, const Match& match, Actor actor) {
    if (actor.side != Side::None) json.add("side", letter(actor.side));
    const bool many = match.system->parties != nullptr;
    if (many && actor.member != kWholeSide) json.add("member", actor.member);
    return json;
}

Json args_json(const Event& event) {
    Json args = Json::object();
    for (const Arg& arg : event.args) {
        Json& to = args[std::string(arg.name)];
        if (const int* const number = std::get_if<int>(&arg.value)) {
            to = *number;
        } else if (const auto* const word = std::get_if<std::string_view>(&arg.value)) {
            to = *word;
        } else {
            to = token(std::get<Actor>(arg.value));
        }
    }
    return args;
}

/// Lists of cards go among the args, dice into a member of their own.
void add_lists(JsonObject& json, const Event& event) {
    Json args = args_json(event);
    Json dice = Json::array();
    for (const NumberList& list : event.lists) {
        Json values = Json::array();
        for (const int value : list.values) values.push_back(value);
        if (list.sides == 0) {
            args[std::string(list.name)] = std::move(values);
        } else {
            dice.push_back(JsonObject()
                               .add("name", list.name)
                               .add("sides", list.sides)
                               .add("faces", std::move(values)));
        }
    }
    if (!args.empty()) json.add("args", std::move(args));
    if (!dice.empty()) json.add("dice", std::move(dice));
}

Json event_json(const Match& match, const Event& event, const Names& names, Lang lang) {
    const System& system = *match.system;
    JsonObject json;
    json.add("rule", event.rule).add("kind", event.kind);
    add_actor(json, match, event.actor());
    add_lists(json, event);
    const Tone tone = system.tone(event);
    if (tone != Tone::Note) json.add("tone", word(tone));
    if (system.is_bookkeeping(event)) json.add("bookkeeping", true);
    return json.add("text", to_json(system.narrate(event, names, lang)));
}

Json rounds_json(const System& system, const FightLog& fight_log, const Names& names, Lang lang) {
    Json rounds = Json::array();
    for (std::size_t k = 0; k < fight_log.phases.size(); ++k) {
        const Phase& phase = fight_log.phases[k];
        if (k == 0 || fight_log.phases[k - 1].round != phase.round) {
            rounds.push_back(JsonObject()
                                 .add("round", phase.round)
                                 .add("title", round_title(system.identity, phase.round).in(lang))
                                 .add("phases", Json::array()));
        }
        JsonObject json;
        json.add("id", phase.id).add("side", side_json(phase.side));
        if (phase.member != kWholeSide) json.add("member", phase.member);
        rounds.back()["phases"].push_back(
            json.add("title", to_json(phase_title(system.phases, phase, names, lang)))
                .add("count", phase_end(fight_log, k) - phase.first));
    }
    return rounds;
}

/// The planner that took a decision; nullptr if a hand or an opponent took it.
const Planner* planner_of(const Match& match, const LoggedDecision& decided) {
    if (!decided.planned) return nullptr;
    return shiaiba::planner_of(match.parties(), decided.actor);
}

/// Whether the decision was of a kind that any plan is about.
bool asked_plans(const LoggedDecision& decided) {
    const auto& plans = decided.account.plans;
    return std::any_of(plans.begin(), plans.end(), [](const plan::Account::Entry& entry) {
        return entry.verdict != plan::PlanOutcome::OtherDecision;
    });
}

/// `Decided`.
Json decided_json(const Match& match, const Played& played, const LoggedDecision& decided,
                  Lang lang) {
    const Controller controller = match.controllers[index(decided.actor.side)];
    JsonObject json;
    json.add("event", decided.event);
    if (!decided.planned) json.add("i", decided.i);
    if (match.rolls) json.add("rolls", decided.rolled);
    add_actor(json, match, decided.actor)
        .add("point", decided.point)
        .add("by", decided.planned                ? "plans"
                   : search_level(controller) > 0 ? word(controller)
                                                  : "hand");
    if (decided.of_side) json.add("ofSide", true);
    const bool unsaid =
        decided.secret && played.viewer != Side::None && played.viewer != decided.actor.side;
    if (unsaid) {
        json.add("secret", true);
    } else if (decided.kind == Decision::Kind::Pick) {
        json.add(
            "option",
            JsonObject().add("id", decided.option.id).add("label", decided.option.label.in(lang)));
    } else if (decided.kind == Decision::Kind::Reroll) {
        json.add("rewind", static_cast<int>(decided.value));
    } else if (decided.kind == Decision::Kind::Consent) {
        json.add("consent", true);
    } else {
        json.add("surrender", letter(static_cast<Side>(decided.value)));
    }
    if (decided.planned && asked_plans(decided)) {
        const int plan = decided.account.decided;
        json.add("plan", plan < 0 ? Json() : Json(plan));
    }
    return json;
}

/// `Report.plans`: the texts of the plans that decided something, in the order of their first
/// decision.
Json plans_json(const Match& match, const FightLog& fight_log, Lang lang) {
    Json all = Json::array();
    std::vector<std::pair<Actor, int>> told;
    for (const LoggedDecision& one : fight_log.decisions) {
        const Planner* const planner = planner_of(match, one);
        const int plan = one.account.decided;
        if (planner == nullptr || plan < 0) continue;
        const std::pair<Actor, int> which(one.actor, plan);
        if (std::find(told.begin(), told.end(), which) != told.end()) continue;
        told.push_back(which);
        JsonObject json;
        add_actor(json, match, one.actor)
            .add("plan", plan)
            .add("text", planner->plan_text(static_cast<std::size_t>(plan), lang));
        all.push_back(std::move(json));
    }
    return all;
}

} // namespace

Json settings_json(const System& system, const Settings& settings) {
    Json all = Json::array();
    for (const SettingSaid& setting : system.settings().in_words(settings)) {
        all.push_back(Json(JsonObject().add("key", setting.key).add("text", setting.text)));
    }
    return all;
}

namespace {

/// `Option`: members that the option hasn't are left out.
Json to_json(const Option& option) {
    JsonObject one;
    one.add("id", option.id)
        .add("ja", option.label.ja)
        .add("en", option.label.en)
        .add("tags", option.tags)
        .add("kind", option.kind);
    if (!option.note.ja.empty()) one.add("note", option.note);
    if (!option.price.empty()) {
        Json price = Json::array();
        for (const Price& part : option.price) {
            price.push_back(JsonObject().add("what", part.what).add("amount", part.amount));
        }
        one.add("price", std::move(price));
    }
    if (option.number) one.add("number", *option.number);
    if (!option.target.empty()) one.add("target", option.target);
    if (!option.card.empty()) one.add("card", option.card);
    if (!option.effect.ja.empty()) one.add("effect", option.effect);
    return one;
}

} // namespace

Json to_json(const PendingQuestion& choice) {
    Json options = Json::array();
    for (const Option& option : choice.options) options.push_back(to_json(option));
    Json kinds = Json::object();
    for (const OptionKind& kind : choice.kinds) kinds[kind.id] = to_json(kind.heading);
    Json facts = Json::object();
    for (const auto& [name, value] : choice.facts) facts[name] = value;
    JsonObject json;
    json.add("i", choice.i)
        .add("point", choice.point)
        .add("side", side_json(choice.side))
        .add("prompt", choice.prompt);
    if (!choice.otherwise.ja.empty()) json.add("otherwise", choice.otherwise);
    json.add("options", std::move(options)).add("kinds", std::move(kinds));
    if (!choice.unable.empty()) {
        Json unable = Json::array();
        for (const Unable& one : choice.unable) {
            unable.push_back(
                JsonObject().add("name", one.name).add("why", one.why).add("rule", one.rule));
        }
        json.add("unable", std::move(unable));
    }
    return json.add("facts", std::move(facts)).add("giveUp", choice.give_up);
}

Json pending_json(const Match& match, const Played& played) {
    if (!played.pending) return {};
    Json pending = to_json(*played.pending);
    if (match.system->parties != nullptr) pending["member"] = played.pending->member;
    if (played.pending->secret) pending["secret"] = true;
    if (played.pending->of_side) pending["ofSide"] = true;
    if (played.pending->of_each) pending["ofEach"] = true;
    const Controller controller = match.controllers[index(played.pending->side)];
    pending["by"] = search_level(controller) > 0 ? word(controller) : "hand";
    return pending;
}

Json to_json(const Outcome& outcome) {
    return JsonObject()
        .add("winner", outcome.winner == Side::None ? "draw" : letter(outcome.winner))
        .add("reason", outcome.reason)
        .add("rounds", outcome.rounds);
}

Json outcome_json(const Match& match, const Outcome& outcome) {
    Json json = to_json(outcome);
    const Parties* const parties = match.system->parties;
    if (parties != nullptr) json["members"] = parties->work.ends(outcome);
    return json;
}

Json why_json(const Match& match, const Played& played, std::size_t at, Lang lang) {
    const std::vector<LoggedDecision>& decisions = played.fight_log.decisions;
    if (at >= decisions.size()) return {};
    const Planner* const planner = planner_of(match, decisions[at]);
    return planner != nullptr ? planner->why(decisions[at].account, lang) : Json();
}

Json report(const Match& match, const Played& played, Lang lang) {
    const System& system = *match.system;
    // With marks: colour alone doesn't tell two equal names apart for readers who listen or see no
    // colours.
    const Names names = match.names_in_text();
    const FightLog& fight_log = played.fight_log;
    Json decisions = Json::array();
    for (const LoggedDecision& one : fight_log.decisions) {
        decisions.push_back(decided_json(match, played, one, lang));
    }
    Json events = Json::array();
    for (const Event& event : fight_log.events) {
        events.push_back(event_json(match, event, names, lang));
    }
    Json changes = Json::array();
    for (std::size_t i = 1; i < fight_log.boards.size(); ++i) {
        changes.push_back(
            board_change_json(fight_log.boards[i - 1], fight_log.boards[i], system.parties));
    }
    JsonObject told;
    told.add("system", system.identity.id)
        .add("version", system.identity.versions[match.sides[0].version])
        .add("lang", lang == Lang::Ja ? "ja" : "en")
        .add("names", Json::array({match.sides[0].name, match.sides[1].name}));
    if (system.parties != nullptr) {
        told.add("members", Json::array({Json(called(match.sides[0], Side::A, lang)),
                                         Json(called(match.sides[1], Side::B, lang))}));
    }
    return told.add("outcome", played.outcome ? outcome_json(match, *played.outcome) : Json())
        .add("pending", pending_json(match, played))
        .add("viewer", side_json(played.viewer))
        .add("controllers", Json::array({word(match.controllers[0]), word(match.controllers[1])}))
        .add("settings", settings_json(system, match.settings))
        .add("headline", to_json(headline(match, played, lang)))
        .add("why", played.outcome ? reason_in_words(system, played.outcome->reason).in(lang) : "")
        .add("line", message_line(match, played, lang))
        .add("digest", played.viewer == Side::None ? Json(hex16(played.digest)) : Json())
        .add("decisions", std::move(decisions))
        .add("plans", plans_json(match, fight_log, lang))
        .add("rounds", rounds_json(system, fight_log, names, lang))
        .add("events", std::move(events))
        .add("board", board_json(fight_log.boards.front(), system.parties))
        .add("changes", std::move(changes));
}

// Results of matches as JSON.

Json result_json(const Problems& problems) {
    return JsonObject().add("problems", to_json(problems));
}

Json result_json(const Match& match, const Played& played) {
    const Problems problems = not_played(played);
    if (!problems.empty()) return result_json(problems);
    Json result = {{"winner", nullptr}, {"reason", nullptr}, {"rounds", nullptr}};
    if (played.outcome) result = outcome_json(match, *played.outcome);
    result["digest"] = hex16(played.digest);
    result["rolls"] = played.rolled;
    result["left"] = nullptr;
    if (played.outcome) result["left"] = played.outcome->left;
    if (played.pending) result["pending"] = pending_json(match, played);
    return result;
}

// Rulings: plays the match again, with a muted log, once for every ruling.

std::vector<RulingEffect> rulings_that_matter(const Match& match) {
    std::vector<RulingEffect> effects;
    const auto as_given = play(match, Log::Listen::Nothing).outcome;
    if (!as_given) return effects;
    Match turned = match;
    for (OtherReading& reading : match.system->settings().other_readings(match.settings)) {
        turned.settings = reading.settings;
        const Played played = play(turned, Log::Listen::Nothing);
        if (played.illegal) {
            effects.push_back({std::move(reading), {}, played.illegal});
            continue;
        }
        // The record may end before the fight does under another reading: then there is no verdict
        // to compare.
        if (!played.outcome || played.outcome->winner == as_given->winner) continue;
        effects.push_back({std::move(reading), *played.outcome});
    }
    return effects;
}

Json to_json(const std::vector<RulingEffect>& effects, const System& system) {
    Json all = Json::array();
    for (const auto& [reading, outcome, illegal] : effects) {
        JsonObject json;
        json.add("ruling", reading.ruling)
            .add("rule", reading.rule)
            .add("text", reading.text)
            .add("settings", system.settings().write(reading.settings))
            .add("outcome", illegal ? Json() : to_json(outcome));
        if (illegal) json.add("illegal", *illegal);
        all.push_back(Json(std::move(json)));
    }
    return all;
}

} // namespace shiaiba
