// One fight, as JavaScript holds it: played when something of it is asked, and heard only when it is told.
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
    /// Of two characters that are checked already; those of the match are only read where these are not of its system
    /// and settings, or not legal.
    BoundBattle(const std::string& match, const BoundCharacter& a, const BoundCharacter& b);

    /// Who looks at it (core/view.hpp), from now on.
    void look_as(const std::string& viewer) { viewer_ = viewer_from(viewer); }
    std::string report(const std::string& lang);
    /// Why plans decided as they did, by the place of the decision in the report.
    std::string why(double decision, const std::string& lang);
    std::string log(const std::string& kind, const std::string& lang);
    std::string outcome();
    std::string pending();
    std::string rulings();
    std::string link(const std::string& options);
    std::string to_json();

private:
    void begin(Checked<Match> checked);
    /// The fight, with all that is heard of it if that is wanted; nullptr where there is none.
    const Played* played(Log::Listen listen = Log::Listen::Nothing);

    /// With all that the viewer may know; nullptr where there is none.
    const Played* told();

    std::optional<Match> match_;
    std::optional<Played> played_;
    bool heard_ = false;
    Viewer viewer_;
    /// What the last call that told of it was shown.
    Played view_;
    /// The envelope that every call answers where there is no fight.
    std::string failure_;
};

} // namespace shiaiba::bindings
