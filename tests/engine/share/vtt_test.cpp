// Tests what is exported to virtual tabletops and chats, and read back from them.
#include "share/vtt/vtt.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "catch.hpp"
#include "core/system/view.hpp"
#include "core/text/json.hpp"
#include "core/text/name.hpp"
#include "core/text/unicode.hpp"
#include "share/reader.hpp"
#include "share/some_matches.hpp"
#include "share/vtt/piece.hpp"

namespace shiaiba {
namespace {

using tests::registry;

const std::vector<std::string> kHostile{"<img src=x onerror=1>",
                                        "\"><script>x</script>",
                                        "javascript:alert(1)",
                                        "</title><b>x",
                                        "__proto__",
                                        "{HP}",
                                        "｛POW｝",
                                        "=cmd|'/c calc'!A1",
                                        "](x)||@everyone",
                                        "<@123456> #*_~`>-",
                                        "]]>&lt;",
                                        "https://example.org/"};

Match versus(const System& system, const Party& a, const Party& b) {
    Match match;
    match.system = &system;
    match.settings = *system.settings().check(Json());
    match.sides = {a, b};
    return match;
}

/// Calls a check with each sample against the next; `names`, if any, replace the names of its
/// members.
template <class Check>
void for_each_match(const std::vector<std::string>& names, const Check& check) {
    for (const System* system : registry().all()) {
        INFO(system->identity.id);
        const std::vector<Json> samples = samples_of(*system, Lang::Ja);
        std::vector<Party> all;
        for (const Json& sample : samples) {
            all.push_back(*check_party(registry(), *system, sample));
            std::size_t next = all.size();
            const auto hostile = [&] { return names[next++ % names.size()]; };
            if (names.empty()) continue;
            all.back().name = hostile();
            for (Member& member : all.back().members) {
                if (is_of_many(all.back())) member.name = hostile();
            }
        }
        for (std::size_t k = 0; k < all.size(); ++k) {
            const Match match = versus(*system, all[k], all[(k + 1) % all.size()]);
            check(match, play(match, Log::Listen::Everything));
        }
    }
}

ExportedFiles exported(std::string_view form, const Match& match, const Played& played,
                       const std::string& url = {}) {
    return find_exporter(form)->run({match, played, Lang::Ja, {Side::A, Side::B}, url});
}

std::set<std::string> labels_of(const Piece& piece) {
    std::set<std::string> labels;
    for (const Piece::Meter& meter : piece.meters) labels.insert(meter.label);
    for (const Piece::Number& number : piece.numbers) labels.insert(number.label);
    return labels;
}

/// The references in braces, in the order of the text.
std::vector<std::string> references_in(std::string_view text) {
    std::vector<std::string> found;
    for (std::size_t at = 0; (at = text.find('{', at)) != std::string_view::npos; ++at) {
        found.emplace_back(text.substr(at + 1, text.find('}', at) - at - 1));
    }
    return found;
}

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

} // namespace

TEST_CASE("tables: a piece for every member, and what its palette refers to is one label",
          "[tables]") {
    for_each_match(kHostile, [](const Match& match, const Played& played) {
        const std::vector<Piece> pieces = pieces_of(match, played, {Side::A, Side::B});
        CHECK(pieces.size() == match.sides[0].members.size() + match.sides[1].members.size());
        for (const Piece& piece : pieces) {
            CHECK_FALSE(piece.meters.empty());
            const std::set<std::string> labels = labels_of(piece);
            CHECK(labels.size() == piece.meters.size() + piece.numbers.size());
            for (const std::string& line : lines_of(piece)) {
                for (const std::string& name : references_in(line)) CHECK(labels.count(name) == 1);
                CHECK_FALSE(contains(line, "｛"));
            }
            for (const std::string& line : filled_lines_of(piece)) CHECK_FALSE(contains(line, "{"));
        }
    });
}

TEST_CASE("tables: every system of the page has a palette", "[tables]") {
    for_each_match({}, [](const Match& match, const Played& played) {
        if (match.system->vocabulary() == nullptr && match.system->identity.chance) return;
        const bool of_tests = match.system->identity.link_id >= 60;
        CHECK((of_tests || !pieces_of(match, played, {Side::A}).front().palette.empty()));
    });
}

TEST_CASE("tables: CCFOLIA's piece reads back as the character that it was", "[tables]") {
    for (const auto& names : {std::vector<std::string>(), kHostile}) {
        for_each_match(names, [](const Match& match, const Played& played) {
            for (const ExportedFile& file : exported("ccfolia", match, played)) {
                const Side side = contains(file.name, "-A") ? Side::A : Side::B;
                const auto member =
                    static_cast<std::size_t>(file.name[file.name.find('-') + 2] - '1');
                const ReaderResult reading = read_anything(registry(), *match.system, file.text);
                CHECK(reading.form == "ccfolia");
                CHECK(reading.problems.empty());
                REQUIRE(reading.characters.size() == 1);
                const Party& read = reading.characters.front();
                Json was = Json::object();
                Json is = Json::object();
                match.system->write(match.sides[index(side)].members[member].build, was);
                match.system->write(read.build(), is);
                CHECK(was == is);
                CHECK((is_of_many(read) ? called(read, side, Lang::Ja).front() : read.name) ==
                      file.title);
            }
        });
    }
}

TEST_CASE("tables: no name breaks out of its form", "[tables]") {
    for (const std::string& name : kHostile) REQUIRE(check_name(name));
    const std::string url = "https://example.org/repo/x/#1F00";
    for_each_match(kHostile, [&](const Match& match, const Played& played) {
        for (const ExportedFile& file : exported("udonarium", match, played, url)) {
            CHECK_FALSE(contains(file.text, "<img"));
            CHECK_FALSE(contains(file.text, "<script"));
            CHECK_FALSE(contains(file.text, "]]>"));
            CHECK(contains(file.text,
                           "<data name=\"name\">" + escaped_markup(file.title) + "</data>"));
        }
        const std::string page = exported("html", match, played, url).front().text;
        for (const char* const part : {"<img", "<script", "<b>x", "javascript:alert(1)\""}) {
            CHECK_FALSE(contains(page, part));
        }
        // Some formatters recognise a CCFOLIA log by its seventh line.
        std::size_t line = 0;
        for (int k = 0; k < 6; ++k) line = page.find('\n', line) + 1;
        CHECK(page.substr(line, 34) == "    <title>ccfolia - logs</title>\n");
        for (const ExportedFile& file : exported("discord", match, played, url)) {
            std::size_t units = 0;
            for (const char32_t point : decode_utf8(file.text)) units += point > 0xFFFF ? 2 : 1;
            CHECK(units <= 2000);
            for (const char* const part : {"@everyone", "<@1", "](", "||@"}) {
                CHECK_FALSE(contains(file.text, part));
            }
            const std::size_t address = file.text.find("s://");
            CHECK((address == std::string::npos ||
                   file.text.find("s://", address + 1) == std::string::npos));
            std::size_t bars = 0;
            for (std::size_t at = 0; (at = file.text.find("||", at)) != std::string::npos;
                 at += 2) {
                ++bars;
            }
            CHECK(bars % 2 == 0);
        }
        for (const ExportedFile& file : exported("ccfolia", match, played, url)) {
            const auto json = parse_json(file.text);
            REQUIRE(json);
            CHECK((*json)["data"]["name"] == file.title);
            CHECK((*json)["data"]["externalUrl"] == url);
        }
    });
}

TEST_CASE("tables: where two have one name a chat's text tells them apart by their marks",
          "[tables]") {
    for (const System* system : registry().all()) {
        INFO(system->identity.id);
        std::array<Party, 2> both;
        for (Party& one : both) {
            one = *check_party(registry(), *system, samples_of(*system, Lang::Ja)[0]);
            one.name = "霊夢";
            if (!is_of_many(one)) one.members.front().name = one.name;
        }
        const Match match = versus(*system, both[0], both[1]);
        const Played played = play(match, Log::Listen::Everything);
        std::string text;
        for (const ExportedFile& file : exported("discord", match, played, "")) text += file.text;
        CHECK(contains(text, "霊夢▲"));
        CHECK(contains(text, "霊夢▽"));
    }
}

TEST_CASE("tables: in English a chat's text leaves the sheets, which are Japanese, to its link",
          "[tables]") {
    const Match match = tests::sample_match();
    const Played played = play(match, Log::Listen::Everything);
    const std::string url = "https://example.org/en/shiden/#1F";
    const auto text_in = [&](Lang lang, const std::string& address) {
        std::string text;
        ExportedFight taken{match, played, lang};
        taken.url = address;
        for (const ExportedFile& file : to_discord(taken)) text += file.text;
        return text;
    };
    CHECK(contains(text_in(Lang::Ja, url), "スキル"));
    CHECK_FALSE(contains(text_in(Lang::En, url), "スキル"));
    CHECK(contains(text_in(Lang::En, url), url));
    CHECK(contains(text_in(Lang::En, ""), "スキル"));
}

TEST_CASE("tables: what XML may not hold is left out", "[tables]") {
    CHECK(escaped_markup("a\x01\x0B<'\"&>\n\uFFFEb\x7F") == "a&lt;&#39;&quot;&amp;&gt;\nb");
}

TEST_CASE("tables: an address is plain, of the web, and not too long", "[tables]") {
    const Match match = tests::sample_match();
    const Played played = play(match, Log::Listen::Everything);
    const auto told = [&](const std::string& url) {
        return contains(exported("ccfolia", match, played, url).front().text, "externalUrl");
    };
    CHECK(told("https://example.org/shiden/#1F"));
    CHECK_FALSE(told(""));
    CHECK_FALSE(told("javascript:alert(1)"));
    CHECK_FALSE(told("https://example.org/ x"));
    CHECK_FALSE(told("https://example.org/\"><b>"));
    CHECK_FALSE(told("https://example.org/#" + std::string(kMostUrl, '0')));
}

TEST_CASE("tables: of a fight that goes on stands what its viewer may see, and how it stands",
          "[tables]") {
    int waiting = 0;
    for (const System* system : registry().all()) {
        INFO(system->identity.id);
        const std::vector<Json> samples = samples_of(*system, Lang::Ja);
        Match match = versus(*system, *check_party(registry(), *system, samples[0]),
                             *check_party(registry(), *system, samples[1]));
        match.controllers = {Controller::Hand, Controller::Hand};
        const Played whole = play(match, Log::Listen::Everything);
        if (!whole.pending) continue;
        ++waiting;
        const Played played = seen(match, whole, {});
        const std::string url = "https://example.org/#1F00";
        const bool secret = system->secrets != nullptr;
        const std::string text = exported("ccfolia", match, played, url).front().text;
        CHECK(contains(text, "externalUrl") != secret);
        CHECK(contains(exported("discord", match, played, url).front().text, url) != secret);
        CHECK(contains(exported("html", match, played, url).front().text, url) != secret);
        const auto& boards = whole.fight_log.boards;
        const Board::Half& half = boards.back().sides[0];
        const std::vector<Board::Meter>& meters =
            half.figures.empty() ? half.meters : half.figures.front().meters;
        const Piece piece = pieces_of(match, played, {Side::A}).front();
        for (std::size_t k = 0; k < meters.size(); ++k) {
            CHECK(piece.meters[k].value == meters[k].value);
        }
    }
    CHECK(waiting >= 3);
}

namespace {

/// The text as a chat shows it: without formatting marks and without the backslashes that escape
/// them.
std::string as_shown(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::string_view rest = text.substr(at);
        if (rest.substr(0, 2) == "**" || rest.substr(0, 2) == "||") {
            ++at;
        } else if (rest[0] == '\\') {
            out += text[++at];
        } else {
            out += text[at];
        }
    }
    return out;
}

} // namespace

TEST_CASE(
    "tables: a chat's text reads back as the builds that it was, with its link and without, as sent and as shown",
    "[tables]") {
    for_each_match({}, [](const Match& match, const Played& played) {
        if (match.system->identity.link_id >= 60) return;
        std::string text;
        for (const ExportedFile& file : exported("discord", match, played, "")) text += file.text;
        for (const std::string& one : {text, as_shown(text)}) {
            INFO(one.substr(0, 1200));
            const ReaderResult reading = read_anything(registry(), *match.system, one);
            CHECK(reading.form == "chat");
            CHECK(reading.problems.empty());
            // Lines of the log are passed over, and counted.
            CHECK_FALSE(reading.left_out.empty());
            const auto written = [&](const Build& build) {
                Json json = Json::object();
                match.system->write(build, json);
                return json;
            };
            std::vector<Json> builds;
            for (const Party& side : match.sides) {
                for (const Member& member : side.members) {
                    builds.push_back(written(member.build));
                }
            }
            REQUIRE(reading.characters.size() == builds.size());
            for (std::size_t k = 0; k < builds.size(); ++k) {
                CHECK(written(reading.characters[k].members.front().build) == builds[k]);
            }
        }
        const std::string url = "https://example.org/#" + tests::fragment_of(match);
        std::string linked;
        for (const ExportedFile& file : exported("discord", match, played, url))
            linked += file.text;
        const std::string page = exported("html", match, played, url).front().text;
        for (const std::string& one : {linked, as_shown(linked), page}) {
            const ReaderResult reading = read_anything(registry(), *match.system, one);
            REQUIRE(reading.match);
            CHECK(tests::fragment_of(*reading.match) == tests::fragment_of(match));
        }
    });
}

TEST_CASE("tables: a sheet that a chat's text cut is told, and nothing is read in its place",
          "[tables]") {
    const std::string text = "▲ **ムライ** スキル: 一閃, 一閃, 交錯 ／ 設定: 長い…\n"
                             "▽ **クロダ** スキル: 一閃, 一閃, 交錯, +硬, 果断 ／ 設定: 短い\n";
    const ReaderResult reading = read_anything(registry(), tests::shiden(), text);
    CHECK(reading.form == "chat");
    CHECK(reading.characters.size() == 1);
    REQUIRE(reading.problems.size() == 1);
    CHECK(reading.problems[0].code == "cutShort");
    CHECK(reading.problems[0].line == 1);
}

} // namespace shiaiba
