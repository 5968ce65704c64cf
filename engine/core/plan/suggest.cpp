// Suggests corrections of a plan: changes its text at the first problem, and keeps the guesses that
// compile.
#include "core/plan/editor.hpp"

#include <algorithm>

#include "core/plan/compile.hpp"
#include "core/plan/phrase.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba::plan {
namespace {

using Points = std::u32string;
using View = std::u32string_view;

/// Most words that an unknown one is compared with.
constexpr std::size_t kMostWords = 600;
/// Letters of the shortest wording in which a mistyped letter is looked for, and most places that
/// are tried.
constexpr std::size_t kLeastWording = 3;
constexpr std::size_t kMostSlips = 200;

class Guesser {
public:
    Guesser(const LineContext& reading, Lang lang) : reading_(&reading), lang_(lang) {}

    std::vector<Guess> guesses(const Points& text, const Problem& problem) const {
        if (std::string_view(problem.code) == "P020") return whose(text, problem);
        Guess guess = mended(text, problem);
        if (!guess.empty()) return {std::move(guess)};
        return mistyped(text, static_cast<std::size_t>(problem.column) - 1);
    }

private:
    /// "HPが40以下の場合": offers 自分の and 相手の in front (P020).
    std::vector<Guess> whose(const Points& text, const Problem& problem) const {
        const auto at = static_cast<std::size_t>(problem.column) - 1;
        std::vector<Guess> out;
        for (const Slot& slot : reading_->vocabulary->slots) {
            if (slot.fill != Fill::Who) continue;
            const Domain& whose =
                reading_->vocabulary->domains[static_cast<std::size_t>(slot.domain)];
            for (const Symbol& word : whose.symbols) {
                Points said = decode_utf8(spelling(english() ? word.en : word.ja, 0));
                if (english()) said += U' ';
                const Points with = text.substr(0, at) + said + text.substr(at);
                const Compiled compiled = compile(encode_utf8(with), *reading_, &lang_);
                const bool mended = std::all_of(
                    compiled.problems.begin(), compiled.problems.end(), [&](const Problem& one) {
                        return one.column > problem.column + static_cast<int>(said.size());
                    });
                if (mended) out.push_back({encode_utf8(trim(with))});
            }
            if (!out.empty()) return out;
        }
        return out;
    }

    /// The correction for the code of the problem; empty if there is none that compiles.
    Guess mended(const Points& text, const Problem& problem) const {
        const auto at = static_cast<std::size_t>(problem.column) - 1;
        const auto length = static_cast<std::size_t>(problem.length);
        const std::string_view code = problem.code;
        if (code == "P005") return ranking(text);
        if (code == "P004") return hidden_condition(text, at, length);
        if (code == "P003") return two(text, at, length);
        if (code == "P007") return brackets(text, at);
        if (code == "P012") {
            const View sign = english() ? U": " : U"の場合、";
            std::size_t end = at;
            while (end > 0 && (is_blank(text[end - 1]) || text[end - 1] == U'、')) --end;
            return all({text.substr(0, end) + Points(sign) + text.substr(at)});
        }
        if (code == "P002" || code == "P013" || code == "P016")
            return another_word(text, at, length);
        return {};
    }

    bool english() const { return lang_ == Lang::En; }
    bool compiles(const Points& text) const {
        return compile(encode_utf8(text), *reading_, &lang_).plan.has_value();
    }
    /// The texts if all of them compile, else none.
    std::vector<std::string> all(const std::vector<Points>& texts) const {
        std::vector<std::string> out;
        for (const Points& text : texts) {
            if (!compiles(text)) return {};
            out.push_back(encode_utf8(trim(text)));
        }
        return out;
    }

    /// The condition with its end; empty if the text has none.
    Points condition_of(const Points& text) const {
        const View end = english() ? U":" : U"場合";
        const std::size_t found = text.find(end);
        if (found == Points::npos) return {};
        Points out = text.substr(0, found + end.size());
        out += english() ? U" " : U"、";
        return out;
    }

    /// Ends a clause that goes on: "狙い" becomes "狙う". The text as it is if no ending compiles.
    Points ended(Points text) const {
        while (!text.empty() &&
               (is_blank(text.back()) || text.back() == U'、' || text.back() == U',')) {
            text.pop_back();
        }
        if (compiles(text) || text.size() < 2) return text;
        if (text.back() == U'ず') {
            // 使用せず、狙わず
            text.pop_back();
            if (text.back() == U'せ') text.back() = U'し';
            return text + U"ない";
        }
        for (std::size_t drop = 1; drop <= 2; ++drop) {
            for (const View end : {View(U"う"), View(U"する"), View(U"す"), View(U"る"),
                                   View(U"ぶ"), View(U"しない"), View(U"わない"), View(U"ない")}) {
                Points changed = text.substr(0, text.size() - drop) + Points(end);
                if (compiles(changed)) return changed;
            }
        }
        return text;
    }

    /// The text without joining words at its beginning.
    Points begun(Points text) const {
        constexpr View kJoining[] = {U"、",     U",",      U" ",   U"また", U"そして",
                                     U"さらに", U"それが", U"and", U"also", U";"};
        for (bool again = true; again;) {
            again = false;
            for (const View word : kJoining) {
                if (text.compare(0, word.size(), word) != 0) continue;
                text.erase(0, word.size());
                again = true;
            }
        }
        return text;
    }

    std::vector<std::string> two(const Points& text, std::size_t at, std::size_t length) const {
        const bool verb = !english() && text.substr(at, 2) == U"使用";
        const std::size_t cut = verb ? at + length : at;
        const Points condition = condition_of(text);
        const Points first = ended(text.substr(0, cut));
        Points second = begun(text.substr(cut));
        if (condition.size() < cut) second = condition + second;
        return all({first, second});
    }

    std::vector<std::string> hidden_condition(const Points& text, std::size_t at,
                                              std::size_t length) const {
        if (english()) {
            const Points condition = text.substr(at + length);
            return all({U"when" + condition + U": " + text.substr(0, at)});
        }
        Points first = text.substr(0, at);
        for (const View word : {View(U"が"), View(U"それ")}) {
            if (first.size() >= word.size() && first.substr(first.size() - word.size()) == word) {
                first.erase(first.size() - word.size());
            }
        }
        return all({ended(first), begun(text.substr(at + length))});
    }

    /// Puts brackets round the part before the connective that differs.
    std::vector<std::string> brackets(const Points& text, std::size_t at) const {
        const std::size_t begin = english() ? text.find(U' ') + 1 : 0;
        Points changed = text;
        std::size_t end = at;
        while (end > begin && is_blank(text[end - 1])) --end;
        changed.insert(end, 1, U')');
        changed.insert(begin, 1, U'(');
        return all({changed});
    }

    /// "パネルは火>水>風の順で狙う": a plan for each step.
    std::vector<std::string> ranking(const Points& text) const {
        const auto is_sign = [](char32_t c) { return c == U'>' || c == U'＞'; };
        const auto first = std::find_if(text.begin(), text.end(), is_sign);
        if (first == text.end()) return {};
        constexpr View kEnds = U"はをのでと、,：:> ＞";
        auto begin = static_cast<std::size_t>(first - text.begin());
        while (begin > 0 && is_blank(text[begin - 1])) --begin;
        while (begin > 0 && kEnds.find(text[begin - 1]) == View::npos) --begin;
        std::vector<Points> items{{}};
        std::size_t end = begin;
        for (; end < text.size(); ++end) {
            if (is_sign(text[end])) {
                items.emplace_back();
            } else if (is_blank(text[end]) && (items.back().empty() || is_sign(next(text, end)))) {
                continue;
            } else if (kEnds.find(text[end]) != View::npos) {
                break;
            } else {
                items.back() += text[end];
            }
        }
        return steps(text.substr(0, begin), items, text.substr(end));
    }
    /// The first character from `at` on that is no blank.
    static char32_t next(const Points& text, std::size_t at) {
        while (at < text.size() && is_blank(text[at])) ++at;
        return at < text.size() ? text[at] : U' ';
    }

    std::vector<std::string> steps(const Points& before, const std::vector<Points>& items,
                                   const Points& behind) const {
        const auto each = [&](const Points& prefix, const Points& suffix) {
            std::vector<Points> texts;
            for (const Points& item : items) {
                texts.push_back(prefix);
                texts.back().append(item).append(suffix);
            }
            return all(texts);
        };
        if (english()) return each(before, behind);
        Points noun = before;
        if (!noun.empty() && noun.back() == U'は') noun.pop_back();
        for (const Form& form : reading_->vocabulary->forms) {
            // The words behind the last slot: "を狙う".
            const Points words = decode_utf8(spelling(form.ja, 0));
            const std::size_t slot = words.rfind(U'}');
            if (slot == Points::npos || words.size() < slot + 3) continue;
            const Points tail = words.substr(slot + 1);
            if (behind.find(tail.substr(tail.size() - 2)) == Points::npos) continue;
            for (const Points& with : {noun, Points()}) {
                auto found = each({}, with + tail);
                if (!found.empty()) return found;
            }
        }
        return {};
    }

    /// Puts in the known word that differs least from the unknown one and makes the text compile.
    std::vector<std::string> another_word(const Points& text, std::size_t at,
                                          std::size_t length) const {
        const Points strange = text.substr(at, length);
        std::vector<std::pair<std::size_t, Points>> near;
        const auto consider = [&](std::string_view word) {
            const Points candidate = decode_utf8(word);
            if (candidate.empty()) return;
            const std::size_t far = distance(strange, candidate);
            if (near.size() < kMostWords && 2 * far <= std::max<std::size_t>(2, candidate.size())) {
                near.emplace_back(far, candidate);
            }
        };
        for (const auto& domain : reading_->names->domains) {
            for (const Name& name : domain) {
                if (name.own) consider(english() && !name.en.empty() ? name.en : name.ja);
            }
        }
        const auto words = [this](const auto& worded) { return english() ? worded.en : worded.ja; };
        for (const Domain& domain : reading_->vocabulary->domains) {
            for (const Symbol& symbol : domain.symbols) consider(spelling(words(symbol), 0));
        }
        for (const FactPhrase& phrase : reading_->vocabulary->fact_phrases) {
            const std::string_view whole = spelling(words(phrase), 0);
            std::string_view end = whole.substr(whole.rfind('}') + 1);
            while (!end.empty() && end.front() == ' ') end.remove_prefix(1);
            consider(end);
        }
        std::stable_sort(near.begin(), near.end(),
                         [](const auto& x, const auto& y) { return x.first < y.first; });
        for (const auto& [far, word] : near) {
            auto found = all({text.substr(0, at) + word + text.substr(at + length)});
            if (!found.empty()) return found;
        }
        return {};
    }

    /// The words of phrases between their slots, if long enough to be known with one letter
    /// mistyped.
    std::vector<Points> wordings() const {
        std::vector<Points> out;
        const auto add = [&](std::string_view words) {
            for (int k = 0;; ++k) {
                const std::string_view one = spelling(words.data(), k);
                if (one.data() == nullptr) return;
                Points piece;
                const auto end = [&] {
                    const Points said{trim(piece)};
                    if (said.size() >= kLeastWording) out.push_back(said);
                    piece.clear();
                };
                bool slot = false;
                for (const char32_t c : decode_utf8(one)) {
                    slot = c == '{' || (slot && c != '}');
                    if (slot || c == '}' || c == '[' || c == ']') {
                        end();
                    } else {
                        piece.push_back(c);
                    }
                }
                end();
            }
        };
        const Vocabulary& vocabulary = *reading_->vocabulary;
        for (const Form& one : vocabulary.forms) add(english() ? one.en : one.ja);
        for (const FactPhrase& one : vocabulary.fact_phrases) add(english() ? one.en : one.ja);
        for (const Selector& one : vocabulary.selectors) add(english() ? one.en : one.ja);
        add(english()
                ? "at least|at most|more than|less than"
                : "以上の場合|以下の場合|未満の場合|より大きい場合|でない場合|である場合|の場合");
        return out;
    }

    /// Mends one mistyped letter anywhere: puts a wording in place of a part that differs from it
    /// by one letter. Gives all mended texts that lie equally near to the problem.
    std::vector<Guess> mistyped(const Points& text, std::size_t at) const {
        struct Slip {
            std::size_t off;
            std::size_t begin;
            std::size_t size;
            const Points* wording;
        };
        std::vector<Slip> slips;
        const std::vector<Points> all_wordings = wordings();
        for (const Points& wording : all_wordings) {
            for (std::size_t size = wording.size() - 1; size <= wording.size() + 1; ++size) {
                for (std::size_t begin = 0; begin + size <= text.size(); ++begin) {
                    if (!is_slip(View(text).substr(begin, size), wording)) continue;
                    const std::size_t end = begin + size;
                    const std::size_t off = at < begin ? begin - at : at > end ? at - end : 0;
                    slips.push_back({off, begin, size, &wording});
                }
            }
        }
        std::stable_sort(slips.begin(), slips.end(),
                         [](const Slip& x, const Slip& y) { return x.off < y.off; });
        if (slips.size() > kMostSlips) slips.resize(kMostSlips);
        std::vector<Guess> out;
        std::size_t nearest = text.size();
        for (const Slip& slip : slips) {
            if (!out.empty() && slip.off > nearest) break;
            Points changed = text;
            changed.replace(slip.begin, slip.size, *slip.wording);
            const Guess guess = all({changed});
            if (guess.empty() || std::find(out.begin(), out.end(), guess) != out.end()) continue;
            nearest = slip.off;
            out.push_back(guess);
        }
        return out;
    }

    /// Whether the two differ by one letter that was put in, left out or changed.
    static bool is_slip(View x, View y) {
        while (!x.empty() && !y.empty() && x.front() == y.front()) {
            x.remove_prefix(1);
            y.remove_prefix(1);
        }
        while (!x.empty() && !y.empty() && x.back() == y.back()) {
            x.remove_suffix(1);
            y.remove_suffix(1);
        }
        return std::max(x.size(), y.size()) == 1;
    }

    /// Edit distance: letters to put in, take out or change.
    static std::size_t distance(const Points& x, const Points& y) {
        std::vector<std::size_t> row(y.size() + 1);
        for (std::size_t j = 0; j <= y.size(); ++j) row[j] = j;
        for (std::size_t i = 1; i <= x.size(); ++i) {
            std::size_t corner = row[0];
            row[0] = i;
            for (std::size_t j = 1; j <= y.size(); ++j) {
                const std::size_t change = corner + (x[i - 1] == y[j - 1] ? 0 : 1);
                corner = row[j];
                row[j] = std::min({row[j] + 1, row[j - 1] + 1, change});
            }
        }
        return row[y.size()];
    }

    const LineContext* reading_;
    Lang lang_;
};

} // namespace

std::vector<Guess> suggest(std::string_view text, const LineContext& reading, const Lang* lang) {
    const Compiled compiled = compile(text, reading, lang);
    if (compiled.problems.empty()) return {};
    const Problem& first = compiled.problems.front();
    if (first.code == "P001" || first.code == "P018") return {};
    return Guesser(reading, compiled.lang).guesses(decode_utf8(text), first);
}

} // namespace shiaiba::plan
