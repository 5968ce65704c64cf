// Messages about plans, and the words that no plan may have.
#include "core/plan/diagnostics.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/text/unicode.hpp"

namespace shiaiba::plan {
namespace {

struct Message {
    const char* code;
    const char* en;
    const char* ja;
};

constexpr Message kMessages[] = {
    {"P001", "The plan is empty.", "プランが空です。"},
    {"P002", "Unknown word \"{w}\".", "「{w}」は解釈できません。"},
    {"P003", "A plan may contain only one instruction.", "1つのプランに書ける指示は1つだけです。"},
    {"P004", "An instruction must not contain a condition.",
     "指示の中に条件(場合分け)を書くことはできません。"},
    {"P005", "Rankings and scores are not allowed; write one plan per step.",
     "優先順位や点数付けは書けません。段階ごとにプランを分けてください。"},
    {"P006", "At most {m} AND/OR ({n} conditions).", "AND/ORは{m}つ(条件{n}つ)までです。"},
    {"P007", "AND and OR are mixed: brackets are required.",
     "ANDとORを混ぜるときは括弧が必要です。"},
    {"P008", "A plan cannot refer to the future.", "未来に関わる事柄は指定・参照できません。"},
    {"P009", "\"{w}\" cannot be referenced.", "「{w}」は参照できません。"},
    {"P010", "\"{w}\" is too vague; use a number or a name.",
     "「{w}」は曖昧です。数値か名前で書いてください。"},
    {"P011", "The instruction is missing.", "指示がありません。"},
    {"P012", "The end of the condition (\":\" / 場合) is missing.",
     "条件の終わり(「場合」または「:」)がありません。"},
    {"P013", "No skill or pattern called \"{w}\" on this sheet.",
     "「{w}」というスキル・パターンは取得していません。"},
    {"P014", "{w} is out of range or of the wrong type.", "{w}は範囲外か、種類が合いません。"},
    {"P015", "Bracket without partner.", "括弧の対応がとれていません。"},
    {"P016", "This battle system has no choice \"{w}\".",
     "この戦闘方式には「{w}」という選択はありません。"},
    {"P017", "The definition of \"{w}\" does not stand for a single phrase.",
     "「{w}」の定義は1つの語句の言い換えになっていません。"},
    {"P018", "The plan is longer than 300 characters.", "プランが300文字を超えています。"},
    {"P020", "Whose is \"{w}\": yours or the opponent's?",
     "「{w}」が自分のものか相手のものかを書いてください。"},
    {"P021", "An amount has at most {n} numbers and facts.", "式に書ける数と語は{n}つまでです。"},
    {"P019", "Brackets within brackets go {n} deep at most.", "括弧の入れ子は{n}段までです。"},
};
constexpr const char* kNumbers[] = {"none", "one", "two",   "three", "four",
                                    "five", "six", "seven", "eight"};

std::string filled(std::string_view text, std::string_view word, int terms, bool english) {
    const auto number = [english](int n) {
        return english && n <= 8 ? std::string(kNumbers[n]) : std::to_string(n);
    };
    std::string out;
    for (std::size_t k = 0; k < text.size(); ++k) {
        if (text[k] != '{') {
            out += text[k];
            continue;
        }
        const char what = text[k + 1];
        if (what == 'w') out += word;
        if (what == 'm') out += number(terms - 1);
        if (what == 'n') out += number(terms);
        k += 2;
    }
    return out;
}

} // namespace

Problem diagnosis(const char* code, std::string_view word, int terms) {
    Problem problem;
    problem.code = code;
    for (const Message& message : kMessages) {
        if (problem.code != message.code) continue;
        problem.text = {filled(message.ja, word, terms, false),
                        filled(message.en, word, terms, true)};
    }
    return problem;
}

Problem diagnosis_at(const char* code, const Line& line, std::size_t begin, std::size_t end,
                     int terms) {
    Problem problem = diagnosis(code, line.raw_text(begin, end), terms);
    problem.line = 1;
    problem.column = line.column(begin);
    problem.length = line.length(begin, end);
    return problem;
}

void sort_diagnoses(Problems& problems) {
    // An insertion sort: there are only a handful of problems.
    const auto before = [&](const Problem& x, const Problem& y) {
        return x.column != y.column ? x.column < y.column : x.code < y.code;
    };
    for (std::size_t k = 1; k < problems.size(); ++k) {
        for (std::size_t at = k; at > 0 && before(problems[at], problems[at - 1]); --at) {
            std::swap(problems[at], problems[at - 1]);
        }
    }
    for (std::size_t k = problems.size(); k > 1; --k) {
        if (before(problems[k - 2], problems[k - 1])) continue;
        problems.erase(problems.begin() + static_cast<std::ptrdiff_t>(k - 1));
    }
}

// Words that no plan may have, except inside a name or a phrase of the vocabulary.

namespace {

constexpr const char* kConditionEnds = "場合|とき|時|なら";

/// Forbidden words, "|" between them, and the code of their problem.
struct Bad {
    const char* code;
    bool in_instruction;
    const char* en;
    const char* ja;
};

constexpr Bad kBad[] = {
    {"P003", true, "and|also|;", "また|そして|さらに|使用し|使用せず|;"},
    {"P004", true, "if|when|unless|otherwise|else", "場合|とき|なら|もし|出来ない|できない"},
    {"P005", true, ">|then|in order|points", ">|順で|順に|優先順位|点数"},
    {"P008", false, "next turn|will|going to", "次の|来ターン|今後|だろう|される予定"},
    {"P009", false,
     "opponent plans|opponent's plans|opponent pattern|opponent skill list|dice|random",
     "相手のプラン|相手のスキルパターン|相手のスキルリスト|ダイス|GM|オーナー"},
    {"P010", false, "dangerous|best|strong|probably|maybe|as needed|enough",
     "危険|適切|有利|不利|強い|十分|なるべく|たぶん"},
};

/// Whether the word at `at` is part of one of the `phrases`, written as in a vocabulary, that
/// stands there.
bool in_phrase(std::string_view text, std::size_t at, std::string_view word,
               std::string_view phrases) {
    for (std::size_t from = 0; from < phrases.size();) {
        const std::size_t to = std::min(phrases.find_first_of("|{}[]", from), phrases.size());
        const std::string_view chunk = phrases.substr(from, to - from);
        from = to + 1;
        for (std::size_t in = chunk.find(word); in != kNowhere; in = chunk.find(word, in + 1)) {
            if (in <= at && match_words(text, at - in, chunk) != kNowhere) return true;
        }
    }
    return false;
}

bool in_vocabulary(std::string_view text, std::size_t at, std::string_view word,
                   const Phrases& phrases) {
    const Vocabulary& vocabulary = phrases.vocabulary();
    const auto any = [&](const auto& list) {
        return std::any_of(list.begin(), list.end(), [&](const auto& worded) {
            return in_phrase(text, at, word, phrases.words(worded));
        });
    };
    if (any(vocabulary.fact_phrases) || any(vocabulary.selectors) || any(vocabulary.forms)) {
        return true;
    }
    return std::any_of(vocabulary.domains.begin(), vocabulary.domains.end(),
                       [&](const Domain& domain) { return any(domain.symbols); });
}

bool free_word(const Line& line, std::size_t at, std::string_view word, const Phrases& phrases) {
    return line.named[at] == 0 && !in_vocabulary(line.text, at, word, phrases);
}

/// The first place of a word from `at` on; kNowhere if there is none.
std::size_t find_word(std::string_view text, std::size_t at, std::string_view word) {
    for (; at < text.size(); ++at) {
        if (text[at] != ' ' && match_words(text, at, word) != kNowhere) return at;
    }
    return kNowhere;
}

/// The first end of a condition from `at` on, kNowhere if there is none; `word` is set to the word
/// that ends it.
std::size_t find_condition_end(const Line& line, std::size_t at, const Phrases& phrases,
                               std::string_view& word) {
    std::size_t first = kNowhere;
    for (int k = 0;; ++k) {
        const std::string_view one = spelling(kConditionEnds, k);
        if (one.data() == nullptr) return first;
        std::size_t found = line.text.find(one, at);
        while (found != kNowhere && !free_word(line, found, one, phrases)) {
            found = line.text.find(one, found + 1);
        }
        if (found < first) {
            first = found;
            word = one;
        }
    }
}

bool holds_stem(std::string_view text, const char* stems) {
    for (int k = 0;; ++k) {
        const std::string_view stem = spelling(stems, k);
        if (stem.data() == nullptr) return false;
        if (!stem.empty() && text.find(stem) != kNowhere) return true;
    }
}

bool holds_fact(std::string_view text, const Phrases& phrases) {
    FactRef fact;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if ((static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U) continue;
        if (phrases.find_fact(text, at, fact).end != kNowhere) return true;
    }
    return false;
}

/// Characters of the longest ending that 使用し takes (ません).
constexpr std::size_t kLongestEnding = 3;

/// Whether the word has its forbidden meaning here: また in または has not, nor 使用し in
/// 使用しない.
bool counts(std::string_view text, std::size_t at, std::string_view word) {
    const std::string_view after = text.substr(at + word.size());
    const auto begins = [after](std::string_view with) {
        return after.substr(0, with.size()) == with;
    };
    if (word == "また") return !begins("は");
    // A mistyped ending (使用しなひ) doesn't begin a second instruction either.
    if (word == "使用し") return !begins("ない") && decode_utf8(after).size() > kLongestEnding;
    if (word == "使用せず") return !after.empty();
    return true;
}

void look_for(const Bad& bad, const Line& line, std::size_t from, const Phrases& phrases,
              Problems& problems) {
    const std::string_view text = line.text;
    for (int k = 0;; ++k) {
        const std::string_view word = spelling(phrases.words(bad), k);
        if (word.data() == nullptr) return;
        std::size_t at = find_word(text, from, word);
        while (at != kNowhere && (!counts(text, at, word) || !free_word(line, at, word, phrases))) {
            at = find_word(text, at + 1, word);
        }
        if (at == kNowhere) continue;
        std::size_t begin = at;
        std::size_t end = match_words(text, at, word);
        for (const std::string_view cannot : {"出来ない", "できない"}) {
            const bool ends_it = at >= from + cannot.size() &&
                                 text.substr(at - cannot.size(), cannot.size()) == cannot;
            if (ends_it) begin = at - cannot.size();
            // 出来ない場合: the problem of 場合 covers both words.
            if (word == cannot && holds_stem(text.substr(end, 6), kConditionEnds)) end = begin;
        }
        if (end > begin) problems.push_back(diagnosis_at(bad.code, line, begin, end));
    }
}

} // namespace

Halves find_halves(const Line& line, const Phrases& phrases) {
    Halves halves;
    const std::string_view text = line.text;
    if (line.lang == Lang::En) {
        const std::size_t begin = match_words(text, 0, "when");
        if (begin == kNowhere) return halves;
        halves.condition_begin = begin;
        std::size_t colon = text.find(':', begin);
        while (colon != kNowhere && line.named[colon] != 0) colon = text.find(':', colon + 1);
        halves.open = colon == kNowhere;
        halves.condition_end = halves.open ? text.size() : colon;
        halves.instruction_begin = halves.open ? text.size() : colon + 1;
        return halves;
    }
    std::string_view word;
    const std::size_t end = find_condition_end(line, 0, phrases, word);
    if (end == kNowhere) return halves;
    const std::string_view before = text.substr(0, end);
    if (!holds_fact(before, phrases) && holds_stem(before, phrases.vocabulary().stems)) {
        return halves;
    }
    halves.condition_end = end;
    halves.instruction_begin = end + word.size();
    // The particle of 場合は or ときには belongs to the end of the condition.
    for (const std::string_view particle : {"には", "は"}) {
        const std::size_t at = halves.instruction_begin;
        if (text.substr(at, particle.size()) != particle || line.named[at] != 0) continue;
        halves.instruction_begin += particle.size();
        break;
    }
    return halves;
}

Problems scan(const Line& line, const Halves& halves, const Phrases& phrases) {
    Problems problems;
    for (const Bad& bad : kBad) {
        look_for(bad, line, bad.in_instruction ? halves.instruction_begin : 0, phrases, problems);
    }
    return problems;
}

} // namespace shiaiba::plan
