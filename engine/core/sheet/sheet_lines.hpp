// Sheets as people post them: lines, labels in front of a colon, numbers and parts, in full or half width, and
// problems in such lines.
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
    /// Half-width, letters small; as long as `raw`.
    std::u32string folded;
};
/// Without line ends, carriage returns and byte order marks. At least one, which may be empty.
std::vector<PostedLine> posted_lines(std::string_view text);

/// Half-width, letters small.
std::u32string folded(std::string_view text);

void skip_blanks(std::u32string_view text, std::size_t& at);
/// The whole number that begins at `at`, which moves behind its digits; `most` where it is larger, 0 where there is none.
int number_at(std::u32string_view text, std::size_t& at, int most);

/// Where the text behind "label:" begins, blanks around the label apart; 0 where the line begins otherwise. The label
/// is written as lines are folded.
std::size_t behind_label(const PostedLine& line, std::u32string_view label);

/// A piece of a line without the blanks around it, and the column where it begins, from 0.
struct PostedPart {
    std::string text;
    std::size_t column = 0;
};
PostedPart part_of(std::u32string_view raw, std::size_t from,
                   std::size_t to = std::u32string_view::npos);
/// From there on, between the commas of either language; none is empty.
std::vector<PostedPart> parts_of(std::u32string_view raw, std::size_t from);

/// What stands behind the label of a party: its name, and "(GM)" behind that of a GM's.
struct PostedParty {
    std::string name;
    bool gm = false;
};
PostedParty party_in(const PostedLine& line, std::size_t behind);

/// Line from 1, column from 0.
struct PostedPlace {
    int line = 0;
    std::size_t column = 0;
};

/// Where in a text the parts of a JSON stand that was made of it.
class PostedPlaces {
public:
    /// `start`: where everything stands of which no more is known.
    explicit PostedPlaces(PostedPlace start = {}) : start_(start) {}

    /// A later place takes that of an earlier one.
    void put(std::string pointer, PostedPlace place) { places_[std::move(pointer)] = place; }
    void put_first(std::string pointer, PostedPlace place) {
        places_.emplace(std::move(pointer), place);
    }
    /// A problem with that JSON, as one of the text: of the part that its path names, or of what that is part of.
    Problem in_text(Problem problem) const;

private:
    PostedPlace start_;
    std::map<std::string, PostedPlace> places_;
};

// A problem in a line of pasted text.

/// The column counts from 0.
Problem problem_in_line(int line, std::size_t column, std::size_t length, std::string code,
                        Text text, std::string rule);

} // namespace shiaiba
