// Fills the places of sentences and joins lists, in both languages.
#include "core/text/fill.hpp"

#include <algorithm>

namespace shiaiba {
namespace {

void fill(std::string& sentence, std::initializer_list<Filling> fillings, Lang lang) {
    for (std::size_t at = 0; (at = sentence.find('{', at)) != std::string::npos;) {
        const std::size_t end = sentence.find('}', at);
        if (end == std::string::npos) return;
        const std::string_view key = std::string_view(sentence).substr(at + 1, end - at - 1);
        const auto* const found =
            std::find_if(fillings.begin(), fillings.end(),
                         [&](const Filling& filling) { return filling.key == key; });
        if (found == fillings.end()) {
            at = end;
            continue;
        }
        const std::string& with = found->with.in(lang);
        sentence.replace(at, end + 1 - at, with);
        at += with.size();
    }
}

} // namespace

Text fill(Text sentence, std::initializer_list<Filling> fillings) {
    fill(sentence.ja, fillings, Lang::Ja);
    fill(sentence.en, fillings, Lang::En);
    return sentence;
}

void enumerate(Text& list, const Text& term) {
    if (!list.ja.empty()) list.ja += "、";
    if (!list.en.empty()) list.en += ", ";
    list.ja += term.ja;
    list.en += term.en;
}

Text in_parentheses(const Text& inner) {
    if (inner.ja.empty()) return {};
    return {"（" + inner.ja + "）", " (" + inner.en + ")"};
}

} // namespace shiaiba
