// Reads plans from JSON that may come from anywhere, as trees or texts, and gives every problem
// with its path.
#include "core/plan/json.hpp"

#include <algorithm>

#include "core/plan/compile.hpp"
#include "core/plan/diagnostics.hpp"
#include "core/plan/phrase.hpp"
#include "core/plan/read.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba::plan {
namespace {

template <class List>
int place_of(const List& list, std::string_view id) {
    for (std::size_t k = 0; k < list.size(); ++k) {
        if (id == list[k].id) return static_cast<int>(k);
    }
    return -1;
}

int place_of_symbol(std::span<const Symbol> symbols, std::string_view id) {
    for (std::size_t k = 0; k < symbols.size(); ++k) {
        const Symbol& one = symbols[k];
        if (id == one.id || (one.was != nullptr && id == one.was)) return static_cast<int>(k);
    }
    return -1;
}

template <std::size_t N>
int place_of_word(const char* const (&words)[N], std::string_view word) {
    for (std::size_t k = 0; k < N; ++k) {
        if (word == words[k]) return static_cast<int>(k);
    }
    return -1;
}

class TreeReader {
public:
    TreeReader(const LineContext& reading, Problems& problems)
        : reading_(&reading), vocabulary_(reading.vocabulary), problems_(&problems) {}

    Condition condition(const Json& json, const std::string& path, int depth);
    Instruction instruction(const Json& json, const std::string& path);

    void say(const char* code, const std::string& path, std::string_view word, int limit = 0) {
        Problem problem = diagnosis(code, word, limit);
        problem.path = path;
        problems_->push_back(std::move(problem));
    }

private:
    Term term(const Json& json, const std::string& path);
    FactRef fact(const Json& json, const std::string& path);
    void right(const Json& json, const std::string& path, Term& term);
    int value(int domain, const Json& json, const std::string& path);
    std::vector<Test> selector(const Json& json, const std::string& path);
    Test test(const std::string& key, const Json& json, const std::string& path);

    const LineContext* reading_;
    const Vocabulary* vocabulary_;
    Problems* problems_;
};

/// The place of a symbol or name in its domain; kNever for "none"; −1 with a problem if it is
/// unknown.
int TreeReader::value(int domain, const Json& json, const std::string& path) {
    const Domain& of = vocabulary_->domains[static_cast<std::size_t>(domain)];
    const std::string_view word = text_of(json);
    const auto names = reading_->names->of(domain);
    if (!of.symbols.empty()) {
        const int place = place_of_symbol(of.symbols, word);
        if (place >= 0) return place;
    }
    if (of.numbered && json.is_number_integer()) {
        const auto number = json.get<std::int64_t>();
        if (number >= 1 && number <= static_cast<std::int64_t>(names.size())) {
            return static_cast<int>(number) - 1;
        }
    }
    if (json.is_string() && word == "none" && of.numbered) return kNever;
    for (std::size_t k = 0; k < names.size() && !word.empty(); ++k) {
        const Name& name = names[k];
        if (word == name.ja || word == name.en || word == name.other) {
            return static_cast<int>(of.symbols.size() + k);
        }
    }
    say(of.symbols.empty() ? "P013" : "P014", path, shown(json));
    return -1;
}

FactRef TreeReader::fact(const Json& json, const std::string& path) {
    FactRef ref;
    const Json* const id = member(json, "fact");
    ref.fact = id == nullptr ? -1 : place_of(vocabulary_->facts, text_of(*id));
    if (ref.fact < 0) {
        say("P002", path + (id == nullptr ? "" : "/fact"),
            id == nullptr ? shown(json) : shown(*id));
        return ref;
    }
    const Fact& of = vocabulary_->facts[static_cast<std::size_t>(ref.fact)];
    const char* const key =
        of.which < 0 ? "who" : vocabulary_->domains[static_cast<std::size_t>(of.which)].id;
    const Json* const arguments = member(json, "args");
    if (arguments != nullptr && !arguments->is_object() && !arguments->is_null()) {
        say("P014", path + "/args", shown(*arguments));
        return ref;
    }
    if (arguments != nullptr)
        only_members(*arguments, path + "/args", {of.who ? "who" : key, key}, *problems_);
    if (const Json* const who = arguments != nullptr ? member(*arguments, "who") : nullptr;
        who && of.who) {
        ref.opponents = text_of(*who) == "opponent";
        if (!ref.opponents && text_of(*who) != "self") say("P014", path + "/args/who", shown(*who));
    }
    if (of.which < 0) return ref;
    const Json* const which = arguments != nullptr ? member(*arguments, key) : nullptr;
    if (which != nullptr) {
        const std::size_t before = problems_->size();
        ref.which = value(of.which, *which, path + "/args/" + key);
        if (ref.which == kNever && problems_->size() == before) {
            say("P014", path + "/args/" + key, shown(*which));
        }
    } else if (!of.which_may_be_missing) {
        say("P014", path + "/args", key);
    }
    return ref;
}

void TreeReader::right(const Json& json, const std::string& path, Term& term) {
    const Fact& of = vocabulary_->facts[static_cast<std::size_t>(term.fact.fact)];
    if (json.is_object()) {
        only_members(json, path, {"fact", "args"}, *problems_);
        const FactRef other = fact(json, path);
        if (other.fact < 0) return;
        const Fact& with = vocabulary_->facts[static_cast<std::size_t>(other.fact)];
        if (of.type == Type::Flag || with.type != of.type || with.values != of.values) {
            say("P014", path, with.id);
        }
        term.other = other;
        term.value = 0;
    } else if (of.type == Type::Flag) {
        if (!json.is_boolean()) {
            say("P014", path, shown(json));
        } else if (!json.get<bool>()) {
            term.cmp = negated(term.cmp);
        }
    } else if (of.type == Type::Symbol) {
        term.value = value(of.values, json, path);
    } else {
        const bool fits = json.is_number_integer() && json.get<std::int64_t>() >= of.least &&
                          json.get<std::int64_t>() <= of.most;
        if (!fits) say("P014", path, shown(json));
        term.value = fits ? static_cast<int>(json.get<std::int64_t>()) : 0;
    }
}

Term TreeReader::term(const Json& json, const std::string& path) {
    Term term;
    // Trees have no `not`: the comparison is replaced by its opposite.
    if (const Json* const inner = member(json, "not")) {
        only_members(json, path, {"not"}, *problems_);
        if (member(*inner, "fact") == nullptr && member(*inner, "not") == nullptr) {
            say("P002", path + "/not", shown(*inner));
            return term;
        }
        term = this->term(*inner, path + "/not");
        term.cmp = negated(term.cmp);
        return term;
    }
    term.fact = fact(json, path);
    if (term.fact.fact < 0) return term;
    only_members(json, path, {"fact", "args", "cmp", "value"}, *problems_);
    const Fact& of = vocabulary_->facts[static_cast<std::size_t>(term.fact.fact)];
    const Json* const cmp = member(json, "cmp");
    const Json* const value = member(json, "value");
    const int place = cmp == nullptr ? -1 : place_of_word(kCmpWords, text_of(*cmp));
    const bool equality = of.type == Type::Flag || of.type == Type::Symbol;
    if (place < 0 || (equality && place > 1)) {
        say("P014", path + "/cmp", cmp == nullptr ? "cmp" : shown(*cmp));
    } else {
        term.cmp = static_cast<Cmp>(place);
    }
    if (value == nullptr) {
        say("P014", path + "/value", "value");
    } else {
        right(*value, path + "/value", term);
    }
    return term;
}

Condition TreeReader::condition(const Json& json, const std::string& path, int depth) {
    Condition out;
    const char* const key = member(json, "and") != nullptr ? "and" : "or";
    const Json* const parts = member(json, key);
    if (parts == nullptr) {
        out.term = term(json, path);
        return out;
    }
    only_members(json, path, {key}, *problems_);
    const std::string below = path + "/" + key;
    out.kind = key[0] == 'a' ? Condition::Kind::And : Condition::Kind::Or;
    const auto most = static_cast<std::size_t>(vocabulary_->most_terms);
    if (depth > vocabulary_->most_depth) {
        say("P019", below, {}, vocabulary_->most_depth);
    } else if (!parts->is_array() || parts->size() < 2) {
        say("P014", below, shown(*parts));
    } else if (parts->size() > most) {
        say("P006", below, {}, vocabulary_->most_terms);
    } else {
        for (std::size_t k = 0; k < parts->size(); ++k) {
            out.parts.push_back(condition((*parts)[k], below + "/" + std::to_string(k), depth + 1));
        }
    }
    return out;
}

Test TreeReader::test(const std::string& key, const Json& json, const std::string& path) {
    Test out;
    out.tag = place_of(vocabulary_->tags, key);
    if (out.tag < 0) {
        say("P002", path, shown(key));
        return out;
    }
    const Tag& tag = vocabulary_->tags[static_cast<std::size_t>(out.tag)];
    if (tag.tagging != Tagging::Number) {
        out.value = value(tag.domain, json, path);
        return out;
    }
    const Json* const cmp = member(json, "cmp");
    const Json* const number = cmp != nullptr ? member(json, "value") : &json;
    const int place = cmp != nullptr ? place_of_word(kCmpWords, text_of(*cmp)) : 0;
    const bool fits = place >= 0 && number != nullptr && number->is_number_integer() &&
                      number->get<std::int64_t>() >= 0 &&
                      number->get<std::int64_t>() <= kMostAmount;
    if (!fits) {
        say("P014", path, shown(json));
        return out;
    }
    out.cmp = static_cast<Cmp>(place);
    out.value = static_cast<int>(number->get<std::int64_t>());
    return out;
}

std::vector<Test> TreeReader::selector(const Json& json, const std::string& path) {
    std::vector<Test> tests;
    if (!json.is_object() || json.size() > vocabulary_->tags.size()) {
        say("P014", path, shown(json));
        return tests;
    }
    for (auto it = json.begin(); it != json.end(); ++it) {
        tests.push_back(test(it.key(), it.value(), path + "/" + shown(it.key())));
    }
    sort_tests(tests);
    return tests;
}

Instruction TreeReader::instruction(const Json& json, const std::string& path) {
    Instruction act;
    const std::size_t before = problems_->size();
    const Json* const verb = member(json, "verb");
    const Json* const kind = member(json, "kind");
    const int place = verb == nullptr ? -1 : place_of_word(kVerbWords, text_of(*verb));
    if (place < 0) {
        say("P011", path + "/verb", {});
        return act;
    }
    act.verb = static_cast<Verb>(place);
    const std::string_view id = kind == nullptr ? std::string_view() : text_of(*kind);
    const bool keep = act.verb == Verb::Keep;
    act.kind = keep ? place_of(vocabulary_->resources, id) : place_of(vocabulary_->decisions, id);
    if (act.kind < 0) {
        say("P016", path + "/kind", kind == nullptr ? "kind" : shown(*kind));
        return act;
    }
    only_members(json, path, {"verb", "kind", "for", "sel", keep ? "n" : "sel"}, *problems_);
    if (const Json* const source = member(json, "for")) {
        const std::vector<Test> tests = selector(*source, path + "/for");
        if (tests.size() == 1)
            act.source = tests.front();
        else
            say("P014", path + "/for", shown(*source));
    }
    if (const Json* const sel = member(json, "sel")) act.selector = selector(*sel, path + "/sel");
    if (keep) {
        const Json* const n = member(json, "n");
        const auto resource = static_cast<std::size_t>(act.kind);
        const std::vector<int>& most = reading_->names->most;
        const int limit = resource < most.size() ? most[resource] : kMostAmount;
        const bool fits = n != nullptr && n->is_number_integer() && n->get<std::int64_t>() >= 0 &&
                          n->get<std::int64_t>() <= limit;
        if (fits)
            act.amount = static_cast<int>(n->get<std::int64_t>());
        else
            say("P014", path + "/n", n == nullptr ? "n" : shown(*n));
    }
    if (problems_->size() != before) return act;
    // An instruction that the vocabulary can't say is none that the system has.
    if (Phrases(*vocabulary_, *reading_->names, Lang::Ja).say_instruction(act).empty()) {
        say("P016", path, shown(json));
    }
    return act;
}

} // namespace

std::string_view text_of(const Json& json) {
    return json.is_string() ? std::string_view(json.get_ref<const std::string&>())
                            : std::string_view();
}

const Json* member(const Json& json, const char* key) {
    if (!json.is_object()) return nullptr;
    const auto found = json.find(key);
    return found == json.end() ? nullptr : &*found;
}

std::string shown(const Json& json) {
    const std::string text = json.is_string() ? std::string(text_of(json)) : write_json(json);
    return encode_utf8(decode_utf8(text).substr(0, 40));
}

void only_members(const Json& json, const std::string& path,
                  std::initializer_list<const char*> keys, Problems& problems) {
    for (auto it = json.begin(); it != json.end(); ++it) {
        const bool known =
            std::any_of(keys.begin(), keys.end(), [&](const char* key) { return it.key() == key; });
        if (known) continue;
        problems.push_back(diagnosis("P002", shown(it.key())));
        problems.back().path = path + "/" + shown(it.key());
    }
}

Plan read_tree(const Json& json, const LineContext& reading, Problems& problems) {
    TreeReader reader(reading, problems);
    Plan plan;
    only_members(json, {}, {"when", "do", "note"}, problems);
    if (const Json* const when = member(json, "when")) {
        plan.when = reader.condition(*when, "/when", 0);
        const int most = reading.vocabulary->most_terms;
        if (problems.empty() && count_terms(*plan.when) > most) {
            reader.say("P006", "/when", {}, most);
        }
    }
    plan.act = reader.instruction(*member(json, "do"), "/do");
    return plan;
}

// Plans, lists of plans, and definitions from JSON.

namespace {

constexpr std::size_t kMostNote = 2000;

Checked<Plan> from_text(const Json& text, const Json* lang, const LineContext& reading,
                        const std::string& path) {
    const Lang ja = Lang::Ja;
    const Lang en = Lang::En;
    const Lang* const given = lang == nullptr ? nullptr : text_of(*lang) == "en" ? &en : &ja;
    Compiled compiled = compile(text_of(text), reading, given);
    for (Problem& problem : compiled.problems) problem.path = path;
    if (!compiled.plan) return compiled.problems;
    return std::move(*compiled.plan);
}

} // namespace

Checked<Plan> plan_from_json(const Json& json, const LineContext& reading) {
    if (json.is_string()) return from_text(json, nullptr, reading, {});
    Problems problems;
    Plan plan;
    if (const Json* const text = member(json, "text")) {
        only_members(json, {}, {"text", "lang", "note"}, problems);
        const Checked<Plan> read = from_text(*text, member(json, "lang"), reading, "/text");
        add_problems(problems, read.problems(), {});
        if (read) plan = *read;
    } else if (member(json, "do") != nullptr) {
        plan = read_tree(json, reading, problems);
    } else {
        problems.push_back(diagnosis("P011", {}));
    }
    if (const Json* const note = member(json, "note")) {
        if (!note->is_string() || text_of(*note).size() > kMostNote) {
            problems.push_back(diagnosis("P014", "note"));
            problems.back().path = "/note";
        } else {
            plan.note = text_of(*note);
        }
    }
    if (!problems.empty()) return problems;
    return plan;
}

Checked<std::vector<Plan>> plans_from_json(const Json& json, const LineContext& reading) {
    Problems problems;
    std::vector<Plan> plans;
    if (!json.is_array() || json.size() > kMostPlans) {
        return problem_at(
            {}, "plans",
            {"プランは" + std::to_string(kMostPlans) + "個までの並びで書いてください。",
             "Plans are a list of " + std::to_string(kMostPlans) + " at most."});
    }
    for (std::size_t k = 0; k < json.size(); ++k) {
        const Checked<Plan> plan = plan_from_json(json[k], reading);
        add_problems(problems, plan.problems(), "/" + std::to_string(k));
        if (plan) plans.push_back(*plan);
    }
    if (!problems.empty()) return problems;
    return plans;
}

Checked<std::vector<Definition>>
definitions_from_json(const Json& json, const Vocabulary& vocabulary, const Names& names) {
    Problems problems;
    std::vector<Definition> definitions;
    if (!json.is_array() || json.size() > kMostPlans) {
        return problem_at(
            {}, "definitions",
            {"定義は" + std::to_string(kMostPlans) + "個までの並びで書いてください。",
             "Definitions are a list of " + std::to_string(kMostPlans) + " at most."});
    }
    for (std::size_t k = 0; k < json.size(); ++k) {
        const Json* const word = member(json[k], "word");
        const Json* const text = member(json[k], "text");
        definitions.push_back({word == nullptr ? std::string() : std::string(text_of(*word)),
                               text == nullptr ? std::string() : std::string(text_of(*text))});
        add_problems(problems, settle(definitions.back(), vocabulary, names),
                     "/" + std::to_string(k));
    }
    if (!problems.empty()) return problems;
    return definitions;
}

} // namespace shiaiba::plan
