// Sheet lines: reads lines of sheets, i.e. labels before a colon, numbers and parts, in full or
// half width; and makes problems at places of the text.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/problem.hpp"

namespace shiaiba {

struct PostedLine {
    /// 1-based.
    int number = 0;
    std::u32string raw;
    /// Half-width, lower case; index for index the same characters as `raw`.
    std::u32string folded;
};
/// The lines of a text without line ends, carriage returns and byte order marks. At least one line,
/// which may be empty.
std::vector<PostedLine> posted_lines(std::string_view text);

/// The text in half width and lower case.
std::u32string folded(std::string_view text);

void skip_blanks(std::u32string_view text, std::size_t& at);
/// The whole number that begins at `at`, at most `most`; 0 if there is none. Moves `at` behind the
/// digits.
int number_at(std::u32string_view text, std::size_t& at, int most);

/// Index behind "label:" at the beginning of the line (blanks around the label are allowed); 0 if
/// the line begins otherwise. `label` must be folded.
std::size_t behind_label(const PostedLine& line, std::u32string_view label);

/// A part of a line without blanks around it, and the column (from 0) where it begins.
struct PostedPart {
    std::string text;
    std::size_t column = 0;
};
PostedPart part_of(std::u32string_view raw, std::size_t from,
                   std::size_t to = std::u32string_view::npos);
/// The parts of the line from `from` on, separated by commas (、 , ，); empty parts are left out.
std::vector<PostedPart> parts_of(std::u32string_view raw, std::size_t from);

/// The value behind the label of a party: its name, and whether "(GM)" stands behind it.
struct PostedParty {
    std::string name;
    bool gm = false;
};
PostedParty party_in(const PostedLine& line, std::size_t behind);

/// 1-based line, 0-based column.
struct PostedPlace {
    int line = 0;
    std::size_t column = 0;
};

/// Maps JSON pointers of a build that was read from text to places in that text.
class PostedPlaces {
public:
    /// `start`: the place for pointers that aren't known, nor any of their parents.
    explicit PostedPlaces(PostedPlace start = {}) : start_(start) {}

    /// Sets the place of a pointer; a later call replaces an earlier one, put_first() doesn't.
    void put(std::string pointer, PostedPlace place) { places_[std::move(pointer)] = place; }
    void put_first(std::string pointer, PostedPlace place) {
        places_.emplace(std::move(pointer), place);
    }
    /// Converts a problem at a pointer to a problem at a place: that of the pointer, or of its
    /// nearest known parent.
    Problem in_text(Problem problem) const;

private:
    PostedPlace start_;
    std::map<std::string, PostedPlace> places_;
};

// Problems in a line of pasted text.

/// `column` counts from 0, Problem::column from 1.
Problem problem_in_line(int line, std::size_t column, std::size_t length, std::string code,
                        Text text, std::string rule);

} // namespace shiaiba
