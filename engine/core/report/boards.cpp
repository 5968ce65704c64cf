// Writes positions and what differs between them.
#include "core/report/boards.hpp"

#include <algorithm>
#include <utility>

#include "core/json.hpp"

namespace shiaiba {
namespace {

/// `WireCell`: what is 0, false or empty is left out.
Json cell_json(const Board::Cell& cell) {
    JsonObject json;
    json.add("item", cell.item);
    if (cell.level != 0) json.add("level", cell.level);
    if (cell.gone) json.add("gone", true);
    if (cell.counters != 0) json.add("counters", cell.counters);
    if (!cell.mark.empty()) json.add("mark", cell.mark);
    if (!cell.was.empty()) json.add("was", cell.was);
    if (!cell.use.empty()) json.add("use", cell.use);
    if (!cell.states.empty()) json.add("states", cell.states);
    return json;
}

Json cells_json(const std::vector<Board::Cell>& all) {
    Json cells = Json::array();
    for (const Board::Cell& cell : all) cells.push_back(cell_json(cell));
    return cells;
}

Json rows_json(const Board::Half& half) {
    Json rows = Json::array();
    for (const Board::Row& row : half.rows) {
        rows.push_back(JsonObject().add("id", row.id).add("cells", cells_json(row.cells)));
    }
    return rows;
}

Json meter_json(const Board::Meter& meter) {
    return JsonObject().add("id", meter.id).add("value", meter.value).add("max", meter.max);
}

Json states_json(const Board::States& all) {
    Json states = Json::array();
    for (const auto& [id, n] : all) states.push_back(JsonObject().add("id", id).add("n", n));
    return states;
}

Json meters_json(const std::vector<Board::Meter>& meters) {
    Json all = Json::array();
    for (const Board::Meter& meter : meters) all.push_back(meter_json(meter));
    return all;
}

/// `Figure`.
Json figure_json(const Board::Figure& figure) {
    JsonObject json;
    json.add("member", figure.member);
    json.add("at", figure.at);
    json.add("meters", meters_json(figure.meters));
    json.add("states", states_json(figure.states))
        .add("cells", cells_json(figure.cells))
        .add("acted", figure.acted)
        .add("out", figure.out);
    return json;
}

/// `Pile`.
Json pile_json(const Board::Pile& pile) {
    JsonObject json;
    json.add("id", pile.id).add("count", pile.count);
    if (pile.member != kWholeSide) json.add("member", pile.member);
    if (pile.limit != 0) json.add("limit", pile.limit);
    if (!pile.cards.empty()) json.add("cards", Json(pile.cards));
    return json;
}

template <class Things, class ToJson>
Json list_json(const Things& things, const ToJson& to_json) {
    Json all = Json::array();
    for (const auto& thing : things) all.push_back(to_json(thing));
    return all;
}

/// Those that differ from the one in the same place before; all, where there are others. A place never changes hands.
template <class Things, class ToJson>
Json changed_json(const Things& before, const Things& now, const ToJson& to_json) {
    Json all = Json::array();
    for (std::size_t k = 0; k < now.size(); ++k) {
        if (k >= before.size() || !(now[k] == before[k])) all.push_back(to_json(now[k]));
    }
    return all;
}

/// `FigureChange`: of those that differ, what is otherwise. A party's figures stay the same members.
Json changed_figures(const std::vector<Board::Figure>& before,
                     const std::vector<Board::Figure>& now) {
    Json all = Json::array();
    for (std::size_t k = 0; k < now.size(); ++k) {
        const Board::Figure& was = before[k];
        const Board::Figure& is = now[k];
        if (is == was) continue;
        JsonObject json;
        json.add("member", is.member);
        if (is.at != was.at) json.add("at", is.at);
        if (is.meters != was.meters) {
            json.add("meters", changed_json(was.meters, is.meters, meter_json));
        }
        if (is.states != was.states) json.add("states", states_json(is.states));
        if (is.cells != was.cells) json.add("cells", cells_json(is.cells));
        if (is.acted != was.acted) json.add("acted", is.acted);
        if (is.out != was.out) json.add("out", is.out);
        all.push_back(std::move(json));
    }
    return all;
}

Json half_json(const Board::Half& half) {
    JsonObject json;
    json.add("rows", rows_json(half))
        .add("meters", meters_json(half.meters))
        .add("states", states_json(half.states))
        .add("left", half.left)
        .add("full", half.full);
    if (!half.figures.empty()) json.add("figures", list_json(half.figures, figure_json));
    if (!half.piles.empty()) json.add("piles", list_json(half.piles, pile_json));
    return json;
}

/// [row, place in it, cell] of every cell that differs; null where there are other rows, or longer ones.
Json changed_cells(const Board::Half& before, const Board::Half& now) {
    if (before.rows.size() != now.rows.size()) return {};
    Json cells = Json::array();
    for (std::size_t row = 0; row < now.rows.size(); ++row) {
        const std::vector<Board::Cell>& was = before.rows[row].cells;
        const std::vector<Board::Cell>& is = now.rows[row].cells;
        if (was.size() != is.size()) return {};
        for (std::size_t k = 0; k < is.size(); ++k) {
            if (is[k] == was[k]) continue;
            Json cell = Json::array();
            cell.push_back(static_cast<int>(row));
            cell.push_back(static_cast<int>(k));
            cell.push_back(cell_json(is[k]));
            cells.push_back(std::move(cell));
        }
    }
    return cells;
}

/// `HalfChange`.
Json half_change_json(const Board::Half& before, const Board::Half& now) {
    JsonObject json;
    Json cells = changed_cells(before, now);
    if (cells.is_null()) {
        json.add("rows", rows_json(now));
    } else if (!cells.empty()) {
        json.add("cells", std::move(cells));
    }
    Json meters = changed_json(before.meters, now.meters, meter_json);
    if (!meters.empty()) json.add("meters", std::move(meters));
    if (before.states != now.states) json.add("states", states_json(now.states));
    if (before.left != now.left) json.add("left", now.left);
    Json figures = changed_figures(before.figures, now.figures);
    if (!figures.empty()) json.add("figures", std::move(figures));
    Json piles = changed_json(before.piles, now.piles, pile_json);
    if (!piles.empty()) json.add("piles", std::move(piles));
    return json;
}

/// `StackEntry`.
Json entry_json(const Board::Entry& entry) {
    JsonObject json;
    json.add("number", entry.number).add("kind", entry.kind).add("side", letter(entry.side));
    if (!entry.item.empty()) json.add("item", entry.item);
    if (!entry.status.empty()) json.add("status", entry.status);
    if (entry.line > 0) json.add("line", entry.line);
    if (entry.damage > 0) json.add("damage", entry.damage);
    if (entry.to != Side::None) json.add("to", letter(entry.to));
    if (entry.cause > 0) json.add("cause", entry.cause);
    return json.add("attributes", entry.attributes)
        .add("state", entry.state)
        .add("event", entry.event);
}

Json place_json(const PlaceOf& at) {
    return JsonObject().add("side", letter(at.side)).add("place", at.place);
}

Json strokes_json(const Board& board) {
    Json all = Json::array();
    for (const auto& [from, to] : board.strokes) {
        all.push_back(Json::array({token(from), token(to)}));
    }
    return all;
}

Json arrows_json(const Board& board) {
    Json arrows = Json::array();
    for (const auto& [from, to] : board.arrows) {
        arrows.push_back(JsonObject().add("from", place_json(from)).add("to", place_json(to)));
    }
    return arrows;
}

/// `StackChange`: how many entries from the bottom stay as they were, and what lies on these now.
Json stack_change_json(const std::vector<Board::Entry>& before,
                       const std::vector<Board::Entry>& now) {
    const auto differ = std::mismatch(before.begin(), before.end(), now.begin(), now.end()).second;
    Json on = Json::array();
    for (auto entry = differ; entry != now.end(); ++entry) on.push_back(entry_json(*entry));
    return JsonObject()
        .add("keep", static_cast<std::size_t>(differ - now.begin()))
        .add("on", std::move(on));
}

} // namespace

Json board_json(const Board& board) {
    JsonObject json;
    json.add("round", board.round)
        .add("phase", board.phase)
        .add("sides", Json::array({half_json(board.sides[0]), half_json(board.sides[1])}))
        .add("arrows", arrows_json(board));
    if (!board.stack.empty()) json.add("stack", stack_change_json({}, board.stack)["on"]);
    if (!board.piles.empty()) json.add("piles", list_json(board.piles, pile_json));
    return json;
}

Json board_change_json(const Board& before, const Board& now) {
    JsonObject json;
    for (const Side side : kSides) {
        Json half = half_change_json(before.sides[index(side)], now.sides[index(side)]);
        if (!half.empty()) json.add(letter(side), std::move(half));
    }
    if (!now.arrows.empty()) json.add("arrows", arrows_json(now));
    if (!now.strokes.empty()) json.add("strokes", strokes_json(now));
    Json piles = changed_json(before.piles, now.piles, pile_json);
    if (!piles.empty()) json.add("piles", std::move(piles));
    Json stack = stack_change_json(before.stack, now.stack);
    if (stack["keep"] != before.stack.size() || !stack["on"].empty())
        json.add("stack", std::move(stack));
    return json;
}

} // namespace shiaiba
