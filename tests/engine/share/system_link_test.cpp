// Tests what single systems write into links, bit for bit: the panel duel, らくえん模擬戦 and
// 心輝者の戦闘.
#include "share/system_link_test.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"
#include "core/system/match.hpp"
#include "core/text/digest.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/panel/sheet/skill.hpp"
#include "rulesets/panel/sheet/skill_list.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"
#include "rulesets/rakuen/sheet/rulings.hpp"
#include "rulesets/rakuen/sheet/skill.hpp"
#include "rulesets/rakuen/sheet/vocabulary.hpp"
#include "rulesets/shinki/sheet/skill_list.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"
#include "rulesets/shinki/shinki.hpp"
#include "share/by_hand.hpp"
#include "share/content.hpp"
#include "share/frame.hpp"
#include "share/link.hpp"
#include "share/reader.hpp"
#include "share/some_matches.hpp"
#include "shinki/bout.hpp"
#include "shinki/position.hpp"

namespace shiaiba {
namespace {

/// Every list whose order links of the panel duel depend on, with its ids.
Json panel_numbers() {
    const panel::SkillList& list = *panel::house_list();
    Json statuses = Json::array();
    for (const panel::Status& status : list.statuses) statuses.push_back(status.name);
    Json elements = Json::array();
    for (const panel::Element element : panel::kAllElements) elements.push_back(letter(element));
    Json all = tests::vocabulary_numbers(panel::vocabulary());
    all["skills"] = tests::ids_of(list.skills);
    all["statuses"] = std::move(statuses);
    all["elements"] = std::move(elements);
    return all;
}

/// Nine different plans.
Json nine_plans() {
    return {
        "先攻であるか、または自分のHPが9以上である場合、安らぎを使用しない",
        "異状の対象は水パネルを狙う",
        "後攻の場合、パターン2を転写する",
        "ターンが1以下である場合、パネルを2枚残す",
        "白のコストは黒パネルで支払う",
        "(自分のHPが6以下 または 相手のHPが4以下) かつ 後攻 の場合、焔剣を使用する",
        "相手が維持中のスキルを持つ場合、焔剣を使用する",
        "相手の未使用パネルが3以上 かつ 自分のChargeが2未満 かつ ターンが5以下 の場合、焔剣を使用する",
        "未使用の剣パネルを狙う"};
}

Json fighter(const char* name) {
    return {{"name", name},
            {"stats", {{"vitality", 5}, {"reflex", 4}, {"intellect", 6}}},
            {"skills", {"焔剣", "安らぎ", "霞衣", "火花", "水弾", "空気の枷", "灼印", "溜め"}},
            {"patterns", {"火剣火水", "水水風風", "火火風剣"}},
            {"plans", nine_plans()}};
}

} // namespace

TEST_CASE("what links of panel rest on keeps its numbers and widths", "[panel]") {
    tests::check_frozen("panel", panel_numbers());
}

TEST_CASE("a fight of panel with 18 plans has a link of 260 characters", "[panel]") {
    const Json duel{{"system", "panel"},
                    {"sides", {fighter("アカツキノミヤ"), fighter("ABCDEFG")}},
                    {"seed", "18446744073709551615"}};
    const auto match = check_match(tests::registry(), duel);
    INFO(write_json(to_json(match.problems())));
    REQUIRE(match);
    CHECK(tests::fragment_of(*match).size() <= 260);
}

// The rules of the panel duel know no surrender (docs/systems/panel.md).
TEST_CASE("a surrender in panel is refused by name, in a link and in JSON", "[panel]") {
    Json duel{{"system", "panel"},
              {"sides", {fighter("甲"), fighter("乙")}},
              {"controllers", {"hand", "hand"}},
              {"seed", "3"}};
    const auto match = check_match(tests::registry(), duel);
    REQUIRE(match);
    const Played waits = play(*match, Log::Listen::Digest);
    REQUIRE(waits.pending);
    CHECK_FALSE(waits.pending->give_up);

    BitWriter content;
    pack_fight(*match, {{Decision::Kind::Surrender, 1, waits.pending->options.size()}}, 0, content);
    const LinkRead read = open_link(tests::registry(), write_frame(kFightKind, content));
    CHECK(read.failure == LinkFailure::IllegalBuild);
    REQUIRE(read.problems.size() == 1);
    CHECK(read.problems[0].code == "noSurrender");
    CHECK(read.problems[0].path == "/decisions/0");

    duel["decisions"] = {"surrender"};
    const ReaderResult reading = read_anything(tests::registry(), *match->system, write_json(duel));
    CHECK_FALSE(reading.match);
    REQUIRE(reading.problems.size() == 1);
    CHECK(reading.problems[0].code == "noSurrender");
    CHECK(reading.problems[0].line == 1);
    CHECK(reading.problems[0].length == 11);
}

// Links of らくえん模擬戦: the numbers that plans in them depend on, and their length.

namespace {

using tests::fragment_of;
using tests::registry;

/// Every list whose order links of らくえん模擬戦 depend on, with its ids.
Json numbers() {
    const plan::Vocabulary& words = rakuen::vocabulary();
    Json presets = Json::array();
    for (std::size_t k = 0; k < rakuen::presets().size(); ++k) {
        BitWriter plans;
        pack(rakuen::presets().tactic(k).plans(), words, plans);
        Digest digest;
        for (const std::uint8_t byte : plans.bytes()) {
            const char one = static_cast<char>(byte);
            digest.add({&one, 1});
        }
        presets.push_back(std::string(rakuen::presets()[k].id) + " " + hex16(digest.value()));
    }
    Json skills = Json::array();
    for (std::size_t k = 0; k < rakuen::kSkills; ++k)
        skills.push_back(rakuen::id(rakuen::skill_at(k)));
    Json rulings = Json::array();
    for (const RulingWords& ruling : rakuen::kRulings) rulings.push_back(ruling.key);
    Json all = tests::vocabulary_numbers(words);
    all["rulings"] = std::move(rulings);
    all["presets"] = std::move(presets);
    all["skills"] = std::move(skills);
    return all;
}

/// Takes any option, and takes the first `rewinds` decisions back.
class Player final : public Decisions {
public:
    Player(std::uint64_t seed, std::size_t decisions, std::uint64_t rewinds)
        : chance_(seed), decisions_(decisions), rewinds_(rewinds) {}
    Decision next(const Question& question) override {
        if (record_.size() - rewound_ == decisions_) return {Decision::Kind::Missing, 0};
        if (rewound_ < rewinds_ && record_.size() > 2 * rewound_) {
            record_.push_back("reroll " + std::to_string(++rewound_));
            return {Decision::Kind::Reroll, rewound_};
        }
        const std::uint64_t pick = chance_.below(question.size());
        record_.push_back(question.token(static_cast<std::size_t>(pick)));
        return {Decision::Kind::Pick, pick};
    }
    const std::vector<std::string>& record() const { return record_; }

private:
    Dice chance_;
    std::size_t decisions_;
    std::uint64_t rewinds_;
    std::uint64_t rewound_ = 0;
    std::vector<std::string> record_;
};

/// The longest of 300 links with 15 decisions each, in characters.
std::size_t longest(const Json& match, std::uint64_t rewinds) {
    std::size_t most = 0;
    for (std::uint64_t k = 0; k < 300; ++k) {
        const auto checked = check_match(registry(), match);
        REQUIRE(checked);
        Match fight = *checked;
        fight.seed = SplitMix64::output(15, k);
        Dice dice(fight.seed);
        Player player(k, 15, rewinds);
        play(fight, dice, player, Log::Listen::Nothing);
        fight.decisions = player.record();
        most = std::max(most, fragment_of(fight).size());
    }
    return most;
}

Json duel(const char* rules, const char* a, const char* b) {
    return {
        {"system", "rakuen"},
        {"settings", {{"rules", rules}}},
        {"sides",
         {{{"name", a}, {"POW", 20}, {"SPD", 20}, {"WIZ", 20}},
          {{"name", b}, {"POW", 30}, {"SPD", 20}, {"WIZ", 10}, {"tactic", "堅実"}}}},
        {"controllers", {"plans", "search 3"}},
    };
}

} // namespace

TEST_CASE(
    "what links of rakuen rest on keeps its numbers and widths, and the presets their plans") {
    tests::check_frozen("rakuen", numbers());
}

TEST_CASE("a fight of rakuen with 15 decisions has a link of 60 characters") {
    CHECK(longest(duel("basic", "", ""), 0) <= 40);
    CHECK(longest(duel("basic", "アカツキノミヤ", "ABCDEFG"), 0) <= 60);
    CHECK(longest(duel("advanced", "", ""), 0) <= 43);
    CHECK(longest(duel("advanced", "アカツキ", "シズク"), 2) <= 60);
}

// Links of 心輝者の戦闘: the numbers that they depend on, their bits, and their length ([shinki
// 16]).

namespace {

/// Every list whose order links of 心輝者 depend on, with its ids.
Json shinki_numbers() {
    Json statuses = Json::array();
    for (int k = 0; k < shinki::kStatuses; ++k) {
        statuses.push_back(shinki::words(static_cast<shinki::Status>(k)).id);
    }
    Json all = tests::vocabulary_numbers(shinki::vocabulary());
    all["skills"] = tests::ids_of(shinki::house_list()->skills);
    all["statuses"] = std::move(statuses);
    all["presets"] = tests::preset_numbers(shinki::presets());
    return all;
}

Json party_of_six(const char32_t first) {
    Json members = Json::array();
    const std::vector<std::vector<const char*>> skills{
        {"guren", "shikku", "toushi", "kekki", "kyoen"},
        {"hoshi", "kagenui", "ushiro", "shuchu", "tentsui"},
        {"teppeki", "kagami", "guren", "yojin", "tentsui"},
        {"dokuga", "engoku", "yami", "iatsu", "shuen"},
        {"mikiri", "guren", "shikku", "shuchu", "tentsui"},
        {"yukou", "hoshi", "ryusei", "shuchu", "shuen"}};
    std::u32string name{first, U'火', U'水', U'木'};
    for (std::size_t k = 0; k < 6; ++k) {
        ++name[0];
        members.push_back({{"name", encode_utf8(name)},
                           {"points", {{"hp", k}, {"speed", 6 - k}}},
                           {"skills", skills[k]}});
    }
    return {{"name", encode_utf8(name)}, {"members", members}};
}

/// The bits of a member under settings.
std::string bits_of(const std::string& member, const std::string& settings = "{}") {
    const System& system = shinki::system();
    const auto checked = system.settings().check(*parse_json(settings));
    INFO(write_json(to_json(checked.problems())));
    REQUIRE(checked);
    const auto party = tests::party_of("shinki", shinki::gm(member), *checked);
    BitWriter out;
    system.pack(party->members.front().build, out);
    return tests::bits_in(out);
}
using tests::varint;
using tests::without_blanks;

} // namespace

TEST_CASE("what links of shinki rest on keeps its numbers and widths, and the presets their plans",
          "[shinki][16]") {
    tests::check_frozen("shinki", shinki_numbers());
}

TEST_CASE("16: the bits of a member of shinki, with open limits too", "[shinki][16][open]") {
    // Points 2 and 4 are the pair 7 + 6 + 4.
    CHECK(bits_of(R"({"points":{"hp":2,"speed":4},"tactic":"突撃",
                      "skills":["guren","shikku","toushi","kekki","kyoen"]})") ==
          without_blanks("0 0 10001 1 0101" + varint(5) + varint(14) + varint(22) + varint(16) +
                         varint(27) + varint(2)));
    CHECK(bits_of(R"({"kind":"apostle","mob":true,"hp":12,"speed":7,"skills":["attack"]})") ==
          without_blanks("1 0 1 00001011 00111 0001" + varint(1) + varint(0)));
    // With open limits: 10 bits for HP and 7 for speed, which a blazer has in place of its points.
    CHECK(bits_of(R"({"limits":"open","hp":999,"speed":99,"shinki":false,"skills":["shuen"]})") ==
          without_blanks("0 1 1111100110 1100011 0 0001" + varint(26) + varint(0)));
    CHECK(bits_of(R"({"kind":"apostle","limits":"open","mob":true,"hp":120,"speed":40,
                      "skills":["attack"]})") ==
          without_blanks("1 1 1 0001110111 0101000 0001" + varint(1) + varint(0)));
    CHECK(bits_of(R"({"kind":"apostle","limits":"open","hp":1,"speed":0})") ==
          without_blanks("1 1 0 0000000000 0000000 0000" + varint(0)));
}

TEST_CASE("16: the bits of settings of shinki, R5 behind R8", "[shinki][16]") {
    const auto bits = [](const char* json) {
        BitWriter out;
        const System& system = shinki::system();
        system.settings().pack(*system.settings().check(*parse_json(json)), out);
        return tests::bits_in(out);
    };
    CHECK(bits("{}") == without_blanks("000 00 0 0 0 0 0 0 0 0"));
    CHECK(bits(R"({"R6":true})") == without_blanks("000 00 0 0 0 1 0 0 0 0"));
    CHECK(bits(R"({"R8":true})") == without_blanks("000 00 0 0 0 0 1 0 0 0"));
    CHECK(bits(R"({"R5":true})") == without_blanks("000 00 0 0 0 0 0 1 0 0"));
    CHECK(bits(R"({"packs":4,"finishing":"always","gmHand":10,"roundLimit":99,"noRelease":true,
                   "R8":true,"R5":true})") ==
          without_blanks("100 10 1 1010 1 1100011 1 0 1 1 0 0"));
}

TEST_CASE("16, 4.1: places in an own list leave out the default skills that it replaces",
          "[shinki][16][4.1][list]") {
    const auto move = [](const char* id) {
        return shinki::skill_of(id, R"("timing":"move","target":{"side":"self"},
                                       "effects":[{"op":"draw","n":1}])");
    };
    const std::string guard = shinki::skill_of(
        "guard", R"("timing":"reaction","target":{"side":"self"},"effects":[{"op":"negate"}])");
    const std::string attack =
        shinki::skill_of("attack", R"("timing":"action","range":[0,4],"target":{"side":"enemy"},
                                      "effects":[{"op":"damage","amt":{"c":9}}])");
    const std::string replacing = shinki::own_skills(guard + "," + move("one") + "," + attack +
                                                     "," + move("two") + "," + move("three"));
    const std::string plain =
        shinki::own_skills(move("one") + "," + move("two") + "," + move("three"));
    // Skills 5 to 7 of the list follow the five defaults; one place more would take a second group
    // of bits.
    const std::string last = R"({"points":{"hp":0},"skills":["three","one"]})";
    CHECK(bits_of(last, replacing) == without_blanks("0 0 00000 1 0010 0111 0101" + varint(0)));
    // A default skill that is replaced leaves its place to the replacement.
    const std::string mob = R"({"kind":"apostle","mob":true,"hp":1,"speed":0,"skills":["guard"]})";
    CHECK(bits_of(mob, replacing) == without_blanks("1 0 1 00000000 00000 0001 0010" + varint(0)));
    // Plans have the same numbers as without replaced skills.
    for (const std::string& member :
         {last, mob,
          std::string(R"({"skills":["two","three"],"tactic":["use three","use two"]})")}) {
        INFO(member);
        CHECK(bits_of(member, replacing) == bits_of(member, plain));
    }
}

TEST_CASE("16: two samples of shinki have a link of 70 characters, by hand to the end 130",
          "[shinki][16]") {
    const Json akari = *parse_json(shinki::kAkari);
    const Json shizuku = *parse_json(shinki::kShizuku);
    const auto match = check_match(
        tests::registry(),
        {{"system", "shinki"}, {"sides", {akari, shizuku}}, {"seed", "18446744073709551615"}});
    REQUIRE(match);
    CHECK(tests::fragment_of(*match).size() <= 70);
    CHECK(tests::longest_by_hand("shinki", akari, shizuku, 60) <= 130);
}

TEST_CASE("16: six against six of shinki by hand have a link of 800 characters", "[shinki][16]") {
    CHECK(tests::longest_by_hand("shinki", party_of_six(U'一'), party_of_six(U'鬼'), 12) <= 800);
}

} // namespace shiaiba
