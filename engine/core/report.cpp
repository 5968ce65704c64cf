// Tells a played fight.
#include "core/report.hpp"

#include <algorithm>
#include <utility>

#include "core/json.hpp"

namespace shiaiba {
namespace {

Json side_json(Side side) { return side == Side::None ? Json() : Json(letter(side)); }

Json to_json(const Span& span) {
    switch (span.kind) {
    case Span::Kind::Text: return JsonObject().add("t", "text").add("s", span.text);
    case Span::Kind::Number: return JsonObject().add("t", "number").add("s", span.text);
    case Span::Kind::Name:
        return JsonObject().add("t", "name").add("s", span.text).add("side", side_json(span.side));
    case Span::Kind::Skill:
        return JsonObject()
            .add("t", "skill")
            .add("s", span.text)
            .add("id", span.id)
            .add("level", std::max(span.level, 0))
            .add("side", side_json(span.side));
    case Span::Kind::State:
        return JsonObject().add("t", "state").add("s", span.text).add("id", span.id);
    }
    return {};
}

Json to_json(const Spans& spans) {
    Json out = Json::array();
    for (const Span& span : spans) out.push_back(to_json(span));
    return out;
}

/// The same thing said in both languages.
template <class Say>
Json in_both(const Say& say) {
    return JsonObject().add("ja", to_json(say(Lang::Ja))).add("en", to_json(say(Lang::En)));
}

Json args_json(const Event& event) {
    Json args = Json::object();
    for (const Arg& arg : event.args) {
        if (const int* number = std::get_if<int>(&arg.value)) {
            args[std::string(arg.name)] = *number;
        } else {
            args[std::string(arg.name)] = std::get<std::string_view>(arg.value);
        }
    }
    return args;
}

Json event_json(const Ruleset& ruleset, const Event& event, std::size_t i, const Names& names) {
    JsonObject json;
    json.add("i", i)
        .add("round", event.round)
        .add("phase", event.phase)
        .add("rule", event.rule)
        .add("kind", event.kind)
        .add("side", side_json(event.side))
        .add("args", args_json(event))
        .add("tone", word(ruleset.tone(event)))
        .add("text", in_both([&](Lang lang) { return ruleset.narrate(event, names, lang); }));
    if (ruleset.is_bookkeeping(event)) json.add("bookkeeping", true);
    return json;
}

Json place_json(const PlaceOf& at) {
    return JsonObject().add("side", side_json(at.side)).add("place", at.place);
}

Json half_json(const Board::Half& half) {
    Json rows = Json::array();
    for (const Board::Row& row : half.rows) {
        Json cells = Json::array();
        for (const Board::Cell& cell : row.cells) {
            Json one = JsonObject()
                           .add("item", cell.item)
                           .add("level", cell.level)
                           .add("gone", cell.gone)
                           .add("counters", cell.counters)
                           .add("mark", cell.mark)
                           .add("was", cell.was);
            if (!cell.use.empty()) one["use"] = cell.use;
            if (!cell.states.empty()) one["states"] = cell.states;
            cells.push_back(std::move(one));
        }
        rows.push_back(JsonObject().add("id", row.id).add("cells", std::move(cells)));
    }
    Json meters = Json::array();
    for (const Board::Meter& meter : half.meters) {
        meters.push_back(
            JsonObject().add("id", meter.id).add("value", meter.value).add("max", meter.max));
    }
    Json states = Json::array();
    for (const auto& [id, n] : half.states)
        states.push_back(JsonObject().add("id", id).add("n", n));
    return JsonObject()
        .add("rows", std::move(rows))
        .add("meters", std::move(meters))
        .add("states", std::move(states))
        .add("left", half.left)
        .add("full", half.full);
}

/// `StackEntry`.
Json entry_json(const Board::Entry& entry) {
    JsonObject json;
    json.add("number", entry.number).add("kind", entry.kind).add("side", side_json(entry.side));
    if (!entry.item.empty()) json.add("item", entry.item);
    if (!entry.status.empty()) json.add("status", entry.status);
    if (entry.line > 0) json.add("line", entry.line);
    if (entry.damage > 0) json.add("damage", entry.damage);
    if (entry.to != Side::None) json.add("to", side_json(entry.to));
    if (entry.cause > 0) json.add("cause", entry.cause);
    return json.add("attributes", entry.attributes)
        .add("state", entry.state)
        .add("event", entry.event);
}

Json board_json(const Board& board) {
    Json arrows = Json::array();
    for (const auto& [from, to] : board.arrows) {
        arrows.push_back(JsonObject().add("from", place_json(from)).add("to", place_json(to)));
    }
    Json json =
        JsonObject()
            .add("round", board.round)
            .add("phase", board.phase)
            .add("sides", Json::array({half_json(board.sides[0]), half_json(board.sides[1])}))
            .add("arrows", std::move(arrows));
    for (const Board::Entry& entry : board.stack) json["stack"].push_back(entry_json(entry));
    return json;
}

/// Index behind the last event of phase k.
std::size_t phase_end(const Chronicle& chronicle, std::size_t k) {
    return k + 1 < chronicle.phases.size() ? chronicle.phases[k + 1].first
                                           : chronicle.events.size();
}

Json rounds_json(const Ruleset& ruleset, const Chronicle& chronicle, const Names& names) {
    Json rounds = Json::array();
    for (std::size_t k = 0; k < chronicle.phases.size(); ++k) {
        const Phase& phase = chronicle.phases[k];
        if (k == 0 || chronicle.phases[k - 1].round != phase.round) {
            rounds.push_back(JsonObject()
                                 .add("round", phase.round)
                                 .add("title", to_json(ruleset.round_title(phase.round)))
                                 .add("phases", Json::array()));
        }
        rounds.back()["phases"].push_back(
            JsonObject()
                .add("id", phase.id)
                .add("side", side_json(phase.side))
                .add("title",
                     in_both([&](Lang lang) { return ruleset.phase_title(phase, names, lang); }))
                .add("first", phase.first)
                .add("count", phase_end(chronicle, k) - phase.first));
    }
    return rounds;
}

/// `Decided`.
Json decided_json(const Match& match, const Decided& decided) {
    const Choice& choice = decided.choice;
    const Controller controller = match.controllers[index(choice.side)];
    const std::string_view by = decided.planned                ? "plans"
                                : search_level(controller) > 0 ? word(controller)
                                                               : "hand";
    Json json = JsonObject()
                    .add("event", decided.event)
                    .add("i", decided.planned ? Json() : Json(choice.i))
                    .add("side", side_json(choice.side))
                    .add("point", choice.point)
                    .add("by", by);
    if (decided.kind == Decision::Kind::Pick) {
        const Option& option = choice.options[static_cast<std::size_t>(decided.value)];
        json["option"] =
            JsonObject().add("id", option.id).add("ja", option.label.ja).add("en", option.label.en);
    } else if (decided.kind == Decision::Kind::Reroll) {
        json["rewind"] = decided.value;
    } else {
        json["surrender"] = letter(static_cast<Side>(decided.value));
    }
    const Planner* const planner =
        decided.planned ? match.ruleset->planner(match.sides[index(choice.side)].build) : nullptr;
    if (planner != nullptr) json["why"] = planner->why(decided.account);
    return json;
}

Json decisions_json(const Match& match, const Chronicle& chronicle) {
    Json all = Json::array();
    for (const Decided& one : chronicle.decisions) all.push_back(decided_json(match, one));
    return all;
}

/// What was rewound before event i, a line each.
std::string rewinds_before(const Chronicle& chronicle, std::size_t i, Lang lang) {
    std::string out;
    for (const Decided& one : chronicle.decisions) {
        if (one.event != i || one.kind != Decision::Kind::Reroll) continue;
        out += lang == Lang::Ja ? "    巻き戻し " : "    Rewind ";
        out += std::to_string(one.value) + "\n";
    }
    return out;
}

} // namespace

Json settings_json(const Ruleset& ruleset, const Settings& settings) {
    Json all = Json::array();
    for (const SettingSaid& setting : ruleset.settings_in_words(settings)) {
        all.push_back(Json(JsonObject().add("key", setting.key).add("text", setting.text)));
    }
    return all;
}

std::string settings_text(const Ruleset& ruleset, const Settings& settings, Lang lang) {
    std::string out;
    for (const SettingSaid& setting : ruleset.settings_in_words(settings)) {
        out.append(lang == Lang::Ja ? "設定 " : "Setting ").append(setting.key);
        out.append(lang == Lang::Ja ? "：" : ": ").append(setting.text.in(lang)).append("\n");
    }
    return out;
}

Json to_json(const Choice& choice) {
    Json options = Json::array();
    for (const Option& option : choice.options) {
        JsonObject one;
        one.add("id", option.id)
            .add("ja", option.label.ja)
            .add("en", option.label.en)
            .add("tags", option.tags);
        if (!option.note.ja.empty()) one.add("note", option.note);
        options.push_back(std::move(one));
    }
    Json facts = Json::object();
    for (const auto& [name, value] : choice.facts) facts[name] = value;
    return JsonObject()
        .add("i", choice.i)
        .add("point", choice.point)
        .add("side", side_json(choice.side))
        .add("options", std::move(options))
        .add("facts", std::move(facts))
        .add("giveUp", choice.give_up);
}

Json pending_json(const Match& match, const Played& played) {
    if (!played.pending) return {};
    Json pending = to_json(*played.pending);
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

std::string classic(const Match& match, const Played& played, Extent extent) {
    const Outcome* const outcome = played.outcome ? &*played.outcome : nullptr;
    return match.ruleset->classic(played.chronicle, outcome, match.names(), extent);
}

Spans headline(const Match& match, const Played& played, Lang lang) {
    const bool ja = lang == Lang::Ja;
    const Names names = match.names();
    if (!played.outcome) {
        return expand(ja ? "{who}の番" : "{who} to decide", [&](std::string_view) {
            return name_span(names, played.pending ? played.pending->side : Side::A, lang);
        });
    }
    if (played.outcome->winner == Side::None) {
        return {{Span::Kind::Text, ja ? "引き分け" : "A draw"}};
    }
    return expand(ja ? "{who}の勝ち" : "{who} wins",
                  [&](std::string_view) { return name_span(names, played.outcome->winner, lang); });
}

std::string message_line(const Match& match, const Played& played, Lang lang) {
    const Names names = match.names();
    const auto mark = [&](Side side) {
        if (!played.outcome) return "…";
        if (played.outcome->winner == Side::None) return "△";
        return played.outcome->winner == side ? "○" : "●";
    };
    const bool ja = lang == Lang::Ja;
    std::string out = match.ruleset->identity().name.in(lang) + (ja ? "：" : ": ");
    out.append(names.of(Side::A, lang)).append(" ").append(mark(Side::A));
    out.append(ja ? "－" : "–").append(mark(Side::B)).append(" ");
    out.append(names.of(Side::B, lang));
    if (played.outcome) {
        const std::string rounds = std::to_string(played.outcome->rounds) +
                                   match.ruleset->identity().rounds_in_line.in(lang);
        out += ja ? "（" + rounds + "）" : " (" + rounds + ")";
    }
    return out;
}

Json report(const Match& match, const Played& played) {
    const Ruleset& ruleset = *match.ruleset;
    const Names names = match.names();
    const Chronicle& chronicle = played.chronicle;
    Json events = Json::array();
    for (std::size_t i = 0; i < chronicle.events.size(); ++i) {
        events.push_back(event_json(ruleset, chronicle.events[i], i, names));
    }
    Json boards = Json::array();
    for (const Board& board : chronicle.boards) boards.push_back(board_json(board));
    return JsonObject()
        .add("system", ruleset.identity().id)
        .add("version", ruleset.identity().versions[match.sides[0].version])
        .add("names", Json::array({match.sides[0].name, match.sides[1].name}))
        .add("outcome", played.outcome ? to_json(*played.outcome) : Json())
        .add("pending", pending_json(match, played))
        .add("controllers", Json::array({word(match.controllers[0]), word(match.controllers[1])}))
        .add("settings", settings_json(ruleset, match.settings))
        .add("headline", in_both([&](Lang lang) { return headline(match, played, lang); }))
        .add("line",
             Text{message_line(match, played, Lang::Ja), message_line(match, played, Lang::En)})
        .add("digest", hex16(played.digest))
        .add("rounds", rounds_json(ruleset, chronicle, names))
        .add("decisions", decisions_json(match, chronicle))
        .add("events", std::move(events))
        .add("boards", std::move(boards));
}

std::string text_log(const Match& match, const Played& played, Lang lang, const Aside& aside) {
    const Ruleset& ruleset = *match.ruleset;
    const Names names = match.names();
    const Chronicle& chronicle = played.chronicle;
    std::string out = message_line(match, played, lang) + "\n";
    out += settings_text(ruleset, match.settings, lang);
    int round = 0;
    for (std::size_t k = 0; k < chronicle.phases.size(); ++k) {
        const Phase& phase = chronicle.phases[k];
        if (phase.round != round) {
            round = phase.round;
            out += "\n" + ruleset.round_title(round).in(lang) + "\n";
        }
        const std::size_t end = phase_end(chronicle, k);
        if (phase.first == end) continue;
        out += "  " + plain(ruleset.phase_title(phase, names, lang)) + "\n";
        for (std::size_t i = phase.first; i < end; ++i) {
            const Event& event = chronicle.events[i];
            out += rewinds_before(chronicle, i, lang);
            if (aside) out += aside(i);
            out += "    " + plain(ruleset.narrate(event, names, lang)) + " [";
            out.append(event.rule).append("]\n");
        }
    }
    out += rewinds_before(chronicle, chronicle.events.size(), lang);
    if (played.pending) out += "\n" + plain(headline(match, played, lang)) + "\n";
    return out;
}

} // namespace shiaiba
