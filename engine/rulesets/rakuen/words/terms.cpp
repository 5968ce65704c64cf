// Writes the sums of the log from the facts of an event.
#include "rulesets/rakuen/words/terms.hpp"

namespace shiaiba::rakuen {
namespace {

std::string text(int value) { return std::to_string(value); }

/// The pairs, each with `sign` before it: "+12+11".
std::string pairs(const Event& event, const char* sign) {
    std::string out;
    for (const int pair : event.numbers("terms")) out += sign + text(pair);
    return out;
}

/// The terms with "=" and their total; a single term is its own total.
std::string sum_of(std::string terms, bool alone, int sum) {
    return alone ? terms : std::move(terms) + "=" + text(sum);
}

/// The ability, doubled if 切札 was declared.
int doubled(const Event& event) {
    return event.number("points") * (event.number("trump") != 0 ? 2 : 1);
}

/// "43−15−7−10"
std::string attack_less(const Event& event) {
    return text(event.number("attack")) + "−" + text(event.number("own")) + pairs(event, "−");
}

} // namespace

std::string attack_sum(const Event& event) {
    std::string terms = text(event.number("points"));
    const bool half = event.number("half") != 0;
    if (event.number("trump") != 0) terms += "×2";
    if (half) terms += "÷2";
    if (event.number("trump") != 0 || half) {
        terms = "(" + terms + "=" + text(doubled(event) / (half ? 2 : 1)) + ")";
    }
    for (const char* const bonus : {"rush", "flat"}) {
        if (event.number(bonus) != 0) terms += "+" + text(event.number(bonus));
    }
    terms += pairs(event, "+");
    if (event.number("finisher") != 0) terms += "+(" + text(event.number("in")) + "×10)";
    return sum_of(std::move(terms), false, event.number("attack"));
}

std::string hit_sum(const Event& event) {
    if (event.number("sure") != 0) return text(event.number("hit"));
    const bool finisher = event.number("finisher") != 0;
    std::string terms = pairs(event, "+").substr(1);
    if (finisher) terms += "+" + text(event.number("evades"));
    const bool alone = !finisher && event.numbers("terms").size() == 1;
    return sum_of(std::move(terms), alone, event.number("hit"));
}

std::string evade_sum(const Event& event) {
    return sum_of(pairs(event, "+").substr(1), event.numbers("terms").size() == 1,
                  event.number("value"));
}

std::string hp_sum(const Event& event) {
    const std::string loss =
        event.number("own") == 0 ? text(event.number("damage")) : "(" + attack_less(event) + ")";
    const std::string sum = text(event.number("hp")) + "−" + loss + "=";
    const int below = event.number("damage") - event.number("hp");
    return sum + (below > 0 ? "−" + text(below) + "→0" : text(event.number("left")));
}

std::string unhurt_sum(const Event& event) {
    return event.number("own") == 0 ? "" : attack_less(event);
}

std::string in_sum(const Event& event) {
    return text(event.number("in") - event.number("paid")) + "+" + text(event.number("gain")) +
           "=" + text(event.number("total"));
}

std::string paid_sum(const Event& event) {
    const int left = event.number("in");
    const int paid = event.number("paid");
    return text(left + paid) + "−" + text(paid) + "=" + text(left);
}

bool is_rounded(const Event& event) {
    const bool halved = event.number("half") != 0;
    return (halved ? doubled(event) : event.number("of")) % 2 != 0;
}

} // namespace shiaiba::rakuen
