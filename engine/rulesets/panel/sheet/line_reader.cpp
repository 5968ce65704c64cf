// Reads costs, triggers, lines and modifiers of a skill list. Words come from closed sets; a key
// that doesn't belong to the form at hand is reported.
#include "rulesets/panel/sheet/line_reader.hpp"

#include <array>

#include "core/plan/json.hpp"
#include "core/sheet/own_words.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"

namespace shiaiba::panel {
namespace {

constexpr std::array<ListMessage, 12> kMessages{{
    {"L01", "「{w}」というIDか名前が重複しています。", "The id or name \"{w}\" is used twice."},
    {"L02", "コスト「{w}」に火水風地剣白以外の文字があります。",
     "The cost \"{w}\" has a letter other than 火水風地剣白."},
    {"L03",
     "能動・受動スキル「{w}」にはコストが必要です。なしにできるのは、limitかbattle_limitのある、維持しないスキルだけです。",
     "\"{w}\" is active or reactive: it needs a cost. Only one with a limit or battle_limit that "
     "isn't maintained may go without."},
    {"L04", "常時スキル「{w}」にコスト・誘発条件・起動能力・維持は書けません。",
     "\"{w}\" is innate: it has no cost, trigger, activated ability or maintenance."},
    {"L05", "誘発条件(trigger)は受動スキルに必要で、それ以外には書けません：「{w}」",
     "Reactive skills need a trigger, and no others have one: \"{w}\"."},
    {"L06", "「{w}」という効果・イベント・修正・状態・スキルはありません。",
     "There is no op, event, modifier, status or skill \"{w}\"."},
    {"L07", "「{w}」は攻撃・反撃(打消しは使用も可)に対する能力にだけ書けます。",
     "\"{w}\" needs a trigger of an attack or counter-attack (cancel: also of a use)."},
    {"L08", "「{w}」は0以上、個数は1以上です。",
     "\"{w}\" must be 0 or more, and a count 1 or more."},
    {"L09", "維持スキル「{w}」には誘発・常在・起動のいずれかの能力が必要です。",
     "\"{w}\" is maintained: it needs a triggered, static or activated ability."},
    {"L10", "読み「{w}」は仮名で書いてください。", "The reading \"{w}\" must be in kana."},
    {"L11", "状態の文字か名前「{w}」が重複しています。",
     "Two statuses have the letter or name \"{w}\"."},
    {"L12", "「{w}」は書式に合わないか、限度を超えています。",
     "\"{w}\" doesn't fit the format, or is beyond a limit."},
}};

} // namespace

const ListWords& list_words() {
    static constexpr ListWords kWords{kMessages, "7.2", "L12", "L12", "L08", "L12"};
    return kWords;
}

// -- Costs, triggers, lines, modifiers

namespace {

template <class Enum>
std::optional<Enum> maybe(int place) {
    if (place < 0) return std::nullopt;
    return static_cast<Enum>(place);
}

int element_of(std::u32string_view points) {
    const std::string text = encode_utf8(points);
    for (std::size_t k = 0; k < kElements; ++k) {
        if (text == kElementLetters[k]) return static_cast<int>(k);
    }
    return -1;
}

constexpr int kMostModifierTurns = 8;

/// Whether the lines answer an attack or counter-attack that was placed.
bool answers(LineReader::Cause cause) { return cause.on != nullptr && cause.on->of_attack(); }

} // namespace

Cost LineReader::cost(const std::string& text, const std::string& path) const {
    Cost cost;
    cost.text = text;
    const std::u32string points = decode_utf8(text);
    for (std::size_t k = 0; k < points.size(); ++k) {
        const std::u32string_view one = std::u32string_view(points).substr(k, 1);
        const int element = element_of(one);
        if (encode_utf8(one) == kAnyLetter) {
            ++cost.any;
        } else if (element >= 0 && static_cast<Element>(element) != Element::Black) {
            cost.letters.push_back(static_cast<Element>(element));
        } else {
            problems_->push_back(list_problem("L02", path, text));
            break;
        }
    }
    if (points.size() > kMostCost) problems_->push_back(list_problem("L12", path, "cost"));
    return cost;
}

Trigger LineReader::trigger(const Json& json, const std::string& path, bool of_status) const {
    const Fields fields(json, path, *problems_);
    Trigger trigger;
    const bool of_attack = fields.find("event") != nullptr && (*fields.find("event") == "attack" ||
                                                               *fields.find("event") == "counter");
    if (fields.has("if")) trigger.when_said = condition(fields, of_attack);
    const int when = fields.word("event",
                                 {"use", "attack", "counter", "damaged", "healed", "released",
                                  "statusGiven", "panelPaid", "turnStart", "initiativeDecided",
                                  "statusPhase", "actionStart", "actionEnd", "turnEnd"},
                                 "L06", true);
    if (when < 0) return trigger;
    trigger.when = static_cast<When>(when);
    const auto whose = [&](const char* key) {
        return maybe<Who>(fields.word(key, {"self", "opponent"}, "L12"));
    };
    switch (trigger.when) {
    case When::Use:
    case When::Attack:
    case When::Counter: {
        trigger.who = whose("by");
        trigger.art = maybe<Art>(fields.word("art", {"sword", "magic"}, "L12"));
        trigger.attr = element(fields, "attr", false);
        if (trigger.when != When::Use) {
            trigger.least = fields.number("minDamage", 0, kMostNumber, 0);
            return fields.only({"event", "if", "by", "art", "attr", "minDamage"}), trigger;
        }
        const std::string skill = fields.text("skill");
        trigger.skill = list_->find_skill(skill);
        if (!skill.empty() && trigger.skill < 0) fields.say("L06", "skill", skill);
        return fields.only({"event", "if", "by", "art", "attr", "skill"}), trigger;
    }
    case When::Damaged:
        trigger.who = whose("who");
        trigger.by = maybe<By>(fields.word("by", {"attack", "counter", "effect", "status"}, "L12"));
        trigger.least = fields.number("min", 0, kMostNumber, 0);
        return fields.only({"event", "if", "who", "by", "min"}), trigger;
    case When::Healed:
    case When::Released:
        trigger.who = whose("who");
        return fields.only({"event", "if", "who"}), trigger;
    case When::StatusGiven:
        trigger.who = whose("who");
        trigger.status = status(fields, "status", false);
        trigger.category =
            maybe<Class>(fields.word("class", {"ailment", "boost", "special"}, "L12"));
        return fields.only({"event", "if", "who", "status", "class"}), trigger;
    case When::PanelPaid:
        if (!of_status) fields.say("L06", "event", "panelPaid");
        break;
    case When::ActionStart:
    case When::ActionEnd:
        trigger.who = whose("whose");
        return fields.only({"event", "if", "whose"}), trigger;
    default: break;
    }
    fields.only({"event", "if"});
    return trigger;
}

std::vector<Line> LineReader::lines(const Json& json, const std::string& path, Cause cause) const {
    std::vector<Line> all;
    if (!json.is_array() || json.empty() || json.size() > kMostLines) {
        problems_->push_back(list_problem("L12", path, "lines"));
        return all;
    }
    for (std::size_t k = 0; k < json.size(); ++k) {
        all.push_back(line(json[k], path + "/" + std::to_string(k), cause, 0));
    }
    return all;
}

Line LineReader::line(const Json& json, const std::string& path, Cause cause, int depth) const {
    const Fields fields(json, path, *problems_);
    Line line;
    const int op = fields.word("op", {"attack", "counter", "damage",     "heal",       "reduce",
                                      "boost",  "cancel",  "give",       "remove",     "roll",
                                      "paint",  "tap",     "untap",      "transcribe", "release",
                                      "spend",  "lose",    "panel_gain", "panel_lose", "modify"},
                               "L06", true);
    if (const Json* const when = fields.find("if")) {
        line.when_answers = when->is_string() && answers(cause);
        line.when = condition(fields, line.when_answers);
    }
    if (op < 0) return line;
    line.op = static_cast<Op>(op);
    const Trigger* const on = cause.on;
    const auto amount = [&] { this->amount(fields, cause, 0, line); };
    const auto count = [&] {
        if (says_amount(fields, "count")) {
            line.said_count = amount_in(fields, "count", words(answers(cause)));
        } else {
            line.count = fields.number("count", 1, kMostCount, 1);
        }
    };
    switch (line.op) {
    case Op::Attack:
    case Op::Counter: amount(); return fields.only({"op", "if", "n"}), line;
    case Op::Damage: {
        amount();
        const int to = fields.word("to", {"self", "opponent", "both"}, "L12", true);
        line.both = to == 2;
        line.who = to == 0 ? Who::Self : Who::Opponent;
        return fields.only({"op", "if", "n", "to"}), line;
    }
    case Op::Heal:
        amount();
        line.who =
            fields.word("to", {"self", "opponent"}, "L12", true) == 1 ? Who::Opponent : Who::Self;
        return fields.only({"op", "if", "n", "to"}), line;
    case Op::Reduce: {
        answered(fields, on, line.op);
        const Json* const n = fields.find("n");
        if (n != nullptr && *n == "all") {
            line.amount = Line::Amount::All;
        } else if (n != nullptr && *n == "half") {
            line.amount = Line::Amount::Half;
        } else {
            amount();
        }
        return fields.only({"op", "if", "n"}), line;
    }
    case Op::Boost:
        answered(fields, on, line.op);
        amount();
        return fields.only({"op", "if", "n"}), line;
    case Op::Cancel: answered(fields, on, line.op); break;
    case Op::Give:
        line.status = status(fields, "status", true);
        if (object(fields, "to", line) && line.status >= 0 &&
            !list_->status(static_cast<std::size_t>(line.status)).may_be_on(line.what)) {
            fields.say("L12", "to", fields.text("to"));
        }
        count();
        filters(fields, line);
        return fields.only({"op", "if", "status", "to", "count", "element", "art"}), line;
    case Op::Remove:
        line.status = status(fields, "status", false);
        line.category =
            maybe<Class>(fields.word("category", {"ailment", "boost", "special"}, "L12"));
        if (fields.has("status") && fields.has("category")) {
            fields.say("L12", "category", "category");
        } else if (!fields.has("status") && !fields.has("category")) {
            fields.missing("category");
        }
        object(fields, "from", line);
        count();
        filters(fields, line);
        return fields.only({"op", "if", "status", "category", "from", "count", "element", "art"}),
               line;
    case Op::Roll:
    case Op::Tap:
    case Op::Untap:
    case Op::Paint:
        if (object(fields, "to", line) && line.what != What::Panel) {
            fields.say("L12", "to", fields.text("to"));
        }
        count();
        filters(fields, line);
        if (line.op != Op::Paint) return fields.only({"op", "if", "to", "count", "element"}), line;
        element_or_choice(fields, line);
        return fields.only({"op", "if", "to", "count", "element", "attr"}), line;
    case Op::PanelGain:
    case Op::PanelLose: {
        const int to = fields.word("to", {"self.panel", "opponent.panel"}, "L12", true);
        line.who = to == 0 ? Who::Self : Who::Opponent;
        line.what = What::Panel;
        count();
        line.left = fields.word("end", {"left", "right"}, "L12") == 0;
        if (line.op == Op::PanelGain) {
            element_or_choice(fields, line);
        } else {
            line.any = !fields.has("attr");
            line.attr = element(fields, "attr", false).value_or(Element::Fire);
        }
        return fields.only({"op", "if", "to", "count", "attr", "end"}), line;
    }
    case Op::Release:
        line.who =
            fields.word("to", {"self", "opponent"}, "L12", true) == 0 ? Who::Self : Who::Opponent;
        count();
        return fields.only({"op", "if", "to", "count"}), line;
    case Op::Spend: {
        line.status = status(fields, "status", true);
        line.who = Who::Self;
        this->amount(fields, cause, 1, line);
        then(fields, cause, depth, line);
        return fields.only({"op", "if", "status", "n", "then"}), line;
    }
    case Op::Modify: {
        line.who =
            fields.word("to", {"self", "opponent"}, "L12", true) == 1 ? Who::Opponent : Who::Self;
        const Json* const turns = fields.find("turns");
        const bool whole = turns != nullptr && *turns == kWholeBattle;
        line.turns = whole ? kWholeBattle : fields.number("turns", 1, kMostModifierTurns, 1, true);
        std::vector<const char*> keys{"op", "if", "to", "turns"};
        if (says_amount(fields, "n")) line.said = amount_in(fields, "n", words(answers(cause)));
        line.modifier = modifier_in(fields, !line.said.empty() || says_amount(fields, "n"), keys);
        return fields.only(keys), line;
    }
    case Op::Transcribe:
    case Op::Lose: break;
    }
    fields.only({"op", "if"});
    return line;
}

void LineReader::then(const Fields& fields, Cause cause, int depth, Line& line) const {
    const Json* const given = fields.find("then");
    if (given == nullptr) return fields.missing("then");
    if (depth >= kMostThen) return fields.say("L12", "then", "then");
    if (!given->is_array()) {
        line.then.push_back(this->line(*given, fields.path("then"), cause, depth + 1));
        return;
    }
    const Json* const all = fields.list("then", kMostLines);
    if (all != nullptr && all->empty()) fields.say("L12", "then", "then");
    for (std::size_t k = 0; all != nullptr && k < all->size(); ++k) {
        line.then.push_back(
            this->line((*all)[k], fields.path("then") + "/" + std::to_string(k), cause, depth + 1));
    }
}

void LineReader::filters(const Fields& fields, Line& line) const {
    line.of_element = element(fields, "element", false);
    line.of_art = maybe<Art>(fields.word("art", {"sword", "magic"}, "L12"));
    if (line.of_element && line.what == What::Character) fields.say("L12", "element", "element");
    if (line.of_art && line.what != What::Skill) fields.say("L12", "art", "art");
}

/// Reads "n": a number, an amount in words, or "stacks" in a line of a status.
void LineReader::amount(const Fields& fields, Cause cause, int least, Line& line) const {
    const Json* const n = fields.find("n");
    if (cause.of_status && n != nullptr && *n == "stacks") {
        line.amount = Line::Amount::Stacks;
    } else if (says_amount(fields, "n")) {
        line.said = amount_in(fields, "n", words(answers(cause)));
    } else {
        line.n = fields.number("n", least, kMostNumber, least, true);
    }
}

/// Reads "attr": a letter, or an object that lets the owner of the effect choose (default first).
void LineReader::element_or_choice(const Fields& fields, Line& line) const {
    const Json* const attr = fields.find("attr");
    if (attr == nullptr || !attr->is_object()) {
        line.attr = element(fields, "attr", true).value_or(Element::Fire);
        return;
    }
    const Fields choice(*attr, fields.path("attr"), *problems_);
    line.choose = choice.flag("choose");
    line.attr = element(choice, "default", true).value_or(Element::Fire);
    choice.only({"choose", "default"});
}

/// Reads "self", "opponent.panel" …
bool LineReader::object(const Fields& fields, const char* key, Line& line) const {
    const int place = fields.word(
        key, {"self", "opponent", "self.panel", "opponent.panel", "self.skill", "opponent.skill"},
        "L12", true);
    if (place < 0) return false;
    line.who = place % 2 == 0 ? Who::Self : Who::Opponent;
    line.what = static_cast<What>(place / 2);
    return true;
}

/// L07: reduce, boost and cancel change the event that the ability answers, so they need a trigger
/// that leaves one on the chain.
void LineReader::answered(const Fields& fields, const Trigger* on, Op op) const {
    const bool fits =
        on != nullptr && (on->of_attack() || (op == Op::Cancel && on->when == When::Use));
    if (!fits) fields.say("L07", "op", fields.text("op"));
}

plan::LineContext LineReader::words(bool answers) const {
    static const std::vector<plan::Definition> none;
    return {&list_vocabulary(answers), names_, &none};
}

std::optional<plan::Condition> LineReader::condition(const Fields& fields, bool answers) const {
    const Json& json = *fields.find("if");
    const std::string path = fields.path("if");
    if (json.is_string()) return condition_in(fields, "if", words(answers));
    // The plan reader checks conditions only as part of a plan: this instruction is filled in and
    // ignored.
    Json tree = Json::object();
    tree["when"] = json;
    tree["do"] = JsonObject()
                     .add("verb", "prefer")
                     .add("kind", "use")
                     .add("sel", Json::object())
                     .
                     operator Json();
    const std::vector<plan::Definition> none;
    Problems found;
    plan::Plan read = plan::read_tree(tree, {&vocabulary(), names_, &none}, found);
    for (Problem& problem : found) {
        problem.path = path + (problem.path.size() > 5 ? problem.path.substr(5) : std::string());
        problems_->push_back(std::move(problem));
    }
    return found.empty() ? read.when : std::nullopt;
}

int LineReader::status(const Fields& fields, const char* key, bool must) const {
    const std::string name = fields.text(key, must);
    const int place = list_->find_status(name);
    if (!name.empty() && place < 0) {
        std::vector<std::string> known;
        for (const Status& one : list_->statuses) known.push_back(one.name);
        say_unknown(fields, "L06", key, name, known);
    }
    return place;
}

std::optional<Element> LineReader::element(const Fields& fields, const char* key, bool must) const {
    return maybe<Element>(fields.word(key, {"火", "水", "風", "地", "剣", "黒"}, "L12", must));
}

/// Reads a modifier's fields and adds their keys to `keys`. `said`: its number is in words, which
/// the caller reads.
Static LineReader::modifier_in(const Fields& fields, bool said,
                               std::vector<const char*>& keys) const {
    Static one;
    const int mod = fields.word(
        "mod", {"damageDealt", "damageTaken", "allowPay", "immune", "initiative"}, "L06", true);
    keys.push_back("mod");
    if (mod < 0) return one;
    one.mod = static_cast<Mod>(mod);
    const auto number = [&] {
        keys.push_back("n");
        if (!said) one.n = fields.number("n", -kMostNumber, kMostNumber, 0, true);
    };
    switch (one.mod) {
    case Mod::DamageDealt:
    case Mod::DamageTaken:
        number();
        one.attr = element(fields, "attr", false);
        if (const int kind = fields.word("kind", {"attack", "counter"}, "L12"); kind >= 0) {
            one.kind = kind == 0 ? When::Attack : When::Counter;
        }
        keys.insert(keys.end(), {"attr", "kind"});
        break;
    case Mod::AllowPay:
        one.panel = element(fields, "panel", true).value_or(Element::Fire);
        one.as = element(fields, "as", true).value_or(Element::Fire);
        keys.insert(keys.end(), {"panel", "as"});
        break;
    case Mod::Immune:
        one.status = status(fields, "status", true);
        keys.push_back("status");
        break;
    case Mod::Initiative: number(); break;
    }
    return one;
}

Static LineReader::modifier(const Json& json, const std::string& path) const {
    const Fields fields(json, path, *problems_);
    std::vector<const char*> keys{"if"};
    Static one = modifier_in(fields, false, keys);
    if (fields.has("if")) one.when = condition(fields, false);
    fields.only(keys);
    return one;
}

} // namespace shiaiba::panel
