// Reads one comparison: a fact, a sign or word of comparison, and a value or another fact.
#include <algorithm>

#include "core/plan/diagnostics.hpp"
#include "core/plan/read.hpp"

namespace shiaiba::plan {
namespace {

struct Sign {
    const char* words;
    Cmp cmp;
};

/// Longer signs first, because the first that matches is taken.
constexpr Sign kSigns[] = {
    {"==", Cmp::Equal},
    {"!=", Cmp::Unequal},
    {"<=", Cmp::AtMost},
    {">=", Cmp::AtLeast},
    {"=", Cmp::Equal},
    {"<", Cmp::Less},
    {">", Cmp::More},
    {"is at least", Cmp::AtLeast},
    {"is at most", Cmp::AtMost},
    {"is more than", Cmp::More},
    {"is less than", Cmp::Less},
    {"is not", Cmp::Unequal},
    {"at least", Cmp::AtLeast},
    {"at most", Cmp::AtMost},
    {"more than", Cmp::More},
    {"less than", Cmp::Less},
    {"is", Cmp::Equal},
};
constexpr Sign kJapanese[] = {
    {"以上", Cmp::AtLeast},     {"以下", Cmp::AtMost},    {"未満", Cmp::Less},
    {"より大きい", Cmp::More},  {"より多い", Cmp::More},  {"より小さい", Cmp::Less},
    {"より少ない", Cmp::Less},  {"と等しい", Cmp::Equal}, {"と異なる", Cmp::Unequal},
    {"ではない", Cmp::Unequal}, {"でない", Cmp::Unequal},
};
/// Words for an amount that give no number (P010).
constexpr const char* kVagueAmounts = "少ない|多い|低い|高い|小さい|大きい";
constexpr const char* kParticles = "が|は|を|の|で|に|と|か";

/// Reads from a place in the text on, but not beyond `end`.
class Reader {
public:
    Reader(const Line& line, std::size_t begin, std::size_t end, const Phrases& phrases,
           Problems& problems)
        : line_(&line)
        , text_(std::string_view(line.text).substr(0, end))
        , at_(begin)
        , phrases_(&phrases)
        , problems_(&problems) {}

    Term term();
    /// Reads the fact that stands here; broken if there is none.
    FactRef known();
    std::size_t at() const { return broken_ ? kNowhere : at_; }

private:
    bool skip(std::string_view word) {
        const std::size_t end = match_words(text_, at_, word);
        if (end == kNowhere) return false;
        at_ = end;
        return true;
    }
    /// Whether one of the words, "|" between them, stands here.
    bool stands_here(const char* words) const {
        for (int k = 0;; ++k) {
            const std::string_view one = spelling(words, k);
            if (one.data() == nullptr) return false;
            if (match_words(text_, at_, one) != kNowhere) return true;
        }
    }
    template <std::size_t N>
    bool sign(const Sign (&signs)[N], Cmp& cmp) {
        for (const Sign& one : signs) {
            if (!skip(one.words)) continue;
            cmp = one.cmp;
            return true;
        }
        return false;
    }
    void broken(const char* code, std::size_t begin, std::size_t end) {
        problems_->push_back(diagnosis_at(code, *line_, begin, end));
        broken_ = true;
    }
    void strange(const char* code) {
        while (at_ < text_.size() && text_[at_] == ' ') ++at_;
        broken(code, at_, word_end(*line_, at_, text_.size()));
    }
    void skip_whose();
    bool strange_name();
    /// The end of a fact that stands here without its "my" or "opponent"; kNowhere if there is
    /// none.
    std::size_t whoseless() const;
    bool right(const Fact& fact, Term& term);
    void number(const Fact& fact, Term& term);

    const Line* line_;
    std::string_view text_;
    std::size_t at_;
    const Phrases* phrases_;
    Problems* problems_;
    bool broken_ = false;
};

/// Skips "my" or "opponent", so that the problem names the word behind it.
void Reader::skip_whose() {
    std::size_t longest = at_;
    for (const Slot& slot : phrases_->vocabulary().slots) {
        if (slot.fill != Fill::Who) continue;
        const PhraseMatch match = phrases_->find_value(text_, at_, slot.domain);
        if (match.end != kNowhere && match.end < text_.size())
            longest = std::max(longest, match.end);
    }
    at_ = longest;
}

/// Reports a fact about a pattern that the sheet doesn't have.
bool Reader::strange_name() {
    const Vocabulary& vocabulary = phrases_->vocabulary();
    for (const FactPhrase& phrase : vocabulary.fact_phrases) {
        const Fact& fact = vocabulary.facts[phrase.fact];
        const bool named = fact.which >= 0;
        if (!named || !vocabulary.domains[static_cast<unsigned char>(fact.which)].numbered)
            continue;
        const PhraseMatch match =
            phrases_->find(text_, at_, spelling(phrases_->words(phrase), 0), true);
        if (match.end == kNowhere) continue;
        broken("P013", match.strange_begin,
               word_end(*line_, match.strange_begin, match.strange_end));
        return true;
    }
    return false;
}

std::size_t Reader::whoseless() const {
    for (const Slot& slot : phrases_->vocabulary().slots) {
        if (slot.fill != Fill::Who) continue;
        std::string with = phrases_->say_value(slot.domain, 0);
        if (line_->lang == Lang::En) with += ' ';
        const std::size_t added = with.size();
        with += text_.substr(at_);
        FactRef fact;
        const PhraseMatch match = phrases_->find_fact(with, 0, fact);
        if (match.end != kNowhere) return at_ + match.end - added;
    }
    return kNowhere;
}

void Reader::number(const Fact& fact, Term& term) {
    const std::size_t begin = at_;
    at_ = match_number(text_, at_, term.value);
    if (fact.type == Type::Chance) {
        // A chance is in percent, with up to two digits behind the point; without the percent sign
        // it is in 1/10,000.
        std::size_t digits = 0;
        int rest = 0;
        std::size_t behind = at_;
        if (behind + 1 < text_.size() && text_[behind] == '.') {
            behind = match_number(text_, behind + 1, rest);
            digits = behind == kNowhere ? 3 : behind - at_ - 1;
        }
        const std::size_t sign = digits <= 2 ? match_words(text_, behind, "%") : kNowhere;
        if (sign != kNowhere) {
            term.value = term.value * 100 + (digits == 1 ? rest * 10 : rest);
            at_ = sign;
        }
    }
    if (term.value < fact.least || term.value > fact.most) {
        std::size_t first = begin;
        while (first < at_ && text_[first] == ' ') ++first;
        const std::size_t end = at_;
        broken("P014", first, end);
    }
}

/// Reads the right side: a number, a symbol or another fact.
bool Reader::right(const Fact& fact, Term& term) {
    if (fact.type == Type::Symbol) {
        const PhraseMatch match = phrases_->find_value(text_, at_, fact.values);
        if (match.end != kNowhere) {
            term.value = match.bindings[0].value;
            at_ = match.end;
            return true;
        }
    }
    int number_there = 0;
    if (fact.type != Type::Symbol && match_number(text_, at_, number_there) != kNowhere) {
        number(fact, term);
        return !broken_;
    }
    FactRef other;
    const PhraseMatch match = phrases_->find_fact(text_, at_, other);
    if (match.end != kNowhere) {
        const Fact& of = phrases_->vocabulary().facts[static_cast<std::size_t>(other.fact)];
        if (of.type == fact.type && of.values == fact.values) {
            term.other = other;
            term.value = 0;
            at_ = match.end;
            return true;
        }
        while (text_[at_] == ' ') ++at_;
        broken("P014", at_, match.end);
        return false;
    }
    // "HPが少ない" gives no number: P010 asks for one.
    const bool vague = stands_here(kVagueAmounts);
    strange(vague ? "P010" : "P014");
    return false;
}

FactRef Reader::known() {
    const std::size_t begin = at_;
    FactRef fact;
    const PhraseMatch found = phrases_->find_fact(text_, at_, fact);
    if (found.end != kNowhere) {
        check_own(found, *line_, *phrases_, *problems_);
        at_ = found.end;
        return fact;
    }
    if (strange_name()) return fact;
    const std::size_t end = whoseless();
    if (end != kNowhere) {
        broken("P020", begin, end);
    } else {
        skip_whose();
        strange("P002");
    }
    return fact;
}

Term Reader::term() {
    Term term;
    bool no = false;
    const bool english = line_->lang == Lang::En;
    while (english && skip("not")) no = !no;
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    const std::size_t begin = at_;
    term.fact = known();
    if (broken_) return term;
    const Fact& fact = phrases_->vocabulary().facts[static_cast<std::size_t>(term.fact.fact)];
    if (fact.type == Type::Flag) {
        if (!english) {
            const std::size_t before = at_;
            skip("の");
            if (skip("ではない") || skip("でない")) {
                no = !no;
            } else {
                at_ = before;
            }
        }
        term.cmp = no ? Cmp::Unequal : Cmp::Equal;
        return term;
    }
    if (english || at_ == text_.size() || text_[at_] == '<' || text_[at_] == '>' ||
        text_[at_] == '=' || text_[at_] == '!') {
        if (!sign(kSigns, term.cmp)) {
            // A fact with a number but no comparison says nothing.
            broken("P014", begin, at_);
            return term;
        }
        right(fact, term);
    } else {
        if (fact.type != Type::Symbol ||
            phrases_->find_value(text_, at_, fact.values).end == kNowhere) {
            if (!skip("が") && !skip("は")) {
                broken("P014", begin, at_);
                return term;
            }
        }
        if (right(fact, term)) sign(kJapanese, term.cmp);
    }
    if (fact.type == Type::Symbol && term.cmp != Cmp::Equal && term.cmp != Cmp::Unequal &&
        !broken_) {
        broken("P014", begin, at_);
    }
    if (no) term.cmp = negated(term.cmp);
    return term;
}

} // namespace

std::size_t word_end(const Line& line, std::size_t begin, std::size_t end) {
    std::size_t at = begin;
    while (at < end) {
        const char c = line.text[at];
        if (at > begin && (c == ' ' || c == ',' || c == '(' || c == ')' || c == ':')) break;
        if (line.lang == Lang::Ja && at > begin && line.named[at] == 0) {
            bool particle = false;
            for (int k = 0; !particle; ++k) {
                const std::string_view one = spelling(kParticles, k);
                if (one.data() == nullptr) break;
                particle = line.text.compare(at, one.size(), one) == 0;
            }
            if (particle) break;
        }
        ++at;
    }
    return at;
}

void check_own(const PhraseMatch& match, const Line& line, const Phrases& phrases,
               Problems& problems) {
    for (std::size_t b = 0; b < match.count; ++b) {
        const Binding& binding = match.bindings[b];
        if (!binding.own || binding.domain < 0 || binding.end == 0) continue;
        const auto names = phrases.names().of(binding.domain);
        const auto place = static_cast<std::size_t>(binding.value);
        if (place < names.size() && !names[place].own) {
            problems.push_back(diagnosis_at("P013", line, binding.begin, binding.end));
        }
    }
}

Term read_term(const Line& line, std::size_t begin, std::size_t end, const Phrases& phrases,
               Problems& problems, std::size_t& behind) {
    Reader reader(line, begin, end, phrases, problems);
    const Term term = reader.term();
    behind = reader.at();
    return term;
}

FactRef read_fact(const Line& line, std::size_t begin, std::size_t end, const Phrases& phrases,
                  Problems& problems, std::size_t& behind) {
    Reader reader(line, begin, end, phrases, problems);
    const FactRef fact = reader.known();
    behind = reader.at();
    return fact;
}

} // namespace shiaiba::plan
