// TypedParties: the functions of Parties for a system whose party fields are a table
// (core/sheet/fields.hpp).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/sheet/fields.hpp"
#include "core/system/parties.hpp"
#include "core/system/typed_ruleset.hpp"

namespace shiaiba {

template <class P>
class TypedParties : public Parties {
public:
    using Size = Problems (*)(const P&, std::size_t members);
    using Line = std::string (*)(const P&, std::string_view name);
    /// The table must outlive this. The functions are check_size and line.
    TypedParties(const Fields<P>& fields, Size of_members, Line above)
        : fields_(&fields), size_(of_members), line_(above) {}

    std::vector<std::string_view> keys() const override { return fields_->keys(); }
    Checked<Build> check(const Json& fields, const Settings&) const override {
        Problems problems;
        const P party = fields_->check(fields, problems);
        if (!problems.empty()) return problems;
        return Build(party);
    }
    Problems check_size(const Build& party, std::size_t members) const override {
        return size_(given_or_default<P>(party), members);
    }
    void write(const Build& party, Json& fields) const override {
        fields_->write(given_or_default<P>(party), fields);
    }
    void pack(const Build& party, BitWriter& out) const override {
        fields_->pack(given_or_default<P>(party), out);
    }
    std::optional<Build> unpack(BitReader& in, const Settings&) const override {
        return untyped(fields_->unpack(in));
    }
    Build random(Dice& dice, const Settings&) const override { return fields_->random(dice); }
    std::string line(const Build& party, std::string_view name) const override {
        return line_(given_or_default<P>(party), name);
    }

private:
    const Fields<P>* fields_;
    Size size_;
    Line line_;
};

} // namespace shiaiba
