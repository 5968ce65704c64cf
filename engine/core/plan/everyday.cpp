// Rewrites everyday wordings in the words of plans, rule by rule.
#include "core/plan/everyday.hpp"

#include <algorithm>

#include "core/plan/everyday_words.hpp"
#include "core/text/marks.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba::plan {
namespace {

using Points = std::u32string;
using View = std::u32string_view;

void replace_all(Points& text, View from, View to) {
    for (std::size_t at = 0; (at = text.find(from, at)) != Points::npos; at += to.size()) {
        text.replace(at, from.size(), to);
    }
}
std::size_t behind_digits(const Points& text, std::size_t at) {
    while (at < text.size() && is_digit(text[at])) ++at;
    return at;
}

/// The text with half-width signs and Japanese commas, without a bullet or number in front and a
/// full stop behind.
Points plain(std::string_view given) {
    Points text;
    for (const char32_t point : decode_utf8(given)) {
        const char32_t half = is_blank(point) ? U' ' : fold_width(point);
        // Names stand in any brackets.
        const bool opens = half == U'『' || half == U'【' || half == U'《';
        const bool closes = half == U'』' || half == U'】' || half == U'》';
        text.push_back(half == ',' || half == U'，' ? U'、'
                       : opens                      ? U'「'
                       : closes                     ? U'」'
                                                    : half);
    }
    std::size_t from = 0;
    while (from < text.size() && (text[from] == ' ' || is_among(kBullets, text[from]))) ++from;
    const std::size_t digits = behind_digits(text, from);
    if (digits > from && digits < text.size() && (text[digits] == '.' || text[digits] == ')') &&
        !is_digit(text[std::min(digits + 1, text.size() - 1)])) {
        from = digits + 1;
    }
    text.erase(0, from);
    while (!text.empty() && (text.back() == U'。' || text.back() == ' ' || text.back() == '.')) {
        text.pop_back();
    }
    return Points(trim(text));
}

/// Kanji numbers in front of a comparison or counter in digits: 四十以下 becomes 40以下, 6割 60%.
void digits(Points& text) {
    constexpr View kDigits = U"〇一二三四五六七八九";
    for (std::size_t at = 0; at < text.size(); ++at) {
        std::size_t end = at;
        std::size_t value = 0;
        std::size_t one = 0;
        bool ten = false;
        for (; end < text.size(); ++end) {
            const std::size_t digit = kDigits.find(text[end]);
            if (digit != View::npos) {
                one = one * 10 + digit;
            } else if (text[end] == U'十' && !ten) {
                value = 10 * std::max<std::size_t>(one, 1);
                one = 0;
                ten = true;
            } else {
                break;
            }
            if (one > 999) break;
        }
        if (end == at) continue;
        const View behind = View(text).substr(end);
        for (const View word :
             {View(U"以上"), View(U"以下"), View(U"未満"), View(U"点"), View(U"枚"), View(U"体"),
              View(U"人"), View(U"ターン"), View(U"ラウンド"), View(U"割"), View(U"回")}) {
            if (!behind.starts_with(word)) continue;
            text.replace(at, end - at, decode_utf8(std::to_string(value + one)));
            break;
        }
    }
    for (std::size_t at = 1; at < text.size(); ++at) {
        if (text[at] == U'割' && is_digit(text[at - 1])) text.replace(at, 1, U"0%");
    }
}

/// "5ターン目以降は、" becomes "ターンが5以上の場合、".
void turns(Points& text, View unit) {
    const Points first = U"最初の" + Points(unit) + U"は";
    if (text.starts_with(first)) text.replace(0, first.size(), U"1" + Points(unit) + U"目は");
    replace_all(text, Points(unit) + U"以降", Points(unit) + U"目以降");
    const Points kTurn = Points(unit) + U"目";
    for (std::size_t at = 0; (at = text.find(kTurn, at)) != Points::npos;) {
        std::size_t from = at;
        while (from > 0 && is_digit(text[from - 1])) --from;
        const std::size_t behind = at + kTurn.size();
        if (from == at) {
            at = behind;
            continue;
        }
        const Points number = text.substr(from, at - from);
        const Points rest = text.substr(behind);
        Points said = Points(unit) + U"が" + number;
        std::size_t used = 0;
        for (const auto& [word, sign] : {Wording{U"以降", U"以上"},
                                         {U"以後", U"以上"},
                                         {U"から", U"以上"},
                                         {U"以前", U"以下"},
                                         {U"まで", U"以下"}}) {
            if (!rest.starts_with(word)) continue;
            said += sign;
            used = word.size();
            break;
        }
        Points left = rest.substr(used);
        for (const View word :
             {View(U"の場合は"), View(U"の場合"), View(U"のときは"), View(U"のとき"),
              View(U"ならば"), View(U"なら"), View(U"には"), View(U"は"), View(U"に")}) {
            if (!left.starts_with(word)) continue;
            left.erase(0, word.size());
            break;
        }
        if (left.starts_with(U"、")) left.erase(0, 1);
        text.resize(from);
        text.append(said).append(U"の場合、").append(left);
        return;
    }
}

/// "敵が2体以上いるとき" becomes "敵の数が2以上のとき".
void counts(Points& text) {
    for (const View who : {View(U"敵"), View(U"味方"), View(U"相手")}) {
        const Points begin = Points(who) + U"が";
        const std::size_t at = text.find(begin);
        if (at == Points::npos) continue;
        const std::size_t digits = at + begin.size();
        const std::size_t end = behind_digits(text, digits);
        if (end == digits || end >= text.size() || (text[end] != U'体' && text[end] != U'人'))
            continue;
        const std::size_t there = text.find(U"いる", end);
        const View sign = View(text).substr(end + 1, 2);
        if (there != Points::npos && there <= end + 4) {
            text.replace(there, 2, U"の");
        } else if (sign != U"以上" && sign != U"以下" && sign != U"未満") {
            continue;
        }
        text.erase(end, 1);
        text.replace(at, begin.size(), Points(who) + U"の数が");
        return;
    }
}

/// Drops 点, 枚 and other counters behind a number that is compared.
void drop_counters(Points& text) {
    for (std::size_t at = 1; at < text.size(); ++at) {
        if (kCounters.find(text[at]) == View::npos || !is_digit(text[at - 1])) continue;
        const View behind = View(text).substr(at + 1);
        for (const View word :
             {View(U"以上"), View(U"以下"), View(U"未満"), View(U"より"), View(U"を切"),
              View(U"を下回"), View(U"を上回"), View(U"を超"), View(U"を割"), View(U"の場合"),
              View(U"なら"), View(U"のとき"), View(U"になったら"), View(U"ある"), View(U"あれば"),
              View(U"いる"), View(U"いれば")}) {
            if (!behind.starts_with(word)) continue;
            text.erase(at, 1);
            break;
        }
    }
}

/// "自分のDPが4以上8未満" becomes "自分のDPが4以上 かつ 自分のDPが8未満".
void ranges(Points& text) {
    const std::size_t least = text.find(U"以上");
    if (least == Points::npos || least == 0) return;
    std::size_t second = least + 2;
    while (second < text.size() && (text[second] == U'、' || text[second] == ' ')) ++second;
    const std::size_t end = behind_digits(text, second);
    if (end == second) return;
    const View behind = View(text).substr(end);
    if (!behind.starts_with(U"未満") && !behind.starts_with(U"以下")) return;
    std::size_t digits = least;
    while (digits > 0 && is_digit(text[digits - 1])) --digits;
    if (digits == least) return;
    std::size_t begin = 0;
    for (const View cut : {View(U"かつ"), View(U"または"), View(U"(")}) {
        const std::size_t found = text.rfind(cut, digits);
        if (found != Points::npos) begin = std::max(begin, found + cut.size());
    }
    const Points fact = Points(trim(View(text).substr(begin, digits - begin)));
    text = text.substr(0, least + 2) + U" かつ " + fact + text.substr(second);
}

/// Adds the comma behind the end of a condition where the writer left it out.
void commas(Points& text) {
    for (const View end :
         {View(U"を下回ったら"), View(U"を切ったら"), View(U"を割ったら"), View(U"を超えたら"),
          View(U"を上回ったら"), View(U"になったら"), View(U"でなければ"), View(U"ならば"),
          View(U"であれば"),     View(U"だったら"),   View(U"かぎり"),     View(U"限り"),
          View(U"あれば"),       View(U"いれば"),     View(U"ときには"),   View(U"ときは"),
          View(U"とき"),         View(U"時は"),       View(U"場合は"),     View(U"なら")}) {
        const std::size_t at = text.find(end);
        if (at == Points::npos) continue;
        const std::size_t behind = at + end.size();
        if (behind < text.size() && text[behind] != U'、') text.insert(behind, U"、");
        return;
    }
}

/// "自分のHPが半分以下", "自分のHPが50%以下" become "自分のHPの割合が50以下".
void shares(Points& text) {
    const View hp = U"HPが";
    for (std::size_t at = 0; (at = text.find(hp, at)) != Points::npos; at += hp.size()) {
        const std::size_t from = at + hp.size();
        const std::size_t end = behind_digits(text, from);
        const bool percent = end > from && end < text.size() && text[end] == '%';
        if (!percent && !View(text).substr(from).starts_with(U"半分")) continue;
        if (percent) {
            text.erase(end, 1);
        } else {
            text.replace(from, 2, U"50");
        }
        text.replace(at, hp.size(), U"HPの割合が");
    }
}

/// 以上で ends the condition if nothing else does, and else joins two: "気魄が3以上で終焉を使う".
void joins(Points& text) {
    const bool ends = std::any_of(std::begin(kWhen), std::end(kWhen), [&](const Wording& one) {
        return text.find(one.everyday) != Points::npos;
    });
    for (const View sign : {View(U"以上で"), View(U"以下で"), View(U"未満で")}) {
        const std::size_t at = text.find(sign);
        if (at == Points::npos || text.find(U"場合") != Points::npos) continue;
        const View behind = View(text).substr(at + sign.size());
        if (behind.starts_with(U"な") || behind.starts_with(U"あ") || behind.starts_with(U"も"))
            continue;
        text.replace(at + 2, 1, ends ? U" かつ " : U"の場合、");
        if (!ends) return;
    }
}

Points condition_said(Points text) {
    // In 「…」かつ「…」 the quotes enclose conditions, not names.
    if (text.find(U"」かつ") != Points::npos || text.find(U"」または") != Points::npos) {
        replace_all(text, U"である」", U"」");
        std::erase_if(text, [](char32_t point) { return point == U'「' || point == U'」'; });
        replace_all(text, U"かつ", U" かつ ");
        replace_all(text, U"または", U" または ");
    }
    digits(text);
    turns(text, U"ターン");
    turns(text, U"ラウンド");
    counts(text);
    for (const auto& [from, to] : {Wording{U"敵との距離", U"距離"},
                                   {U"マス以", U"以"},
                                   {U"で無", U"でな"},
                                   {U"が残り", U"が"},
                                   {U"以上で、", U"以上 かつ "},
                                   {U"以下で、", U"以下 かつ "},
                                   {U"未満で、", U"未満 かつ "},
                                   {U"点残", U"残"},
                                   {U"枚は残", U"枚残"}}) {
        replace_all(text, from, to);
    }
    drop_counters(text);
    shares(text);
    for (const View grown : kGrown) {
        for (const View sign : {View(U"以上"), View(U"以下")})
            replace_all(text, Points(sign) + Points(grown) + U"ら", Points(sign) + U"なら");
    }
    for (const Wording& one : kSynonyms) replace_all(text, one.everyday, one.plan);
    commas(text);
    joins(text);
    for (const Wording& one : kWhen) {
        const std::size_t at = text.find(one.everyday);
        if (at == Points::npos) continue;
        Points end(one.plan);
        // とき brings no の: 先攻のとき has its own already, and a verb takes none.
        text.replace(at, one.everyday.size(), end);
        break;
    }
    replace_all(text, U"のの場合", U"の場合");
    for (const Wording& one : kEnds) replace_all(text, one.everyday, one.plan);
    for (const View sign : {View(U"以上"), View(U"以下"), View(U"未満")}) {
        replace_all(text, Points(sign) + U"場合", Points(sign) + U"の場合");
    }
    ranges(text);
    return text;
}

/// The text with the first of the wordings that it ends with in the words of plans.
template <std::size_t N>
Points ended(Points text, const Wording (&wordings)[N]) {
    for (const Wording& one : wordings) {
        if (!View(text).ends_with(one.everyday)) continue;
        text.replace(text.size() - one.everyday.size(), one.everyday.size(), one.plan);
        return text;
    }
    return text;
}
Points instruction_said(const Points& text) { return ended(ended(text, kPlainEnds), kDeeds); }
/// The text without a word for "always" in front of its instruction, or inside it.
Points without_always(Points text) {
    const std::size_t comma = text.rfind(U'、');
    const std::size_t from = comma == Points::npos ? 0 : comma + 1;
    for (const View word : kAlways) {
        if (!View(text).substr(from).starts_with(word)) continue;
        text.erase(from, word.size());
        break;
    }
    for (const View word : kNeedless) {
        const std::size_t at = text.find(word, from);
        if (at != Points::npos) text.erase(at, word.size());
    }
    return text;
}

/// Turns the topic into the object: 気魄は4枚残す becomes 気魄を4枚残す.
Points object_said(Points text) {
    const std::size_t begin = text.rfind(U'、');
    const std::size_t at = text.find(U'は', begin == Points::npos ? 0 : begin);
    if (at != Points::npos) text[at] = U'を';
    return text;
}

/// Turns "if X, Y" and "unless X: Y" into "when …: Y".
Points english_said(Points text) {
    const auto lower = [](char32_t point) {
        return point >= 'A' && point <= 'Z' ? point + 32 : point;
    };
    Points small = text;
    std::transform(small.begin(), small.end(), small.begin(), lower);
    for (const auto& [from, to] :
         {Wording{U" is below ", U" is less than "}, {U" is under ", U" is less than "}}) {
        replace_all(text, from, to);
        replace_all(small, from, to);
    }
    // "evade when …" says the condition last.
    const std::size_t last = small.rfind(U" when ");
    if (last != Points::npos && !small.starts_with(U"when ") && !small.starts_with(U"if ")) {
        return Points(U"when ") + text.substr(last + 6) + U": " + text.substr(0, last);
    }
    const bool unless = small.starts_with(U"unless ");
    if (!unless && !small.starts_with(U"if ") && !small.starts_with(U"when ")) return text;
    std::size_t end = text.find(':');
    const bool comma = end == Points::npos;
    if (comma) end = text.find(U'、');
    if (end == Points::npos) return text;
    const std::size_t from = text.find(' ') + 1;
    const Points when(trim(View(text).substr(from, end - from)));
    return (unless ? Points(U"when not ") : Points(U"when ")) + when + U": " +
           Points(trim(View(text).substr(end + 1)));
}

} // namespace

std::vector<std::string> in_words_of_plans(std::string_view text) {
    const Points said = plain(text);
    const bool english = std::all_of(
        said.begin(), said.end(), [](char32_t point) { return point < 0x3000 || point == U'、'; });
    std::vector<std::string> all;
    const auto add = [&](const Points& one) {
        std::string bytes = encode_utf8(one);
        if (bytes != text && std::find(all.begin(), all.end(), bytes) == all.end()) {
            all.push_back(std::move(bytes));
        }
    };
    if (english) {
        add(english_said(said));
        return all;
    }
    const Points when = without_always(condition_said(said));
    add(when);
    add(instruction_said(when));
    add(object_said(when));
    const Points deed = object_said(instruction_said(when));
    add(deed);
    for (const Wording& one : kOtherDeeds) {
        if (View(deed).ends_with(one.everyday)) {
            Points other = deed;
            other.replace(other.size() - one.everyday.size(), one.everyday.size(), one.plan);
            add(other);
        }
    }
    return all;
}

} // namespace shiaiba::plan
