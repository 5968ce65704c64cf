// Expands sentences into spans, titles phases, and writes rolls. The notation of rolls is frozen:
// players post it, and record readers read it back.
#include "core/fight/narrator.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace shiaiba {

std::string_view Names::of(Side side, Lang lang) const {
    const std::string& name = given[index(side)];
    if (!name.empty()) return name;
    if (lang == Lang::En) return letter(side);
    return side == Side::A ? "甲" : "乙";
}

std::string_view Names::of(Actor actor, Lang lang) const {
    const auto& all = members[index(actor.side)][lang == Lang::Ja ? 0 : 1];
    const auto place = static_cast<std::size_t>(actor.member);
    return actor.member != kWholeSide && place < all.size() ? std::string_view(all[place])
                                                            : of(actor.side, lang);
}

namespace {

bool is_called(const Names& names, Side side, const std::string& name) {
    const auto& members = names.members[index(side)];
    return std::any_of(members.begin(), members.end(),
                       [&](const auto& all) {
                           return std::find(all.begin(), all.end(), name) != all.end();
                       }) ||
           name == names.of(side, Lang::Ja) || name == names.of(side, Lang::En);
}

} // namespace

Names told_apart(const Names& names) {
    Names out = names;
    for (const Side side : kSides) {
        const auto mark = [&](std::string& name) {
            if (name.empty() || !is_called(names, other(side), name)) return;
            name += side == Side::A ? "▲" : "▽";
        };
        mark(out.given[index(side)]);
        for (auto& all : out.members[index(side)]) std::for_each(all.begin(), all.end(), mark);
    }
    return out;
}

Spans expand(std::string_view sentence, const std::function<Span(std::string_view)>& fill) {
    Spans out;
    while (!sentence.empty()) {
        const std::size_t open = sentence.find('{');
        if (open != 0) out.push_back({Span::Kind::Text, std::string(sentence.substr(0, open))});
        if (open == std::string_view::npos) break;
        const std::size_t close = sentence.find('}', open);
        Span filled = fill(sentence.substr(open + 1, close - open - 1));
        if (!filled.text.empty()) out.push_back(std::move(filled));
        sentence.remove_prefix(close + 1);
    }
    return out;
}

std::string plain(const Spans& spans, Lang lang) {
    std::string out;
    for (const Span& span : spans) {
        if (span.kind != Span::Kind::Skill) {
            out += span.text;
            continue;
        }
        // English names stand out by their capitals; some games have their own brackets.
        const bool bare = lang == Lang::En || span.text.rfind("《", 0) == 0;
        out += bare ? span.text : "【" + span.text + "】";
        if (span.level >= 0) out += std::to_string(span.level);
    }
    return out;
}

Span name_span(const Names& names, Side side, Lang lang) {
    return {Span::Kind::Name, std::string(names.of(side, lang)), {}, -1, side};
}

Span name_span(const Names& names, Actor actor, Lang lang) {
    return {Span::Kind::Name, std::string(names.of(actor, lang)), {}, -1, actor.side, actor.member};
}

Span number_span(int value) { return {Span::Kind::Number, std::to_string(value)}; }

// Titles of phases, from the system's list.

const char* word(Tone tone) {
    switch (tone) {
    case Tone::Use: return "use";
    case Tone::Hit: return "hit";
    case Tone::Fire: return "fire";
    case Tone::Gone: return "gone";
    case Tone::State: return "state";
    case Tone::Note: return "note";
    case Tone::End: return "end";
    }
    return "";
}

Spans phase_title(std::span<const PhaseWords> list, const Phase& phase, const Names& names,
                  Lang lang) {
    for (const PhaseWords& words : list) {
        if (words.id != phase.id) continue;
        return expand(lang == Lang::Ja ? words.ja : words.en, [&](std::string_view) {
            return phase.member == kWholeSide
                       ? name_span(names, phase.side, lang)
                       : name_span(names, Actor{phase.side, phase.member}, lang);
        });
    }
    return {};
}

// Rolls as text.

namespace {

std::string sum(const std::vector<int>& faces) {
    return std::to_string(std::accumulate(faces.begin(), faces.end(), 0));
}

/// nullptr if the event has no dice.
const NumberList* dice_of(const Event& event) {
    for (const NumberList& list : event.lists) {
        if (list.sides > 0 && list.name == "dice") return &list;
    }
    return nullptr;
}

/// Number and size of the dice: "2D10".
std::string what(const NumberList& dice) {
    return std::to_string(dice.values.size()) + "D" + std::to_string(dice.sides);
}

} // namespace

std::string in_brackets(const std::vector<int>& faces) {
    std::string out = "[";
    for (const int face : faces) {
        if (out.size() > 1) out += ",";
        out += std::to_string(face);
    }
    return out + "]";
}

std::string roll_notation(const Event& event) {
    const NumberList* const rolled = dice_of(event);
    if (rolled == nullptr) return {};
    const auto& faces = rolled->values;
    const std::string dice = "(" + what(*rolled) + ") ＞ ";
    if (faces.size() == 1) return dice + sum(faces);
    const auto& fell = event.numbers("fell");
    const std::string before = fell.empty() ? "" : sum(fell) + in_brackets(fell) + "→";
    return dice + before + sum(faces) + in_brackets(faces) + " ＞ " + sum(faces);
}

std::string roll_notation(const Event& event, int total) {
    const NumberList* const rolled = dice_of(event);
    if (rolled == nullptr) return {};
    return "(" + what(*rolled) + ") ＞ " + sum(rolled->values) + in_brackets(rolled->values) +
           " ＞ " + std::to_string(total);
}

std::string die_notation(const Event& event) {
    const NumberList* const rolled = dice_of(event);
    return rolled == nullptr ? "" : what(*rolled) + " ＞ " + sum(rolled->values);
}

} // namespace shiaiba
