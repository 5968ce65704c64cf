// The table of a member's fields (3): what its rows say of key, labels, bounds, problems and bits.
#include "rulesets/sengen/sheet/member.hpp"

#include <memory>
#include <utility>

#include "core/sheet/field_parts.hpp"
#include "rulesets/sengen/sheet/vocabulary.hpp"

namespace shiaiba::sengen {
namespace {

using Type = Field::Type;

constexpr std::array<FieldItem, 2> kLimits{
    {{"standard", "標準", "Standard", "ランクと点で作る。", "Made by ranks and points."},
     {"open", "無制限", "Open", "首領や試し斬り用。点を数えない。",
      "For bosses and experiments: no points are counted."}}};
constexpr std::array<FieldItem, 2> kSpecies{
    {{"human", "人間", "Human", "特典を一つ持ち、妖術は使えない。", "One gift, and no Youjutsu."},
     {"fairy", "妖精", "Fairy", "身体−1、耐久−1、知性−1、感覚+2、意志−1。",
      "Body −1, vitality −1, intellect −1, sense +2, will −1."}}};
constexpr std::array<FieldCondition, 1> kOpen{{{"limits", 1}}};
constexpr std::array<FieldCondition, 1> kStandard{{{"limits", 0}}};
constexpr std::array<FieldCondition, 2> kHuman{{{"limits", 0}, {"species", 0}}};

Field choice(const char* key, const char* ja, const char* en, std::span<const FieldItem> items,
             const char* code, const char* wrong_ja, const char* wrong_en) {
    return {.type = Type::Select,
            .key = key,
            .ja = ja,
            .en = en,
            .optional = true,
            .items = items,
            .code = code,
            .rule = "3",
            .wrong_ja = wrong_ja,
            .wrong_en = wrong_en,
            .never_null = true};
}

/// The gifts as options; none is only where the field is absent.
std::span<const FieldItem> gifts() {
    static const auto all = [] {
        std::array<FieldItem, kGifts> items{};
        for (std::size_t k = 0; k < items.size(); ++k) {
            const Words& gift = words(static_cast<Gift>(k));
            items[k] = {k == 0 ? std::string_view() : gift.id, gift.ja, gift.en};
        }
        return items;
    }();
    return all;
}

Field species() {
    Field species = choice("species", "種族", "Species", kSpecies, "E_SPECIES",
                           "種族は human か fairy です。", "A species is human or fairy.");
    species.when = kStandard;
    return species;
}
Field gift() {
    Field gift =
        choice("gift", "人間の特典", "Gift", gifts(), "E_SPECIES",
               "人間の特典は body、vit、int、sense、will、skills、abilities のどれかです。",
               "A human's gift is body, vit, int, sense, will, skills or abilities.");
    gift.when = kHuman;
    // Behind this row the check of the other fields begins, for any member.
    gift.read_anyway = true;
    return gift;
}

/// A number of a member of open limits; the struct holds `kNone` where there is none.
template <int Sheet::*kNumber, int kNone>
struct OwnNumber {
    static FieldValue get(const Sheet& sheet) {
        return sheet.*kNumber == kNone ? FieldValue() : FieldValue{{sheet.*kNumber}};
    }
    static void put(Sheet& sheet, FieldValue value) {
        sheet.*kNumber = value.numbers.empty() ? kNone : value.numbers.front();
    }
};
template <int Sheet::*kNumber, int kNone = 0>
FieldRow<Sheet> number(const char* key, const char* ja, const char* en, int most) {
    using Own = OwnNumber<kNumber, kNone>;
    return {{.type = Type::Number,
             .key = key,
             .ja = ja,
             .en = en,
             .least = 1,
             .most = most,
             .optional = true,
             .when = kOpen,
             .code = "E_STAT_RANGE",
             .rule = "3",
             .never_null = true},
            by<Sheet, Own::get, Own::put>()};
}

const AnyRow& row_of(std::string_view key) {
    const FieldTable& table = member_fields().table();
    return table.rows()[table.place(key)];
}

} // namespace

const Fields<Sheet>& member_fields() {
    static const Fields<Sheet> fields(
        {{choice("limits", "制限", "Limits", kLimits, "E_LIMITS", "制限は standard か open です。",
                 "Limits are standard or open."),
          at<&Sheet::open>()},
         {species(), at<&Sheet::fairy>()},
         {gift(), at<&Sheet::gift>()},
         number<&Sheet::own_hp>("hp", "HP", "HP", kMostOpenPoints),
         number<&Sheet::own_spirit>("spirit", "霊力", "Spirit", kMostOpenPoints),
         number<&Sheet::own_dp>("dp", "DP", "DP", kMostOpenDp),
         number<&Sheet::actions, 1>("actions", "行動", "Actions", kMostActions),
         {"tactic", std::make_shared<TacticPart<Sheet>>(TacticPart<Sheet>::Facts{
                        &Sheet::tactic, presets,
                        [](const Sheet& sheet) { return sheet_names(*sheet.data, sheet); },
                        kMostPlans, "E_TACTIC", "3"})}});
    return fields;
}

FieldValue member_value(const Sheet& sheet, std::string_view key) {
    return row_of(key).get(&sheet);
}

// Bits of other fields stand between those of the table's rows, and `actions` has no bit in front.

void pack_row(const Sheet& sheet, std::string_view key, BitWriter& out) {
    const AnyRow& row = row_of(key);
    if (!member_fields().table().asked(row, &sheet)) return;
    if (row.part != nullptr) return row.part->pack_of(&sheet, out);
    if (key == "actions") return pack_value(row.field, {{sheet.actions}}, out);
    pack_field(row.field, row.get(&sheet), {}, out);
}

void unpack_row(BitReader& in, std::string_view key, Sheet& sheet) {
    const AnyRow& row = row_of(key);
    if (!in.ok() || !member_fields().table().asked(row, &sheet)) return;
    if (row.part != nullptr) return row.part->unpack_in(in, &sheet, &sheet);
    row.put(&sheet,
            key == "actions" ? unpack_value(row.field, in) : unpack_field(row.field, {}, in));
}

} // namespace shiaiba::sengen
