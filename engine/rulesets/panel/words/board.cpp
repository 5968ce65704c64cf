// Writes the board after each event of a fight, and its trace. The trace is frozen with the rules
// version: digests and links depend on it.
#include <algorithm>
#include <array>
#include <string>

#include "rulesets/panel/fight/battle.hpp"
#include "rulesets/panel/words/words.hpp"

namespace shiaiba::panel {
namespace {

/// Adds the letters of statuses, in alphabetical order.
void add_letters(std::string& line, StatusSet set, const SkillList& list) {
    for (const std::uint8_t place : list.by_letter) {
        if (has(set, place)) line += list.status(place).letter;
    }
}
std::string letters(StatusSet set, const SkillList& list) {
    std::string out;
    add_letters(out, set, list);
    return out;
}

} // namespace

Board Battle::board() const {
    Board board;
    board.round = state_.turn;
    board.phase = phase_;
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

// -- The trace: one ASCII line per phase, frozen with this rules version (docs/systems/panel.md,
// 11)

namespace {

/// A fighter: HP; panels as element 1 to 6, then "u" or "m" if used or maintained, then letters of
/// statuses; statuses of the character with their stacks; skills that bear statuses or are lost
/// ("-"); behind "+" each maintained use with its panels as letters; behind "*" each modifier that
/// was given, with its number and its last turn.
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
    for (const Lasting& one : fighter.lasting) {
        line.append(1, '*').append(std::to_string(static_cast<int>(one.modifier.mod)));
        line.append(1, ':').append(std::to_string(one.modifier.n));
        line.append(1, '@').append(std::to_string(one.until));
    }
    return line;
}

} // namespace

void Battle::trace_phase() {
    std::string line = std::to_string(state_.turn) + ";";
    line.append(phase_).append(1, ';').append(actor_ == Side::None ? "-" : letter(actor_));
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
