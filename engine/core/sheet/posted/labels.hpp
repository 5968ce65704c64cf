// Labels of posted sheets: the names of each row of a system's sheets, and where its value begins
// in a line.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/sheet/posted/lists.hpp"

namespace shiaiba {

/// The kind of value behind a label.
enum class RowKind {
    Party,
    /// A character's name: a new sheet begins.
    Name,
    /// Text that is taken unchanged: a preset's name, a rank, an owner.
    Value,
    /// The system's numbers: bare numbers in their order, or numbers with labels in the lines
    /// below.
    Numbers,
    /// Names of the system's list.
    Names,
    /// Names with a number each: "弾幕2 / 回避3".
    Levels,
    /// Patterns of panels, one per line.
    Patterns,
    /// Plans, one per line.
    Plans,
    /// The name of a preset, or plans, one per line.
    Tactic,
    /// Free text, kept unchanged up to the next character.
    Prose,
    /// A row that the system doesn't have: a remark, or a number that follows from the others.
    Remark,
};

/// Whether plans may stand in rows of this kind.
bool is_of_plans(RowKind kind);

struct SheetRow {
    /// "スキル|skills|技": first the label of the system's own reader, then other spellings.
    /// Spellings for names, parties and remarks that every system shares need not be listed.
    std::string_view labels;
    RowKind kind = RowKind::Value;

    std::u32string label() const { return own_spelling(labels, '|'); }
};

struct FoundLabel {
    const SheetRow* row;
    /// Index in the line where the value begins.
    std::size_t behind;
    /// The letter or number behind the label: "A" of パターンA.
    std::u32string suffix;
    /// The value stands in quotation marks in place of a colon, and ends before the last character.
    bool quoted = false;
};

/// Whether the text is a label for a character's name in any system.
bool is_name_label(std::string_view text);

/// The line, which is a label alone, with a colon at its end.
Glyphs with_colon(const Glyphs& label);

/// Finds the labels of a system, and those that every sheet may have.
class LabelReader {
public:
    /// `numbers`: the system has numbers, so sheets may have a label above them.
    LabelReader(std::span<const SheetRow> rows, bool numbers);

    /// The label at the beginning of a line, also behind bullets, in brackets or in bold. `spaced`:
    /// a blank may stand in place of the colon; not for lines among sentences.
    std::optional<FoundLabel> label_of(const Glyphs& glyphs, bool spaced = false) const;
    /// The label that is the whole line, with a colon or without.
    std::optional<FoundLabel> lone_label(const Glyphs& glyphs) const;

private:
    const SheetRow& row(std::size_t of) const;
    /// A label with blanks between its letters: 名　前：楓.
    std::optional<FoundLabel> stretched(const Glyphs& glyphs, const Keyed& keys,
                                        std::size_t key) const;

    std::span<const SheetRow> rows_;
    std::vector<Spelling> labels_;
};

} // namespace shiaiba
