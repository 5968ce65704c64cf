// Helpers for the tests of threads: a reading, its problems and notes as text, and the beginning of
// a thread.
#pragma once

#include <string>

#include "share/reader.hpp"

namespace shiaiba::test {

const Registry& rakuen_registry();
ReaderResult reading(const std::string& text, bool consent = false);

/// "line:column code sentence" (in Japanese) of every problem.
std::string thread_problems(const std::string& text);
/// "line code" of every note, separated by blanks.
std::string thread_notes(const ReaderResult& read);
/// The decisions of the match, separated by semicolons; "" if there is no match.
std::string decisions(const ReaderResult& read);
/// The written pairs of the match, "4:6 5:5"; "" if there is no match.
std::string pairs(const ReaderResult& read);

/// The first eleven lines of a thread: イチカ (20 15 25) rolls 61 and レン (25 20 15) 34; イチカ
/// attacks first.
inline const std::string kStart =
    "◆イチカ\n【先後決定:61】\n◆レン\n【先後決定:34】\n◆イチカ\n【先攻】\n"
    "【ステータス】\nPOW:20 / SPD:15 / WIZ:25\n◆レン\n【ステータス】\n"
    "POW:25 / SPD:20 / WIZ:15\n";
/// Lines 12 to 16: イチカ's first attack.
inline const std::string kFirst =
    "◆イチカ\n【攻撃:POW】\nダイス値:【4:6】\n【攻撃値:20+10=30】\n【命中値:10】\n";

} // namespace shiaiba::test
