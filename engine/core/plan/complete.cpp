// Completes plans: finds the phrase that is being written, and spells out how it may go on, one
// slot at a time.
#include "core/plan/editor.hpp"

#include <algorithm>

#include "core/plan/compile.hpp"
#include "core/plan/phrase.hpp"
#include "core/plan/read.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba::plan {
namespace {

/// The text without blanks and in small letters, which is how labels and written text are compared.
std::string plain(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c != ' ') out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return out;
}
bool begins(std::string_view text, std::string_view with) {
    return text.substr(0, with.size()) == with;
}
/// Whether the label contains the written letters; in English only at the beginning of a later
/// word.
bool holds(std::string_view label, std::string_view written, bool english) {
    if (!english) return plain(label).find(written) != kNowhere;
    for (std::size_t at = label.find(' '); at != kNowhere; at = label.find(' ', at + 1)) {
        if (begins(plain(label.substr(at)), written)) return true;
    }
    return false;
}

class Completer {
public:
    Completer(const LineContext& reading, const Line& line, int caret)
        : phrases_(*reading.vocabulary, *reading.names, line.lang), line_(&line), caret_(caret) {}

    std::vector<Completion> all();

private:
    bool english() const { return phrases_.lang() == Lang::En; }
    std::string_view text() const { return line_->text; }
    const Vocabulary& vocabulary() const { return phrases_.vocabulary(); }

    void find_segment();
    void condition();
    void instruction();
    void comparison(std::size_t at, const FactRef& ref);
    void values(std::size_t at, const Fact& fact);
    void joined(std::size_t at);
    void facts(std::size_t at, const Fact* like, std::string_view behind);

    /// Offers a word or phrase for the text from `at` on. `behind`: also inserted, but not shown.
    void offer(std::size_t at, const std::string& label, std::string_view behind = {});
    /// Spells a phrase out up to the end of its first slot that isn't written yet.
    void spell(std::size_t at, std::string_view phrase, const std::string& so_far,
               std::string_view behind, int depth);
    void slot_words(std::size_t at, const Slot& slot, std::string_view rest,
                    const std::string& so_far, std::string_view behind, int depth);
    void word(std::size_t at, std::string_view word, std::string_view rest,
              const std::string& so_far, std::string_view behind, int depth);

    Phrases phrases_;
    const Line* line_;
    int caret_;
    /// The beginning of the phrase that is being written, and what it may be.
    std::size_t segment_ = 0;
    bool may_be_condition_ = true;
    bool may_be_instruction_ = true;
    /// Completions that begin with the written letters.
    std::vector<Completion> first_;
    /// Completions that contain the written letters further on.
    std::vector<Completion> second_;
};

void Completer::offer(std::size_t at, const std::string& label, std::string_view behind) {
    const std::string written = plain(text().substr(at));
    const std::string whole = plain(label);
    const bool first = begins(whole, written) && whole != written;
    if (!first && (written.empty() || whole == written || !holds(label, written, english())))
        return;
    Completion one;
    one.label = label;
    one.begin = at < text().size() ? line_->from[at] : caret_;
    one.insert = label + std::string(behind);
    // English words need a blank between them.
    const auto before = static_cast<std::size_t>(one.begin) - 1;
    if (english() && one.begin > 0 && label[0] != ':' && !is_blank(line_->raw[before]) &&
        line_->raw[before] != U'(') {
        one.insert.insert(0, 1, ' ');
    }
    std::vector<Completion>& list = first ? first_ : second_;
    for (const auto* const given : {&first_, &second_}) {
        for (const Completion& other : *given) {
            if (other.label == label) return;
        }
    }
    if (list.size() < kMostCompletions) list.push_back(std::move(one));
}

void Completer::word(std::size_t at, std::string_view word, std::string_view rest,
                     const std::string& so_far, std::string_view behind, int depth) {
    const std::string with = so_far + std::string(word);
    const std::string written = plain(text().substr(at));
    const std::string whole = plain(with);
    if (begins(written, whole)) {
        // The word is written already: goes on behind it.
        spell(at, rest, with, behind, depth + 1);
        return;
    }
    std::string label = with;
    const std::size_t next = rest.find_first_of("{[");
    for (const char c : rest.substr(0, next)) {
        if (c != ']') label += c;
    }
    offer(at, label, next == kNowhere ? behind : std::string_view());
}

void Completer::slot_words(std::size_t at, const Slot& slot, std::string_view rest,
                           const std::string& so_far, std::string_view behind, int depth) {
    if (slot.fill == Fill::Selector) {
        for (const Selector& selector : vocabulary().selectors) {
            if (((slot.groups >> selector.group) & 1U) == 0) continue;
            const std::string phrase(spelling(phrases_.words(selector), 0));
            spell(at, phrase + std::string(rest), so_far, behind, depth + 1);
        }
        return;
    }
    if (slot.fill == Fill::Amount || slot.fill == Fill::TagNumber) {
        // Numbers aren't offered; goes on behind a number that is written.
        const std::string written(text().substr(at));
        for (std::size_t end = 1; end <= written.size(); ++end) {
            const std::string_view number = std::string_view(written).substr(0, end);
            const std::size_t digits = number.find_last_not_of("0123456789") + 1;
            if (digits == end || plain(number.substr(0, digits)) != plain(so_far)) continue;
            if (end < written.size() && written[end] >= '0' && written[end] <= '9') continue;
            word(at, number.substr(digits), rest, so_far, behind, depth);
        }
        return;
    }
    const Domain& domain = vocabulary().domains[static_cast<std::size_t>(slot.domain)];
    for (const Symbol& symbol : domain.symbols) {
        word(at, spelling(phrases_.words(symbol), 0), rest, so_far, behind, depth);
    }
    for (const Name& name : phrases_.names().of(slot.domain)) {
        if (slot.own && !name.own) continue;
        word(at, english() && !name.en.empty() ? name.en : name.ja, rest, so_far, behind, depth);
    }
}

void Completer::spell(std::size_t at, std::string_view phrase, const std::string& so_far,
                      std::string_view behind, int depth) {
    constexpr int kMostDepth = 12;
    if (depth > kMostDepth) return;
    std::string label = so_far;
    while (!phrase.empty() && phrase.front() != '{') {
        if (phrase.front() == '[') {
            spell(at, phrase.substr(phrase.find(']') + 1), label, behind, depth + 1);
        } else if (phrase.front() != ']') {
            label += phrase.front();
        }
        phrase.remove_prefix(1);
    }
    if (phrase.empty()) {
        offer(at, label, behind);
        return;
    }
    slot_words(at, phrases_.slot(phrase[1]), phrase.substr(3), label, behind, depth);
}

/// Offers facts. `like`: only those that can be compared with this one; nullptr: all. Facts about a
/// skill or other argument come last.
void Completer::facts(std::size_t at, const Fact* like, std::string_view behind) {
    for (const bool with_names : {false, true}) {
        for (const FactPhrase& phrase : vocabulary().fact_phrases) {
            const Fact& fact = vocabulary().facts[phrase.fact];
            if ((fact.which >= 0) != with_names) continue;
            if (like != nullptr && (fact.type != like->type || fact.values != like->values)) {
                continue;
            }
            const std::string_view then = like != nullptr           ? behind
                                          : fact.type == Type::Flag ? std::string_view()
                                          : english()               ? " "
                                                                    : "が";
            spell(at, spelling(phrases_.words(phrase), 0), {}, then, 0);
        }
    }
}

/// Offers what may follow a whole comparison.
void Completer::joined(std::size_t at) {
    while (at < text().size() && (text()[at] == ')' || text()[at] == ' ')) ++at;
    for (const char* const word : {"and", "or", ":"}) {
        if (english()) offer(at, word, " ");
    }
    if (english()) return;
    offer(at, ends_as_verb(text().substr(0, at)) ? "場合、" : "の場合、");
    for (const char* const word : {"かつ", "または"}) offer(at, word);
}

void Completer::values(std::size_t at, const Fact& fact) {
    if (fact.type == Type::Symbol) {
        Slot slot{};
        slot.fill = Fill::Which;
        slot.domain = fact.values;
        slot_words(at, slot, {}, {}, {}, 0);
    }
    facts(at, &fact, {});
}

/// Offers comparisons behind a fact that isn't a flag.
void Completer::comparison(std::size_t at, const FactRef& ref) {
    const Fact& fact = vocabulary().facts[static_cast<std::size_t>(ref.fact)];
    if (fact.type == Type::Flag) return;
    const bool symbol = fact.type == Type::Symbol;
    std::size_t behind = kNowhere;
    if (english()) {
        constexpr const char* kOfAmounts[] = {
            "is at least", "is at most", "is more than", "is less than", ">=", "<=", ">", "<",
            "=",           "!="};
        for (const char* const sign : kOfAmounts) {
            if (!symbol && behind == kNowhere) behind = match_words(text(), at, sign);
            if (!symbol) offer(at, sign, " ");
        }
        for (const char* const sign : {"is not", "is"}) {
            if (behind == kNowhere) behind = match_words(text(), at, sign);
            offer(at, sign, " ");
        }
    } else {
        behind = match_words(text(), at, "が");
        offer(at, "が");
    }
    if (behind == kNowhere) return;
    values(behind, fact);
    if (english()) return;
    // Japanese: the comparison stands behind what is compared with.
    int number = 0;
    FactRef other;
    std::size_t end = symbol ? phrases_.find_value(text(), behind, fact.values).end
                             : match_number(text(), behind, number);
    const bool written = end != kNowhere;
    if (!written) end = phrases_.find_fact(text(), behind, other).end;
    if (end == kNowhere) return;
    if (fact.type == Type::Chance && written) {
        int behind_point = 0;
        if (end < text().size() && text()[end] == '.') {
            const std::size_t more = match_number(text(), end + 1, behind_point);
            if (more != kNowhere) end = more;
        }
        const std::size_t percent = match_words(text(), end, "%");
        if (percent == kNowhere) offer(end, "%");
        if (percent != kNowhere) end = percent;
    }
    for (const char* const word : {"以上", "以下", "未満", "より大きい"}) {
        if (!symbol) offer(end, word);
    }
    offer(end, "でない");
    if (written) return;
    offer(end, "と等しい");
    offer(end, "と異なる");
}

void Completer::condition() {
    Problems unheard;
    std::size_t behind = kNowhere;
    if (segment_ < text().size()) {
        read_term(*line_, segment_, text().size(), phrases_, unheard, behind);
        if (unheard.empty() && behind != kNowhere) joined(behind);
    }
    FactRef ref;
    const std::size_t fact =
        segment_ < text().size() ? phrases_.find_fact(text(), segment_, ref).end : kNowhere;
    if (fact != kNowhere) {
        comparison(fact, ref);
        const bool flag = vocabulary().facts[static_cast<std::size_t>(ref.fact)].type == Type::Flag;
        if (flag && !english()) {
            offer(fact, ends_as_verb(text().substr(0, fact)) ? "のではない" : "でない");
        }
    }
    if (fact == kNowhere && english()) offer(segment_, "not", " ");
    if (fact == kNowhere || fact == text().size()) facts(segment_, nullptr, {});
}

void Completer::instruction() {
    if (segment_ == 0 && english()) offer(0, "when", " ");
    for (const Form& form : vocabulary().forms) {
        spell(segment_, spelling(phrases_.words(form), 0), {}, {}, 0);
    }
}

/// Sets segment_ behind the last word that joins or ends a condition; words inside names don't
/// count.
void Completer::find_segment() {
    const auto past = [&](std::string_view word, bool ends) {
        for (std::size_t at = 0; at < text().size(); ++at) {
            if (line_->named[at] != 0 || text()[at] == ' ') continue;
            const std::size_t end = match_words(text(), at, word);
            if (end == kNowhere || end < segment_ || (end == segment_ && !ends)) continue;
            segment_ = end;
            may_be_instruction_ = ends;
            may_be_condition_ = !ends;
        }
    };
    if (english()) {
        may_be_condition_ = match_words(text(), 0, "when") != kNowhere;
        may_be_instruction_ = !may_be_condition_;
        if (may_be_condition_) {
            for (const char* const word : {"when", "and", "or", "("}) past(word, false);
            // A "not" at the beginning is passed over; that of "is not" belongs to the comparison.
            const std::size_t denied = match_words(text(), segment_, "not");
            if (denied != kNowhere) segment_ = denied;
            past(":", true);
        }
    } else {
        for (const char* const word : {"かつ", "または", "("}) past(word, false);
        for (const char* const word : {"場合", "場合,"}) past(word, true);
    }
    while (segment_ < text().size() && (text()[segment_] == ' ' || text()[segment_] == ',')) {
        ++segment_;
    }
}

std::vector<Completion> Completer::all() {
    find_segment();
    if (may_be_condition_) condition();
    if (may_be_instruction_) instruction();
    first_.insert(first_.end(), second_.begin(), second_.end());
    first_.resize(std::min(first_.size(), kMostCompletions));
    return std::move(first_);
}

} // namespace

std::vector<Completion> complete(std::string_view text, int caret, const LineContext& reading,
                                 Lang wish) {
    std::u32string before = decode_utf8(text.substr(0, 4 * 4 * kMostCharacters));
    before.resize(std::min(before.size(), static_cast<std::size_t>(std::max(caret, 0))));
    if (before.size() > kMostCharacters) return {};
    const std::string so_far = encode_utf8(before);
    const auto in = [&](const Lang* lang) {
        const Line line = read_line(so_far, reading, lang);
        return Completer(reading, line, static_cast<int>(before.size())).all();
    };
    const bool empty = trim(before).empty();
    auto found = in(empty ? &wish : nullptr);
    // A few letters may be the beginning of words in either language.
    return found.empty() ? in(&wish) : found;
}

} // namespace shiaiba::plan
