// Says what was read, and where it went wrong.
#include "share/reading.hpp"

#include <algorithm>
#include <utility>

#include "core/text/json.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

Text form_name(const std::string& form) {
    if (form == "json") return {"JSON", "JSON"};
    if (form == "match") return {"仕合のファイル", "a match"};
    if (form == "record") return {"棋譜", "a battle record"};
    if (form == "thread") return {"スレッドの書き込み", "a thread"};
    if (form == "sheet") return {"シート", "sheets"};
    if (form == "roster") return {"名簿の行", "roster lines"};
    if (form == "csv") return {"CSVの表", "a CSV table"};
    if (form == "ccfolia") return {"ココフォリアのコマ", "CCFOLIA's pieces"};
    if (form == "link") return {"リンク", "a link"};
    return {"文", "the text"};
}

} // namespace

Text said_of(const Reading& reading, std::size_t total) {
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
    if (!reading.problems.empty()) {
        said.ja += "読めないところもあります。";
        said.en += " Some of it could not be read.";
    }
    return said;
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

Json to_json(const Reading& reading) {
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
    if (reading.match) out.add("match", to_json(*reading.match));
    return out.add("problems", to_json(reading.problems));
}

} // namespace shiaiba
