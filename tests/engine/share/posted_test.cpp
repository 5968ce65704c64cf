// Texts as people post them, with the decoration, the labels and the habits of boards, chats and spreadsheets: what a
// person would understand is read, and nothing else is.
#include <sstream>
#include <string>

#include "catch.hpp"
#include "core/plan/compile.hpp"
#include "core/text/json.hpp"
#include "rulesets/registry.hpp"
#include "share/reader.hpp"
#include "test_file.hpp"

namespace shiaiba {
namespace {

/// A row for each text of a file.
template <class Each>
void each_row(const char* file, const Each& each) {
    std::istringstream lines(tests::test_file(file));
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count) each(*parse_json(line));
    CHECK(count > 20);
}

Json without_version(const Party& party) {
    Json json = to_json(party);
    json.erase("version");
    return json;
}

const Ruleset& system_of(const Json& row) {
    return *all_rulesets().find(row["system"].get<std::string>());
}

} // namespace

TEST_CASE("a cost that is not the list's is told with English names in English", "[posted]") {
    const ReaderResult reading = read_anything(
        all_rulesets(), *all_rulesets().find("panel"),
        "名前：ナギサ\n体力：5　神経反射：3　知性：7\nスキル：小突き(白白)、双刃（剣）\n"
        "パターン：剣剣剣\n");
    REQUIRE(reading.notes.size() == 1);
    CHECK(reading.notes[0].text.en == "In the list Twin Edge costs sword, sword (here “剣”).");
}

TEST_CASE("posted sheets, tables and pieces are read as a person reads them", "[posted]") {
    each_row("golden/posted/sheets.jsonl", [](const Json& row) {
        const auto text = row["text"].get<std::string>();
        INFO(row["system"] << ": " << row["what"] << "\n" << text);
        const ReaderResult reading = read_anything(all_rulesets(), system_of(row), text);
        Json characters = Json::array();
        for (const Party& party : reading.characters) characters.push_back(without_version(party));
        CHECK(characters == row["characters"]);
        Json told = Json::array();
        for (const Problem& problem : reading.problems) told.push_back(problem.line);
        CHECK(told == row["told"]);
        Json notes = Json::array();
        for (const Problem& note : reading.notes) {
            notes.push_back(std::to_string(note.line) + ":" + std::to_string(note.column) + " " +
                            note.text.ja);
        }
        CHECK(notes == row.value("notes", Json::array()));
        CHECK(Json(reading.left_out) == row.value("left_out", Json::array()));
        // What was understood is written so that it is understood again.
        for (const Party& party : reading.characters) {
            const ReaderResult again =
                read_anything(all_rulesets(), *party.ruleset, to_text(party, "sheet"));
            REQUIRE(again.characters.size() == 1);
            CHECK(without_version(again.characters[0]) == without_version(party));
        }
    });
}

TEST_CASE("plans in everyday sentences mean what they say, and what none can say is told",
          "[posted]") {
    each_row("golden/posted/plans.jsonl", [](const Json& row) {
        const auto text = row["text"].get<std::string>();
        INFO(row["system"] << ": " << text);
        const Ruleset& ruleset = system_of(row);
        const plan::Names names = ruleset.plan_names(Json());
        const std::vector<plan::Definition> none;
        const plan::Compiled compiled = plan::compile(text, {ruleset.vocabulary(), &names, &none});
        const auto wanted = row["sentence"].get<std::string>();
        CHECK(compiled.plan.has_value() == !wanted.empty());
        CHECK(compiled.problems.empty() == compiled.plan.has_value());
        if (!compiled.plan) return;
        CHECK(plan::print(*compiled.plan, *ruleset.vocabulary(), names, Lang::Ja) == wanted);
    });
}

} // namespace shiaiba
