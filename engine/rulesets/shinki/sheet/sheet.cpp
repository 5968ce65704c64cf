// The table of a member's fields (3), from which form, check, JSON, bits and neighbours follow, and
// what stands beside it: rules that join fields, random builds, warnings, names of plans.
#include "rulesets/shinki/sheet/sheet.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>

#include "core/sheet/field_parts.hpp"
#include "core/system/typed.hpp"
#include "core/text/json.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"

namespace shiaiba::shinki {
namespace {

using Type = Field::Type;

constexpr std::array<FieldItem, 2> kKinds{
    {{"blazer", "心輝者", "Blazer", "魔法少女。点を振り、心輝で戦う。",
      "A magical girl: points, and the power of Shine."},
     {"apostle", "眷属", "Apostle", "怪物などのNPC。HPと行動値を決める。",
      "A monster or another NPC: HP and speed as you like."}}};
constexpr std::array<FieldItem, 2> kLimits{
    {{"standard", "標準", "Standard", "点やHPとスキルの数に限りがある。",
      "Points or HP, and skills, have their limits."},
     {"open", "なし", "Open", "首領や試し斬り用。HPは999、スキルは12個まで。",
      "For bosses and experiments: HP up to 999, 12 skills."}}};
constexpr std::array<FieldItem, 2> kShining{
    {{"", "〈心輝〉状態", "Begins in Shine", "〈心輝〉で始まる。", "Begins with Shine."},
     {"",
      "〈心輝〉状態でない",
      "Without Shine",
      "〈心輝〉なしで始まる。",
      "Begins without Shine.",
      {},
      {},
      "なし|no"}}};
constexpr std::array<std::string_view, 8> kListed{"action",       "move",       "reaction",
                                                  "round_end",    "turn_start", "round_start",
                                                  "battle_start", "passive"};

constexpr std::array<FieldCondition, 1> kBlazer{{{"kind", 0}}};
constexpr std::array<FieldCondition, 1> kApostle{{{"kind", 1}}};
constexpr std::array<FieldCondition, 2> kWithPoints{{{"kind", 0}, {"limits", 0}}};
constexpr std::array<FieldCondition, 2> kApostleWithLimits{{{"kind", 1}, {"limits", 0}}};
constexpr std::array<FieldBound, 2> kFewerSkills{
    {{kMostSkills, kWithPoints}, {kMostApostleSkills, kApostleWithLimits}}};
constexpr std::array<FieldCondition, 2> kWithout{{{"kind", 1}, {"limits", 1}}};

constexpr Field field(FieldType type, const char* key, const char* ja, const char* en,
                      const char* code) {
    return {.type = type,
            .key = key,
            .ja = ja,
            .en = en,
            .code = code,
            .rule = "3",
            .wrong_ja = "true か false です。",
            .wrong_en = "It is true or false.",
            .never_null = true};
}
constexpr Field choice(const char* key, const char* ja, const char* en,
                       std::span<const FieldItem> items, const char* code, const char* wrong_ja,
                       const char* wrong_en) {
    Field select = field(Type::Select, key, ja, en, code);
    select.optional = true;
    select.items = items;
    select.wrong_ja = wrong_ja;
    select.wrong_en = wrong_en;
    return select;
}
/// HP or speed of a member without points: an apostle, or one with open limits.
constexpr Field number(const char* key, const char* ja, const char* en, int least, int most,
                       int usual, const char* code, const char* wrong_ja, const char* wrong_en) {
    Field number = field(Type::Number, key, ja, en, code);
    number.least = least;
    number.most = most;
    number.when = kWithout;
    number.when_any = true;
    number.usual = usual;
    number.wrong_ja = wrong_ja;
    number.wrong_en = wrong_en;
    return number;
}

FieldRow<Sheet> points() {
    Field field = shinki::field(Type::Number, "points", "点", "Points", "E_POINTS");
    field.most = kMostPoints;
    field.code_count = "E_FIELD";
    field.wrong_ja = "HPと行動値の点は0以上の整数で、合わせて6までです。";
    field.wrong_en = "Points of hp and speed are whole numbers from 0 on, 6 in all.";
    FieldRow<Sheet> row("points",
                        std::make_shared<PointsPart<Sheet, 2>>(
                            field,
                            std::array<PointsIn<Sheet>, 2>{
                                {{"hp", "HP", "HP", &Sheet::hp_points, "bought-hp", "最大HP",
                                  "Max HP", kLeastPointHp, kHpOfPoint, "HP", "HP"},
                                 {"speed", "行動値", "Speed", &Sheet::speed_points, "bought-speed",
                                  "行動値", "Speed", kLeastPointSpeed, 1, "行動値", "speed"}}},
                            Text{"点は hp と speed に振ります。", "Points are of hp and speed."}));
    row.field.when = kWithPoints;
    return row;
}

std::ptrdiff_t carnage_in(const Sheet& sheet) {
    return std::count_if(sheet.skills.begin(), sheet.skills.end(),
                         [&](int place) { return sheet.skill(place).carnage; });
}

FieldRow<Sheet> skills() {
    Field field = shinki::field(Type::List, "skills", "スキル", "Skills", "E_SKILL_UNKNOWN");
    field.most = kMostOpenSkills;
    field.labels = "スキル|skills|所持スキル|取得スキル|習得スキル";
    field.kinds = kListed;
    field.distinct = true;
    field.code_count = "E_SKILL_COUNT";
    field.code_twice = "E_SKILL_DUP";
    field.wrong_ja = "知らないスキルです。";
    field.wrong_en = "There is no such skill.";
    field.count_ja = "スキルは{most}個までです。";
    field.count_en = "At most {most} skills.";
    field.twice_ja = "同じスキルが二度あります。";
    field.twice_en = "It stands there twice.";
    const Catalogue<Sheet> list{
        [](const Sheet& sheet, const std::string& id) { return sheet.list->find(id); },
        [](const Sheet& sheet, int place) { return sheet.skill(place).id; },
        [](const Sheet& sheet, int place) {
            return Text{sheet.skill(place).bare_ja(), sheet.skill(place).en};
        },
        [](const Sheet& sheet) { return static_cast<int>(sheet.list->skills.size()); },
        [](const Sheet& sheet, int place) {
            const bool of_mob =
                sheet.mob && (place == kAttack || place == kGuard || place == kLiaison);
            return place < kDefaults && !of_mob;
        }};
    // With plans of its own no skill is exchanged: plans may name only skills that the build has.
    const auto step = [](const Sheet& from, const Sheet& to) {
        const auto other = std::mismatch(to.skills.begin(), to.skills.end(), from.skills.begin());
        return from.tactic.own == nullptr && *other.first >= kDefaults &&
               carnage_in(to) <= to.most_carnage();
    };
    field.fewer = kFewerSkills;
    return {field, std::make_shared<ItemsPart<Sheet>>(ItemsPart<Sheet>::Facts{
                       field,
                       &Sheet::skills,
                       list,
                       [](const Sheet& sheet) { return sheet.most_skills(); },
                       step,
                       {"スキルの並びです。", "It is a list of skills."},
                       {"デフォルトスキルは書きません。", "Default skills are not listed."},
                       "E_SKILL_DEFAULT"})};
}

int most_hp(const Sheet& sheet) { return sheet.most_hp(); }
int most_speed(const Sheet& sheet) { return sheet.most_speed(); }

Fields<Sheet>::Rows rows() {
    Field kind = choice("kind", "種別", "Kind", kKinds, "E_KIND", "種別は blazer か apostle です。",
                        "A kind is blazer or apostle.");
    kind.decides = true;
    kind.labels = "種別|kind|種類";
    Field limits = choice("limits", "制限", "Limits", kLimits, "E_FIELD",
                          "制限は standard か open です。", "Limits are standard or open.");
    limits.labels = "制限|limits";
    FieldRow<Sheet> hp(number("hp", "HP", "HP", 1, kMostOpenHp, 40, "E_HP",
                              "HPは{least}から{most}までの整数です。",
                              "HP is a whole number from {least} to {most}."),
                       at<&Sheet::hp>());
    hp.up_to<most_hp>();
    hp.field.labels = "HP|ヒットポイント|体力";
    FieldRow<Sheet> speed(number("speed", "行動値", "Speed", 0, kMostOpenSpeed, 8, "E_SPEED",
                                 "行動値は{least}から{most}までの整数です。",
                                 "Speed is a whole number from {least} to {most}."),
                          at<&Sheet::speed>());
    speed.up_to<most_speed>();
    speed.field.labels = "行動値|speed|速度";
    Field mob = field(Type::Switch, "mob", "モブ属性", "Mob", "E_FIELD");
    mob.when = kApostle;
    mob.about_ja = "手札を持たず、山札をめくって戦う。GMの隊の眷属だけ。";
    mob.about_en = "Without a hand; turns up cards. Apostles of a GM's party only.";
    mob.read_anyway = true;
    Field shine = field(Type::Switch, "shinki", "変身", "Transformation", "E_FIELD");
    shine.when = kBlazer;
    shine.items = kShining;
    shine.labels = "変身|shine";
    return {{kind, at<&Sheet::apostle>()},
            {limits, at<&Sheet::open>()},
            points(),
            std::move(hp),
            std::move(speed),
            {mob, at<&Sheet::mob>()},
            {shine, at<&Sheet::shine>()},
            skills(),
            {"tactic",
             std::make_shared<TacticPart<Sheet>>(TacticPart<Sheet>::Facts{
                 &Sheet::tactic, presets,
                 [](const Sheet& sheet) { return skill_names(*sheet.list, sheet.all_skills()); },
                 kMostPlansOfMember, "E_TACTIC", "3"})}};
}

Problem problem(std::string path, std::string code, Text text) {
    return problem_at(std::move(path), std::move(code), std::move(text), "3");
}

} // namespace

const Fields<Sheet>& member_fields() {
    static const Fields<Sheet> fields(
        rows(),
        {.form = {"kind", "limits", "points", "hp", "speed", "shinki", "mob", "skills", "tactic"},
         .bits = {"kind", "limits", "mob", "points", "hp", "speed", "shinki", "skills", "tactic"}});
    return fields;
}

std::vector<int> Sheet::all_skills() const {
    std::vector<int> all;
    if (!apostle) all = {kShine, kAttack, kGuard, kLiaison, kOverride};
    if (apostle && !mob) all = {kAttack, kGuard, kLiaison};
    all.insert(all.end(), skills.begin(), skills.end());
    return all;
}

Checked<Build> check_sheet(const Json& fields, const shinki::Settings& settings,
                           const PartyFields& own) {
    Problems problems;
    Sheet sheet;
    sheet.list = settings.shared_list();
    const auto after = [&](std::string_view key) {
        if (key != "skills") return;
        if (carnage_in(sheet) > sheet.most_carnage()) {
            problems.push_back(
                problem("/skills", "E_CARNAGE_COUNT",
                        {"カルネージスキルは2個までです。", "At most two carnage skills."}));
        }
        if (sheet.mob && !sheet.apostle) {
            problems.push_back(problem("/mob", "E_MOB_KIND",
                                       {"心輝者はモブになれません。", "A blazer is no mob."}));
        } else if (sheet.mob && !own.gm) {
            problems.push_back(
                problem("/mob", "E_MOB_PARTY",
                        {"モブはGMの隊にだけ入れます。", "Mobs stand only in a GM's party."}));
        }
    };
    const auto unknown = [](const std::string& key) {
        return problem("/" + key, "E_FIELD",
                       {"この種別に「" + key + "」はありません。",
                        "There is no \"" + key + "\" in this kind."});
    };
    member_fields().check(fields, problems, sheet, {unknown, after});
    if (!problems.empty()) return problems;
    return Build(std::move(sheet));
}

plan::Names sheet_names(const Json& fields, const shinki::Settings& settings) {
    Sheet sheet;
    const auto text = [](const Json& json, const char* key) {
        const auto at = json.is_object() ? json.find(key) : json.end();
        return json.is_object() && at != json.end() ? *at : Json();
    };
    sheet.apostle = text(fields, "kind") == "apostle";
    sheet.mob = text(fields, "mob") == true;
    const Json skills = text(fields, "skills");
    // null stands for any build: it may have all skills.
    for (int place = 0; place < static_cast<int>(settings.list().skills.size()); ++place) {
        const Json id = settings.list().skills[static_cast<std::size_t>(place)].id;
        const bool has =
            skills.is_array() && std::find(skills.begin(), skills.end(), id) != skills.end();
        if (has || fields.is_null()) sheet.skills.push_back(place);
    }
    return *skill_names(settings.list(), sheet.all_skills());
}

const Planner* planner_of(const Sheet& sheet) {
    const plan::Tactic* const tactic = sheet.tactic.tactic(presets());
    return tactic != nullptr ? tactic : &no_plans();
}

const Fields<PartyFields>& party_fields() {
    static const Fields<PartyFields> fields =
        gm_party_fields("手札と気魄を共有し、モブを入れられる。8人まで。",
                        "One hand and grit for all; mobs; up to eight.", "1.3");
    return fields;
}

Build random_sheet(Dice& dice, const Json&, const shinki::Settings& settings,
                   const PartyFields& own) {
    Sheet sheet;
    sheet.list = settings.shared_list();
    sheet.apostle = dice.below(3) == 0;
    const auto number = [&](int least, int most) {
        return least + static_cast<int>(dice.below(static_cast<std::uint64_t>(most) -
                                                   static_cast<std::uint64_t>(least) + 1));
    };
    if (sheet.apostle) {
        sheet.hp = number(1, kMostHp);
        sheet.speed = number(0, kMostSpeed);
        sheet.mob = own.gm && dice.below(2) == 0;
    } else {
        sheet.hp_points = number(0, kMostPoints);
        sheet.speed_points = number(0, kMostPoints - sheet.hp_points);
        sheet.shine = dice.below(4) != 0;
    }
    const auto& skills = settings.list().skills;
    const int most = number(0, static_cast<int>(sheet.most_skills()));
    std::ptrdiff_t carnage = 0;
    const int first = sheet.mob ? kAttack : kDefaults;
    const int last = static_cast<int>(skills.size()) - 1;
    // An own list may be empty.
    for (int n = 0; n < most && first <= last; ++n) {
        const int place = number(first, last);
        if (place == kOverride) continue;
        if (std::find(sheet.skills.begin(), sheet.skills.end(), place) != sheet.skills.end())
            continue;
        if (skills[static_cast<std::size_t>(place)].carnage && ++carnage > sheet.most_carnage()) {
            continue;
        }
        sheet.skills.push_back(place);
    }
    const auto preset = static_cast<std::size_t>(dice.below(presets().size() + 1));
    if (preset < presets().size()) sheet.tactic.preset = preset;
    return Build(std::move(sheet));
}

// -- Warnings: legal, but probably not intended (3)

Problems warnings(const Sheet& sheet) {
    Problems problems;
    const int left = kMostPoints - sheet.hp_points - sheet.speed_points;
    if (sheet.has_points() && left > 0) {
        const std::string number = std::to_string(left);
        problems.push_back(
            problem_at("/points", "W_POINTS",
                       {"点が" + number + "余っています。", number + " points are left."}, "3"));
    }
    const std::vector<int> skills = sheet.all_skills();
    const bool harms = std::any_of(skills.begin(), skills.end(), [&](int place) {
        const Skill& one = sheet.skill(place);
        return one.has(Op::Damage) || one.has(Op::FatalDamage);
    });
    if (!harms) {
        problems.push_back(problem_at(
            "/skills", "W_NO_ATTACK",
            {"ダメージを与えるスキルがありません。", "It has no skill that does damage."}, "3"));
    }
    return problems;
}

std::optional<Build> unpack_sheet(BitReader& in, const shinki::Settings& settings) {
    Sheet of_match;
    of_match.list = settings.shared_list();
    return untyped(member_fields().unpack(in, Fields<Sheet>::usual_build(), std::move(of_match)));
}

} // namespace shiaiba::shinki
