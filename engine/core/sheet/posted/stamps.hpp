// Stamps: dates and times of posts, as boards and chats write them above or before a post.
#pragma once

#include <cstddef>
#include <string_view>

#include "core/sheet/posted/glyphs.hpp"
#include "core/sheet/sheet_lines.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {

bool is_dash(char32_t point);

/// Reads a line from an index on. took… functions move on only if they find what they look for.
class Cursor {
public:
    Cursor(std::u32string_view text, std::size_t at) : text_(text), at_(at) {}
    std::size_t at() const { return at_; }
    bool done() const { return at_ >= text_.size(); }
    void skip() { skip_blanks(text_, at_); }
    bool took(std::u32string_view word) {
        if (text_.substr(at_, word.size()) != word) return false;
        at_ += word.size();
        return true;
    }
    bool took_any(std::u32string_view points) {
        if (done() || points.find(text_[at_]) == std::u32string_view::npos) return false;
        ++at_;
        return true;
    }
    bool took_digits(std::size_t least, std::size_t most) {
        std::size_t end = at_;
        while (end < text_.size() && is_digit(text_[end])) ++end;
        if (end - at_ < least || end - at_ > most) return false;
        at_ = end;
        return true;
    }
    bool took_dash() {
        if (done() || !is_dash(text_[at_])) return false;
        ++at_;
        return true;
    }

private:
    std::u32string_view text_;
    std::size_t at_;
};

/// Takes a date: "2024/06/01", "2024年6月1日(土)", "6/1".
bool took_date(Cursor& cursor);
/// Takes a time: "22:11:05.12", "9:34 pm".
bool took_time(Cursor& cursor);

enum class Stamp {
    None,
    Date,
    Time,
    /// A word for a day and a time: 今日 21:34.
    Day,
    Full,
};
/// The kind of stamp that fills the rest of the line, apart from an id behind it; None if it isn't
/// one. `folded`: half-width, lower case.
Stamp stamp_at(std::u32string_view folded, std::size_t at);

/// Whether the line is the head of a chat post, with author and time: "[21:06] みかん: どうかな",
/// "みかん — 今日 21:06", "3 ：みかん：2024/06/01(土) 21:06:05".
bool is_chat_head(const Glyphs& glyphs);

} // namespace shiaiba
