// Hands a list's texts to the readers of amounts and conditions, and gives what they complain of its place in the list.
#include "core/sheet/own_words.hpp"

#include <string>
#include <utility>

#include "core/plan/phrase.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

/// A phrase as one would write it: of who, the first; of other arguments dots.
void add_phrase(std::string& out, std::string_view phrase, const plan::Phrases& phrases) {
    for (std::size_t k = 0; k < phrase.size(); ++k) {
        if (phrase[k] != '{') {
            out += phrase[k];
            continue;
        }
        const plan::Slot& slot = phrases.slot(phrase[k + 1]);
        out += slot.fill == plan::Fill::Who ? phrases.say_value(slot.domain, 0) : "…";
        k += 2;
    }
}

std::string all_facts(const plan::LineContext& reading, Lang lang, bool numbers) {
    const plan::Vocabulary& vocabulary = *reading.vocabulary;
    const plan::Phrases phrases(vocabulary, *reading.names, lang);
    std::string out;
    for (const plan::FactPhrase& phrase : vocabulary.fact_phrases) {
        if (numbers && vocabulary.facts[phrase.fact].type != plan::Type::Number) continue;
        if (!out.empty()) out += lang == Lang::Ja ? "、" : ", ";
        add_phrase(out, plan::spelling(phrases.words(phrase), 0), phrases);
    }
    return out;
}

/// The text at a key, handed to its reader; strange words are told what there is.
template <class Result>
std::optional<Result> read(const ListObject& fields, const char* key,
                           const plan::LineContext& reading, bool numbers,
                           Checked<Result> (*compile)(std::string_view, const plan::LineContext&)) {
    const Json* const given = fields.find(key);
    if (given == nullptr || !given->is_string()) return std::nullopt;
    const auto compiled = compile(given->get_ref<const std::string&>(), reading);
    if (compiled) return *compiled;
    // A list that is wrong throughout needn't be told everywhere what there is.
    constexpr std::size_t kOften = 20;
    bool told = fields.problems().size() >= kOften;
    for (Problem problem : compiled.problems()) {
        // With the list's clause.
        fields.say(problem.code, key, {});
        problem.path = fields.problems().back().path;
        problem.rule = fields.problems().back().rule;
        if (!told && (problem.code == "P002" || problem.code == "P014")) {
            problem.text.ja += "使えるのは" + all_facts(reading, Lang::Ja, numbers) + "です。";
            problem.text.en += " There are " + all_facts(reading, Lang::En, numbers) + ".";
            told = true;
        }
        fields.problems().back() = std::move(problem);
    }
    return std::nullopt;
}

} // namespace

bool says_amount(const ListObject& fields, const char* key) {
    const Json* const given = fields.find(key);
    return given != nullptr && given->is_string();
}

plan::Amount amount_in(const ListObject& fields, const char* key,
                       const plan::LineContext& reading) {
    return read<plan::Amount>(fields, key, reading, true, plan::compile_amount)
        .value_or(plan::Amount());
}

std::optional<plan::Condition> condition_in(const ListObject& fields, const char* key,
                                            const plan::LineContext& reading) {
    return read<plan::Condition>(fields, key, reading, false, plan::compile_condition);
}

void say_unknown(const ListObject& fields, std::string_view code, const char* key,
                 std::string_view word, const std::vector<std::string>& known) {
    fields.say(code, key, word);
    Text& said = fields.problems().back().text;
    if (known.empty()) {
        said.ja += "このリストにはひとつもありません。";
        said.en += " The list has none.";
        return;
    }
    Text all;
    for (const std::string& one : known) {
        all.ja += (all.ja.empty() ? "" : "、") + one;
        all.en += (all.en.empty() ? "" : ", ") + one;
    }
    said.ja += "使えるのは" + all.ja + "です。";
    said.en += " There are " + all.en + ".";
}

} // namespace shiaiba
