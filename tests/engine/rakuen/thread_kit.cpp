// Reads threads for the tests of threads, and writes readings as short texts.
#include "rakuen/thread_kit.hpp"

#include "catch.hpp"
#include "core/system/capabilities.hpp"
#include "rulesets/rakuen/rakuen.hpp"
#include "rulesets/rakuen/record/records.hpp"

namespace shiaiba::test {

const Registry& rakuen_registry() {
    static const Registry all({&rakuen::system()}, {}, {&rakuen::records()});
    return all;
}

ReaderResult reading(const std::string& text, bool consent) {
    return read_anything(rakuen_registry(), rakuen::system(), text, {}, consent);
}

std::string thread_problems(const std::string& text) {
    std::string out;
    for (const Problem& problem : reading(text).problems) {
        CHECK_FALSE(problem.text.en.empty());
        out += std::to_string(problem.line) + ":" + std::to_string(problem.column) + " " +
               problem.code + " " + problem.text.ja + "\n";
    }
    return out;
}

std::string thread_notes(const ReaderResult& read) {
    std::string out;
    for (const Problem& note : read.notes) {
        CHECK_FALSE(note.text.ja.empty());
        CHECK_FALSE(note.text.en.empty());
        out += (out.empty() ? "" : " ") + std::to_string(note.line) + " " + note.code;
    }
    return out;
}

std::string decisions(const ReaderResult& read) {
    std::string out;
    if (!read.match) return out;
    for (const std::string& one : read.match->decisions) out += (out.empty() ? "" : "; ") + one;
    return out;
}

std::string pairs(const ReaderResult& read) {
    std::string out;
    if (!read.match) return out;
    const Played played = play(*read.match, Log::Listen::Everything);
    for (const Event& event : played.fight_log.events) {
        if (event.kind.substr(0, 4) != "pair") continue;
        out += (out.empty() ? "" : " ") + std::to_string(event.number("red")) + ":" +
               std::to_string(event.number("blue"));
    }
    return out;
}

} // namespace shiaiba::test
