// Labels of posted sheets: what each row of a system's sheets is called, and where its value begins in a line.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/sheet/posted/lists.hpp"

namespace shiaiba {

/// What stands behind a label of a sheet.
enum class RowKind {
    Party,
    /// Of a character: a new sheet begins.
    Name,
    /// Taken as it stands: a preset's name, a rank, an owner.
    Value,
    /// The system's numbers, by themselves in their order or with their labels below.
    Numbers,
    /// Names of the system's list.
    Names,
    /// Names with a number each: "弾幕2 / 回避3".
    Levels,
    /// Patterns of panels, a line each.
    Patterns,
    /// Plans, a line each.
    Plans,
    /// Free text, kept to the letter as far as the next character.
    Prose,
    /// Nothing that the system has: a remark, or a number that follows from the others.
    Remark,
};

struct SheetRow {
    /// "スキル|skills|技": the label of the system's own reader, and what else people call it. What every sheet's name, party
    /// and remarks may be called need not be listed.
    std::string_view labels;
    RowKind kind = RowKind::Value;

    std::u32string label() const { return own_spelling(labels, '|'); }
};

struct FoundLabel {
    const SheetRow* row;
    /// Where the text behind it begins.
    std::size_t behind;
    /// "A" of パターンA.
    std::u32string suffix;
};

/// What people call the name of a character, whatever the system.
bool is_name_label(std::string_view text);

/// Knows the labels of a system, and those that every sheet may have.
class LabelReader {
public:
    explicit LabelReader(std::span<const SheetRow> rows);

    /// The label with which a line begins, behind bullets and in brackets or bold letters. `spaced`: a blank behind it will
    /// do, as nowhere among sentences.
    std::optional<FoundLabel> label_of(const Glyphs& glyphs, bool spaced = false) const;

private:
    std::span<const SheetRow> rows_;
    std::vector<Spelling> labels_;
};

} // namespace shiaiba
