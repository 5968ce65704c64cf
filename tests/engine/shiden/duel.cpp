// Plays a fight between two roster lines, and answers from its trace.
#include "shiden/duel.hpp"

#include <sstream>
#include <vector>

#include "core/text/json.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::test {
namespace {

Party character(const System& shiden, std::string_view line) {
    std::string text(line);
    if (text.find('/') == std::string::npos) text += "/" + text;
    const ReadText read = shiden.read(text, {});
    return alone(shiden, read.found.at(0).name, read.found.at(0).build.value());
}

/// The rest of every trace line that begins with `start`.
std::vector<std::string> after(const std::string& trace, const std::string& start) {
    std::vector<std::string> rests;
    for (std::size_t from = 0; from < trace.size();) {
        const std::size_t end = trace.find('\n', from);
        if (trace.compare(from, start.size(), start) == 0)
            rests.push_back(trace.substr(from + start.size(), end - from - start.size()));
        from = end + 1;
    }
    return rests;
}

std::string first(const std::vector<std::string>& rests) {
    return rests.empty() ? "" : rests.front();
}

std::string field(const std::string& rest) { return rest.substr(0, rest.find(';')); }

} // namespace

Duel::Duel(std::string_view a, std::string_view b, std::string_view rulings) {
    const System& shiden = *all_systems().find("shiden");
    match_.system = &shiden;
    Json settings = Json::object();
    std::istringstream list{std::string(rulings)};
    for (std::string ruling; list >> ruling;) settings[ruling] = true;
    match_.settings = *shiden.settings().check(settings);
    match_.sides = {character(shiden, a), character(shiden, b)};
    played_ = play(match_, Log::Listen::Everything);
}

std::string Duel::at(std::string_view phase) const {
    return first(after(trace(), std::string(phase) + ";"));
}

std::string Duel::init(int round) const {
    return field(first(after(trace(), std::to_string(round) + ";INIT;")));
}

std::string Duel::phases(int round) const {
    std::string all;
    for (const std::string& rest : after(trace(), std::to_string(round) + ";"))
        all += (all.empty() ? "" : " ") + field(rest);
    return all;
}

std::string Duel::last() const {
    const std::string start = "RESULT;";
    return start + first(after(trace(), start));
}

} // namespace shiaiba::test
