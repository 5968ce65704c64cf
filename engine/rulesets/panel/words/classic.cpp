// Writes a fight in the notation of the worked battles ([panel 10]), from events and boards alone.
// tests/engine/panel/battles_test.cpp compares it line by line.
#include "rulesets/panel/words/words.hpp"

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <vector>

namespace shiaiba::panel {
namespace {

const char* name(Side side) { return side == Side::A ? "P" : side == Side::B ? "Q" : "-"; }
std::string digits(int value) { return std::to_string(value); }

std::string array(const Board& board, Side side) {
    std::string out;
    for (const Board::Cell& cell : board.sides[index(side)].rows[0].cells) {
        const std::string inside = std::string(cell.item).append(cell.states);
        if (cell.use.empty()) out += inside;
        if (cell.use == "used") out += "(" + inside + ")";
        if (cell.use == "locked") out += "[" + inside + "]";
    }
    return out;
}

int hp(const Board& board, Side side) { return board.sides[index(side)].meters[0].value; }

/// Attributes in angle brackets: <火剣>; <> for none.
std::string attributes(int number) { return " <" + attribute_letters(number) + ">"; }

/// Effects with an amount; others have a count, or neither.
constexpr std::string_view kAmounts[] = {"attack", "counter", "damage", "heal",
                                         "reduce", "boost",   "spend"};

/// An effect: "give Bind opponent.skill 1", "damage 0 both".
std::string effect(const Event& event) {
    std::string out(event.word("op"));
    const bool amount =
        std::find(std::begin(kAmounts), std::end(kAmounts), out) != std::end(kAmounts);
    const auto add = [&](std::string_view word) {
        if (!word.empty()) out.append(1, ' ').append(word);
    };
    add(event.word("amount"));
    if (amount && event.word("amount").empty()) add(digits(event.number("n")));
    add(event.word("gives"));
    add(event.word("to"));
    if (!amount && !event.word("to").empty()) add(digits(event.number("count")));
    if (!event.word("end").empty()) {
        add(event.word("attr"));
        add(event.word("end"));
    }
    return out;
}

/// The pieces of a line. (Concatenating them by + takes twice as much code in WebAssembly.)
using Pieces = std::initializer_list<std::string_view>;
std::string joined(Pieces parts) {
    std::string out;
    for (const std::string_view part : parts) out.append(part);
    return out;
}

class Paper {
public:
    explicit Paper(const FightLog& fight_log) : fight_log_(fight_log) {}

    std::string write() {
        std::size_t event = 0;
        for (std::size_t k = 0; k < fight_log_.phases.size(); ++k) {
            const Phase& phase = fight_log_.phases[k];
            if (phase.round != round_) {
                round_ = phase.round;
                line({"== Turn ", digits(round_)});
            }
            if (phase.id == "first" || phase.id == "second") {
                line({"-- action ", name(phase.side), "  ",
                      array(fight_log_.boards[phase.first], phase.side)});
            }
            if (phase.id == "end") line({"-- end"});
            const std::size_t last = k + 1 < fight_log_.phases.size()
                                         ? fight_log_.phases[k + 1].first
                                         : fight_log_.events.size();
            for (; event < last; ++event) {
                emit(fight_log_.events[event], fight_log_.boards[event + 1]);
            }
        }
        return std::move(out_);
    }

private:
    void line(Pieces said) { out_.append(joined(said)).append(1, '\n'); }

    std::string chain() const {
        std::string out = "   chain:";
        for (const int number : chain_) out += " #" + digits(number);
        return out;
    }
    void placed(const Event& event, Pieces what) {
        chain_.push_back(event.number("number"));
        line({"place #", digits(event.number("number")), " ", joined(what), chain()});
    }
    void resolved(const Event& event, Pieces what) {
        take(event.number("number"));
        line({"resolve #", digits(event.number("number")), " ", joined(what)});
    }
    void take(int number) {
        chain_.erase(std::remove(chain_.begin(), chain_.end(), number), chain_.end());
    }

    /// The source of an effect: "焔剣", "石鎧*", "Guard*"; * if it was triggered.
    static std::string from(const Event& event) {
        std::string out(event.word("skill"));
        out.append(event.word("status"));
        return event.number("triggered") != 0 ? out + "*" : out;
    }
    /// The bearer of a status: "panel 3", "skill 焔剣"; empty for the character.
    static std::string object(const Event& event) {
        if (event.word("on") == "panel") return " panel " + digits(event.number("place"));
        if (event.word("on") == "skill") return " skill " + std::string(event.word("skill"));
        return "";
    }
    static std::string paid(const Event& event, const Board& board) {
        std::string out;
        const auto& cells = board.sides[index(event.side)].rows[0].cells;
        for (const int panel : event.numbers("panels")) {
            if (!out.empty()) out += "+";
            out.append(cells[static_cast<std::size_t>(panel - 1)].item).append(digits(panel));
        }
        return out;
    }

    void emit(const Event& event, const Board& board) {
        const std::string who = name(event.side);
        const std::string foe = event.side == Side::None ? "-" : name(other(event.side));
        const std::string skill(event.word("skill"));
        const std::string_view kind = event.kind;
        const std::string die = "d6=" + digits(event.number("value"));
        const std::string attrs = attributes(event.number("attrs"));
        const std::string damage = digits(event.number("damage"));
        const auto both = [&](const char* between) {
            return digits(event.number("a")) + between + digits(event.number("b"));
        };
        const auto panels = [&] { return "  panels " + array(board, event.side); };

        if (kind == "die-initiative") return line({die, " (initiative ", who, ")"});
        if (kind == "die-order") return line({die, " (order)"});
        if (kind == "die-recover") {
            return line({die, " (recover ", who, object(event), " ", event.word("status"), ")"});
        }
        if (kind == "die-roll") return line({die, " (roll ", who, object(event), ")"});
        if (kind == "die-tie") return line({die, " (tiebreak ", who, ")"});
        if (kind == "first") return line({"first: ", who, " (", both(" vs "), ")"});
        if (kind == "transcribed") {
            std::string pattern;
            for (const int element : event.numbers("letters")) {
                pattern.append(letter(static_cast<Element>(element - 1)));
            }
            return line({who, " transcribes ", pattern, " → ", array(board, event.side)});
        }
        if (kind == "use") {
            return line({who, " uses ", skill, " paying ", paid(event, board), panels()});
        }
        if (kind == "place-use") return placed(event, {"USE ", who, ".", skill, attrs});
        if (kind == "place-effect") {
            return placed(event, {"EFFECT ", who, ".", from(event), " L",
                                  digits(event.number("line")), ": ", effect(event)});
        }
        if (kind == "place-attack" || kind == "place-counter") {
            const char* const what = kind == "place-attack" ? "ATTACK " : "COUNTER ";
            return placed(event, {what, who, "→", foe, " ", damage, attrs});
        }
        if (kind == "resolve-use") return resolved(event, {"USE ", skill});
        if (kind == "resolve-effect") {
            return resolved(event, {"EFFECT ", from(event), " L", digits(event.number("line")), " ",
                                    effect(event)});
        }
        if (kind == "resolve-attack" || kind == "resolve-counter") {
            const char* const what = kind == "resolve-attack" ? "ATTACK " : "COUNTER ";
            return resolved(event, {what, damage, ": ", foe, " HP ", digits(event.number("hp"))});
        }
        if (kind == "unpaid") return line({"  ", who, ".", skill, " triggers but cannot be paid"});
        if (kind == "strength") {
            return line({"  #", digits(event.number("number")), " damage ", damage});
        }
        if (kind == "cancelled") {
            take(event.number("number"));
            return line({"  #", digits(event.number("number")), " is cancelled"});
        }
        if (kind == "hurt" || kind == "healed") {
            return line({"  ", who, " HP ", digits(event.number("hp"))});
        }
        if (kind == "maintained") return line({"  ", skill, " is now maintained", panels()});
        if (kind == "released") {
            return line({who, ".", skill, " maintenance released", panels()});
        }
        if (kind == "given") {
            const std::string bearer = event.word("on") == "skill" ? skill : who + object(event);
            return line({"  ", bearer, " is ", event.word("status")});
        }
        if (kind == "ended") return line({"  ", event.word("status"), " ends"});
        if (kind == "spent") {
            return line(
                {"  ", who, " spends ", digits(event.number("n")), " ", event.word("status")});
        }
        if (kind == "panels" || kind == "panels-gained" || kind == "panels-lost") {
            return line({"  ", who, " panels ", array(board, event.side)});
        }
        if (kind == "lost") return line({"  ", who, " loses ", skill});
        if (kind == "refresh") {
            return line({"   HP P ", digits(event.number("a")), "/", digits(event.number("mosta")),
                         "  Q ", digits(event.number("b")), "/", digits(event.number("mostb"))});
        }
        if (kind == "time-out") return line({"time out"});
        if (kind == "both-defeated" || kind == "defeat" || kind == "loop") {
            line({"*** ", kind == "loop" ? "infinite loop" : "defeat", ": HP P ",
                  digits(hp(board, Side::A)), " / Q ", digits(hp(board, Side::B))});
            if (kind == "defeat") line({"winner ", who});
            return;
        }
        if (kind == "win-lost") return line({"winner ", who, " (lost HP ", both(" vs "), ")"});
        if (kind == "win-dice") return line({"winner by dice ", who, " (", both(" vs "), ")"});
    }

    const FightLog& fight_log_;
    std::string out_;
    std::vector<int> chain_;
    int round_ = 0;
};

} // namespace

std::string paper(const FightLog& fight_log) { return Paper(fight_log).write(); }

} // namespace shiaiba::panel
