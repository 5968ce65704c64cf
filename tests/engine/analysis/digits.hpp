// A little game of digits for questions against all builds: any number of places and items.
#pragma once

#include "core/fast_path.hpp"

namespace shiaiba {

/// Builds are rows of digits, and who wins is drawn from both numbers. Its sweep joins the digits of
/// the last place that end alike into a box.
class Digits final : public FastPath {
public:
    Digits(std::size_t places, std::size_t items) : places_(places), items_(items) {}

    std::size_t places() const override { return places_; }
    std::size_t items() const override { return items_; }
    BuildNumber number(const Build& build) const override {
        return std::any_cast<BuildNumber>(build);
    }
    Build build(BuildNumber number) const override { return number; }
    Verdict fight(BuildNumber a, BuildNumber b) const noexcept override;
    void fight(std::span<const Pairing> pairings, std::span<Verdict> verdicts) const override;
    void sweep(BuildNumber build, const Sets& field,
               const std::function<bool(const Box&)>& heard) const override;

private:
    std::size_t places_;
    std::size_t items_;
};

} // namespace shiaiba
