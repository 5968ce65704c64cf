// Battles in which every result of the dice is played, to compare odds with.
#pragma once

#include <functional>
#include <string>

#include "core/text/json.hpp"
#include "rulesets/sengen/plans/question.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {

/// A function that gives a token at each question; "" takes the default.
using Says = std::function<std::string(const SengenQuestion&)>;

/// A main phase of A1 that can be set up again and again.
struct Scene {
    std::string a;
    std::string b;
    std::function<void(Position&)> set = [](Position&) {};
    const char* settings = "{}";

    /// Plays the phase with these dice. Returns whether there were enough of them.
    bool play(const std::string& faces, const Says& says,
              const std::function<void(Position&)>& read) const;
    /// The odds at the first question at a point.
    Json odds(const std::string& point, const Says& says, const std::string& faces = "") const;
};

/// What happens to one member, whose card takes damage first, over all results of the dice after
/// the given ones.
struct Enumerated {
    double hit = 0;
    double ended = 0;
    double mean = 0;

    Enumerated(const Scene& scene, const Says& says, const std::string& who,
               const std::string& begun = "");

private:
    void follow(const Scene& scene, const Says& says, const std::string& who,
                const std::string& faces, double chance);

    bool card_ = false;
    int before_ = 0;
};

const Json& of(const Json& odds, const std::string& option);
/// A figure by its English name; 0 if it isn't told.
double figure(const Json& prospect, const char* name);
/// Checks that figures and spread agree with the enumeration.
void check(const Json& prospect, const Enumerated& all, const char* end = "Fells",
           const char* mean = "Mean damage");

/// The token of the default evasion (13.3): as many dice as succeed in 70 %, else all.
std::string fair_defence(const SengenQuestion& question);
/// The token of the defence with all DP that is likelier to succeed against the rolled total; if
/// equal, the guard, which reduces the damage even when it fails.
std::string full_defence(const SengenQuestion& question);

/// Attacks with a token, defends by a function, and boosts nothing.
Says attacking(const std::string& with, const Says& defence);
/// A member whose shot of 1 DP has the total 4 + the die, and damage 1D + 3.
std::string shooter();

} // namespace shiaiba::sengen
