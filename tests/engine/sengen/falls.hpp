// Battles in which every fall of the dice is played, for odds to be compared with.
#pragma once

#include <functional>
#include <string>

#include "core/text/json.hpp"
#include "rulesets/sengen/plans/question.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {

/// Says a token at each question; "" takes the default.
using Says = std::function<std::string(const SengenQuestion&)>;

/// A main phase of A1, set up the same way again and again.
struct Scene {
    std::string a;
    std::string b;
    std::function<void(Position&)> set = [](Position&) {};
    const char* settings = "{}";

    /// Plays with these dice. Returns whether there were enough of them.
    bool play(const std::string& faces, const Says& says,
              const std::function<void(Position&)>& read) const;
    /// The odds at the first question of that point.
    Json odds(const std::string& point, const Says& says, const std::string& faces = "") const;
};

/// What comes of every fall of the dice behind those that are given: for that one, whose card stands before it.
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
/// By its English name; 0 where it isn't said.
double figure(const Json& prospect, const char* name);
/// Figures and spread are what was enumerated.
void check(const Json& prospect, const Enumerated& all, const char* end = "Fells",
           const char* mean = "Mean damage");

/// The token of evading as 13.3 does, with the dice that succeed in 70 % or else with all.
std::string fair_defence(const SengenQuestion& question);
/// The token of the defence with all DP that is likelier to succeed against the total that fell; of two that are as likely
/// the guard, which takes some of the damage where it fails.
std::string full_defence(const SengenQuestion& question);

/// Attacks so, answers so, and adds nothing.
Says attacking(const std::string& with, const Says& defence);
/// A shot of 1 DP totals 4 + the die, and deals 1D + 3.
std::string shooter();

} // namespace shiaiba::sengen
