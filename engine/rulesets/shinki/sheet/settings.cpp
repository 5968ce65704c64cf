// The tables of the settings of section 2, and of the position that a member starts from. What
// links hold of them (16) is frozen.
#include "rulesets/shinki/sheet/settings.hpp"

#include <array>
#include <memory>
#include <string>
#include <utility>

#include "core/fight/party.hpp"
#include "core/system/setting_table.hpp"
#include "core/text/json.hpp"
#include "rulesets/shinki/sheet/skill_list.hpp"

namespace shiaiba::shinki {
namespace {

constexpr std::array<RulingWords, 3> kRulings{{
    {"R5", "R5", "〈心輝〉状態でない者はダメージで戦闘不能になる。",
     "The untransformed fall of damage.", "変身していない者はダメージで死亡する。",
     "The untransformed die of damage.", "変身していなければ死亡", "Untransformed: death"},
    {"R6", "R6", "フェイタルダメージは戦闘不能でないすべての心輝者が受ける。",
     "Fatal damage is of every Blazer that stands.",
     "フェイタルダメージは〈心輝〉状態の者だけが受ける。",
     "Fatal damage is of those in Shine only.", "フェイタルは〈心輝〉状態だけ",
     "Fatal in Shine only"},
    {"R8", "R8", "動揺では手札と気魄を1枚ずつ選んで捨てる。",
     "Shaken takes one card of the hand and one of the grit.",
     "動揺では手札と気魄から合わせて1枚を選んで捨てる。", "Shaken takes one card in all.",
     "動揺は合わせて1枚", "Shaken: one in all"},
}};

constexpr Field setting(FieldType type, const char* key, const char* ja, const char* en) {
    return {.type = type,
            .key = key,
            .ja = ja,
            .en = en,
            .optional = true,
            .code = "badSetting",
            .rule = "2"};
}
/// In links the number itself stands, not its distance from the least.
constexpr Field number(const char* key, const char* ja, const char* en, int least, int most,
                       const char* said_ja = "", const char* said_en = "") {
    Field field = setting(Field::Type::Number, key, ja, en);
    field.least = least;
    field.most = most;
    field.wrong_ja = "{at} は{least}から{most}までの整数です。";
    field.wrong_en = "{at} is a whole number from {least} to {most}.";
    field.said_ja = said_ja;
    field.said_en = said_en;
    field.never_null = true;
    field.from_zero = true;
    return field;
}

// -- Where a member starts from

using Start = Settings::Start;

/// The cards in the order in which links count them, which is not that of Card.
const std::array<FieldItem, kCards>& cards() {
    static const auto items = [] {
        std::array<FieldItem, kCards> all{};
        for (int k = 0; k < kCards; ++k) {
            all[static_cast<std::size_t>(k)].id = card_id(card_of(k / kRanks, k % kRanks + 1));
        }
        return all;
    }();
    return items;
}
FieldValue hand_of(const Start& start) {
    FieldValue hand;
    for (const Card card : start.hand) {
        hand.numbers.push_back(suit_of(card) * kRanks + value_of(card) - 1);
    }
    return hand;
}
void put_hand(Start& start, FieldValue hand) {
    for (const int k : hand.numbers) start.hand.push_back(card_of(k / kRanks, k % kRanks + 1));
}

constexpr const char* kOfStart = "column、damage、8枚までの hand があります。";
constexpr const char* kOfStartEn = "There are column, damage, and a hand of at most 8 cards.";

const Fields<Start>& start_fields() {
    static const Fields<Start> fields = [] {
        Field hand = setting(Field::Type::List, "hand", "", "");
        hand.most = 8;
        hand.items = cards();
        hand.wrong_ja = "札は HK や S10 のように書きます。";
        hand.wrong_en = "Cards are written like HK and S10.";
        hand.count_ja = kOfStart;
        hand.count_en = kOfStartEn;
        hand.never_null = true;
        hand.fixed_width = true;
        return Fields<Start>({{number("column", "", "", 1, 5), at<&Start::column>()},
                              {number("damage", "", "", 0, 199), at<&Start::damage>()},
                              {hand, by<Start, hand_of, put_hand>()}});
    }();
    return fields;
}

/// The row `start`: `{"A1": {"column": 3}}`.
class StartPart final : public FieldPart<Settings> {
    static Problem problem(const std::string& at, Text text) {
        return problem_at(at, "badSetting", std::move(text), "2");
    }
    static bool is_usual(const Start& start) {
        return !start.column && start.damage == 0 && start.hand.empty();
    }

public:
    void check(const Json& given, const std::string& at, Settings& settings,
               Problems& problems) const override {
        if (given.is_null()) return;
        if (!given.is_object()) {
            problems.push_back(problem(at, {"start は {\"A1\": {\"column\": 3}} のように書きます。",
                                            "start is written like {\"A1\": {\"column\": 3}}."}));
            return;
        }
        for (const auto& [key, value] : given.items()) {
            const auto actor = actor_from(key);
            std::string path = at;
            path.append("/").append(key);
            if (!actor || actor->member == kWholeSide || !value.is_object()) {
                problems.push_back(problem(
                    path, {"A1 のような隊員について書きます。", "It is about a member like A1."}));
                continue;
            }
            const auto unknown = [&](const std::string& field) {
                std::string behind = path;
                return problem(behind.append("/").append(field), {kOfStart, kOfStartEn});
            };
            Start start = start_fields().check_given(value, problems, unknown, path);
            if (!is_usual(start)) {
                settings.start[index(actor->side)][actor->member] = std::move(start);
            }
        }
    }
    Json write(const Settings& settings) const override {
        Json starts;
        for (const Side side : kSides) {
            for (const auto& [member, start] : settings.start[index(side)]) {
                Json& one = starts[token(Actor{side, member})] = Json::object();
                start_fields().write(start, one);
            }
        }
        return starts;
    }
    void pack(const Settings& settings, BitWriter& out) const override {
        const bool started = !settings.start[0].empty() || !settings.start[1].empty();
        out.bits(started ? 1 : 0, 1);
        if (!started) return;
        for (const auto& starts : settings.start) {
            for (int member = 0; member < static_cast<int>(kMostMembers); ++member) {
                const auto found = starts.find(member);
                out.bits(found != starts.end() ? 1 : 0, 1);
                if (found != starts.end()) start_fields().pack(found->second, out);
            }
        }
    }
    void unpack(BitReader& in, Settings& settings, const Settings&) const override {
        if (in.bits(1) == 0) return;
        for (auto& starts : settings.start) {
            for (int member = 0; member < static_cast<int>(kMostMembers); ++member) {
                if (in.bits(1) == 0) continue;
                auto start = start_fields().unpack(in);
                if (!start || is_usual(*start)) return in.fail();
                starts[member] = std::move(*start);
            }
        }
        if (settings.start[0].empty() && settings.start[1].empty()) in.fail();
    }
    Text said(const Settings& settings) const override {
        std::string who;
        for (const Side side : kSides) {
            for (const auto& [member, start] : settings.start[index(side)]) {
                who += (who.empty() ? "" : ", ") + token(Actor{side, member});
            }
        }
        if (who.empty()) return {};
        return {"途中から：" + who + "。", "From a position: " + who + "."};
    }
};

// -- The settings

constexpr std::array<FieldItem, 3> kFinishing{
    {{"never", "刺さない", "Never", "戦闘不能者はそのまま。", "The fallen are left alone."},
     {"ask", "選べる", "May be chosen",
      "戦闘不能にした者がその場で、あとは敵が自分のターンに選ぶ。",
      "Whoever felled them chooses, later any enemy in its turn.", "とどめを選べる。",
      "The fallen may be finished."},
     {"always", "刺す", "Always", "戦闘不能者は死亡する。", "The fallen die.", "とどめを刺す。",
      "The fallen are finished."}}};

Checked<OwnList<SkillList>> read_own(const Json& json) {
    const auto list = read_list(json);
    if (!list) return list.problems();
    return OwnList<SkillList>{named_list(json, (*list)->name), *list};
}

Fields<Settings> fields() {
    Field packs = number("packs", "山札の組", "Packs", 1, 4, "山札{n}組。", "{n} packs.");
    packs.never_null = false;
    Field finishing = setting(Field::Type::Select, "finishing", "とどめ", "Finishing");
    finishing.items = kFinishing;
    finishing.wrong_ja = "finishing は ask か always です。";
    finishing.wrong_en = "finishing is ask or always.";
    Field no_release =
        setting(Field::Type::Switch, "noRelease", "心輝は解除できない", "No releasing");
    no_release.about_ja = "自分のターンに心輝を解除できない。";
    no_release.about_en = "Shine can't be released in one's turn.";
    no_release.wrong_ja = "{at} は true か false です。";
    no_release.wrong_en = "{at} is true or false.";
    no_release.said_ja = "心輝は解除できない。";
    no_release.said_en = "No releasing.";
    no_release.never_null = true;
    Fields<Settings>::Rows rows{
        {packs, at<&Settings::packs>()},
        {finishing, at<&Settings::finishing>()},
        {number("gmHand", "GMの手札", "GM's hand", 0, 10, "GMの手札は敵1人につき{n}枚。",
                "{n} cards an enemy for the GM."),
         at<&Settings::gm_hand>()},
        {number("roundLimit", "ラウンドの上限", "Round limit", 1, 99, "{n}ラウンドまで。",
                "At most {n} rounds."),
         at<&Settings::round_limit>()},
        {no_release, at<&Settings::no_release>()},
        {"start", std::make_shared<StartPart>()},
        own_list_row(&Settings::own, read_own),
    };
    add_rulings<&Settings::turned, &TurnedRulings<Ruling>::bits>(kRulings, "2", rows);
    return Fields<Settings>(std::move(rows),
                            {.form = {"finishing", "R5", "R6", "R8", "noRelease", "packs", "gmHand",
                                      "roundLimit", "skills"},
                             .bits = {"packs", "finishing", "gmHand", "roundLimit", "noRelease",
                                      "R6", "R8", "R5", "skills", "start"}});
}

} // namespace

const SettingTable<Settings>& setting_table() {
    static const SettingTable<Settings> table(fields(), {"{\"packs\": 2}", "2"});
    return table;
}

} // namespace shiaiba::shinki
