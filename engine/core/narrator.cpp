// Expands sentences into spans.
#include "core/narrator.hpp"

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

std::string plain(const Spans& spans) {
    std::string out;
    for (const Span& span : spans) {
        if (span.kind != Span::Kind::Skill) {
            out += span.text;
            continue;
        }
        out += "【" + span.text + "】";
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

} // namespace shiaiba
