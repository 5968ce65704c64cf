// Keeps problems until all of them are known.
#include "rulesets/sengen/sheet/wrongs.hpp"

#include <utility>

#include "core/text/json.hpp"

namespace shiaiba::sengen {
namespace {

constexpr std::array<const char*, kWrongs> kCodes{
    "E_FIELD",         "E_LIMITS",         "E_RANKS",
    "E_STAT_RANGE",    "E_STAT_SUM",       "E_SKILL_UNKNOWN",
    "E_SKILL_RANGE",   "E_SKILL_POINTS",   "E_ABILITY_UNKNOWN",
    "E_ABILITY_RANGE", "E_ABILITY_POINTS", "E_ELEMENT",
    "E_YOUJUTSU",      "E_FEAT",           "E_WEAPON",
    "E_SPELL",         "E_CARD",           "E_TACTIC"};

} // namespace

std::string path_of(const char* key) { return std::string("/") + key; }
std::string path_of(const char* key, std::string_view part) {
    return path_of(key) + (Json::json_pointer() / std::string(part)).to_string();
}
std::string path_of(const char* key, std::size_t place) {
    return path_of(key) + "/" + std::to_string(place);
}

void Wrongs::add(Wrong wrong, std::string path, Text text) {
    auto& place = all_[static_cast<std::size_t>(wrong)];
    if (place) return;
    place =
        problem_at(std::move(path), kCodes[static_cast<std::size_t>(wrong)], std::move(text), "3");
}

Problems Wrongs::told() const {
    Problems problems;
    for (const auto& one : all_) {
        if (one) problems.push_back(*one);
    }
    return problems;
}

} // namespace shiaiba::sengen
