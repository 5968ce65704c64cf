// Reads costs, triggers, lines and modifiers of a skill list, each with the keys that its word has (format.cpp); any
// other key is reported.
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

/// Whether the lines answer an attack or counter-attack that was placed.
bool answers(const Trigger* on) { return on != nullptr && on->of_attack(); }

/// The element under the key, absent where there may be none.
std::optional<Element> element(const ShapedObject& fields, const char* key) {
    return maybe<Element>(fields.word(key));
}

} // namespace

Cost LineReader::cost(const ShapedObject& fields) const {
    Cost cost;
    cost.text = fields.text("cost");
    const std::u32string points = decode_utf8(cost.text);
    for (std::size_t k = 0; k < points.size(); ++k) {
        const std::u32string_view one = std::u32string_view(points).substr(k, 1);
        const int element = element_of(one);
        if (encode_utf8(one) == kAnyLetter) {
            ++cost.any;
        } else if (element >= 0 && static_cast<Element>(element) != Element::Black) {
            cost.letters.push_back(static_cast<Element>(element));
        } else {
            fields.say("L02", "cost", cost.text);
            break;
        }
    }
    if (points.size() > fields.most("cost")) {
        const std::string most = std::to_string(fields.most("cost"));
        fields.say_malformed("cost", most + "字までの文字列",
                             "a text of at most " + most + " characters");
    }
    return cost;
}

Trigger LineReader::trigger(const ShapedObject& fields) const {
    Trigger trigger;
    const int when = fields.word("event", "L06");
    if (when >= 0) trigger.when = static_cast<When>(when);
    if (fields.has("if")) trigger.when_said = condition(fields, when >= 0 && trigger.of_attack());
    if (when < 0) return trigger;
    const bool damaged = trigger.when == When::Damaged;
    for (const char* const key : {"by", "who", "whose"}) {
        if (!fields.takes(key)) continue;
        const int said = fields.word(key);
        // What does the damage also stands under "by".
        if (damaged && key[0] == 'b') {
            trigger.by = maybe<By>(said);
        } else {
            trigger.who = maybe<Who>(said);
        }
    }
    if (fields.takes("art")) trigger.art = maybe<Art>(fields.word("art"));
    if (fields.takes("attr")) trigger.attr = element(fields, "attr");
    for (const char* const key : {"minDamage", "min"}) {
        if (fields.takes(key)) trigger.least = fields.number(key);
    }
    if (fields.takes("skill")) {
        const std::string skill = fields.written("skill");
        trigger.skill = list_->find_skill(skill);
        if (!skill.empty() && trigger.skill < 0) {
            std::vector<std::string> known;
            for (const Skill& one : list_->skills) known.push_back(one.name);
            say_unknown(fields, "L06", "skill", skill, known);
        }
    }
    if (fields.takes("status")) trigger.status = status(fields);
    if (fields.takes("class")) trigger.category = maybe<Class>(fields.word("class"));
    fields.only_its();
    return trigger;
}

std::vector<Line> LineReader::lines(const ShapedObject& fields, const char* key,
                                    const Trigger* on) const {
    std::vector<Line> all;
    // A status without a trigger may have an empty array there.
    const Json* const given = fields.ListObject::list(key, fields.most(key), 1);
    for (std::size_t k = 0; given != nullptr && k < given->size(); ++k) {
        all.push_back(line(fields.part_at(key, k), on, 0));
    }
    return all;
}

Line LineReader::line(const ShapedObject& fields, const Trigger* on, int depth) const {
    Line line;
    const int op = fields.word("op", "L06");
    if (const Json* const when = fields.find("if")) {
        line.when_answers = when->is_string() && answers(on);
        line.when = condition(fields, line.when_answers);
    }
    if (op < 0) return line;
    line.op = static_cast<Op>(op);
    const auto takes = [&](const char* key) { return fields.takes(key); };
    if (line.op == Op::Reduce || line.op == Op::Boost || line.op == Op::Cancel) {
        answered(fields, on, line.op);
    }
    if (line.op == Op::Modify) {
        modify(fields, on, line);
        return line;
    }
    if (takes("n")) amount(fields, on, line);
    if (takes("status")) line.status = status(fields);
    if (takes("category")) status_or_class(fields, line);
    for (const char* const key : {"to", "from"}) {
        if (takes(key)) object(fields, key, line);
    }
    if (takes("count")) {
        if (says_amount(fields, "count")) {
            line.said_count = amount_in(fields, "count", words(answers(on)));
        } else {
            line.count = fields.number("count");
        }
    }
    filters(fields, line);
    if (takes("end")) line.left = fields.word("end") == 0;
    if (takes("attr")) element_or_choice(fields, line);
    if (takes("then")) {
        line.who = Who::Self;
        then(fields, on, depth, line);
    }
    fields.only_its();
    return line;
}

void LineReader::modify(const ShapedObject& fields, const Trigger* on, Line& line) const {
    object(fields, "to", line);
    line.turns = fields.number("turns");
    const bool said = fields.takes("n") && says_amount(fields, "n");
    if (said) line.said = amount_in(fields, "n", words(answers(on)));
    line.modifier = modifier_in(fields, said);
    fields.only_its();
}

void LineReader::then(const ShapedObject& fields, const Trigger* on, int depth, Line& line) const {
    const Json* const given = fields.find("then");
    if (given == nullptr) return fields.missing("then");
    if (depth >= kMostThen) return fields.say("L12", "then", "then");
    if (!given->is_array()) {
        line.then.push_back(this->line(fields.part("then"), on, depth + 1));
        return;
    }
    const Json* const all = fields.list("then");
    for (std::size_t k = 0; all != nullptr && k < all->size(); ++k) {
        line.then.push_back(this->line(fields.part_at("then", k), on, depth + 1));
    }
}

void LineReader::filters(const ShapedObject& fields, Line& line) const {
    if (fields.takes("element")) line.of_element = element(fields, "element");
    if (fields.takes("art")) line.of_art = maybe<Art>(fields.word("art"));
    if (line.of_element && line.what == What::Character) fields.say("L12", "element", "element");
    if (line.of_art && line.what != What::Skill) fields.say("L12", "art", "art");
}

/// Reads "n": a number, an amount in words, or one of the words that the line has for it.
void LineReader::amount(const ShapedObject& fields, const Trigger* on, Line& line) const {
    if (const int share = fields.word_or_else("n"); share >= 0) {
        // All and half are those of an attack that is reduced.
        constexpr std::array<Line::Amount, 3> kShares{Line::Amount::All, Line::Amount::Half,
                                                      Line::Amount::Stacks};
        line.amount =
            line.op == Op::Reduce ? kShares[static_cast<std::size_t>(share)] : Line::Amount::Stacks;
    } else if (says_amount(fields, "n")) {
        line.said = amount_in(fields, "n", words(answers(on)));
    } else {
        line.n = fields.number("n");
    }
}

/// Reads "status" or "category", of which a line that removes has one.
void LineReader::status_or_class(const ShapedObject& fields, Line& line) const {
    line.category = maybe<Class>(fields.word("category"));
    if (fields.has("status") && fields.has("category")) {
        fields.say("L12", "category", "category");
    } else if (!fields.has("status") && !fields.has("category")) {
        fields.missing("category");
    }
}

/// Reads "attr": a letter, or an object that lets the owner of the effect choose (default first).
/// Panels that go may be of any element.
void LineReader::element_or_choice(const ShapedObject& fields, Line& line) const {
    const Json* const attr = fields.find("attr");
    line.any = line.op == Op::PanelLose && attr == nullptr;
    if (line.op == Op::PanelLose || attr == nullptr || !attr->is_object()) {
        line.attr = element(fields, "attr").value_or(Element::Fire);
        return;
    }
    const ShapedObject choice = fields.part("attr");
    line.choose = choice.flag("choose");
    line.attr = element(choice, "default").value_or(Element::Fire);
    choice.only_its();
}

/// Reads "self", "opponent.panel" … Reports a status that can't be there.
void LineReader::object(const ShapedObject& fields, const char* key, Line& line) const {
    const int place = fields.word(key);
    if (place < 0) return;
    line.both = line.op == Op::Damage && place == 2;
    line.who = place % 2 == 0 && !line.both ? Who::Self : Who::Opponent;
    if (line.op == Op::Give || line.op == Op::Remove) {
        line.what = static_cast<What>(place / 2);
    } else if (fields.takes("element") || fields.takes("end")) {
        line.what = What::Panel;
    }
    if (line.op == Op::Give && line.status >= 0 &&
        !list_->status(static_cast<std::size_t>(line.status)).may_be_on(line.what)) {
        fields.say("L12", key, fields.text(key));
    }
}

/// L07: reduce, boost and cancel change the event that the ability answers, so they need a trigger
/// that leaves one on the chain.
void LineReader::answered(const ShapedObject& fields, const Trigger* on, Op op) const {
    const bool fits =
        on != nullptr && (on->of_attack() || (op == Op::Cancel && on->when == When::Use));
    if (!fits) fields.say("L07", "op", fields.text("op"));
}

plan::LineContext LineReader::words(bool answers) const {
    static const std::vector<plan::Definition> none;
    return {&list_vocabulary(answers), names_, &none};
}

std::optional<plan::Condition> LineReader::condition(const ShapedObject& fields,
                                                     bool answers) const {
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
        fields.problems().push_back(std::move(problem));
    }
    return found.empty() ? read.when : std::nullopt;
}

int LineReader::status(const ShapedObject& fields) const {
    const std::string name = fields.written("status");
    const int place = list_->find_status(name);
    if (!name.empty() && place < 0) {
        std::vector<std::string> known;
        for (const Status& one : list_->statuses) known.push_back(one.name);
        say_unknown(fields, "L06", "status", name, known);
    }
    return place;
}

/// Reads a modifier. `said`: its number is in words, which the caller reads.
Static LineReader::modifier_in(const ShapedObject& fields, bool said) const {
    Static one;
    const int mod = fields.word("mod", "L06");
    if (mod < 0) return one;
    one.mod = static_cast<Mod>(mod);
    if (fields.takes("n") && !said) one.n = fields.number("n");
    if (fields.takes("attr")) one.attr = element(fields, "attr");
    if (fields.takes("kind")) {
        const int kind = fields.word("kind");
        if (kind >= 0) one.kind = kind == 0 ? When::Attack : When::Counter;
    }
    if (fields.takes("panel")) {
        one.panel = element(fields, "panel").value_or(Element::Fire);
        one.as = element(fields, "as").value_or(Element::Fire);
    }
    if (fields.takes("status")) one.status = status(fields);
    return one;
}

Static LineReader::modifier(const ShapedObject& fields) const {
    Static one = modifier_in(fields, false);
    if (fields.has("if")) one.when = condition(fields, false);
    fields.only_its();
    return one;
}

} // namespace shiaiba::panel
