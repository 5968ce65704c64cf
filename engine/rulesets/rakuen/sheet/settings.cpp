// The tables of the settings, and of the position that a fighter starts from, with the bounds of
// section 18. Order and width of fields are frozen: links hold them.
#include "rulesets/rakuen/sheet/settings.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/system/setting_table.hpp"
#include "core/text/fill.hpp"
#include "core/text/json.hpp"

namespace shiaiba::rakuen {
namespace {

constexpr Field position(FieldType type, const char* key) {
    return {.type = type,
            .key = key,
            .optional = true,
            .code = "badStart",
            .rule = "18",
            .never_null = true};
}
constexpr Field number(const char* key, int least, int most, const char* said_ja,
                       const char* said_en) {
    Field field = position(Field::Type::Number, key);
    field.least = least;
    field.most = most;
    field.wrong_ja = "{least}〜{most}の整数で書いてください。";
    field.wrong_en = "This must be a whole number from {least} to {most}.";
    field.said_ja = said_ja;
    field.said_en = said_en;
    return field;
}
constexpr Field flag(const char* key, const char* ja) {
    Field field = position(Field::Type::Switch, key);
    field.wrong_ja = "true か false で書いてください。";
    field.wrong_en = "This must be true or false.";
    field.said_ja = ja;
    field.said_en = key;
    return field;
}

constexpr auto kUsed = [] {
    std::array<FieldItem, kSkills> items{};
    for (std::size_t k = 0; k < kSkills; ++k) {
        items[k] = {kSkillFacts[k].id, kSkillFacts[k].ja, kSkillFacts[k].id};
    }
    return items;
}();
constexpr Field last() {
    Field field = position(Field::Type::Select, "last");
    field.items = kAbilityItems;
    field.wrong_ja = "POW、SPD、WIZ か null で書いてください。";
    field.wrong_en = "This must be POW, SPD, WIZ or null.";
    field.said_ja = "前回 {item}";
    field.said_en = "last {item}";
    field.never_null = false;
    return field;
}
constexpr Field used() {
    Field field = position(Field::Type::List, "used");
    field.most = static_cast<int>(kSkills);
    field.items = kUsed;
    field.distinct = true;
    field.wrong_ja = "スキルのidを重複なく並べてください。";
    field.wrong_en = "This must list ids of skills, none twice.";
    field.said_ja = "{item}使用済み";
    field.said_en = "{item} used";
    field.as_one = true;
    field.fixed_width = true;
    return field;
}

FieldValue last_of(const Fighter& fighter) {
    return fighter.last == Ability::None ? FieldValue() : value_in(fighter.last);
}
void put_last(Fighter& fighter, FieldValue last) { put_value(fighter.last, last); }
FieldValue used_by(const Fighter& fighter) {
    FieldValue used;
    for (int k = 0; k < fighter.uses; ++k) {
        used.numbers.push_back(static_cast<int>(fighter.order[static_cast<std::size_t>(k)]));
    }
    return used;
}
void use(Fighter& fighter, FieldValue used) {
    for (const int skill : used.numbers) fighter.use(skill_at(static_cast<std::size_t>(skill)));
}

const Fields<Fighter>& position_fields() {
    static const Fields<Fighter> fields({
        {number("hp", 1, kMostHp, "HP {n}", "hp {n}"), at<&Fighter::hp>()},
        {number("in", 0, 200, "IN {n}", "in {n}"), at<&Fighter::in>()},
        {number("sp", 0, kSp, "SP {n}", "sp {n}"), at<&Fighter::sp>()},
        {flag("stunned", "スタン"), at<&Fighter::stunned>()},
        {flag("recoil", "デメリット"), at<&Fighter::recoil>()},
        {flag("sealed", "封印"), at<&Fighter::sealed>()},
        {number("evades", 0, 1000, "回避 {n}", "evades {n}"), at<&Fighter::evades>()},
        {number("guards", 0, 1000, "連続防御 {n}", "guards {n}"), at<&Fighter::guards>()},
        {last(), by<Fighter, last_of, put_last>()},
        {used(), by<Fighter, used_by, use>()},
    });
    return fields;
}

bool any(const std::vector<bool>& changes) {
    return std::find(changes.begin(), changes.end(), true) != changes.end();
}
bool begun(const RakuenSettings& settings, Side side) {
    return any(
        position_fields().changes(settings.start[index(side)], fresh_fighter(settings.advanced)));
}

/// The row `start`: `{"A": {"hp": 100}, "B": {…}}`.
class StartPart final : public FieldPart<RakuenSettings> {
    static Problem problem(const std::string& path, Text text) {
        return problem_at(path, "badStart", std::move(text), "18");
    }
    static std::string below(const std::string& at, const std::string& key) {
        return at + (Json::json_pointer() / key).to_string();
    }

public:
    // The rules stand above, so that they are known here.
    void check(const Json& given, const std::string& at, RakuenSettings& settings,
               Problems& problems) const override {
        if (!given.is_object()) {
            problems.push_back(problem(at, {"{\"A\": {…}, \"B\": {…}} のように書いてください。",
                                            "Write it like {\"A\": {…}, \"B\": {…}}."}));
            return;
        }
        for (const auto& [key, value] : given.items()) {
            const std::string path = below(at, key);
            if (key != "A" && key != "B") {
                problems.push_back(
                    problem(path, {"A と B だけがあります。", "There are A and B only."}));
            } else if (!value.is_object()) {
                problems.push_back(problem(path, {"{\"hp\": 100} のように書いてください。",
                                                  "Write it like {\"hp\": 100}."}));
            } else {
                const auto unknown = [&](const std::string& field) {
                    return problem(below(path, field),
                                   {"この項目はありません。", "There is no such field."});
                };
                settings.start[key == "A" ? 0 : 1] = position_fields().check_given(
                    value, problems, unknown, path, fresh_fighter(settings.advanced));
            }
        }
    }
    Json write(const RakuenSettings& settings) const override {
        Json starts;
        for (const Side side : kSides) {
            if (!begun(settings, side)) continue;
            Json& one = starts[letter(side)] = Json::object();
            position_fields().write(settings.start[index(side)], one,
                                    fresh_fighter(settings.advanced));
        }
        return starts;
    }
    Text said(const RakuenSettings& settings) const override {
        Text all;
        for (const Side side : kSides) {
            if (!begun(settings, side)) continue;
            Text one;
            const Fighter fresh = fresh_fighter(settings.advanced);
            for (const auto& [key, text] :
                 position_fields().said(settings.start[index(side)], fresh)) {
                enumerate(one, text);
            }
            const std::string mark = side == Side::A ? "▲ " : "▽ ";
            all.ja += (all.ja.empty() ? "途中から：" : "。") + mark + one.ja;
            all.en += (all.en.empty() ? "From a position: " : ". ") + mark + one.en;
        }
        return all;
    }
};

// At first links had two bits here, advanced rules and a position, and never wrote the default, 00.
// So 00 now says that rulings follow, and then the two bits once more.
void pack(const RakuenSettings& settings, const Fields<RakuenSettings>&, BitWriter& out) {
    if (settings.turned.bits != 0) {
        out.bits(0, 2);
        out.varint(settings.turned.bits);
    }
    out.bits(settings.advanced ? 1 : 0, 1);
    const bool placed = begun(settings, Side::A) || begun(settings, Side::B);
    out.bits(placed ? 1 : 0, 1);
    if (!placed) return;
    for (const Fighter& fighter : settings.start) {
        position_fields().pack_changes(fighter, fresh_fighter(settings.advanced), out);
    }
}

std::optional<RakuenSettings> unpack(const Fields<RakuenSettings>&, BitReader& in) {
    RakuenSettings settings;
    bool advanced = in.bits(1) != 0;
    bool placed = in.bits(1) != 0;
    if (!advanced && !placed) {
        const std::uint64_t bits = in.varint();
        if (bits == 0 || bits >> kRulings.size() != 0) return std::nullopt;
        settings.turned.bits = static_cast<std::uint16_t>(bits);
        advanced = in.bits(1) != 0;
        placed = in.bits(1) != 0;
    }
    settings.advanced = advanced;
    for (Fighter& fighter : settings.start) {
        fighter = fresh_fighter(advanced);
        if (placed) fighter = position_fields().unpack_changes(in, fighter);
    }
    if (!in.ok()) return std::nullopt;
    return settings;
}

constexpr std::array<FieldItem, 2> kRules{
    {{"basic", "基本", "Basic",
      "スキルは必殺だけです。ほかのスキルを書いたプランは読み飛ばします。",
      "Finisher is the only skill; plans that ask for any other are skipped."},
     {"advanced", "上級", "Advanced", "SPを使うスキルと封印が加わります。",
      "Adds the skills that cost SP, and the seal.", "上級ルール", "Advanced rules"}}};

FieldValue rules_of(const RakuenSettings& settings) { return value_in(settings.advanced); }
void put_rules(RakuenSettings& settings, FieldValue rules) {
    put_value(settings.advanced, rules);
    settings.start.fill(fresh_fighter(settings.advanced));
}

Fields<RakuenSettings> fields() {
    Fields<RakuenSettings>::Rows rows{{{.type = Field::Type::Select,
                                        .key = "rules",
                                        .ja = "ルール",
                                        .en = "Rules",
                                        .optional = true,
                                        .items = kRules,
                                        .code = "unknownRules",
                                        .rule = "18",
                                        .wrong_ja = "rules は basic か advanced です。",
                                        .wrong_en = "\"rules\" is either basic or advanced.",
                                        .never_null = true},
                                       by<RakuenSettings, rules_of, put_rules>()}};
    add_rulings<&RakuenSettings::turned, &Turned::bits>(kRulings, "18", rows);
    rows.push_back({"start", std::make_shared<StartPart>()});
    return Fields<RakuenSettings>(rows);
}

} // namespace

Fighter fresh_fighter(bool advanced) {
    Fighter fighter;
    fighter.sp = advanced ? kSp : 0;
    return fighter;
}

const SettingTable<RakuenSettings>& setting_table() {
    static const SettingTable<RakuenSettings> table(fields(),
                                                    {"{\"rules\": \"advanced\"}", "18",
                                                     "rules、start、R17、R18、R6 があります。",
                                                     "There are rules, start, R17, R18 and R6."},
                                                    pack, unpack);
    return table;
}

} // namespace shiaiba::rakuen
