// Plans in everyday sentences, as people write them who have not read how plans are worded.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shiaiba::plan {

/// What the text says in the words of plans: readings of the same sentence, the likeliest first; none where nothing of it
/// is another way to say them. "自分のHPが5点を切ったら安らぎを最優先で使う" is "自分のHPが5未満の場合、安らぎを使用する".
std::vector<std::string> in_words_of_plans(std::string_view text);

} // namespace shiaiba::plan
