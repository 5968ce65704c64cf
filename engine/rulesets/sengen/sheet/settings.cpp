// The table of the settings of section 2. The order of its rows is that of the bits in links (17).
#include "rulesets/sengen/sheet/settings.hpp"

#include <array>
#include <string>
#include <utility>

#include "core/system/setting_table.hpp"
#include "rulesets/sengen/sheet/data_list.hpp"

namespace shiaiba::sengen {
namespace {

constexpr ListSetting kOwnData{"data", "独自データ", "Own data", "data of its own", "別のデータ"};

Checked<OwnList<Data>> read_own(const Json& json) {
    const auto data = read_data(json);
    if (!data) return data.problems();
    const std::string& name = (*data)->name;
    return OwnList<Data>{named_list(json, name.empty() ? "—" : name), *data};
}

constexpr std::array<FieldItem, 4> kCramped{
    {{"nobody", "回復する", "Everybody recovers"},
     {"both", "両方", "Both sides", "狭い所や暗闇。ターン開始時にDPが回復しない。",
      "A narrow or dark place: no DP comes back at a turn's start.", "ターン開始時のDP回復なし。",
      "No DP recovery at a turn's start."},
     {"A",
      "A側だけ",
      "Side A alone",
      {},
      {},
      "A側はターン開始時のDP回復なし。",
      "Side A recovers no DP at a turn's start."},
     {"B",
      "B側だけ",
      "Side B alone",
      {},
      {},
      "B側はターン開始時のDP回復なし。",
      "Side B recovers no DP at a turn's start."}}};

constexpr Field kCards{.type = Field::Type::Number,
                       .key = "cards",
                       .ja = "使えるスペルカード",
                       .en = "Spell cards to use",
                       .least = 0,
                       .most = 10,
                       .optional = true,
                       .code = "badSetting",
                       .rule = "2",
                       .said_ja = "スペルカードは1人{n}枚まで。",
                       .said_en = "{n} spell cards each."};
constexpr Field kTurnLimit{.type = Field::Type::Number,
                           .key = "turnLimit",
                           .ja = "ターンの上限（本作、R）",
                           .en = "Turn limit (ours, R)",
                           .least = 1,
                           .most = 99,
                           .optional = true,
                           .code = "badSetting",
                           .rule = "2",
                           .said_ja = "{n}ターンまで。",
                           .said_en = "At most {n} turns."};
constexpr Field kFixedInitiative{.type = Field::Type::Switch,
                                 .key = "fixedInitiative",
                                 .ja = "行動順を変えない",
                                 .en = "Order is kept",
                                 .about_ja = "最初のターンの行動順が続く。",
                                 .about_en = "The order of turn 1 stays.",
                                 .code = "badSetting",
                                 .rule = "2",
                                 .said_ja = "行動順は最初のターンで決める。",
                                 .said_en = "Turn 1's order is kept."};
constexpr Field kCrampedSide{.type = Field::Type::Select,
                             .key = "cramped",
                             .ja = "DPは回復しない",
                             .en = "No DP recovery",
                             .optional = true,
                             .items = kCramped,
                             .code = "badSetting",
                             .rule = "2",
                             .yes = 1};
constexpr Field kDraw{.type = Field::Type::Switch,
                      .key = "draw",
                      .ja = "時間切れは引き分け",
                      .en = "Time up is a draw",
                      .about_ja = "HPの割合で判定しない。",
                      .about_en = "Nobody judges by what is left.",
                      .code = "badSetting",
                      .rule = "2",
                      .said_ja = "時間切れは引き分け。",
                      .said_en = "Time up is a draw."};

/// A ruling (11); null means that it isn't turned.
constexpr Field ruling(const RulingWords& words) {
    Field field = ruling_field(words, "2");
    field.code = "badSetting";
    field.wrong_ja = field.wrong_en = {};
    field.never_null = false;
    return field;
}
constexpr Field kR2 =
    ruling({"R2", "R2", "スキル補正はダイスの数に加える。", "A skill's bonus is dice.",
            "スキル補正は達成値に加える。", "A skill's bonus is added to the total.",
            "補正は達成値に", "Bonus to the total"});
constexpr Field kR3 = ruling({"R3", "R3", "達成値上昇は表のとおり。", "Raises follow the table.",
                              "達成値上昇はLv2毎に1回。", "A raise every two levels.",
                              "上昇はLv2毎", "Raises by halves"});
constexpr Field kR11 =
    ruling({"R11", "R11", "接近は目標値に届けばよい。", "An approach must reach its target number.",
            "接近は目標値を上回ること。", "An approach must exceed its target number.",
            "接近は上回る", "Approach must exceed"});

struct Row {
    const Field* field;
    FieldPlace<Settings> place;
};
constexpr Row kRows[] = {{&kCards, at<&Settings::cards>()},
                         {&kTurnLimit, at<&Settings::turn_limit>()},
                         {&kFixedInitiative, at<&Settings::fixed_initiative>()},
                         {&kCrampedSide, at<&Settings::cramped>()},
                         {&kDraw, at<&Settings::draw>()},
                         {&kR2, at<&Settings::r2>()},
                         {&kR3, at<&Settings::r3>()},
                         {&kR11, at<&Settings::r11>()}};

Fields<Settings> fields() {
    Fields<Settings>::Rows rows;
    for (const Row& row : kRows) rows.push_back({*row.field, row.place});
    rows.push_back(own_list_row(&Settings::own, read_own, kOwnData));
    return Fields<Settings>(rows);
}

} // namespace

const SettingTable<Settings>& setting_table() {
    static const SettingTable<Settings> table(
        fields(),
        {"{\"cards\": 2}", "2",
         "cards、turnLimit、fixedInitiative、cramped、draw、data、R2、R3、R11 があります。",
         "There are cards, turnLimit, fixedInitiative, cramped, draw, data, R2, R3 and R11."});
    return table;
}

} // namespace shiaiba::sengen
