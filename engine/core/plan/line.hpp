// A plan's text made plain for reading, with the way back to the places in the raw text.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/plan/vocabulary.hpp"
#include "core/text/text.hpp"

namespace shiaiba::plan {

/// A word that stands for a phrase.
struct Definition {
    std::string word;
    /// As it was written.
    std::string text;
    /// In each language, once it is known to be one phrase (`settle`): a plan takes its own.
    Text said = {};
};

struct Line {
    /// UTF-8: full-width letters and signs are plain, Japanese has no blanks, English has single ones.
    std::string text;
    /// For every byte the raw character that it comes from (0-based), and the one behind that.
    std::vector<int> from;
    std::vector<int> to;
    /// For every byte: 1 where it belongs to a name, a defined word or something quoted.
    std::string named;
    /// For every raw character: 1 where it belongs to a defined word.
    std::string defined;
    std::u32string raw;
    Lang lang = Lang::Ja;
    /// Definitions written out make more of it than is read.
    bool too_long = false;

    /// Raw place of bytes: 1-based, as diagnostics have it.
    int column(std::size_t begin) const;
    int length(std::size_t begin, std::size_t end) const;
    std::string raw_text(std::size_t begin, std::size_t end) const;
};

struct LineContext {
    const Vocabulary* vocabulary;
    const Names* names;
    const std::vector<Definition>* definitions;
};

/// Names are looked for in what `read_line` makes of a text, where full-width signs are plain.
void fold_names(Names& names);

/// `lang` nullptr: by the letters.
Line read_line(std::string_view text, const LineContext& reading, const Lang* lang);

/// Does `word` stand at a place, whatever the case of its letters? At ASCII letters and digits only as
/// a whole word; a blank in `word` is a place where words part. Where it ends, or npos.
std::size_t match_words(std::string_view text, std::size_t at, std::string_view word);

/// Calls of split("a|b", k): the k-th part; nullptr data behind the last one.
std::string_view spelling(std::string_view words, int k);

inline constexpr std::size_t kNowhere = std::string_view::npos;

} // namespace shiaiba::plan
