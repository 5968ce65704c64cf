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
    "名前|名|なまえ|ネーム|キャラクター名|キャラクタ名|キャラクター|キャラ名|キャラ|pc名|npc名|pc|氏名|人物名|登録名|エントリー名|name|"
    "character name|character|pc name";
constexpr std::string_view kPartyLabels =
    "隊|隊名|隊の名前|パーティ|パーティ名|パーティー|パーティー名|チーム|チーム名|party|party name|team|team name";
/// Only of systems with numbers.
constexpr std::string_view kNumbersLabels =
    "能力値|能力|ステータス|ステ|配分|パラメータ|パラメーター|ポイント|割り振り|割振り|割振|stats|status|points";
constexpr std::string_view kRemarkLabels =
    "備考|メモ|コメント|一言|ひとこと|プレイヤー|プレイヤー名|プレーヤー|pl|pl名|年齢|性別|身長|体重|職業|所属|外見|容姿|性格|誕生日|出身|"
    "読み|よみ|読み方|ふりがな|フリガナ|一人称|口調|口癖|趣味|流派|意気込み|決め台詞|台詞|セリフ|称号|二つ名|肩書き|イメージ|補足|その他|"
    "合計|合計値|エントリーno|エントリー番号|参加番号|no|作成者|作者|日付|更新|更新日|画像|url|twitter|player|age|gender|sex|notes|note|"
    "remarks|memo|comment|total|sum";
constexpr SheetRow kRemark{{}, RowKind::Remark};
constexpr SheetRow kNumbers{{}, RowKind::Numbers};

std::string_view usual_labels(RowKind kind) {
    if (kind == RowKind::Name) return kNameLabels;
    if (kind == RowKind::Party) return kPartyLabels;
    if (kind == RowKind::Remark) return kRemarkLabels;
    if (kind == RowKind::Numbers) return kNumbersLabels;
    return {};
}

std::size_t behind_blanks_but_tab(const Glyphs& glyphs, std::size_t at) {
    while (at < glyphs.size() && glyphs[at].point != '\t' && is_blank(glyphs[at].point)) ++at;
    return at;
}

/// Whether labels of this kind may have a number or letter: スキル1, パターンA, PC2.
bool is_counted(RowKind kind) {
    return kind == RowKind::Patterns || is_of_plans(kind) || kind == RowKind::Names ||
           kind == RowKind::Name;
}

/// Where the value begins behind a label that ends at `key`. `mark`: the character before the
/// label, which may also stand behind it (★スキル★); 0: none. `bracket`: a bracket was opened.
std::optional<FoundLabel> behind_label(const Glyphs& glyphs, const Keyed& keys, std::size_t key,
                                       const SheetRow& row, char32_t mark, bool bracket,
                                       bool spaced) {
    std::size_t at = keys.glyph[key];
    std::u32string suffix;
    if (is_counted(row.kind)) {
        const bool letters = row.kind != RowKind::Name;
        while (at < glyphs.size() && suffix.size() < 2) {
            const char32_t point = fold_width(glyphs[at].point);
            const bool letter = letters && point >= 'A' && point <= 'Z';
            if (!is_digit(point) && !is_circled(point) && !letter) break;
            suffix.push_back(point);
            ++at;
        }
    }
    // Up to two stars or low lines, which made the label thick or slanted.
    const auto skip_bold = [&] {
        for (int k = 0; k < 2 && at < glyphs.size() && is_among(U"*_", glyphs[at].point); ++k) ++at;
    };
    skip_bold();
    const std::size_t blanks = at;
    at = behind_blanks_but_tab(glyphs, at);
    if (!bracket && mark != 0 && at < glyphs.size() && glyphs[at].point == mark) {
        bracket = true;
    } else if (bracket) {
        if (at >= glyphs.size() || !is_among(kClosing, glyphs[at].point)) return std::nullopt;
    }
    if (bracket) {
        ++at;
        skip_bold();
        at = behind_blanks(glyphs, at);
    }
    if (at >= glyphs.size()) {
        const bool list = row.kind == RowKind::Names || row.kind == RowKind::Levels ||
                          row.kind == RowKind::Patterns || is_of_plans(row.kind) ||
                          row.kind == RowKind::Numbers || row.kind == RowKind::Prose;
        if (!list) return std::nullopt;
        return FoundLabel{&row, at, suffix};
    }
    const char32_t point = glyphs[at].point;
    // Spreadsheets, and people who align their sheets with blanks, leave the colon out.
    const bool lined_up =
        blanks < at && key > 1 && (spaced || is_among(U"\u3000\t", glyphs[blanks].point));
    const bool colon = is_among(kColons, point) || is_among(U"→⇒➡…‥", point) || point == '\t';
    // A value in quotation marks needs no colon: キャラ名「ミズチ」.
    const bool quoted = !bracket && key > 1 &&
                        ((point == U'「' && glyphs.back().point == U'」') ||
                         (point == U'『' && glyphs.back().point == U'』'));
    if (!colon && !bracket && !lined_up && !quoted) return std::nullopt;
    while (colon && at + 1 < glyphs.size() && is_among(U"…‥", point) &&
           glyphs[at + 1].point == point)
        ++at;
    if (colon || quoted) ++at;
    skip_bold();
    return FoundLabel{&row, behind_blanks(glyphs, at), suffix, quoted};
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

bool is_of_plans(RowKind kind) { return kind == RowKind::Plans || kind == RowKind::Tactic; }

LabelReader::LabelReader(std::span<const SheetRow> rows, bool numbers) : rows_(rows) {
    for (std::size_t k = 0; k < rows_.size(); ++k) add_spellings(labels_, rows_[k].labels, '|', k);
    for (std::size_t k = 0; k < rows_.size(); ++k) {
        add_spellings(labels_, usual_labels(rows_[k].kind), '|', k);
    }
    add_spellings(labels_, kRemarkLabels, '|', rows_.size());
    if (numbers) add_spellings(labels_, kNumbersLabels, '|', rows_.size() + 1);
    // The sort is stable: of equal spellings the system's own comes first.
    sort_spellings(labels_);
}

const SheetRow& LabelReader::row(std::size_t of) const {
    return of < rows_.size() ? rows_[of] : of == rows_.size() ? kRemark : kNumbers;
}

std::optional<FoundLabel> LabelReader::label_of(const Glyphs& glyphs, bool spaced) const {
    std::size_t at = behind_marks(glyphs);
    while (at < glyphs.size() && is_pictograph(glyphs[at].point)) {
        at = behind_blanks(glyphs, at + 1);
    }
    const bool marked = at > 0 && is_among(kBullets, glyphs[at - 1].point);
    const char32_t mark = marked ? glyphs[at - 1].point : U'\0';
    for (int k = 0; k < 2 && at < glyphs.size() && is_among(U"*_", glyphs[at].point); ++k) ++at;
    const bool bracket = at < glyphs.size() && is_among(kOpening, glyphs[at].point);
    if (bracket) at = behind_blanks(glyphs, at + 1);
    const Keyed keys = keyed(glyphs);
    const std::size_t key = keys.key_at(at);
    const std::u32string_view rest =
        std::u32string_view(keys.text).substr(std::min(key, keys.text.size()));
    for (const Spelling& one : labels_) {
        if (!rest.starts_with(one.key)) continue;
        if (auto found = behind_label(glyphs, keys, key + one.key.size(), row(one.of), mark,
                                      bracket, spaced))
            return found;
    }
    return bracket ? std::nullopt : stretched(glyphs, keys, key);
}

std::optional<FoundLabel> LabelReader::stretched(const Glyphs& glyphs, const Keyed& keys,
                                                 std::size_t key) const {
    constexpr std::size_t kMost = 16;
    std::u32string word;
    std::size_t end = key;
    for (; end < keys.text.size() && end - key < kMost && !is_among(kColons, keys.text[end]); ++end)
        if (!is_blank(keys.text[end])) word.push_back(keys.text[end]);
    if (end >= keys.text.size() || !is_among(kColons, keys.text[end])) return std::nullopt;
    for (const Spelling& one : labels_) {
        if (one.key.size() < 2 || one.key != word) continue;
        return FoundLabel{&row(one.of), behind_blanks(glyphs, keys.glyph[end] + 1), {}};
    }
    return std::nullopt;
}

std::optional<FoundLabel> LabelReader::lone_label(const Glyphs& glyphs) const {
    Glyphs whole = with_colon(glyphs);
    if (whole.empty()) return std::nullopt;
    const std::size_t end = whole.size();
    append(whole, U"x", whole.back());
    auto found = label_of(whole);
    if (!found || found->behind != end) return std::nullopt;
    return found;
}

Glyphs with_colon(const Glyphs& label) {
    Glyphs whole = trimmed(label, 0, label.size());
    if (!whole.empty() && !is_among(kColons, whole.back().point)) {
        append(whole, U":", whole.back());
    }
    return whole;
}

} // namespace shiaiba
