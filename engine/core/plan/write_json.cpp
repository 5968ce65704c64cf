// Plans into JSON.
#include "core/json.hpp"
#include "core/plan/json.hpp"

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
    if (!of.symbols.empty()) return Json(of.symbols[place].id);
    if (of.numbered) return Json(value + 1);
    return Json(names.of(domain)[place].ja);
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

} // namespace shiaiba::plan
