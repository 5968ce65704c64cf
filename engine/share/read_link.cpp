// Finds addresses among the words of a text, and opens the first that is a link of this program.
#include <algorithm>
#include <utility>

#include "share/link.hpp"
#include "share/reader.hpp"

namespace shiaiba {
namespace {

/// A word that may be a link: an address with a fragment, or a fragment alone.
struct Word {
    std::size_t start;
    std::string_view text;
};

std::vector<Word> link_words(std::string_view text) {
    std::vector<Word> words;
    std::size_t count = 0;
    for (std::size_t at = text.find_first_not_of(kBlanks); at != std::string_view::npos; ++count) {
        const std::size_t end = std::min(text.find_first_of(kBlanks, at), text.size());
        std::string_view word = text.substr(at, end - at);
        std::size_t start = at;
        // Quote marks and angle brackets are never part of an address, but stand around it in pages
        // and chats.
        if (const std::size_t opened = word.find("http"); opened != std::string_view::npos) {
            start += opened;
            word.remove_prefix(opened);
            word = word.substr(0, word.find_first_of("\"<>"));
        }
        const std::size_t scheme = word.find("://");
        const std::size_t hash = word.find('#');
        if (scheme != std::string_view::npos && hash != std::string_view::npos && scheme < hash) {
            words.push_back({start, word.substr(hash).substr(0, kMostGiven)});
        } else if (count == 0 && text.find_first_not_of(kBlanks, end) == std::string_view::npos) {
            words.push_back({start, word});
        }
        at = text.find_first_not_of(kBlanks, end);
    }
    return words;
}

void take(LinkRead read, ReaderResult& reading) {
    if (read.match) {
        reading.characters.assign(read.match->sides.begin(), read.match->sides.end());
        reading.match = std::move(read.match);
        return;
    }
    for (Entrant& entrant : read.league->entrants) {
        reading.characters.push_back(std::move(entrant.party));
        reading.groups.push_back(std::move(entrant.group));
    }
}

} // namespace

std::optional<ReaderResult> read_link(const Registry& registry, std::string_view text,
                                      const Settings& at_hand) {
    for (const Word& word : link_words(text)) {
        LinkRead read = open_link(registry, word.text, at_hand);
        const bool no_link =
            read.failure == LinkFailure::NotALink || read.failure == LinkFailure::Empty;
        if (!read.opened() && no_link) continue;
        ReaderResult reading;
        reading.form = "link";
        if (read.opened()) {
            take(std::move(read), reading);
            reading.said = said_of(reading, reading.characters.size());
            return reading;
        }
        const std::string code = shiaiba::word(read.failure);
        reading.problems.push_back(problem_in(text, word.start, code, read.said));
        const Problem& place = reading.problems.front();
        for (Problem& problem : read.problems) {
            problem.line = place.line;
            problem.column = place.column;
            problem.length = place.length;
            reading.problems.push_back(std::move(problem));
        }
        reading.said = std::move(read.said);
        return reading;
    }
    return std::nullopt;
}

} // namespace shiaiba
