// The messages.
#include "core/plan/diagnostics.hpp"

#include <cstddef>
#include <utility>

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
    // A handful: what comes earlier, or by code where the place is the same, moves up.
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

} // namespace shiaiba::plan
