// Stamps: reads dates and times of posts.
#include "core/sheet/posted/stamps.hpp"

namespace shiaiba {

using View = std::u32string_view;

bool is_dash(char32_t point) {
    return point == '-' || (point >= 0x2010 && point <= 0x2015) || point == 0x2500;
}

bool took_date(Cursor& cursor) {
    Cursor now = cursor;
    if (!now.took_digits(1, 4) || !now.took_any(U"/-.年月") || !now.took_digits(1, 2)) return false;
    if (now.took_any(U"/-.月")) now.took_digits(1, 2);
    now.took_any(U"日");
    Cursor day = now;
    if (day.took_any(U"(") && day.took_any(U"月火水木金土日") && day.took_any(U")")) now = day;
    cursor = now;
    return true;
}

bool took_time(Cursor& cursor) {
    Cursor now = cursor;
    if (!now.took_digits(1, 2) || !now.took_any(U":") || !now.took_digits(2, 2)) return false;
    while (now.took_any(U":.")) now.took_digits(1, 6);
    Cursor half = now;
    half.skip();
    if (half.took(U"am") || half.took(U"pm")) now = half;
    cursor = now;
    return true;
}

Stamp stamp_at(View folded, std::size_t at) {
    Cursor cursor(folded, at);
    bool day = false;
    bool date = false;
    for (const View word : {U"今日", U"昨日", U"一昨日", U"today", U"yesterday"}) {
        day = day || cursor.took(word);
    }
    if (!day) date = took_date(cursor);
    cursor.skip();
    if (cursor.took(U"at ")) cursor.skip();
    const bool time = took_time(cursor);
    cursor.skip();
    while (cursor.took_any(U")]")) cursor.skip();
    if (!cursor.done() && !cursor.took(U"id:") && !cursor.took(U"(編集") &&
        !cursor.took(U"(edited")) {
        return Stamp::None;
    }
    if (time) return date ? Stamp::Full : day ? Stamp::Day : Stamp::Time;
    return date ? Stamp::Date : Stamp::None;
}

bool is_chat_head(const Glyphs& glyphs) {
    std::u32string written;
    for (const Glyph& one : glyphs) written.push_back(one.point);
    const std::u32string line = folded(encode_utf8(written));
    Cursor cursor(line, 0);
    cursor.skip();
    const std::size_t start = cursor.at();
    if (cursor.took(U"[")) {
        if (took_date(cursor)) cursor.skip();
        return took_time(cursor) && cursor.took(U"]");
    }
    // A board's: "12 ：名無しさん：2024/06/01(土) 22:11:05 ID:…".
    Cursor number(line, start);
    bool board = number.took_digits(1, 4);
    number.skip();
    board = board && number.took_any(U":.");
    for (std::size_t at = start + 1; at < line.size(); ++at) {
        if (is_digit(line[at]) && is_digit(line[at - 1])) continue;
        std::size_t end = at;
        while (end > start && is_blank(line[end - 1])) --end;
        const bool named = end < at && end > start + 1 && is_dash(line[end - 1]);
        const Stamp stamp = named || board ? stamp_at(line, at) : Stamp::None;
        if (board && stamp == Stamp::Full) return true;
        if (named && stamp != Stamp::None && stamp != Stamp::Date) return true;
    }
    return false;
}

} // namespace shiaiba
