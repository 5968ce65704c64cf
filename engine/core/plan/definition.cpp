// One comparison, one noun phrase or one value; anything else stands for no single phrase.
#include "core/plan/definition.hpp"

#include <algorithm>
#include <optional>

#include "core/plan/compile.hpp"
#include "core/plan/diagnostics.hpp"
#include "core/plan/phrase.hpp"
#include "core/plan/read_condition.hpp"

namespace shiaiba::plan {
namespace {

class DefinitionReader {
public:
    DefinitionReader(const Line& line, const Vocabulary& vocabulary, const Names& names)
        : line_(&line), phrases_(vocabulary, names, line.lang) {}

    std::optional<Text> read() const {
        if (auto said = term()) return said;
        for (const Selector& selector : phrases_.vocabulary().selectors) {
            if (auto said = noun(selector)) return said;
        }
        for (std::size_t d = 0; d < phrases_.vocabulary().domains.size(); ++d) {
            const Match match = phrases_.find_value(line_->text, 0, static_cast<int>(d));
            if (!whole(match.end)) continue;
            return in_both([&](const Phrases& phrases) {
                return phrases.say_value(static_cast<int>(d), match.bindings[0].value);
            });
        }
        return std::nullopt;
    }

private:
    bool whole(std::size_t end) const {
        return end != kNowhere && line_->text.find_first_not_of(' ', end) == kNowhere;
    }
    template <class Say>
    Text in_both(const Say& say) const {
        const auto in = [&](Lang lang) {
            return say(Phrases(phrases_.vocabulary(), phrases_.names(), lang));
        };
        return {in(Lang::Ja), in(Lang::En)};
    }
    std::optional<Text> term() const {
        Problems unheard;
        std::size_t behind = kNowhere;
        Condition condition;
        condition.term = read_term(*line_, 0, line_->text.size(), phrases_, unheard, behind);
        if (!unheard.empty() || !whole(behind)) return std::nullopt;
        return in_both([&](const Phrases& phrases) {
            return print(condition, phrases.vocabulary(), phrases.names(), phrases.lang());
        });
    }
    std::optional<Text> noun(const Selector& selector) const {
        for (int k = 0;; ++k) {
            const std::string_view phrase = spelling(phrases_.words(selector), k);
            if (phrase.data() == nullptr) return std::nullopt;
            const Match match = phrases_.find(line_->text, 0, phrase);
            if (!whole(match.end)) continue;
            return in_both(
                [&](const Phrases& phrases) { return phrases.say_noun(selector, match); });
        }
    }

    const Line* line_;
    Phrases phrases_;
};

} // namespace

Problems settle(Definition& definition, const Vocabulary& vocabulary, const Names& names) {
    const std::vector<Definition> none;
    const Line line = read_line(definition.text.substr(0, 4 * kMostCharacters),
                                {&vocabulary, &names, &none}, nullptr);
    const bool written = !definition.word.empty() && line.raw.size() <= kMostCharacters &&
                         line.text.find_first_not_of(' ') != kNowhere;
    if (written) {
        if (auto said = DefinitionReader(line, vocabulary, names).read()) {
            definition.said = std::move(*said);
            return {};
        }
    }
    Problem problem = diagnosis("P017", definition.word);
    problem.line = 1;
    problem.column = 1;
    problem.length = static_cast<int>(line.raw.size());
    return {problem};
}

Idle idle(std::span<const Definition> definitions, std::size_t which, const Names& names) {
    const std::string& word = definitions[which].word;
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : +c; };
    const auto same = [&](const std::string& other) {
        return std::equal(word.begin(), word.end(), other.begin(), other.end(),
                          [&](char a, char b) { return lower(a) == lower(b); });
    };
    for (const auto& domain : names.domains) {
        for (const Name& name : domain) {
            if (same(name.ja) || same(name.en) || same(name.other)) return Idle::Name;
        }
    }
    const auto before = definitions.first(which);
    return std::any_of(before.begin(), before.end(),
                       [&](const Definition& one) { return same(one.word); })
               ? Idle::Repeated
               : Idle::No;
}

} // namespace shiaiba::plan
