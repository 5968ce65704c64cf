// Writes figures and piles, and what differs between them.
#include "core/json.hpp"
#include "core/parties.hpp"
#include "core/report/boards.hpp"
#include "core/ruleset.hpp"

namespace shiaiba {
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

/// Those that differ from the one in the same place before: a place never changes hands.
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

void Parties::add_figures(const Board& board, Json& json) const {
    for (const Side side : kSides) {
        const Board::Half& half = board.sides[index(side)];
        Json figures = Json::array();
        for (const Board::Figure& figure : half.figures) figures.push_back(figure_json(figure));
        add_list(json["sides"][index(side)], "figures", std::move(figures));
        add_list(json["sides"][index(side)], "piles", changed_piles({}, half.piles));
    }
    add_list(json, "piles", changed_piles({}, board.piles));
}

void Parties::add_changes(const Board& before, const Board& now, Json& json) const {
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
}

Json Parties::ends(const Outcome& outcome) const {
    Json sides = Json::array({Json::array(), Json::array()});
    for (const Outcome::OfMember& one : outcome.members) {
        sides[index(one.side)].push_back(JsonObject().add("left", one.left).add("out", one.out));
    }
    return sides;
}

} // namespace shiaiba
