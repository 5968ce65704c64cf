// One fight, as JavaScript holds it: played when it is made.
#pragma once

#include <optional>
#include <string>

#include "core/match.hpp"

namespace shiaiba::bindings {

/// `Battle` of engine.d.ts.
class BoundBattle {
public:
    explicit BoundBattle(const std::string& match);

    std::string report() const;
    std::string log(const std::string& kind, const std::string& lang) const;
    std::string outcome() const;
    std::string pending() const;
    std::string rulings() const;
    std::string link(const std::string& options) const;
    std::string to_json() const;

private:
    std::optional<Match> match_;
    Played played_;
    /// The envelope that every call answers where there is no fight.
    std::string failure_;
};

} // namespace shiaiba::bindings
