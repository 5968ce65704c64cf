// Reads amounts by recursive descent (sums, products, factors), with each problem at its place, and
// prints them.
#include "core/plan/amount.hpp"

#include <utility>

#include "core/plan/diagnostics.hpp"
#include "core/plan/phrase.hpp"
#include "core/plan/read.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba::plan {
namespace {

using Is = Amount::Is;

struct Joint {
    const char* words;
    Is is;
};
constexpr Joint kSums[] = {{"+", Is::Add},
                           {"-", Is::Subtract},
                           {"−", Is::Subtract},
                           {"plus", Is::Add},
                           {"minus", Is::Subtract}};
constexpr Joint kProducts[] = {{"×", Is::Multiply},     {"*", Is::Multiply},
                               {"÷", Is::Divide},       {"/", Is::Divide},
                               {"times", Is::Multiply}, {"divided by", Is::Divide}};
constexpr Joint kBounds[] = {{"min(", Is::Least}, {"max(", Is::Most}};
/// Words in front of the part that they change; each brings the number 2.
struct Part {
    const char* words;
    Is is;
};
constexpr Part kParts[] = {{"half of", Is::Divide}, {"half", Is::Divide}, {"twice", Is::Multiply}};

class AmountReader {
public:
    AmountReader(const Line& line, const Phrases& phrases, Problems& problems)
        : line_(&line), text_(line.text), phrases_(&phrases), problems_(&problems) {}

    Amount read() {
        sum();
        // The rest is a bracket or comma too many, or a word that joins nothing.
        if (skip_blanks() < text_.size()) {
            const bool sign = text_[at_] == ')' || text_[at_] == ',';
            say(text_[at_] == ')' ? "P015" : "P002", at_,
                sign ? at_ + 1 : word_end(*line_, at_, text_.size()));
        }
        if (parts_ > kMostParts) say("P021", 0, text_.size(), static_cast<int>(kMostParts));
        return std::move(amount_);
    }

private:
    std::size_t skip_blanks() {
        while (at_ < text_.size() && text_[at_] == ' ') ++at_;
        return at_;
    }
    bool skip(std::string_view word) {
        const std::size_t end = match_words(text_, at_, word);
        if (end == kNowhere) return false;
        at_ = end;
        return true;
    }
    template <std::size_t N, class Words>
    const Words* one_of(const Words (&words)[N]) {
        for (const Words& one : words) {
            if (skip(one.words)) return &one;
        }
        return nullptr;
    }
    void say(const char* code, std::size_t begin, std::size_t end, int limit = 0) {
        problems_->push_back(diagnosis_at(code, *line_, begin, end, limit));
    }
    void push(Amount::Node node) {
        const bool part = node.is == Is::Number || node.is == Is::Fact;
        if (part) ++parts_;
        // An amount that is far too long is not read on: P021 says enough.
        if (parts_ > kMostParts) return give_up();
        amount_.nodes.push_back(node);
    }
    /// Ends the reading; brackets that are still open aren't reported.
    void give_up() {
        given_up_ = true;
        at_ = text_.size();
    }
    void join(Is is) { push({is}); }

    void sum() {
        product();
        while (const Joint* const joint = one_of(kSums)) {
            product();
            join(joint->is);
        }
    }

    void product() {
        factor();
        for (;;) {
            if (const Joint* const joint = one_of(kProducts)) {
                if (joint->is == Is::Divide) {
                    divisor();
                } else {
                    factor();
                }
                join(joint->is);
            } else if (skip("の半分")) {
                push({Is::Number, 2});
                join(Is::Divide);
            } else if (!fold()) {
                return;
            }
        }
    }

    /// Reads 「のn倍」, a factor behind its operand.
    bool fold() {
        const std::size_t before = at_;
        int n = 0;
        const std::size_t end = skip("の") ? match_number(text_, at_, n) : kNowhere;
        if (end != kNowhere) {
            const std::size_t begin = std::exchange(at_, end);
            if (skip("倍")) {
                number(begin, n);
                join(Is::Multiply);
                return true;
            }
        }
        at_ = before;
        return false;
    }

    /// Reads a divisor: only a written number from 1 on, so that nothing is divided by 0.
    void divisor() {
        int n = 0;
        const std::size_t begin = skip_blanks();
        const std::size_t end = match_number(text_, at_, n);
        if (end == kNowhere || n < 1) {
            if (end == kNowhere) return broken("P014");
            say("P014", begin, end);
        }
        at_ = end;
        number(begin, n);
    }

    /// Adds the number `n`, which is written from `begin` up to here.
    void number(std::size_t begin, int n) {
        if (n < -kMostWritten || n > kMostWritten) say("P014", begin, at_);
        push({Is::Number, n});
    }

    void factor() {
        const std::size_t begin = skip_blanks();
        int n = 0;
        const std::size_t digits = match_number(text_, at_, n);
        if (digits != kNowhere) {
            at_ = digits;
            return number(begin, n);
        }
        if (skip("-") || skip("−")) {
            const std::size_t behind = match_number(text_, at_, n);
            if (behind != kNowhere && n >= 0) {
                at_ = behind;
                return number(begin, -n);
            }
            push({Is::Number, 0});
            factor();
            return join(Is::Subtract);
        }
        if (const Part* const part = one_of(kParts)) {
            factor();
            push({Is::Number, 2});
            return join(part->is);
        }
        if (const Joint* const bound = one_of(kBounds)) return bounded(bound->is, begin);
        if (skip("(")) {
            if (!deeper(begin)) return;
            sum();
            --depth_;
            return close(begin);
        }
        fact();
    }

    bool deeper(std::size_t begin) {
        const int most = phrases_->vocabulary().most_depth;
        if (++depth_ <= most) return true;
        say("P019", begin, begin + 1, most);
        give_up();
        return false;
    }
    void close(std::size_t begin) {
        skip_blanks();
        if (skip(")") || given_up_) return;
        if (at_ < text_.size()) return broken("P002");
        say("P015", begin, begin + 1);
    }

    /// Reads the two or more parts of min(a, b) or max(a, b), behind the opening bracket.
    void bounded(Is is, std::size_t begin) {
        if (!deeper(begin)) return;
        sum();
        int others = 0;
        while (skip(",")) {
            sum();
            join(is);
            ++others;
        }
        --depth_;
        if (others == 0 && problems_->empty() && !given_up_) say("P014", begin, at_);
        close(begin);
    }

    void fact() {
        const std::size_t begin = skip_blanks();
        if (begin == text_.size()) {
            if (!given_up_) say("P014", begin, begin);
            return;
        }
        std::size_t behind = kNowhere;
        const FactRef found = read_fact(*line_, begin, text_.size(), *phrases_, *problems_, behind);
        if (behind == kNowhere) return pass_over();
        at_ = behind;
        const Fact& of = phrases_->vocabulary().facts[static_cast<std::size_t>(found.fact)];
        if (of.type != Type::Number) say("P014", begin, behind);
        push({Is::Fact, 0, found});
    }

    void broken(const char* code) {
        skip_blanks();
        say(code, at_, word_end(*line_, at_, text_.size()));
        pass_over();
    }
    /// Skips a part that can't be understood. The number 0 takes its place, so that problems behind
    /// it are found too.
    void pass_over() {
        push({Is::Number, 0});
        constexpr std::string_view kEnds[] = {"+", "-", "−", "×", "*", "÷", "/", ",", "(", ")"};
        for (; at_ < text_.size(); ++at_) {
            if (line_->named[at_] != 0) continue;
            for (const std::string_view end : kEnds) {
                if (text_.substr(at_, end.size()) == end) return;
            }
        }
    }

    const Line* line_;
    std::string_view text_;
    const Phrases* phrases_;
    Problems* problems_;
    Amount amount_;
    std::size_t at_ = 0;
    std::size_t parts_ = 0;
    int depth_ = 0;
    bool given_up_ = false;
};

/// Makes messages about plans speak of an expression.
void call_expression(Problems& problems) {
    const auto put = [](std::string& said, std::string_view word, std::string_view other) {
        const std::size_t at = said.find(word);
        if (at != std::string::npos) said.replace(at, word.size(), other);
    };
    for (Problem& problem : problems) {
        put(problem.text.en, "The plan", "The expression");
        put(problem.text.ja, "プラン", "式");
    }
}

/// Compiles in the language that the letters suggest or, if that fails, in the other one: 「距離」
/// has no kana and looks English. If both fail, the problems of the first are returned.
template <class Result, class Read>
Checked<Result> compiled(std::string_view text, const LineContext& reading, const Read& read) {
    const auto in = [&](const Lang* lang) -> std::pair<Checked<Result>, Lang> {
        const bool flood = text.size() > 4 * static_cast<std::size_t>(kMostCharacters);
        const Line line = read_line(text.substr(0, 4 * kMostCharacters), reading, lang);
        Problems problems;
        if (line.text.empty()) {
            problems.push_back(diagnosis("P001", {}));
            problems.back().line = problems.back().column = 1;
            return {problems, line.lang};
        }
        if (flood || line.too_long || line.raw.size() > kMostCharacters) {
            problems.push_back(diagnosis("P018", {}));
            problems.back().line = problems.back().column = 1;
            return {problems, line.lang};
        }
        const Phrases phrases(*reading.vocabulary, *reading.names, line.lang);
        Halves all;
        all.condition_end = all.instruction_begin = line.text.size();
        problems = scan(line, all, phrases);
        if (!problems.empty()) {
            sort_diagnoses(problems);
            return {problems, line.lang};
        }
        Result result = read(line, phrases, problems);
        if (problems.empty()) return {std::move(result), line.lang};
        sort_diagnoses(problems);
        return {problems, line.lang};
    };
    auto [first, lang] = in(nullptr);
    if (first) return std::move(first);
    const Lang other = lang == Lang::Ja ? Lang::En : Lang::Ja;
    auto second = in(&other).first;
    if (second) return second;
    Problems problems = first.problems();
    call_expression(problems);
    return problems;
}

} // namespace

std::int64_t joined(Amount::Is by, std::int64_t left, std::int64_t right) {
    std::int64_t out = 0;
    switch (by) {
    case Is::Add: out = left + right; break;
    case Is::Subtract: out = left - right; break;
    case Is::Multiply: out = left * right; break;
    case Is::Divide: out = left >= 0 ? left / right : -((right - 1 - left) / right); break;
    case Is::Least: out = std::min(left, right); break;
    default: out = std::max(left, right); break;
    }
    return std::clamp(out, -kMostReckoned, kMostReckoned);
}

Checked<Amount> compile_amount(std::string_view text, const LineContext& reading) {
    return compiled<Amount>(text, reading,
                            [](const Line& line, const Phrases& phrases, Problems& problems) {
                                return AmountReader(line, phrases, problems).read();
                            });
}

Checked<Condition> compile_condition(std::string_view text, const LineContext& reading) {
    return compiled<Condition>(
        text, reading, [](const Line& line, const Phrases& phrases, Problems& problems) {
            std::size_t begin = 0;
            std::size_t end = line.text.size();
            if (line.lang == Lang::En) {
                for (const std::string_view word : {"when", "if"}) {
                    const std::size_t behind = match_words(line.text, 0, word);
                    if (behind != kNowhere && begin == 0) begin = behind;
                }
            } else {
                for (const std::string_view word : {"の場合", "場合", "なら"}) {
                    if (end != line.text.size() || !line.text.ends_with(word)) continue;
                    if (line.named[end - 1] == 0) end -= word.size();
                }
            }
            if (line.text.find_first_not_of(" ,", begin) >= end) {
                problems.push_back(diagnosis_at("P001", line, begin, end));
                return Condition{};
            }
            auto read = read_condition(line, begin, end, false, phrases, problems);
            return read ? std::move(*read) : Condition{};
        });
}

std::string print(const Amount& amount, const Vocabulary& vocabulary, const Names& names, Lang lang,
                  const std::vector<int>* found) {
    const Phrases phrases(vocabulary, names, lang);
    const bool ja = lang == Lang::Ja;
    enum Rank { kSum, kProduct, kAtom };
    struct Said {
        std::string text;
        Rank rank;
        std::string in_brackets_below(Rank least) const {
            return rank < least ? "(" + text + ")" : text;
        }
    };
    std::vector<Said> stack;
    std::size_t fact = 0;
    for (const Amount::Node& node : amount.nodes) {
        if (node.is == Is::Number) {
            const bool less = node.number < 0;
            stack.push_back(
                {(less ? "−" : "") + std::to_string(less ? -node.number : node.number), kAtom});
            continue;
        }
        if (node.is == Is::Fact) {
            std::string said = phrases.say_fact(node.fact);
            if (found != nullptr && fact < found->size()) {
                const int known = (*found)[fact++];
                said += (ja ? "" : " ") + (known < 0 ? std::string("?") : std::to_string(known));
            }
            stack.push_back({std::move(said), kAtom});
            continue;
        }
        const Said right = std::move(stack.back());
        stack.pop_back();
        Said& left = stack.back();
        if (node.is == Is::Least || node.is == Is::Most) {
            left = {(node.is == Is::Least ? "min(" : "max(") + left.text + (ja ? "、" : ", ") +
                        right.text + ")",
                    kAtom};
            continue;
        }
        const bool sum = node.is == Is::Add || node.is == Is::Subtract;
        const char* const sign = node.is == Is::Add        ? "+"
                                 : node.is == Is::Subtract ? "−"
                                 : node.is == Is::Multiply ? "×"
                                                           : "÷";
        const std::string blank = ja ? "" : " ";
        left = {left.in_brackets_below(sum ? kSum : kProduct) + blank + sign + blank +
                    right.in_brackets_below(sum ? kProduct : kAtom),
                sum ? kSum : kProduct};
    }
    return stack.empty() ? std::string() : stack.front().text;
}

} // namespace shiaiba::plan
