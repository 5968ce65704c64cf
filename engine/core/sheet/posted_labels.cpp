// Finds the label of a line among all that people call a row.
#include "core/sheet/posted_labels.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "core/sheet/sheet_lines.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

// What every sheet has.

constexpr std::u32string_view kNameLabels[] = {
    U"名前",     U"名",     U"ネーム", U"キャラクター名", U"キャラクター",
    U"キャラ名", U"キャラ", U"pc名",   U"npc名",          U"pc",
    U"氏名",     U"人物名", U"name",   U"character name", U"character",
    U"pc name"};
constexpr std::u32string_view kPartyLabels[] = {U"隊",       U"隊名",       U"隊の名前",
                                                U"パーティ", U"パーティー", U"チーム",
                                                U"チーム名", U"party",      U"team"};
constexpr std::u32string_view kRemarkLabels[] = {
    U"備考",       U"メモ",   U"コメント", U"一言", U"ひとこと", U"プレイヤー", U"プレイヤー名",
    U"プレーヤー", U"pl",     U"pl名",     U"年齢", U"性別",     U"身長",       U"体重",
    U"職業",       U"所属",   U"外見",     U"容姿", U"性格",     U"誕生日",     U"出身",
    U"作成者",     U"作者",   U"日付",     U"更新", U"更新日",   U"画像",       U"url",
    U"player",     U"age",    U"gender",   U"sex",  U"notes",    U"note",       U"remarks",
    U"memo",       U"comment"};

std::span<const std::u32string_view> usual_labels(RowKind kind) {
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
                                       const SheetRow& row, bool bracket) {
    std::size_t at = keys.glyph[key];
    std::u32string suffix;
    if (row.kind == RowKind::Patterns || row.kind == RowKind::Plans) {
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
    const bool colon = is_among(kColons, point) || point == '\t';
    if (!colon && (!bracket || row.kind == RowKind::Name)) return std::nullopt;
    if (colon) ++at;
    skip_bold();
    return FoundLabel{&row, behind_blanks(glyphs, at), suffix};
}

} // namespace

LabelReader::LabelReader(std::vector<SheetRow> rows) : rows_(std::move(rows)) {
    rows_.push_back({U"", RowKind::Remark});
    for (std::size_t k = 0; k < rows_.size(); ++k) {
        labels_.push_back({key_of(rows_[k].label), k});
        for (const std::u32string_view other : rows_[k].also) labels_.push_back({key_of(other), k});
    }
    for (std::size_t k = 0; k < rows_.size(); ++k) {
        for (const std::u32string_view other : usual_labels(rows_[k].kind)) {
            labels_.push_back({key_of(other), k});
        }
    }
    std::erase_if(labels_, [](const Spelling& one) { return one.key.empty(); });
    // Of equal ones the system's own stands first.
    sort_spellings(labels_);
}

std::optional<FoundLabel> LabelReader::label_of(const Glyphs& glyphs) const {
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
        if (auto found = behind_label(glyphs, keys, key + one.key.size(), rows_[one.of], bracket))
            return found;
    }
    return std::nullopt;
}

} // namespace shiaiba
