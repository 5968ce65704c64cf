// Reads, writes, packs and words the settings of section 2. The order of the fields is that of the
// bits in links (17).
#include "rulesets/sengen/sheet/settings.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "core/sheet/fields.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/sheet/data_list.hpp"

namespace shiaiba::sengen {
namespace {

constexpr ListSetting kOwnData{"data", "独自データ", "Own data", "data of its own", "別のデータ"};

/// Settings as fields read and write them: an absent number has its default.
struct Chosen {
    std::optional<int> cards = {};
    std::optional<int> turn_limit = {};
    bool fixed_initiative = false;
    /// A value of Cramped, and its index in kCramped.
    int cramped = 0;
    bool draw = false;
    bool r2 = false;
    bool r3 = false;
    bool r11 = false;
};

/// A ruling that is a setting, with both readings in words (11).
struct Ruling {
    const char* key;
    bool Settings::*other;
    Text usual;
    Text turned;
};
const std::array<Ruling, 3>& readings() {
    static const std::array<Ruling, 3> all{
        {{"R2",
          &Settings::r2,
          {"スキル補正はダイスの数に加える。", "A skill's bonus is dice."},
          {"スキル補正は達成値に加える。", "A skill's bonus is added to the total."}},
         {"R3",
          &Settings::r3,
          {"達成値上昇は表のとおり。", "Raises follow the table."},
          {"達成値上昇はLv2毎に1回。", "A raise every two levels."}},
         {"R11",
          &Settings::r11,
          {"接近は目標値に届けばよい。", "An approach must reach its target number."},
          {"接近は目標値を上回ること。", "An approach must exceed its target number."}}}};
    return all;
}

constexpr std::array<FieldItem, 4> kCramped{
    {{"nobody", "回復する", "Everybody recovers"},
     {"both", "両方", "Both sides", "狭い所や暗闇。ターン開始時にDPが回復しない。",
      "A narrow or dark place: no DP comes back at a turn's start."},
     {"A", "A側だけ", "Side A alone"},
     {"B", "B側だけ", "Side B alone"}}};

const Fields<Chosen>& setting_fields() {
    const auto number = [](const char* key, const char* ja, const char* en, int least, int most,
                           int otherwise = 0) {
        return Field{.type = Field::Type::Number,
                     .key = key,
                     .ja = ja,
                     .en = en,
                     .least = least,
                     .most = most,
                     .optional = true,
                     .otherwise = otherwise,
                     .code = "badSetting",
                     .rule = "2"};
    };
    const auto flag = [](const char* key, const char* ja, const char* en, const char* about_ja,
                         const char* about_en) {
        return Field{.type = Field::Type::Switch,
                     .key = key,
                     .ja = ja,
                     .en = en,
                     .about_ja = about_ja,
                     .about_en = about_en,
                     .code = "badSetting",
                     .rule = "2"};
    };
    static const Fields<Chosen> fields({
        {number("cards", "使えるスペルカード", "Spell cards to use", 0, 10), &Chosen::cards},
        {number("turnLimit", "ターンの上限（本作、R）", "Turn limit (ours, R)", 1, 99,
                Settings().turn_limit),
         &Chosen::turn_limit},
        {flag("fixedInitiative", "行動順を変えない", "Order is kept",
              "最初のターンの行動順が続く。", "The order of turn 1 stays."),
         &Chosen::fixed_initiative},
        {Field{.type = Field::Type::Select,
               .key = "cramped",
               .ja = "DPは回復しない",
               .en = "No DP recovery",
               .optional = true,
               .items = kCramped,
               .code = "badSetting",
               .rule = "2"},
         &Chosen::cramped},
        {flag("draw", "時間切れは引き分け", "Time up is a draw", "HPの割合で判定しない。",
              "Nobody judges by what is left."),
         &Chosen::draw},
        {flag("R2", "補正は達成値に", "Bonus to the total", "スキル補正は達成値に加える。",
              "A skill's bonus is added to the total."),
         &Chosen::r2},
        {flag("R3", "上昇はLv2毎", "Raises by halves", "達成値上昇はLv2毎に1回。",
              "A raise every two levels."),
         &Chosen::r3},
        {flag("R11", "接近は上回る", "Approach must exceed", "接近は目標値を上回ること。",
              "An approach must exceed its target number."),
         &Chosen::r11},
    });
    return fields;
}

Settings settled(const Chosen& chosen) {
    Settings settings;
    settings.cards = chosen.cards;
    settings.turn_limit = chosen.turn_limit.value_or(settings.turn_limit);
    settings.fixed_initiative = chosen.fixed_initiative;
    settings.cramped = static_cast<Cramped>(chosen.cramped);
    settings.draw = chosen.draw;
    settings.r2 = chosen.r2;
    settings.r3 = chosen.r3;
    settings.r11 = chosen.r11;
    return settings;
}

/// The settings as fields; a turn limit that equals the default is left out.
Chosen chosen_in(const Settings& settings) {
    const Settings usual;
    Chosen chosen;
    chosen.cards = settings.cards;
    if (settings.turn_limit != usual.turn_limit) chosen.turn_limit = settings.turn_limit;
    chosen.fixed_initiative = settings.fixed_initiative;
    chosen.cramped = static_cast<int>(settings.cramped);
    chosen.draw = settings.draw;
    chosen.r2 = settings.r2;
    chosen.r3 = settings.r3;
    chosen.r11 = settings.r11;
    return chosen;
}

void check_known(const Json& json, Problems& problems) {
    const auto known = setting_fields().keys();
    for (const auto& [key, value] : json.items()) {
        if (key == kOwnData.key || std::find(known.begin(), known.end(), key) != known.end()) {
            continue;
        }
        problems.push_back(unknown_setting(
            key,
            {"cards、turnLimit、fixedInitiative、cramped、draw、data、R2、R3、R11 があります。",
             "There are cards, turnLimit, fixedInitiative, cramped, draw, data, R2, R3 and R11."},
            "2"));
    }
}

} // namespace

Checked<shiaiba::Settings> check_settings(const Json& json) {
    if (json.is_null()) return shiaiba::Settings(Settings());
    if (!json.is_object()) {
        return problem_at("/settings", "badSettings",
                          {"設定項目は {\"cards\": 2} のように書いてください。",
                           "Settings are written like {\"cards\": 2}."},
                          "2");
    }
    Problems problems;
    check_known(json, problems);
    Problems wrong;
    Json chosen = json;
    // true means both sides.
    if (chosen.value("cramped", Json()) == true) chosen["cramped"] = "both";
    Settings settings = settled(setting_fields().check(chosen, wrong));
    add_problems(problems, wrong, "/settings");
    const Json data = json.value(kOwnData.key, Json());
    if (!data.is_null()) {
        const auto list = read_data(data);
        add_problems(problems, list.problems(), "/settings/data");
        if (list) {
            const std::string& name = (*list)->name;
            settings.own = {named_list(data, name.empty() ? "—" : name), *list};
        }
    }
    if (!problems.empty()) return problems;
    return shiaiba::Settings(settings);
}

Json write_settings(const Settings& settings) {
    Json json = Json::object();
    setting_fields().write(chosen_in(settings), json);
    if (settings.own.json != nullptr) json[kOwnData.key] = *settings.own.json;
    return json;
}

void pack_settings(const Settings& settings, BitWriter& out) {
    setting_fields().pack(chosen_in(settings), out);
    pack_list(settings.own, out);
}

std::optional<Settings> unpack_settings(BitReader& in, const Settings& at_hand) {
    const auto chosen = setting_fields().unpack(in);
    if (!chosen) return std::nullopt;
    Settings settings = settled(*chosen);
    auto own = unpack_list(in, at_hand.own);
    if (!own) return std::nullopt;
    settings.own = std::move(*own);
    return settings;
}

Text lacking(const Settings& settings, const Settings& at_hand) {
    return lacking_list(settings.own, at_hand.own, kOwnData);
}

std::vector<SettingSaid> settings_in_words(const Settings& settings) {
    const Settings usual;
    std::vector<SettingSaid> said;
    const auto number = [](int n) { return std::to_string(n); };
    if (settings.cards) {
        said.push_back({"cards",
                        {"スペルカードは1人" + number(*settings.cards) + "枚まで。",
                         number(*settings.cards) + " spell cards each."}});
    }
    if (settings.turn_limit != usual.turn_limit) {
        said.push_back({"turnLimit",
                        {number(settings.turn_limit) + "ターンまで。",
                         "At most " + number(settings.turn_limit) + " turns."}});
    }
    if (settings.fixed_initiative) {
        said.push_back(
            {"fixedInitiative", {"行動順は最初のターンで決める。", "Turn 1's order is kept."}});
    }
    if (settings.cramped == Cramped::Both)
        said.push_back(
            {"cramped", {"ターン開始時のDP回復なし。", "No DP recovery at a turn's start."}});
    if (settings.cramped == Cramped::A || settings.cramped == Cramped::B) {
        const std::string side = settings.cramped == Cramped::A ? "A" : "B";
        said.push_back({"cramped",
                        {side + "側はターン開始時のDP回復なし。",
                         "Side " + side + " recovers no DP at a turn's start."}});
    }
    if (settings.draw) {
        said.push_back({"draw", {"時間切れは引き分け。", "Time up is a draw."}});
    }
    for (const Ruling& one : readings()) {
        if (settings.*one.other) said.push_back({one.key, one.turned});
    }
    if (settings.own.list != nullptr) {
        said.push_back({kOwnData.key, list_in_words(settings.own, kOwnData)});
    }
    return said;
}

std::vector<OtherReading> other_readings(const Settings& settings) {
    std::vector<OtherReading> all;
    for (const Ruling& one : readings()) {
        Settings turned = settings;
        turned.*one.other = !(settings.*one.other);
        all.push_back({one.key, one.key, turned.*one.other ? one.turned : one.usual,
                       shiaiba::Settings(turned)});
    }
    return all;
}

Json settings_form() {
    Json form = Json::array();
    for (const auto& one : setting_fields().all()) {
        Json field = form_of(one.field);
        // Among settings a select field has no `type` (bindings/types/system.d.ts).
        if (one.field.type == Field::Type::Select) field.erase("type");
        form.push_back(std::move(field));
    }
    form.push_back(list_setting(kOwnData));
    return form;
}

} // namespace shiaiba::sengen
