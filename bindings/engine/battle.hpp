// One fight as a JavaScript object. It is played at the first question about it, and logged only
// for questions that need the log.
#pragma once

#include <optional>
#include <string>

#include "bindings/engine/character.hpp"
#include "core/system/view.hpp"

namespace shiaiba::bindings {

/// `Battle` of engine.d.ts.
class BoundBattle {
public:
    explicit BoundBattle(const std::string& match);
    /// With two characters that are checked already. The match's own sides are read only where the
    /// characters don't fit its system and settings, or aren't legal.
    BoundBattle(const std::string& match, const BoundCharacter& a, const BoundCharacter& b);

    /// Sets the viewer (core/system/view.hpp) for all later calls.
    void look_as(const std::string& viewer) { viewer_ = viewer_from(viewer); }
    std::string report(const std::string& lang);
    /// The reasons of plans for a decision, by its index in the report.
    std::string why(double decision, const std::string& lang);
    std::string log(const std::string& kind, const std::string& lang);
    std::string outcome();
    std::string pending();
    std::string rulings();
    std::string link(const std::string& options);
    std::string to_json();

private:
    void begin(Checked<Match> checked);
    /// The fight, with its log if `listen` asks for it; nullptr where there is no fight.
    const Played* played(Log::Listen listen = Log::Listen::Nothing);

    /// The fight with everything that the viewer may know; nullptr where there is no fight.
    const Played* told();

    std::optional<Match> match_;
    std::optional<Played> played_;
    bool heard_ = false;
    Viewer viewer_;
    /// The viewer's version of the fight, for the last call of told().
    Played view_;
    /// The envelope that every call returns where there is no fight.
    std::string failure_;
};

} // namespace shiaiba::bindings
