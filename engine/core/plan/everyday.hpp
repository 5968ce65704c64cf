// Everyday wordings of plans: rewrites sentences of people who haven't read how plans are worded
// (docs/plans.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shiaiba::plan {

/// Readings of the text in the words of plans, the likeliest first; they need not compile. Empty if
/// nothing in the text is an everyday wording. "自分のHPが5点を切ったら安らぎを最優先で使う"
/// becomes "自分のHPが5未満の場合、安らぎを使用する".
std::vector<std::string> in_words_of_plans(std::string_view text);

} // namespace shiaiba::plan
