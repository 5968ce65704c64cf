// Reads a condition: cuts it at its connectives and brackets, reads the terms between, and builds
// the tree. Reads an instruction by matching it with the vocabulary's forms.
#include "core/plan/read.hpp"

#include <algorithm>
#include <utility>

#include "core/plan/diagnostics.hpp"

namespace shiaiba::plan {
namespace {

enum class Is { Open, Close, And, Or, Term, End };

struct Piece {
    Is is;
    std::size_t begin;
    std::size_t end;
};

constexpr const char* kCopulas = "であるか|であり|である|で|か";

class ConditionReader {
public:
    ConditionReader(const Line& line, std::size_t begin, std::size_t end, bool open,
                    const Phrases& phrases, Problems& problems)
        : line_(&line), end_(end), open_(open), phrases_(&phrases), problems_(&problems) {
        cut(begin);
    }

    std::optional<Condition> read() {
        const std::size_t before = problems_->size();
        check_brackets();
        check_connectives();
        if (problems_->size() == before) {
            Condition condition = level(0);
            if (piece().is != Is::End) strange();
            if (problems_->size() == before) return condition;
            return std::nullopt;
        }
        for (const Piece& one : pieces_) {
            if (one.is == Is::Term) term(one);
        }
        return std::nullopt;
    }

private:
    const Piece& piece() const { return pieces_[at_]; }
    void say(const char* code, std::size_t begin, std::size_t end, int limit = 0) {
        problems_->push_back(diagnosis_at(code, *line_, begin, end, limit));
    }
    void strange() {
        say("P002", piece().begin,
            piece().is == Is::Term ? word_end(*line_, piece().begin, piece().end) : piece().end);
    }
    void cut(std::size_t begin);
    void add_term(std::size_t begin, std::size_t end);
    void check_brackets();
    void check_connectives();
    Condition level(int depth);
    Condition unit(int depth);
    Condition term(const Piece& one);

    const Line* line_;
    std::size_t end_;
    bool open_;
    const Phrases* phrases_;
    Problems* problems_;
    std::vector<Piece> pieces_;
    std::size_t at_ = 0;
};

void ConditionReader::cut(std::size_t begin) {
    const bool english = line_->lang == Lang::En;
    const std::string_view text = std::string_view(line_->text).substr(0, end_);
    struct Cutter {
        const char* en;
        const char* ja;
        Is is;
    };
    constexpr Cutter kCutters[] = {{"(", "(", Is::Open},
                                   {")", ")", Is::Close},
                                   {"and", "かつ", Is::And},
                                   {"or", "または", Is::Or}};
    std::size_t from = begin;
    for (std::size_t at = begin; at < end_;) {
        std::size_t behind = kNowhere;
        Is is = Is::End;
        for (const Cutter& cutter : kCutters) {
            if (behind != kNowhere || line_->named[at] != 0 || text[at] == ' ') break;
            behind = match_words(text, at, english ? cutter.en : cutter.ja);
            is = cutter.is;
        }
        if (behind == kNowhere) {
            ++at;
            continue;
        }
        add_term(from, at);
        pieces_.push_back({is, at, behind});
        at = from = behind;
    }
    add_term(from, end_);
    pieces_.push_back({Is::End, end_, end_});
}

void ConditionReader::add_term(std::size_t begin, std::size_t end) {
    const std::string& text = line_->text;
    while (begin < end && (text[begin] == ' ' || text[begin] == ',')) ++begin;
    while (begin < end && (text[end - 1] == ' ' || text[end - 1] == ',')) --end;
    // Behind a bracket the first part of a connective may stand alone: the で of (…)で かつ ….
    const bool behind_bracket = !pieces_.empty() && pieces_.back().is == Is::Close;
    if (line_->lang == Lang::Ja && behind_bracket) {
        for (int k = 0;; ++k) {
            const std::string_view copula = spelling(kCopulas, k);
            if (copula.data() == nullptr) break;
            if (text.compare(begin, end - begin, copula) == 0) return;
        }
    }
    if (begin < end) pieces_.push_back({Is::Term, begin, end});
}

/// Reports P015 and P019.
void ConditionReader::check_brackets() {
    std::vector<const Piece*> opened;
    const int most = phrases_->vocabulary().most_depth;
    for (const Piece& one : pieces_) {
        if (one.is == Is::Open) {
            opened.push_back(&one);
            if (static_cast<int>(opened.size()) == most + 1) say("P019", one.begin, one.end, most);
        } else if (one.is == Is::Close) {
            if (opened.empty()) {
                say("P015", one.begin, one.end);
            } else {
                opened.pop_back();
            }
        }
    }
    for (const Piece* const one : opened) say("P015", one->begin, one->end);
}

/// Reports P006 and P007.
void ConditionReader::check_connectives() {
    const int most = phrases_->vocabulary().most_terms;
    int count = 0;
    bool mixed = false;
    // The last connective at each level of brackets.
    std::vector<Is> before{Is::End};
    for (const Piece& one : pieces_) {
        if (one.is == Is::Open) before.push_back(Is::End);
        if (one.is == Is::Close && before.size() > 1) before.pop_back();
        if (one.is != Is::And && one.is != Is::Or) continue;
        if (++count == most) say("P006", one.begin, one.end, most);
        if (!mixed && before.back() != Is::End && before.back() != one.is) {
            say("P007", one.begin, one.end);
            mixed = true;
        }
        before.back() = one.is;
    }
}

Condition ConditionReader::level(int depth) {
    Condition first = unit(depth);
    if (piece().is != Is::And && piece().is != Is::Or) return first;
    const Is connective = piece().is;
    Condition whole;
    whole.kind = connective == Is::And ? Condition::Kind::And : Condition::Kind::Or;
    whole.parts.push_back(std::move(first));
    while (piece().is == connective) {
        ++at_;
        whole.parts.push_back(unit(depth));
    }
    return whole;
}

Condition ConditionReader::unit(int depth) {
    const Piece& one = piece();
    if (one.is == Is::Term) {
        ++at_;
        return term(one);
    }
    if (one.is != Is::Open) {
        strange();
        return {};
    }
    ++at_;
    Condition inner = level(depth + 1);
    if (piece().is == Is::Close) {
        ++at_;
    } else {
        strange();
    }
    return inner;
}

Condition ConditionReader::term(const Piece& one) {
    Condition condition;
    std::size_t behind = 0;
    condition.term = read_term(*line_, one.begin, one.end, *phrases_, *problems_, behind);
    if (behind == kNowhere) return condition;
    const std::string_view text = std::string_view(line_->text).substr(0, one.end);
    if (line_->lang == Lang::Ja) {
        for (int k = 0;; ++k) {
            const std::string_view copula = spelling(kCopulas, k);
            if (copula.data() == nullptr) break;
            const std::size_t end = match_words(text, behind, copula);
            if (end == kNowhere) continue;
            behind = end;
            break;
        }
    }
    while (behind < text.size() && text[behind] == ' ') ++behind;
    if (behind < text.size()) {
        say(open_ ? "P012" : "P002", behind, word_end(*line_, behind, text.size()));
    }
    return condition;
}

} // namespace

std::optional<Condition> read_condition(const Line& line, std::size_t begin, std::size_t end,
                                        bool open, const Phrases& phrases, Problems& problems) {
    return ConditionReader(line, begin, end, open, phrases, problems).read();
}

// Instructions: finds the form that matches the whole text; if there is none, the nearest form
// tells what is wrong.

namespace {

Instruction instruction_of(const FoundForm& found) {
    Instruction act;
    act.verb = found.form->verb;
    act.kind = found.form->kind;
    for (const Fixed& fixed : found.form->fixed) {
        if (fixed.tag >= 0) act.selector.push_back({fixed.tag, Cmp::Equal, fixed.value});
    }
    for (std::size_t b = 0; b < found.match.count; ++b) {
        const Binding& binding = found.match.bindings[b];
        if (binding.fill == Fill::Amount) {
            act.amount = binding.value;
        } else if (binding.source) {
            act.source = Test{binding.tag, binding.cmp, binding.value};
        } else {
            act.selector.push_back({binding.tag, binding.cmp, binding.value});
        }
    }
    sort_tests(act.selector);
    return act;
}

void check_amount(const FoundForm& found, const Line& line, const Phrases& phrases,
                  Problems& problems) {
    const auto kind = static_cast<std::size_t>(found.form->kind);
    const std::vector<int>& most = phrases.names().most;
    for (std::size_t b = 0; b < found.match.count; ++b) {
        const Binding& binding = found.match.bindings[b];
        if (binding.fill != Fill::Amount && binding.fill != Fill::TagNumber) continue;
        const int limit =
            binding.fill == Fill::Amount && kind < most.size() ? most[kind] : kMostAmount;
        if (binding.value < 0 || binding.value > limit) {
            problems.push_back(diagnosis_at("P014", line, binding.begin, binding.end));
        }
    }
}

/// Reports P016 if the text is "…を選ぶ" or "choose …" with a choice that the system doesn't have.
bool unknown_choice(const Line& line, std::size_t begin, Problems& problems) {
    const std::string_view text = line.text;
    std::size_t from = begin;
    std::size_t to = text.size();
    if (line.lang == Lang::En) {
        from = match_words(text, begin, "choose ");
        if (from == kNowhere) return false;
        const std::size_t source = text.find(" for ", from);
        if (source != kNowhere) to = source;
    } else {
        to = text.find("を選");
        if (to == kNowhere || to < begin) return false;
        const std::size_t source = text.rfind("は", to);
        if (source != kNowhere && source >= begin) from = source + 3;
    }
    if (from >= to) return false;
    problems.push_back(diagnosis_at("P016", line, from, to));
    return true;
}

const char* code_of(const FoundForm& found) {
    const Fill fill = found.match.strange_fill;
    return fill == Fill::Amount || fill == Fill::TagNumber ? "P014" : found.form->unknown;
}

} // namespace

void sort_tests(std::vector<Test>& tests) {
    for (std::size_t k = 1; k < tests.size(); ++k) {
        for (std::size_t at = k; at > 0 && tests[at].tag < tests[at - 1].tag; --at) {
            std::swap(tests[at], tests[at - 1]);
        }
    }
}

FoundForm find_form(std::string_view text, std::size_t begin, const Phrases& phrases,
                    bool strange) {
    FoundForm best;
    for (const Form& form : phrases.vocabulary().forms) {
        for (int k = 0;; ++k) {
            const std::string_view phrase = spelling(phrases.words(form), k);
            if (phrase.data() == nullptr) break;
            const PhraseMatch match = phrases.find(text, begin, phrase, strange);
            if (match.end == kNowhere || text.find_first_not_of(' ', match.end) != kNowhere)
                continue;
            const bool better =
                best.form == nullptr || match.strange_end - match.strange_begin <
                                            best.match.strange_end - best.match.strange_begin;
            if (better) best = {match, &form};
        }
    }
    return best;
}

std::optional<Instruction> read_instruction(const Line& line, std::size_t begin,
                                            const Phrases& phrases, Problems& problems) {
    const std::string_view text = line.text;
    begin = std::min(text.find_first_not_of(" ,", begin), text.size());
    if (begin == text.size()) {
        problems.push_back(diagnosis_at("P011", line, text.size(), text.size()));
        return std::nullopt;
    }
    if (const FoundForm found = find_form(text, begin, phrases, false); found.form != nullptr) {
        check_own(found.match, line, phrases, problems);
        check_amount(found, line, phrases, problems);
        return instruction_of(found);
    }
    // It may be a condition whose end is missing.
    Problems unheard;
    std::size_t behind = kNowhere;
    read_term(line, begin, text.size(), phrases, unheard, behind);
    const bool condition = line.lang == Lang::Ja && unheard.empty() && behind != kNowhere;
    if (condition) {
        const std::size_t rest = std::min(text.find_first_not_of(" ,", behind), text.size());
        const std::size_t end = word_end(line, rest, text.size());
        problems.push_back(diagnosis_at(rest == text.size() ? "P011" : "P012", line, rest, end));
        return std::nullopt;
    }
    const FoundForm nearly = find_form(text, begin, phrases, true);
    if (nearly.form != nullptr) {
        const PhraseMatch& match = nearly.match;
        problems.push_back(
            diagnosis_at(code_of(nearly), line, match.strange_begin, match.strange_end));
    } else if (!unknown_choice(line, begin, problems)) {
        // Behind a known name the words about it are what can't be understood.
        const std::size_t named = line.named.find_first_of('\0', begin);
        const std::size_t said = std::min(text.find_first_not_of(' ', named), text.size());
        const bool known = said > begin && said < text.size();
        problems.push_back(
            known ? diagnosis_at("P002", line, said, text.size())
                  : diagnosis_at("P002", line, begin, word_end(line, begin, text.size())));
    }
    return std::nullopt;
}

} // namespace shiaiba::plan
