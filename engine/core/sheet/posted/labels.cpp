// Labels: finds the label at the beginning of a line, in all spellings that people use for a row.
#include "core/sheet/posted/labels.hpp"

#include <algorithm>
#include <utility>

#include "core/sheet/sheet_lines.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

// Labels that the sheets of every system may have.

constexpr std::string_view kNameLabels =
    "名前|名|ネーム|キャラクター名|キャラクター|キャラ名|キャラ|pc名|npc名|pc|氏名|人物名|name|character name|character|pc name";
constexpr std::string_view kPartyLabels =
    "隊|隊名|隊の名前|パーティ|パーティー|チーム|チーム名|party|team";
constexpr std::string_view kRemarkLabels =
    "備考|メモ|コメント|一言|ひとこと|プレイヤー|プレイヤー名|プレーヤー|pl|pl名|年齢|性別|身長|体重|職業|所属|外見|容姿|性格|誕生日|出身|"
    "作成者|作者|日付|更新|更新日|画像|url|player|age|gender|sex|notes|note|remarks|memo|comment";
constexpr SheetRow kRemark{{}, RowKind::Remark};

std::string_view usual_labels(RowKind kind) {
    if (kind == RowKind::Name) return kNameLabels;
    if (kind == RowKind::Party) return kPartyLabels;
    if (kind == RowKind::Remark) return kRemarkLabels;
    return {};
}

std::size_t behind_blanks_but_tab(const Glyphs& glyphs, std::size_t at) {
    while (at < glyphs.size() && glyphs[at].point != '\t' && is_blank(glyphs[at].point)) ++at;
    return at;
}

std::optional<FoundLabel> behind_label(const Glyphs& glyphs, const Keyed& keys, std::size_t key,
                                       const SheetRow& row, bool bracket, bool spaced) {
    std::size_t at = keys.glyph[key];
    std::u32string suffix;
    if (row.kind == RowKind::Patterns || row.kind == RowKind::Plans || row.kind == RowKind::Names) {
        while (at < glyphs.size() && suffix.size() < 2) {
            const char32_t point = fold_width(glyphs[at].point);
            if (!is_digit(point) && !is_circled(point) && (point < 'A' || point > 'Z')) break;
            suffix.push_back(point);
            ++at;
        }
    }
    const auto skip_bold = [&] {
        if (at + 1 < glyphs.size() && glyphs[at].point == '*' && glyphs[at + 1].point == '*')
            at += 2;
    };
    skip_bold();
    const std::size_t blanks = at;
    at = behind_blanks_but_tab(glyphs, at);
    if (bracket) {
        if (at >= glyphs.size() || !is_among(kClosing, glyphs[at].point)) return std::nullopt;
        ++at;
        skip_bold();
        at = behind_blanks(glyphs, at);
    }
    if (at >= glyphs.size()) {
        const bool list = row.kind == RowKind::Names || row.kind == RowKind::Levels ||
                          row.kind == RowKind::Patterns || row.kind == RowKind::Plans ||
                          row.kind == RowKind::Numbers || row.kind == RowKind::Prose;
        if (!list) return std::nullopt;
        return FoundLabel{&row, at, suffix};
    }
    const char32_t point = glyphs[at].point;
    // Spreadsheets, and people who align their sheets with blanks, leave the colon out.
    const bool lined_up =
        blanks < at && key > 1 && (spaced || is_among(U"\u3000\t", glyphs[blanks].point));
    const bool colon = is_among(kColons, point) || point == '\t';
    if (!colon && !bracket && !lined_up) return std::nullopt;
    if (colon) ++at;
    skip_bold();
    return FoundLabel{&row, behind_blanks(glyphs, at), suffix};
}

} // namespace

bool is_name_label(std::string_view text) {
    static const std::vector<Spelling> names = [] {
        std::vector<Spelling> all;
        add_spellings(all, kNameLabels, '|', 0);
        return all;
    }();
    const std::u32string key = key_of(decode_utf8(text));
    return std::any_of(names.begin(), names.end(),
                       [&](const Spelling& one) { return one.key == key; });
}

LabelReader::LabelReader(std::span<const SheetRow> rows) : rows_(rows) {
    for (std::size_t k = 0; k < rows_.size(); ++k) add_spellings(labels_, rows_[k].labels, '|', k);
    for (std::size_t k = 0; k < rows_.size(); ++k) {
        add_spellings(labels_, usual_labels(rows_[k].kind), '|', k);
    }
    add_spellings(labels_, kRemarkLabels, '|', rows_.size());
    // The sort is stable: of equal spellings the system's own comes first.
    sort_spellings(labels_);
}

std::optional<FoundLabel> LabelReader::label_of(const Glyphs& glyphs, bool spaced) const {
    std::size_t at = behind_marks(glyphs);
    const bool bold =
        at + 1 < glyphs.size() && glyphs[at].point == '*' && glyphs[at + 1].point == '*';
    if (bold) at += 2;
    const bool bracket = at < glyphs.size() && is_among(kOpening, glyphs[at].point);
    if (bracket) at = behind_blanks(glyphs, at + 1);
    const Keyed keys = keyed(glyphs);
    const std::size_t key = keys.key_at(at);
    const std::u32string_view rest =
        std::u32string_view(keys.text).substr(std::min(key, keys.text.size()));
    for (const Spelling& one : labels_) {
        if (!rest.starts_with(one.key)) continue;
        if (auto found =
                behind_label(glyphs, keys, key + one.key.size(),
                             one.of < rows_.size() ? rows_[one.of] : kRemark, bracket, spaced))
            return found;
    }
    return std::nullopt;
}

} // namespace shiaiba
