// Finds skills by what people write for them.
#include "rulesets/shiden/sheet/skill_names.hpp"

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/text/unicode.hpp"

namespace shiaiba::shiden {
namespace {

/// Spellings that stand for a name: variant characters, and okurigana that is often added.
constexpr std::array<std::pair<std::string_view, Skill>, 8> kOtherSpellings{{
    {"怒涛", Skill::Dotou},
    {"剣舞い", Skill::Kenbai},
    {"搦め手", Skill::Karamete},
    {"待ち伏せ", Skill::Machibuse},
    {"待伏せ", Skill::Machibuse},
    {"崩し技", Skill::Kuzushiwaza},
    {"裏霞み", Skill::Uragasumi},
    {"+練", Skill::PlusRen},
}};

using Spelling = std::pair<std::u32string, Skill>;

const std::vector<Spelling>& spellings() {
    static const std::vector<Spelling> all = [] {
        std::vector<Spelling> list;
        for (int k = 0; k < kSkills; ++k) {
            list.emplace_back(decode_utf8(name(skill_at(k))), skill_at(k));
        }
        for (const auto& [spelling, skill] : kOtherSpellings) {
            list.emplace_back(decode_utf8(spelling), skill);
        }
        return list;
    }();
    return all;
}

} // namespace

std::optional<Skill> skill_named(std::string_view wanted) {
    for (int k = 0; k < kSkills; ++k) {
        if (name(skill_at(k)) == wanted) return skill_at(k);
    }
    return std::nullopt;
}

std::optional<NameMatch> match_name(std::u32string_view text) {
    std::optional<NameMatch> best;
    for (const auto& [spelling, skill] : spellings()) {
        if (text.substr(0, spelling.size()) != spelling) continue;
        if (!best || spelling.size() > best->length) best = NameMatch{skill, spelling.size()};
    }
    return best;
}

std::optional<Skill> skill_from(std::string_view written) {
    std::u32string folded;
    for (const char32_t point : decode_utf8(written)) folded.push_back(fold_width(point));
    const std::u32string_view text = trim(folded);
    const auto match = match_name(text);
    if (!match || match->length != text.size()) return std::nullopt;
    return match->skill;
}

std::optional<Skill> skill_lettered(char32_t wanted) {
    for (int k = 0; k < kSkills; ++k) {
        if (decode_utf8(facts(skill_at(k)).letter)[0] == wanted) return skill_at(k);
    }
    return std::nullopt;
}

} // namespace shiaiba::shiden
