// Reads and writes tactics as JSON, and packs them into links. The layout of the bits is frozen.
#include "core/plan/presets.hpp"

#include <string>
#include <utility>

#include "core/plan/compile.hpp"
#include "core/plan/json.hpp"
#include "core/text/json.hpp"

namespace shiaiba::plan {
namespace {

constexpr std::uint64_t kNone = 0;
constexpr std::uint64_t kOwn = 1;
constexpr std::uint64_t kFirstPreset = 2;

const Names& no_names() {
    static const Names none;
    return none;
}

Tactic compiled(const Vocabulary& vocabulary, const Preset& preset) {
    const std::vector<Definition> none;
    const Lang lang = Lang::Ja;
    std::vector<Plan> plans;
    std::string_view rest = preset.plans;
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        auto read = compile(rest.substr(0, end), {&vocabulary, &no_names(), &none}, &lang);
        if (read.plan) plans.push_back(std::move(*read.plan));
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    }
    return {vocabulary, std::move(plans)};
}

const Names& names_or_none(const SheetNames& names) {
    return names != nullptr ? *names : no_names();
}

BuildTactic own(const Presets& presets, std::vector<Plan> plans, const SheetNames& names) {
    BuildTactic tactic;
    tactic.own = std::make_shared<const Tactic>(presets.vocabulary(), std::move(plans), names);
    return tactic;
}

Checked<BuildTactic> of_text(const std::string& text, const Presets& presets,
                             const SheetNames& names) {
    const std::size_t place = presets.find(text);
    if (place < presets.size()) return BuildTactic{place};
    CompiledLines lines = compile_lines(text, presets.vocabulary(), names_or_none(names));
    if (lines.problems.empty() && lines.plans.empty()) {
        return problem_at(
            {}, "unknownTactic",
            {"戦術の名前か、プランを書いてください。", "Write a tactic's name, or plans."});
    }
    if (!lines.problems.empty()) return lines.problems;
    return own(presets, std::move(lines.plans), names);
}

} // namespace

Presets::Presets(const Vocabulary& vocabulary, std::span<const Preset> all)
    : vocabulary_(&vocabulary), all_(all) {
    for (const Preset& preset : all) tactics_.push_back(compiled(vocabulary, preset));
}

std::size_t Presets::find(std::string_view name) const {
    std::size_t place = 0;
    while (place < all_.size() && name != all_[place].id && name != all_[place].en) ++place;
    return place;
}

Json Presets::to_json() const {
    Json all = Json::array();
    for (const Preset& preset : all_) {
        all.push_back(
            JsonObject()
                .add("id", preset.id)
                .add("name", Text{std::string(preset.id), std::string(preset.en)})
                .add("text", Text{std::string(preset.about_ja), std::string(preset.about_en)}));
    }
    return all;
}

std::vector<OtherTactic> other_tactics(const BuildTactic& now, const Presets& presets) {
    std::vector<OtherTactic> all;
    const auto offer = [&](BuildTactic tactic, std::string_view ja, std::string_view en) {
        if (tactic == now) return;
        all.push_back(
            {{"戦術：" + std::string(ja), "tactic: " + std::string(en)}, std::move(tactic)});
    };
    for (std::size_t k = 0; k < presets.size(); ++k) offer({k}, presets[k].id, presets[k].en);
    offer({}, "なし", "none");
    return all;
}

Checked<BuildTactic> check_tactic(const Json& json, const Presets& presets,
                                  const SheetNames& names) {
    if (json.is_null()) return BuildTactic{};
    if (json.is_string()) return of_text(json.get_ref<const std::string&>(), presets, names);
    const std::vector<Definition> none;
    auto plans = plans_from_json(json, {&presets.vocabulary(), &names_or_none(names), &none});
    if (!plans) return plans.problems();
    return own(presets, std::move(*plans), names);
}

Json write_tactic(const BuildTactic& tactic, const Presets& presets) {
    if (tactic.own == nullptr) return tactic.preset ? Json(presets[*tactic.preset].id) : Json();
    Json plans = Json::array();
    for (const Plan& plan : tactic.own->plans()) {
        plans.push_back(plan::to_json(plan, presets.vocabulary(), tactic.own->names()));
    }
    return plans;
}

void pack_tactic(const BuildTactic& tactic, const Presets& presets, BitWriter& out) {
    if (tactic.own != nullptr) {
        out.varint(kOwn);
        pack(tactic.own->plans(), presets.vocabulary(), out);
    } else {
        out.varint(tactic.preset ? kFirstPreset + *tactic.preset : kNone);
    }
}

std::optional<BuildTactic> unpack_tactic(BitReader& in, const Presets& presets,
                                         const SheetNames& names) {
    const std::uint64_t kind = in.varint();
    if (!in.ok() || kind >= kFirstPreset + presets.size()) return std::nullopt;
    if (kind == kNone) return BuildTactic{};
    if (kind == kOwn) {
        auto plans = unpack(presets.vocabulary(), names_or_none(names), in);
        if (!plans) return std::nullopt;
        return own(presets, std::move(*plans), names);
    }
    return BuildTactic{static_cast<std::size_t>(kind - kFirstPreset)};
}

// Packer and Unpacker have the same order: the number of plans, then for each its condition,
// parents first, and its instruction.

namespace {

/// Bits of the number of tests in a selector, and of an amount.
constexpr int kSelectorBits = 3;
constexpr int kAmountBits = 10;

enum NodeBits : std::uint64_t { kTermNode, kAndNode, kOrNode, kNodeKinds };

/// Marker in place of a comparison (0 to 5): behind it stand the comparison and a number above
/// link_most(), for which links had no room at first.
constexpr int kBeyond = 6;

/// The highest number in the bits that links have had from the beginning.
int link_most(const Fact& fact) { return fact.link_most < 0 ? fact.most : fact.link_most; }
/// How many numbers these bits hold, and how many lie beyond.
std::uint64_t numbers_within(const Fact& fact) {
    return static_cast<std::uint64_t>(link_most(fact) - fact.least) + 1;
}
std::uint64_t numbers_beyond(const Fact& fact) {
    return static_cast<std::uint64_t>(fact.most - link_most(fact));
}

/// The bits that say that a name follows, where a domain has symbols, too.
std::uint64_t all_ones(int width) { return (std::uint64_t{1} << width) - 1; }

class Packer {
public:
    Packer(const Vocabulary& vocabulary, BitWriter& out) : vocabulary_(&vocabulary), out_(&out) {}

    void plan(const Plan& plan) {
        out_->bits(plan.when ? 1 : 0, 1);
        if (plan.when) condition(*plan.when);
        const Instruction& act = plan.act;
        bits(static_cast<int>(act.verb), 2);
        if (act.verb == Verb::Keep) {
            bits(act.kind, vocabulary_->resource_bits);
            bits(act.amount, kAmountBits);
        } else {
            bits(act.kind, vocabulary_->decision_bits);
        }
        out_->bits(act.source ? 1 : 0, 1);
        if (act.source) test(*act.source);
        bits(static_cast<int>(act.selector.size()), kSelectorBits);
        for (const Test& one : act.selector) test(one);
    }

private:
    void bits(int value, int width) { out_->bits(static_cast<std::uint64_t>(value), width); }

    /// `width` −1: the domain's.
    void value(int domain, int value, int width = -1) {
        const Domain& of = vocabulary_->domains[static_cast<std::size_t>(domain)];
        if (of.symbols.empty()) {
            // 0 stands for kNever.
            out_->varint(static_cast<std::uint64_t>(value) + 1);
            return;
        }
        const int bits = width < 0 ? of.bits : width;
        const auto place = static_cast<std::uint64_t>(value);
        const bool name = place >= of.symbols.size();
        out_->bits(name ? all_ones(bits) : place, bits);
        if (name) out_->varint(place - of.symbols.size());
    }

    void fact(const FactRef& ref) {
        const Fact& of = vocabulary_->facts[static_cast<std::size_t>(ref.fact)];
        bits(ref.fact, vocabulary_->fact_bits);
        if (of.who) bits(ref.opponents ? 1 : 0, 1);
        if (of.which < 0) return;
        if (of.which_may_be_missing) bits(ref.which >= 0 ? 1 : 0, 1);
        if (ref.which >= 0) value(of.which, ref.which);
    }

    void condition(const Condition& condition) {
        const bool all = condition.kind == Condition::Kind::And;
        const bool term_here = condition.kind == Condition::Kind::Term;
        out_->bits(term_here ? kTermNode : all ? kAndNode : kOrNode, 2);
        if (!term_here) {
            bits(static_cast<int>(condition.parts.size()) - 2, width_below(terms()));
            for (const Condition& part : condition.parts) this->condition(part);
            return;
        }
        const Term& term = condition.term;
        const Fact& of = vocabulary_->facts[static_cast<std::size_t>(term.fact.fact)];
        fact(term.fact);
        const bool equality = of.type == Type::Flag || of.type == Type::Symbol;
        const int most = link_most(of);
        if (of.type == Type::Number && !term.other && term.value > most) {
            bits(kBeyond, 3);
            bits(static_cast<int>(term.cmp), 3);
            return bits(term.value - most - 1, width_below(numbers_beyond(of)));
        }
        bits(static_cast<int>(term.cmp), equality ? 1 : 3);
        if (of.type == Type::Flag) return;
        bits(term.other ? 1 : 0, 1);
        if (term.other) {
            fact(*term.other);
        } else if (of.type == Type::Symbol) {
            value(of.values, term.value);
        } else {
            bits(term.value - of.least, width_below(numbers_within(of)));
        }
    }

    void test(const Test& test) {
        const Tag& tag = vocabulary_->tags[static_cast<std::size_t>(test.tag)];
        bits(test.tag, vocabulary_->tag_bits);
        if (tag.tagging == Tagging::Number) {
            bits(static_cast<int>(test.cmp), 3);
            bits(test.value, kAmountBits);
        } else {
            value(tag.domain, test.value, tag.bits);
        }
    }

    std::uint64_t terms() const { return static_cast<std::uint64_t>(vocabulary_->most_terms) - 1; }

    const Vocabulary* vocabulary_;
    BitWriter* out_;
};

class Unpacker {
public:
    Unpacker(const Vocabulary& vocabulary, const Names& names, BitReader& in)
        : vocabulary_(&vocabulary), names_(&names), in_(&in) {}

    Plan plan() {
        Plan plan;
        if (in_->bits(1) != 0) {
            plan.when = condition(0);
            if (in_->ok() && count_terms(*plan.when) > vocabulary_->most_terms) in_->fail();
        }
        Instruction& act = plan.act;
        act.verb = static_cast<Verb>(in_->bits(2));
        if (act.verb == Verb::Keep) {
            act.kind = place(vocabulary_->resource_bits, vocabulary_->resources.size());
            act.amount = static_cast<int>(in_->bits(kAmountBits));
            const auto resource = static_cast<std::size_t>(act.kind);
            const int most = resource < names_->most.size() ? names_->most[resource] : kMostAmount;
            if (act.amount > most) in_->fail();
        } else {
            act.kind = place(vocabulary_->decision_bits, vocabulary_->decisions.size());
        }
        if (in_->bits(1) != 0) act.source = test();
        const std::uint64_t tests = in_->bits(kSelectorBits);
        for (std::uint64_t k = 0; k < tests && in_->ok(); ++k) {
            const Test one = test();
            if (!act.selector.empty() && act.selector.back().tag >= one.tag) in_->fail();
            act.selector.push_back(one);
        }
        if (!in_->ok() || print(plan, *vocabulary_, *names_, Lang::Ja).empty()) in_->fail();
        return plan;
    }

private:
    /// A place in a list of `size` entries.
    int place(int width, std::size_t size) {
        const std::uint64_t value = in_->bits(width);
        if (value >= size) in_->fail();
        return in_->ok() ? static_cast<int>(value) : 0;
    }

    /// `width` −1: the domain's.
    int value(int domain, int width = -1) {
        const Domain& of = vocabulary_->domains[static_cast<std::size_t>(domain)];
        const std::size_t names = names_->of(domain).size();
        if (of.symbols.empty()) {
            const std::uint64_t value = in_->varint();
            if (value > names) in_->fail();
            return in_->ok() ? static_cast<int>(value) - 1 : 0;
        }
        const int bits = width < 0 ? of.bits : width;
        const std::uint64_t symbol = in_->bits(bits);
        if (names == 0 || symbol != all_ones(bits)) {
            if (symbol >= of.symbols.size()) in_->fail();
            return in_->ok() ? static_cast<int>(symbol) : 0;
        }
        const std::uint64_t name = in_->varint();
        if (name >= names) in_->fail();
        return in_->ok() ? static_cast<int>(of.symbols.size() + name) : 0;
    }

    FactRef fact() {
        FactRef ref;
        ref.fact = place(vocabulary_->fact_bits, vocabulary_->facts.size());
        const Fact& of = vocabulary_->facts[static_cast<std::size_t>(ref.fact)];
        if (of.who) ref.opponents = in_->bits(1) != 0;
        if (of.which >= 0 && (!of.which_may_be_missing || in_->bits(1) != 0)) {
            ref.which = value(of.which);
            if (ref.which < 0) in_->fail();
        }
        return ref;
    }

    Condition condition(int depth) {
        Condition condition;
        const std::uint64_t kind = in_->bits(2);
        if (kind >= kNodeKinds || (kind != kTermNode && depth > vocabulary_->most_depth))
            in_->fail();
        if (!in_->ok()) return condition;
        if (kind == kTermNode) {
            condition.term = term();
            return condition;
        }
        condition.kind = kind == kAndNode ? Condition::Kind::And : Condition::Kind::Or;
        const auto most = static_cast<std::uint64_t>(vocabulary_->most_terms) - 1;
        const std::uint64_t parts = in_->below(most) + 2;
        for (std::uint64_t k = 0; k < parts && in_->ok(); ++k) {
            condition.parts.push_back(this->condition(depth + 1));
        }
        return condition;
    }

    Term term() {
        Term term;
        term.fact = fact();
        const Fact& of = vocabulary_->facts[static_cast<std::size_t>(term.fact.fact)];
        const bool equality = of.type == Type::Flag || of.type == Type::Symbol;
        const std::uint64_t cmp = equality ? in_->bits(1) : in_->bits(3);
        if (cmp == kBeyond && numbers_beyond(of) > 0) {
            term.cmp = static_cast<Cmp>(in_->below(6));
            term.value = link_most(of) + 1 + static_cast<int>(in_->below(numbers_beyond(of)));
            return term;
        }
        if (cmp >= kBeyond) in_->fail();
        term.cmp = in_->ok() ? static_cast<Cmp>(cmp) : Cmp{};
        if (of.type == Type::Flag) return term;
        if (in_->bits(1) != 0) {
            term.other = fact();
            term.value = 0;
            const Fact& with = vocabulary_->facts[static_cast<std::size_t>(term.other->fact)];
            if (with.type != of.type || with.values != of.values) in_->fail();
        } else if (of.type == Type::Symbol) {
            term.value = value(of.values);
        } else {
            term.value = of.least + static_cast<int>(in_->below(numbers_within(of)));
        }
        return term;
    }

    Test test() {
        Test test;
        test.tag = place(vocabulary_->tag_bits, vocabulary_->tags.size());
        const Tag& tag = vocabulary_->tags[static_cast<std::size_t>(test.tag)];
        if (tag.tagging == Tagging::Number) {
            test.cmp = static_cast<Cmp>(in_->below(6));
            test.value = static_cast<int>(in_->bits(kAmountBits));
            if (test.value > kMostAmount) in_->fail();
        } else {
            test.value = value(tag.domain, tag.bits);
        }
        return test;
    }

    const Vocabulary* vocabulary_;
    const Names* names_;
    BitReader* in_;
};

} // namespace

void pack(const std::vector<Plan>& plans, const Vocabulary& vocabulary, BitWriter& out) {
    out.varint(plans.size());
    Packer packer(vocabulary, out);
    for (const Plan& plan : plans) packer.plan(plan);
}

std::optional<std::vector<Plan>> unpack(const Vocabulary& vocabulary, const Names& names,
                                        BitReader& in) {
    const std::uint64_t count = in.varint();
    std::vector<Plan> plans;
    if (count > kMostPlans) in.fail();
    Unpacker unpacker(vocabulary, names, in);
    for (std::uint64_t k = 0; k < count && in.ok(); ++k) plans.push_back(unpacker.plan());
    if (!in.ok()) return std::nullopt;
    return plans;
}

} // namespace shiaiba::plan
