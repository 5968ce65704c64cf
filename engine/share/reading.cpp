// The result of reading a pasted text: the sentence that says what was found, the places of
// problems, and the result as JSON.
#include <algorithm>
#include <utility>

#include "core/text/json.hpp"
#include "core/text/unicode.hpp"
#include "share/reader.hpp"

namespace shiaiba {
namespace {

Text form_name(const std::string& form) {
    if (form == "json") return {"JSON", "JSON"};
    if (form == "match") return {"仕合のファイル", "a match"};
    if (form == "record") return {"棋譜", "a battle record"};
    if (form == "thread") return {"スレッドの書き込み", "a thread"};
    if (form == "sheet") return {"シート", "sheets"};
    if (form == "roster") return {"名簿の行", "roster lines"};
    if (form == "csv") return {"表", "a table"};
    if (form == "ccfolia") return {"ココフォリアのコマ", "CCFOLIA's pieces"};
    if (form == "udonarium") return {"ユドナリウムのコマ", "Udonarium's pieces"};
    if (form == "chat") return {"チャット用の文", "a text for chats"};
    if (form == "link") return {"リンク", "a link"};
    return {"文", "the text"};
}

// A wrong sum was read, and the fight went on from the right one.
void say_problems(const Problems& problems, Text& said) {
    Text lines;
    std::size_t sums = 0;
    for (const Problem& problem : problems) {
        if (problem.code != "wrongSum") continue;
        const std::string line = std::to_string(problem.line);
        lines.ja += (sums > 0 ? "、" : "") + line + "行目";
        lines.en += (sums > 0 ? ", " : "") + line;
        ++sums;
    }
    if (sums > 0) {
        said.ja += lines.ja + "の数が合いません。";
        said.en += (sums == 1 ? " The sum in line " : " The sums in lines ") + lines.en +
                   (sums == 1 ? " is wrong." : " are wrong.");
    }
    if (sums < problems.size()) {
        said.ja += "読めないところもあります。";
        said.en += " Some of it could not be read.";
    }
}

} // namespace

Text said_of(const ReaderResult& reading, std::size_t total) {
    if (reading.form == "nothing" || total == 0) {
        return {"読み取れるものはありませんでした。", "There was nothing that could be read."};
    }
    const Text name = form_name(reading.form);
    const std::size_t legal = reading.characters.size();
    const std::string all = std::to_string(total);
    const std::string good = std::to_string(legal);
    if (legal < total) {
        return {name.ja + "に" + all + "人いて、読み取れたのは" + good + "人です。",
                "Found " + all + " in " + name.en + ", of which " + good + " could be read."};
    }
    Text said{name.ja + "から" + all + "人を読み取りました。",
              "Read " + all + (total == 1 ? " character" : " characters") + " from " + name.en +
                  "."};
    say_problems(reading.problems, said);
    return said;
}

void tell_left_out(ReaderResult& reading, std::vector<int> lines) {
    reading.left_out = std::move(lines);
    const std::size_t count = reading.left_out.size();
    if (count == 0) return;
    reading.said.ja += std::to_string(count) + "行は読み飛ばしました。";
    reading.said.en +=
        " Passed over " + std::to_string(count) + (count == 1 ? " line." : " lines.");
}

int points_in(std::string_view text) { return static_cast<int>(decode_utf8(text).size()); }

Problem problem_in(std::string_view text, std::size_t byte, std::string code, Text said) {
    const std::string_view before = text.substr(0, byte);
    Problem problem;
    problem.line = static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1;
    problem.column = points_in(before.substr(before.rfind('\n') + 1)) + 1;
    problem.length = 1;
    problem.code = std::move(code);
    problem.text = std::move(said);
    return problem;
}

Json to_json(const ReaderResult& reading) {
    Json characters = Json::array();
    for (const Party& character : reading.characters) characters.push_back(to_json(character));
    JsonObject out;
    out.add("form", reading.form)
        .add("said", reading.said)
        .add("characters", std::move(characters));
    if (std::any_of(reading.groups.begin(), reading.groups.end(),
                    [](const std::string& group) { return !group.empty(); })) {
        out.add("groups", reading.groups);
    }
    if (!reading.drafts.empty()) {
        Json drafts = Json::array();
        for (const auto& draft : reading.drafts) drafts.push_back(*draft);
        out.add("drafts", std::move(drafts));
    }
    if (reading.match) out.add("match", to_json(*reading.match));
    if (!reading.notes.empty()) out.add("notes", to_json(reading.notes));
    if (!reading.left_out.empty()) out.add("leftOut", reading.left_out);
    return out.add("problems", to_json(reading.problems));
}

void in_order(Problems& problems) {
    std::stable_sort(problems.begin(), problems.end(), [](const Problem& x, const Problem& y) {
        return std::make_pair(x.line, x.column) < std::make_pair(y.line, y.column);
    });
}

} // namespace shiaiba
