// Emits the events and boards of a fight while its log is verbose, and writes its trace.
#include <algorithm>
#include <string>

#include "rulesets/panel/fight/battle.hpp"
#include "rulesets/panel/words/words.hpp"

namespace shiaiba::panel {
namespace {

constexpr std::array<std::string_view, kMostPanels> kNth{"1",  "2",  "3",  "4",  "5",  "6",  "7",
                                                         "8",  "9",  "10", "11", "12", "13", "14",
                                                         "15", "16", "17", "18", "19", "20"};

/// By letter.
std::string letters(StatusSet set, const SkillList& list) {
    std::string out;
    for (const std::uint8_t place : list.by_letter) {
        if (has(set, place)) out += list.status(place).letter;
    }
    return out;
}

constexpr std::array<std::string_view, 4> kHappeningWords{"use", "effect", "attack", "counter"};

} // namespace

void Battle::begin_phase(std::string_view id, Side side) {
    scene_ = id;
    actor_ = side;
    rolled_.clear();
    log_.phase(state_.turn, id, side);
}

void Battle::emit(EventKind kind, Side side, std::vector<Arg> args, std::vector<NumberList> lists) {
    Event event;
    event.round = state_.turn;
    event.phase = scene_;
    event.rule = facts(kind).rule;
    event.kind = facts(kind).kind;
    event.side = side;
    event.args = std::move(args);
    event.lists = std::move(lists);
    log_.emit(std::move(event), board());
}

/// Of what a character may have more than one of.
void Battle::add_stacks(std::vector<Arg>& args, What bearer, int which, int stacks) const {
    if (bearer == What::Character && status(which).most > 1) args.push_back({"stacks", stacks});
}

void Battle::emit_status(EventKind kind, Side side, What bearer, std::size_t place, int which,
                         int stacks) {
    std::vector<Arg> args{{"on", word(bearer)},
                          {"place", static_cast<int>(place) + 1},
                          {"skill", bearer == What::Skill
                                        ? std::string_view(state_.of(side).slots[place].skill->name)
                                        : std::string_view()},
                          {"status", std::string_view(status(which).name)}};
    add_stacks(args, bearer, which, stacks);
    emit(kind, side, std::move(args));
}

void Battle::emit_use(Side side, std::size_t slot, const std::vector<std::size_t>& paid) {
    std::vector<Arg> args{{"skill", std::string_view(state_.of(side).slots[slot].skill->name)}};
    const auto number = [](const Panel& panel) { return static_cast<int>(panel.element) + 1; };
    std::vector<int> elements;
    for (std::size_t k = 0; k < paid.size(); ++k) {
        args.push_back({kNth[k], static_cast<int>(paid[k]) + 1});
        elements.push_back(number(state_.of(side).panels[paid[k]]));
    }
    std::vector<int> unused;
    for (const Panel& panel : state_.of(side).array()) {
        if (!panel.used) unused.push_back(number(panel));
    }
    emit(EventKind::Use, side, std::move(args),
         {{"elements", std::move(elements)}, {"unused", std::move(unused)}});
}

void Battle::emit_transcribed(Side side, std::size_t pattern) {
    std::vector<Arg> args{{"pattern", static_cast<int>(pattern) + 1}};
    const std::vector<Element>& panels = state_.of(side).sheet->patterns[pattern].panels;
    for (std::size_t k = 0; k < panels.size(); ++k) args.push_back({kNth[k], letter(panels[k])});
    emit(EventKind::Transcribed, side, std::move(args));
}

void Battle::emit_panels(Side side, Op op, const std::vector<std::size_t>& panels) {
    std::vector<Arg> args{{"op", word(op)}};
    for (std::size_t k = 0; k < panels.size(); ++k) {
        args.push_back({kNth[k], static_cast<int>(panels[k]) + 1});
    }
    emit(EventKind::Panels, side, std::move(args));
}

void Battle::emit_length(EventKind kind, Side side, bool left, const std::vector<Element>& panels) {
    std::vector<Arg> args{{"end", std::string_view(left ? "left" : "right")}};
    for (std::size_t k = 0; k < panels.size(); ++k) args.push_back({kNth[k], letter(panels[k])});
    emit(kind, side, std::move(args));
}

void Battle::emit_placed(const ChainEvent& event) {
    constexpr EventKind kEventKind[] = {EventKind::PlaceUse, EventKind::PlaceEffect,
                                        EventKind::PlaceAttack, EventKind::PlaceCounter};
    emit_event(kEventKind[static_cast<std::size_t>(event.kind)], event);
}

void Battle::emit_resolved(const ChainEvent& event) {
    constexpr EventKind kEventKind[] = {EventKind::ResolveUse, EventKind::ResolveEffect,
                                        EventKind::ResolveAttack, EventKind::ResolveCounter};
    emit_event(kEventKind[static_cast<std::size_t>(event.kind)], event);
}

void Battle::emit_event(EventKind kind, const ChainEvent& event) {
    std::vector<Arg> args{{"number", event.number}, {"attrs", event.attributes.number()}};
    if (event.slot >= 0) {
        args.push_back({"skill", std::string_view(slot_of(event).skill->name)});
    } else {
        args.push_back({"status", std::string_view(status(event.status).name)});
        add_stacks(args, event.bearer, event.status, stacks(event));
    }
    if (event.line == nullptr) {
        args.push_back({"damage", event.damage});
        if (event.added != 0) args.push_back({"added", event.added});
        args.push_back({"hp", state_.of(other(event.owner)).hp});
        return emit(kind, event.owner, std::move(args));
    }
    const Effect effect = effect_of(*event.line, *state_.list);
    args.push_back({"line", event.line_number});
    args.push_back({"triggered", event.triggered ? 1 : 0});
    args.push_back({"op", effect.op});
    args.push_back({"n", effect.n});
    args.push_back({"amount", effect.amount});
    args.push_back({"count", effect.count});
    args.push_back({"to", effect.to});
    args.push_back({"gives", effect.status});
    args.push_back({"attr", effect.attr});
    if (!effect.end.empty()) args.push_back({"end", effect.end});
    emit(kind, event.owner, std::move(args));
}

Board Battle::board() const {
    Board board;
    board.round = state_.turn;
    board.phase = scene_;
    for (const Side side : kSides) {
        const Fighter& fighter = state_.of(side);
        Board::Half& half = board.sides[index(side)];
        Board::Row panels{"panels", {}};
        for (const Panel& panel : fighter.array()) {
            Board::Cell cell;
            cell.item = letter(panel.element);
            cell.use = panel.locked ? "locked" : panel.used ? "used" : "";
            cell.states = letters(panel.statuses, *state_.list);
            panels.cells.push_back(cell);
        }
        Board::Row skills{"skills", {}};
        for (std::size_t k = 0; k < fighter.slots.size(); ++k) {
            const Slot& slot = fighter.slots[k];
            Board::Cell cell;
            cell.item = slot.skill->name;
            cell.gone = slot.lost;
            cell.counters = fighter.times_maintained(k);
            cell.states = letters(slot.statuses, *state_.list);
            skills.cells.push_back(cell);
        }
        half.rows = {std::move(panels), std::move(skills)};
        half.meters = {{"HP", fighter.hp, fighter.most_hp()}};
        for (const std::uint8_t place : state_.list->by_letter) {
            if (fighter.statuses[place] > 0) {
                half.states.emplace_back(state_.list->status(place).name, fighter.statuses[place]);
            }
        }
        half.left = std::max(0, fighter.hp);
        half.full = fighter.most_hp();
    }
    const std::size_t deep = state_.chain.size();
    for (std::size_t k = deep > kMostShown ? deep - kMostShown : 0; k <= deep; ++k) {
        if (resolving_ && k == resolving_at_) {
            board.stack.push_back(entry(*resolving_, "resolving"));
        }
        if (k == deep) break;
        const ChainEvent& event = state_.chain[k];
        board.stack.push_back(entry(event, event.number == vanishing_ ? "vanished" : "waiting"));
    }
    return board;
}

Board::Entry Battle::entry(const ChainEvent& event, std::string_view state) const {
    Board::Entry entry;
    entry.number = event.number;
    entry.kind = kHappeningWords[static_cast<std::size_t>(event.kind)];
    entry.side = event.owner;
    if (event.slot >= 0) {
        entry.item = slot_of(event).skill->name;
    } else {
        entry.status = status(event.status).name;
    }
    entry.line = event.line_number;
    entry.damage = event.damage;
    const bool blow = event.kind == Happening::Attack || event.kind == Happening::Counter;
    if (blow) entry.to = other(event.owner);
    entry.attributes = attribute_letters(event.attributes.number());
    entry.cause = event.cause;
    entry.state = state;
    entry.event = event.told;
    return entry;
}

// The trace: one ASCII line a phase, frozen with this rules version (docs/systems/panel.md, 11).

namespace {

void add_letters(std::string& line, StatusSet set, const SkillList& list) {
    for (const std::uint8_t place : list.by_letter) {
        if (has(set, place)) line += list.status(place).letter;
    }
}

/// HP; panels as element 1 to 6, "u" or "m" if used or maintained, statuses; statuses of the
/// character with their number; skills that bear statuses or are lost.
std::string written(const Fighter& fighter, const SkillList& list) {
    std::string line = std::to_string(fighter.hp) + ",";
    for (const Panel& panel : fighter.array()) {
        line += static_cast<char>('1' + static_cast<int>(panel.element));
        if (panel.used) line += panel.locked ? 'm' : 'u';
        add_letters(line, panel.statuses, list);
    }
    line += ',';
    for (const std::uint8_t place : list.by_letter) {
        if (fighter.statuses[place] == 0) continue;
        line += list.status(place).letter;
        line += std::to_string(fighter.statuses[place]);
    }
    line += ',';
    for (std::size_t k = 0; k < fighter.slots.size(); ++k) {
        const Slot& slot = fighter.slots[k];
        if (slot.statuses == 0 && !slot.lost) continue;
        line += std::to_string(k + 1);
        add_letters(line, slot.statuses, list);
        if (slot.lost) line += '-';
    }
    for (const Maintained& use : fighter.maintained) {
        line.append(1, '+').append(std::to_string(use.slot + 1)).append(1, ':');
        for (std::size_t k = 0; k < fighter.panel_count; ++k) {
            if (contains(use.panels, k)) line += static_cast<char>('a' + k);
        }
    }
    return line;
}

} // namespace

void Battle::trace_phase() {
    std::string line = std::to_string(state_.turn) + ";";
    line.append(scene_).append(1, ';').append(actor_ == Side::None ? "-" : letter(actor_));
    line += ";" + rolled_ + ";" + std::to_string(numbers_);
    for (const Fighter& fighter : state_.fighters) line += ";" + written(fighter, *state_.list);
    log_.trace(line);
}

void Battle::trace_end() {
    trace_phase();
    log_.trace("RESULT;" + std::string(shiaiba::letter(outcome_.winner)) + ";" +
               std::string(outcome_.reason) + ";" + std::to_string(state_.turn));
}

} // namespace shiaiba::panel
