// Cuts a condition at its connectives and brackets, reads the terms between, and builds the tree.
#include "core/plan/read_condition.hpp"

#include <algorithm>

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
    // Behind a bracket a connective's own beginning may stand alone.
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

/// P015, P019.
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

/// P006, P007.
void ConditionReader::check_connectives() {
    const int most = phrases_->vocabulary().most_terms;
    int count = 0;
    bool mixed = false;
    // The connective before, by level of brackets.
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

} // namespace shiaiba::plan
