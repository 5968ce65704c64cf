// Glyphs: compares characters in their many shapes, keeps their places, and finds marks and numbers
// among them.
#include "core/sheet/posted/glyphs.hpp"

#include <algorithm>

#include "core/sheet/sheet_lines.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

// Shapes of characters.

/// Pairs: an old or variant form, then the form that is usual today.
constexpr std::string_view kGlyphs =
    "覺覚隱隠擊撃劍剣剱剣劒剣釼剣强強楯盾鍊錬練錬涛濤斷断亂乱會会氣気靈霊變変發発圍囲體体國国學学實実廣広應応戰戦拔抜效効單単"
    "壓圧澤沢瀧滝燈灯獸獣狹狭當当盡尽碎砕祕秘竊窃縱縦總総聲声舊旧處処號号螢蛍觸触轉転輕軽邊辺鐵鉄關関險険雜雑靜静驅駆龍竜龜亀"
    "齒歯嚴厳圓円壞壊壽寿寶宝將将屬属嶽岳帶帯廢廃彈弾從従惠恵惡悪懷懐拂払擇択據拠收収數数晝昼曉暁條条榮栄樂楽樣様歸帰殘残毆殴"
    "沒没淨浄淺浅渴渇溫温滿満潛潜濕湿爐炉爭争禮礼祿禄穩穏絕絶繼継續続縣県缺欠藝芸藥薬虛虚蟲虫衞衛裝装豐豊賣売踐践遲遅醉酔"
    "釋釈鑄鋳隨随飜翻驛駅髓髄鬪闘鷄鶏黑黒默黙點点黨党齋斎瀨瀬槪概橫横步歩每毎海海淚涙凉涼冱冴决決况況⽕火⽔水⾵風⼟土⾦金⼀一⼆二"
    "⼈人⼒力⼑刀⼼心⼿手⽉月⽇日⽯石⽴立⾎血⾝身⾬雨⾶飛⿊黒⽩白⽬目⼤大⼩小⼭山⼸弓⽣生⾞車⼝口⾏行";

/// Half-width katakana U+FF66 to U+FF9D, in full width.
constexpr std::u32string_view kKatakana =
    U"ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン";
constexpr std::u32string_view kVoiceless = U"かきくけこさしすせそたちつてとはひふへほう";
constexpr std::u32string_view kVoiced = U"がぎぐげござじずぜぞだぢづでどばびぶべぼゔ";

constexpr std::u32string_view kKanjiDigits = U"〇一二三四五六七八九";

/// Whether the character is invisible and takes no room: text is read as if it weren't there.
bool is_unseen(char32_t point) {
    return point == 0x00AD || point == 0x200B || point == 0x200C || point == 0x2060 ||
           point == 0xFEFF;
}
bool is_mark(char32_t point) {
    return (point >= 0x0300 && point <= 0x036F) || point == 0x3099 || point == 0x309A;
}

/// Length of HTML's tag of a line break (<br>, <br />) at this place; 0: there is none.
std::size_t break_at(std::u32string_view text, std::size_t at) {
    const std::u32string_view rest = text.substr(at, 6);
    for (const std::u32string_view tag :
         {std::u32string_view(U"<br>"), std::u32string_view(U"<br/>"),
          std::u32string_view(U"<br />"), std::u32string_view(U"<BR>")}) {
        if (rest.starts_with(tag)) return tag.size();
    }
    return 0;
}

char32_t hiragana(char32_t point) {
    return point >= 0x30A1 && point <= 0x30F6 ? point - 0x60 : point;
}

} // namespace

char32_t key_of(char32_t point) {
    if (point >= 0xFF66 && point <= 0xFF9D) point = kKatakana[point - 0xFF66];
    point = fold_width(point);
    if (point >= 'A' && point <= 'Z') return point + 32;
    if (point == U'『' || point == U'“' || point == U'｢') return U'「';
    if (point == U'』' || point == U'”' || point == U'｣') return U'」';
    if (point == U'➕') return U'+';
    return usual_glyph(hiragana(point));
}

std::u32string key_of(std::u32string_view text) {
    std::u32string key;
    for (const char32_t point : text) key.push_back(key_of(point));
    return key;
}

// Lines: each character with its place.

Keyed keyed(const Glyphs& glyphs) {
    Keyed keys;
    for (std::size_t k = 0; k < glyphs.size(); ++k) {
        const char32_t point = glyphs[k].point;
        // Variation selectors don't make another character.
        if ((point >= 0xFE00 && point <= 0xFE0F) || (point >= 0xE0100 && point <= 0xE01EF))
            continue;
        // A mark of voicing that stands by itself joins the kana before it.
        const bool voiced = point == 0xFF9E || point == U'゛';
        if (!keys.text.empty() && (voiced || point == 0xFF9F)) {
            char32_t& last = keys.text.back();
            const std::size_t at = kVoiceless.find(last);
            if (at != std::u32string_view::npos) {
                // The half-voiced form stands two behind the plain one: ぱ and は.
                last = voiced ? kVoiced[at] : last + 2;
                continue;
            }
        }
        keys.text.push_back(key_of(point));
        keys.glyph.push_back(k);
    }
    keys.glyph.push_back(glyphs.size());
    return keys;
}

void append(Glyphs& out, std::u32string_view text, Glyph place) {
    for (const char32_t point : text) out.push_back({point, place.line, place.column});
}

Glyphs trimmed(const Glyphs& glyphs, std::size_t from, std::size_t to) {
    while (from < to && is_blank(glyphs[from].point)) ++from;
    while (to > from && is_blank(glyphs[to - 1].point)) --to;
    return {glyphs.begin() + static_cast<std::ptrdiff_t>(from),
            glyphs.begin() + static_cast<std::ptrdiff_t>(to)};
}

std::vector<PlainLine> plain_lines(std::string_view text) {
    std::vector<PlainLine> lines(1);
    lines.back().line = 1;
    int column = 0;
    Glyphs cluster;
    const auto close = [&] {
        if (cluster.empty()) return;
        std::u32string points;
        for (const Glyph& one : cluster) points.push_back(one.point);
        if (points.size() > 1) points = nfc(points);
        append(lines.back().glyphs, points, cluster.front());
        cluster.clear();
    };
    const std::u32string points = decode_utf8(text);
    for (std::size_t k = 0; k < points.size(); ++k) {
        const char32_t point = points[k];
        if (point == '\n') {
            close();
            const int next = lines.back().line + 1;
            lines.emplace_back().line = next;
            column = 0;
            continue;
        }
        if (const std::size_t tag = break_at(points, k); tag > 0) {
            close();
            const int same = lines.back().line;
            lines.emplace_back().line = same;
            column += static_cast<int>(tag);
            k += tag - 1;
            continue;
        }
        if (!is_mark(point)) close();
        if (point != '\r' && !is_unseen(point))
            cluster.push_back({point == 0xA0 ? U' ' : point, lines.back().line, column});
        ++column;
    }
    close();
    return lines;
}

// Frames and marks of lists.

bool is_circled(char32_t point) {
    return (point >= 0x2460 && point <= 0x2473) || (point >= 0x2776 && point <= 0x277F) ||
           (point >= 0x2474 && point <= 0x2487);
}
int circled(char32_t point) {
    const char32_t first = point >= 0x2776 ? 0x2776 : point >= 0x2474 ? 0x2474 : 0x2460;
    return static_cast<int>(point - first) + 1;
}

std::size_t behind_blanks(const Glyphs& glyphs, std::size_t at) {
    while (at < glyphs.size() && is_blank(glyphs[at].point)) ++at;
    return at;
}

std::size_t behind_marks(const Glyphs& glyphs, std::size_t at) {
    const auto point = [&](std::size_t k) { return k < glyphs.size() ? glyphs[k].point : U'\0'; };
    const bool begins_line = at <= behind_blanks(glyphs, 0);
    for (;;) {
        at = behind_blanks(glyphs, at);
        const char32_t first = point(at);
        if (is_circled(first)) {
            ++at;
            continue;
        }
        // Bold is no mark of a list: label_of looks behind both stars itself.
        if (first == '*' && point(at + 1) == '*') return at;
        const char32_t next = point(at + 1);
        const bool thin = is_among(U"*＊-－–—→", first);
        // Wikis set a thin bullet right before the word: -紫電.
        const bool tight = begins_line && next != 0 && !is_digit(fold_width(next));
        if (first != 0 && is_among(kBullets, first) &&
            (!thin || is_blank(next) || is_among(kBullets, next) || tight)) {
            ++at;
            continue;
        }
        // Markdown's headings: "## ". Without a blank it is a tag: #参加希望.
        if (begins_line && fold_width(first) == '#') {
            std::size_t end = at;
            while (fold_width(point(end)) == '#') ++end;
            if (!is_blank(point(end))) return at;
            at = end;
            continue;
        }
        // Numbers of a list: "1. ", "(2)", "3)".
        std::size_t k = at + (fold_width(first) == '(' ? 1 : 0);
        const std::size_t digits = k;
        while (is_digit(fold_width(point(k)))) ++k;
        const char32_t end = fold_width(point(k));
        const bool counted = k > digits && k - digits <= 2 &&
                             (end == ')' || (digits == at && (end == '.' || end == U'．')));
        if (!counted || is_digit(fold_width(point(k + 1)))) return at;
        at = k + 1;
    }
}

std::optional<int> number_behind(const Glyphs& glyphs, std::size_t& at) {
    constexpr int kMost = 99'999;
    std::size_t k = at;
    while (k < glyphs.size() &&
           (is_blank(glyphs[k].point) || is_among(kColons, glyphs[k].point) ||
            is_among(kOpening, glyphs[k].point) || is_among(kClosing, glyphs[k].point) ||
            is_among(U"●○■□◆◇★☆◎*_…‥", glyphs[k].point)))
        ++k;
    // "+4" of shared points is 4.
    if (k + 1 < glyphs.size() && fold_width(glyphs[k].point) == '+' &&
        is_digit(fold_width(glyphs[k + 1].point)))
        ++k;
    if (k >= glyphs.size()) return std::nullopt;
    if (is_circled(glyphs[k].point)) {
        at = k + 1;
        return circled(glyphs[k].point);
    }
    int value = 0;
    std::size_t end = k;
    for (; end < glyphs.size() && is_digit(fold_width(glyphs[end].point)); ++end) {
        value = std::min(kMost, value * 10 + static_cast<int>(fold_width(glyphs[end].point) - '0'));
    }
    if (end == k) {
        // Kanji numbers: 二十五.
        int ten = 0;
        int one = 0;
        for (; end < glyphs.size(); ++end) {
            const std::size_t digit = kKanjiDigits.find(glyphs[end].point);
            if (digit != std::u32string_view::npos) {
                one = one * 10 + static_cast<int>(digit);
            } else if (glyphs[end].point == U'十' && ten == 0) {
                ten = 10 * std::max(one, 1);
                one = 0;
            } else {
                break;
            }
            if (one > kMost / 10) return std::nullopt;
        }
        value = ten + one;
    }
    if (end == k) return std::nullopt;
    at = end;
    return value;
}

void append(Glyphs& out, const Glyphs& more) { out.insert(out.end(), more.begin(), more.end()); }

std::size_t Keyed::key_at(std::size_t at) const {
    return static_cast<std::size_t>(std::lower_bound(glyph.begin(), glyph.end(), at) -
                                    glyph.begin());
}

Glyphs in_usual_form(const Glyphs& glyphs) {
    Glyphs out;
    for (Glyph one : glyphs) {
        // A mark of voicing that stands by itself follows half-width kana.
        const bool voiced = one.point == 0xFF9E;
        if ((voiced || one.point == 0xFF9F) && !out.empty()) {
            const std::size_t at = kVoiceless.find(hiragana(out.back().point));
            if (at != std::u32string_view::npos) {
                out.back().point = voiced ? kVoiced[at] + 0x60 : out.back().point + 2;
                continue;
            }
        }
        if (one.point >= 0xFF66 && one.point <= 0xFF9D) one.point = kKatakana[one.point - 0xFF66];
        one.point = usual_glyph(one.point);
        out.push_back(one);
    }
    return out;
}

bool is_pictograph(char32_t point) {
    return (point >= 0x1F300 && point <= 0x1FAFF) || (point >= 0x2600 && point <= 0x2775) ||
           (point >= 0xFE00 && point <= 0xFE0F);
}
bool is_kana(char32_t key) { return key >= 0x3041 && key <= 0x3096; }

bool is_decoration(char32_t point, bool begins_line) {
    if (is_among(U"\t`*|｜<", point) || is_unseen(point) || is_mark(point)) return true;
    return begins_line && (is_circled(point) || is_among(kQuoteMarks, point) ||
                           is_among(kHeadingMarks, point) || is_among(kBullets, point));
}

char32_t usual_glyph(char32_t point) {
    // Kanji, and the blocks of radicals, where some variant forms lie.
    if (point < 0x2F00 || point > 0x9FFF) return point;
    static const std::u32string pairs = decode_utf8(kGlyphs);
    for (std::size_t k = 0; k + 1 < pairs.size(); k += 2) {
        if (pairs[k] == point) return pairs[k + 1];
    }
    return point;
}

} // namespace shiaiba
