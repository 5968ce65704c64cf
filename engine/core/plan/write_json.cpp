// Writes plans, conditions and vocabularies as JSON.
#include <algorithm>
#include <string>
#include <string_view>

#include "core/plan/json.hpp"
#include "core/plan/line.hpp"
#include "core/plan/tree.hpp"
#include "core/text/json.hpp"

namespace shiaiba::plan {
namespace {

class Writer {
public:
    Writer(const Vocabulary& vocabulary, const Names& names)
        : vocabulary_(&vocabulary), names_(&names) {}

    Json condition(const Condition& condition) const {
        if (condition.kind == Condition::Kind::Term) return term(condition.term);
        Json parts = Json::array();
        for (const Condition& part : condition.parts) parts.push_back(this->condition(part));
        const bool all = condition.kind == Condition::Kind::And;
        return JsonObject().add(all ? "and" : "or", std::move(parts));
    }

    Json instruction(const Instruction& act) const {
        JsonObject out;
        const auto kind = static_cast<std::size_t>(act.kind);
        out.add("verb", kVerbWords[static_cast<std::size_t>(act.verb)]);
        if (act.verb == Verb::Keep) {
            out.add("kind", vocabulary_->resources[kind].id).add("n", act.amount);
        } else {
            out.add("kind", vocabulary_->decisions[kind].id);
        }
        if (act.source) out.add("for", selector({*act.source}));
        return out.add("sel", selector(act.selector));
    }

private:
    Json value(int domain, int value) const {
        return value_to_json(domain, value, *vocabulary_, *names_);
    }

    void fact(JsonObject& out, const FactRef& ref) const {
        const Fact& of = vocabulary_->facts[static_cast<std::size_t>(ref.fact)];
        out.add("fact", of.id);
        JsonObject arguments;
        if (of.who) arguments.add("who", ref.opponents ? "opponent" : "self");
        if (ref.which >= 0) {
            const Domain& domain = vocabulary_->domains[static_cast<std::size_t>(of.which)];
            arguments.add(domain.id, value(of.which, ref.which));
        }
        if (of.who || ref.which >= 0) out.add("args", Json(arguments));
    }

    Json term(const Term& term) const {
        const Fact& of = vocabulary_->facts[static_cast<std::size_t>(term.fact.fact)];
        JsonObject out;
        fact(out, term.fact);
        if (of.type == Type::Flag) {
            out.add("cmp", "=").add("value", true);
            if (term.cmp == Cmp::Unequal) return JsonObject().add("not", Json(out));
            return out;
        }
        out.add("cmp", kCmpWords[static_cast<std::size_t>(term.cmp)]);
        if (term.other) {
            JsonObject other;
            fact(other, *term.other);
            out.add("value", Json(other));
        } else if (of.type == Type::Symbol) {
            out.add("value", value(of.values, term.value));
        } else {
            out.add("value", term.value);
        }
        return out;
    }

    Json selector(const std::vector<Test>& tests) const {
        JsonObject out;
        for (const Test& test : tests) {
            const Tag& tag = vocabulary_->tags[static_cast<std::size_t>(test.tag)];
            if (tag.tagging != Tagging::Number) {
                out.add(tag.id, value(tag.domain, test.value));
            } else {
                out.add(tag.id, Json(JsonObject()
                                         .add("cmp", kCmpWords[static_cast<std::size_t>(test.cmp)])
                                         .add("value", test.value)));
            }
        }
        return out;
    }

    const Vocabulary* vocabulary_;
    const Names* names_;
};

} // namespace

Json value_to_json(int domain, int value, const Vocabulary& vocabulary, const Names& names) {
    if (value == kNever) return Json("none");
    const Domain& of = vocabulary.domains[static_cast<std::size_t>(domain)];
    const auto place = static_cast<std::size_t>(value);
    if (place < of.symbols.size()) return Json(of.symbols[place].id);
    if (of.numbered) return Json(value + 1);
    return Json(names.of(domain)[place - of.symbols.size()].ja);
}

Json to_json(const Condition& condition, const Vocabulary& vocabulary, const Names& names) {
    return Writer(vocabulary, names).condition(condition);
}

Json to_json(const Plan& plan, const Vocabulary& vocabulary, const Names& names) {
    const Writer writer(vocabulary, names);
    JsonObject out;
    if (plan.when) out.add("when", writer.condition(*plan.when));
    out.add("do", writer.instruction(plan.act));
    if (!plan.note.empty()) out.add("note", plan.note);
    return out;
}

// Vocabularies: facts with their arguments and values, instructions with their slots; all with
// their words in both languages.

namespace {

constexpr const char* kTypes[] = {"flag", "number", "chance", "symbol"};

template <class Worded>
Text first_words(const Worded& worded) {
    return {std::string(spelling(worded.ja, 0)), std::string(spelling(worded.en, 0))};
}

class Describer {
public:
    Describer(const Vocabulary& vocabulary, const Names& names)
        : vocabulary_(&vocabulary), names_(&names) {}

    Json fact(const Fact& fact) const {
        const auto place = static_cast<std::size_t>(&fact - vocabulary_->facts.data());
        Text label;
        for (const FactPhrase& phrase : vocabulary_->fact_phrases) {
            if (phrase.fact != place || !label.ja.empty()) continue;
            label = {bare(phrase.ja), bare(phrase.en)};
        }
        JsonObject out;
        out.add("id", fact.id)
            .add("type", kTypes[static_cast<std::size_t>(fact.type)])
            .add("least", fact.least)
            .add("most", fact.most)
            .add("who", fact.who)
            .add("label", label);
        if (fact.which >= 0) {
            out.add("which", JsonObject()
                                 .add("key", domain(fact.which).id)
                                 .add("optional", fact.which_may_be_missing)
                                 .add("words", words_of(fact.which, false)));
        }
        if (fact.type == Type::Symbol) out.add("values", words_of(fact.values, false));
        return out;
    }

    Json form(const Form& form) const {
        const bool keeps = form.verb == Verb::Keep;
        Json sel = Json::object();
        for (const Fixed& fixed : form.fixed) set(sel, fixed);
        return JsonObject()
            .add("verb", kVerbWords[static_cast<std::size_t>(form.verb)])
            .add("kind", keeps ? vocabulary_->resources[form.kind].id
                               : vocabulary_->decisions[form.kind].id)
            .add("label", first_words(form))
            .add("sel", std::move(sel))
            .add("slots", slots(form.en, "sel"));
    }

private:
    /// A fact's phrase without "my" or "opponent", and with "…" in place of its other argument.
    std::string bare(std::string_view phrase) const {
        std::string out;
        std::string_view verb;
        for (std::size_t k = 0; k < phrase.size() && phrase[k] != '|'; ++k) {
            if (phrase[k] != '{') {
                if (phrase[k] != ' ' || !out.empty()) out += phrase[k];
                continue;
            }
            const Slot& slot = slot_of(phrase[k + 1]);
            if (slot.fill == Fill::Which) out += "…";
            if (slot.fill == Fill::Who) verb = verb_of(slot);
            k += 2;
        }
        // In "I have X" the verb belongs to the slot of the side; without it only X would be left.
        if (out == "…" && !verb.empty()) return std::string(verb) + " " + out;
        return out;
    }
    /// The verb in the words for the opponent: "has" of "opponent has"; empty if there is none.
    std::string_view verb_of(const Slot& who) const {
        const std::string_view said = spelling(domain(who.domain).symbols[1].en, 0);
        const std::size_t blank = said.find(' ');
        return blank == std::string_view::npos ? std::string_view() : said.substr(blank + 1);
    }
    const Slot& slot_of(char code) const {
        const auto found = std::find_if(vocabulary_->slots.begin(), vocabulary_->slots.end(),
                                        [code](const Slot& slot) { return slot.code == code; });
        return *found;
    }

    const Domain& domain(int place) const {
        return vocabulary_->domains[static_cast<std::size_t>(place)];
    }

    Json value(int place, int value) const {
        return value_to_json(place, value, *vocabulary_, *names_);
    }

    void set(Json& sel, const Fixed& fixed) const {
        if (fixed.tag < 0) return;
        const Tag& tag = vocabulary_->tags[static_cast<std::size_t>(fixed.tag)];
        if (tag.tagging != Tagging::Number) {
            sel[tag.id] = value(tag.domain, fixed.value);
        } else {
            sel[tag.id] = number_test(Cmp::Equal, fixed.value);
        }
    }
    static Json number_test(Cmp cmp, int value) {
        return JsonObject()
            .add("cmp", kCmpWords[static_cast<std::size_t>(cmp)])
            .add("value", value);
    }

    Json word(int place, int at, const Text& text) const {
        return JsonObject().add("id", value(place, at)).add("ja", text.ja).add("en", text.en);
    }
    Json words_of(int place, bool own) const {
        Json out = Json::array();
        const Domain& of = domain(place);
        for (std::size_t k = 0; k < of.symbols.size(); ++k) {
            out.push_back(word(place, static_cast<int>(k), first_words(of.symbols[k])));
        }
        const auto names = names_->of(place);
        for (std::size_t k = 0; k < names.size(); ++k) {
            if (own && !names[k].own) continue;
            const Name& name = names[k];
            out.push_back(word(place, static_cast<int>(of.symbols.size() + k),
                               {name.ja, name.en.empty() ? name.ja : name.en}));
        }
        return out;
    }

    /// `into`: the part of an instruction that the slots fill.
    Json slots(std::string_view phrase, const char* into) const {
        Json out = Json::array();
        bool optional = false;
        for (std::size_t k = 0; k < phrase.size() && phrase[k] != '|'; ++k) {
            if (phrase[k] == '[') optional = true;
            if (phrase[k] == ']') optional = false;
            if (phrase[k] != '{') continue;
            const Slot& slot = slot_of(phrase[k + 1]);
            out.push_back(this->slot(slot, slot.source ? "for" : into, optional));
        }
        return out;
    }

    Json slot(const Slot& slot, const char* into, bool optional) const {
        const char* const tag =
            slot.tag < 0 ? "" : vocabulary_->tags[static_cast<std::size_t>(slot.tag)].id;
        JsonObject out;
        out.add("code", std::string(1, slot.code))
            .add("into", slot.fill == Fill::Amount ? "n" : into)
            .add("optional", optional);
        if (slot.fill == Fill::Tag) {
            out.add("tag", tag).add("words", words_of(slot.domain, slot.own));
        } else if (slot.fill == Fill::TagNumber) {
            out.add("tag", tag).add("cmp", kCmpWords[static_cast<std::size_t>(slot.cmp)]);
        } else if (slot.fill == Fill::Selector) {
            Json phrases = Json::array();
            for (const Selector& selector : vocabulary_->selectors) {
                if (((slot.groups >> selector.group) & 1U) == 0) continue;
                Json sel = Json::object();
                set(sel, selector.fixed);
                phrases.push_back(JsonObject()
                                      .add("label", first_words(selector))
                                      .add("sel", std::move(sel))
                                      .add("slots", slots(selector.en, into)));
            }
            out.add("phrases", std::move(phrases));
        }
        return out;
    }

    const Vocabulary* vocabulary_;
    const Names* names_;
};

template <class List>
Json kinds(const List& list) {
    Json out = Json::array();
    for (const auto& one : list) {
        out.push_back(JsonObject().add("id", one.id).add("ja", one.ja).add("en", one.en));
    }
    return out;
}

} // namespace

Json describe(const Vocabulary& vocabulary, const Names& names) {
    const Describer describer(vocabulary, names);
    Json facts = Json::array();
    for (const Fact& fact : vocabulary.facts) facts.push_back(describer.fact(fact));
    Json forms = Json::array();
    for (const Form& form : vocabulary.forms) forms.push_back(describer.form(form));
    Json decisions = Json::array();
    for (const Decision& one : vocabulary.decisions) {
        decisions.push_back(JsonObject()
                                .add("id", one.id)
                                .add("ja", one.ja)
                                .add("en", one.en)
                                .add("order", Text{one.order_ja, one.order_en}));
    }
    return JsonObject()
        .add("facts", std::move(facts))
        .add("forms", std::move(forms))
        .add("decisions", std::move(decisions))
        .add("resources", kinds(vocabulary.resources))
        .add("most", JsonObject()
                         .add("plans", kMostPlans)
                         .add("characters", kMostCharacters)
                         .add("terms", vocabulary.most_terms)
                         .add("depth", vocabulary.most_depth));
}

} // namespace shiaiba::plan
