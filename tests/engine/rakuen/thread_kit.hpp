// What the tests of threads ask again and again: a reading, what was wrong in it, and what was noted.
#pragma once

#include <string>

#include "share/reader.hpp"

namespace shiaiba::test {

const Registry& rakuen_registry();
ReaderResult reading(const std::string& text, bool consent = false);

/// "line:column code ja" of every problem.
std::string thread_problems(const std::string& text);
/// "line code" of every note, between blanks.
std::string thread_notes(const ReaderResult& read);
/// Decisions of the match, between semicolons; "" where there is none.
std::string decisions(const ReaderResult& read);
/// The written pairs of the match, "4:6 5:5"; "" where there is none.
std::string pairs(const ReaderResult& read);

/// イチカ 20 15 25 rolls 61 and レン 25 20 15 rolls 34; イチカ attacks first. Eleven lines.
inline const std::string kStart =
    "◆イチカ\n【先後決定:61】\n◆レン\n【先後決定:34】\n◆イチカ\n【先攻】\n"
    "【ステータス】\nPOW:20 / SPD:15 / WIZ:25\n◆レン\n【ステータス】\n"
    "POW:25 / SPD:20 / WIZ:15\n";
/// Lines 12 to 16.
inline const std::string kFirst =
    "◆イチカ\n【攻撃:POW】\nダイス値:【4:6】\n【攻撃値:20+10=30】\n【命中値:10】\n";

} // namespace shiaiba::test
