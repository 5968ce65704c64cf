// Boards as JSON: writes positions, figures and piles, and the differences between them.
#include "core/report/boards.hpp"

#include <algorithm>
#include <utility>

#include "core/system/parties.hpp"
#include "core/system/system.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

/// `WireCell`: members that are 0, false or empty are left out.
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

Json meter_json(const Board::Meter& meter) {
    return JsonObject().add("id", meter.id).add("value", meter.value).add("max", meter.max);
}

} // namespace

Json cells_json(const std::vector<Board::Cell>& all) {
    Json cells = Json::array();
    for (const Board::Cell& cell : all) cells.push_back(cell_json(cell));
    return cells;
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

Json changed_meters(const std::vector<Board::Meter>& before, const std::vector<Board::Meter>& now) {
    Json all = Json::array();
    for (std::size_t k = 0; k < now.size(); ++k) {
        if (k >= before.size() || !(now[k] == before[k])) all.push_back(meter_json(now[k]));
    }
    return all;
}

namespace {

Json rows_json(const Board::Half& half) {
    Json rows = Json::array();
    for (const Board::Row& row : half.rows) {
        rows.push_back(JsonObject().add("id", row.id).add("cells", cells_json(row.cells)));
    }
    return rows;
}

Json half_json(const Board::Half& half) {
    JsonObject json;
    json.add("rows", rows_json(half))
        .add("meters", meters_json(half.meters))
        .add("states", states_json(half.states))
        .add("left", half.left)
        .add("full", half.full);
    return json;
}

/// [row, place in the row, cell] of every cell that differs; null if the number of rows or their
/// lengths differ.
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
    Json meters = changed_meters(before.meters, now.meters);
    if (!meters.empty()) json.add("meters", std::move(meters));
    if (before.states != now.states) json.add("states", states_json(now.states));
    if (before.left != now.left) json.add("left", now.left);
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

Json arrows_json(const Board& board) {
    Json arrows = Json::array();
    for (const auto& [from, to] : board.arrows) {
        arrows.push_back(JsonObject().add("from", place_json(from)).add("to", place_json(to)));
    }
    return arrows;
}

/// `StackChange`: how many entries from the bottom are unchanged, and the entries above these.
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

Json board_json(const Board& board, const Parties* parties) {
    JsonObject json;
    json.add("round", board.round)
        .add("phase", board.phase)
        .add("sides", Json::array({half_json(board.sides[0]), half_json(board.sides[1])}))
        .add("arrows", arrows_json(board));
    if (!board.stack.empty()) json.add("stack", stack_change_json({}, board.stack)["on"]);
    if (parties == nullptr) return json;
    Json whole = std::move(json);
    parties->work.add_figures(board, whole);
    return whole;
}

Json board_change_json(const Board& before, const Board& now, const Parties* parties) {
    JsonObject json;
    for (const Side side : kSides) {
        Json half = half_change_json(before.sides[index(side)], now.sides[index(side)]);
        if (!half.empty()) json.add(letter(side), std::move(half));
    }
    if (!now.arrows.empty()) json.add("arrows", arrows_json(now));
    Json stack = stack_change_json(before.stack, now.stack);
    if (stack["keep"] != before.stack.size() || !stack["on"].empty())
        json.add("stack", std::move(stack));
    if (parties == nullptr) return json;
    Json whole = std::move(json);
    parties->work.add_changes(before, now, whole);
    return whole;
}

// Figures and piles, and the differences between them.

namespace {

/// `Figure`.
Json figure_json(const Board::Figure& figure) {
    return JsonObject()
        .add("member", figure.member)
        .add("at", figure.at)
        .add("meters", meters_json(figure.meters))
        .add("states", states_json(figure.states))
        .add("cells", cells_json(figure.cells))
        .add("acted", figure.acted)
        .add("out", figure.out)
        .add("turn", figure.turn);
}

/// `FigureChange`.
Json figure_change(const Board::Figure& was, const Board::Figure& is) {
    JsonObject json;
    json.add("member", is.member);
    if (is.at != was.at) json.add("at", is.at);
    if (is.meters != was.meters) json.add("meters", changed_meters(was.meters, is.meters));
    if (is.states != was.states) json.add("states", states_json(is.states));
    if (is.cells != was.cells) json.add("cells", cells_json(is.cells));
    if (is.acted != was.acted) json.add("acted", is.acted);
    if (is.out != was.out) json.add("out", is.out);
    if (is.turn != was.turn) json.add("turn", is.turn);
    return json;
}

/// `Pile`.
Json pile_json(const Board::Pile& pile) {
    JsonObject json;
    json.add("id", pile.id).add("count", pile.count);
    if (pile.member != kWholeSide) json.add("member", pile.member);
    if (pile.limit != 0) json.add("limit", pile.limit);
    if (pile.cards.empty()) return json;
    Json cards = Json::array();
    for (const std::string_view card : pile.cards) cards.push_back(card);
    return json.add("cards", std::move(cards));
}

/// Piles that differ from the pile in the same place before. A pile never changes its place.
Json changed_piles(const std::vector<Board::Pile>& before, const std::vector<Board::Pile>& now) {
    Json all = Json::array();
    for (std::size_t k = 0; k < now.size(); ++k) {
        if (k >= before.size() || !(now[k] == before[k])) all.push_back(pile_json(now[k]));
    }
    return all;
}

void add_list(Json& json, const char* key, Json list) {
    if (!list.empty()) json[key] = std::move(list);
}

} // namespace

void PartyWork::add_figures(const Board& board, Json& json) const {
    for (const Side side : kSides) {
        const Board::Half& half = board.sides[index(side)];
        Json figures = Json::array();
        for (const Board::Figure& figure : half.figures) figures.push_back(figure_json(figure));
        add_list(json["sides"][index(side)], "figures", std::move(figures));
        add_list(json["sides"][index(side)], "piles", changed_piles({}, half.piles));
    }
    add_list(json, "piles", changed_piles({}, board.piles));
}

void PartyWork::add_changes(const Board& before, const Board& now, Json& json) const {
    for (const Side side : kSides) {
        const Board::Half& was = before.sides[index(side)];
        const Board::Half& is = now.sides[index(side)];
        Json figures = Json::array();
        for (std::size_t k = 0; k < is.figures.size(); ++k) {
            if (is.figures[k] == was.figures[k]) continue;
            figures.push_back(figure_change(was.figures[k], is.figures[k]));
        }
        Json half = Json::object();
        add_list(half, "figures", std::move(figures));
        add_list(half, "piles", changed_piles(was.piles, is.piles));
        if (!half.empty()) json[letter(side)].update(half);
    }
    add_list(json, "piles", changed_piles(before.piles, now.piles));
    Json strokes = Json::array();
    for (const auto& [from, to] : now.strokes) {
        strokes.push_back(Json::array({token(from), token(to)}));
    }
    add_list(json, "strokes", std::move(strokes));
    if (const auto& [by, shape, way, size] = now.volley; size > 0) {
        json["volley"] =
            JsonObject().add("by", token(by)).add("shape", shape).add("way", way).add("size", size);
    }
    if (!now.reach.empty()) {
        json["reach"] = JsonObject().add("side", letter(now.reaching)).add("places", now.reach);
    }
}

Json PartyWork::ends(const Outcome& outcome) const {
    Json sides = Json::array({Json::array(), Json::array()});
    for (const Outcome::OfMember& one : outcome.members) {
        sides[index(one.side)].push_back(JsonObject().add("left", one.left).add("out", one.out));
    }
    return sides;
}

} // namespace shiaiba
