// Writes each shape once, under `$defs`; a shape with a chooser is one of several objects, a set of its words each. The
// schema is written as text and read again, which takes far less code than a tree that is put together.
#include "core/sheet/own_schema.hpp"

#include <algorithm>
#include <bit>
#include <string>
#include <utility>
#include <vector>

#include "core/plan/tree.hpp"
#include "core/plan/vocabulary.hpp"
#include "core/text/json.hpp"
#include "core/text/name.hpp"

namespace shiaiba {
namespace {

/// Writes JSON from left to right.
class JsonText {
public:
    /// What comes next in an object.
    void key(std::string_view key) {
        next();
        quote(key);
        text_ += ':';
    }
    void open(char bracket) {
        next();
        text_ += bracket;
    }
    void open(std::string_view key, char bracket) {
        this->key(key);
        text_ += bracket;
    }
    void close(char bracket) { text_ += bracket; }
    void value(std::string_view word) {
        next();
        quote(word);
    }
    /// A value that is written already.
    void written(std::string_view json) {
        next();
        text_ += json;
    }
    void value(int number) {
        next();
        text_ += std::to_string(number);
    }
    void value(const char* ja, const char* en) {
        open('{');
        add("ja", ja);
        add("en", en);
        close('}');
    }
    void add(std::string_view key, std::string_view word) {
        this->key(key);
        quote(word);
    }
    void add(std::string_view key, int number) {
        this->key(key);
        text_ += std::to_string(number);
    }
    void flag(std::string_view key, bool flag) {
        this->key(key);
        text_ += flag ? "true" : "false";
    }
    void label(const char* ja, const char* en) {
        add("title", std::string(ja) + " / " + en);
        key("label");
        value(ja, en);
    }
    const std::string& text() const { return text_; }

private:
    /// A comma behind whatever stands there already.
    void next() {
        constexpr std::string_view kBefore = "{[:";
        if (!text_.empty() && kBefore.find(text_.back()) == std::string_view::npos) text_ += ',';
    }
    void quote(std::string_view word) { text_ += write_json(Json(std::string(word))); }

    std::string text_;
};

/// The forms in the order in which they are offered.
constexpr FormatType kForms[] = {
    kOfId,   kOfName,  kOfText, kOfNumber, kOfWord,    kOfWords, kOfFlag, kOfAmount, kOfCondition,
    kOfPart, kOfParts, kOfPair, kOfEntry,  kOfEntries, kOfNames, kOfNull, kOfTree,   kOfLetter};

constexpr const char* kTree = "tree";

class SchemaWriter {
public:
    Json write(const FormatShape& list, const Text& title) {
        out_.open('{');
        out_.add("$schema", "https://json-schema.org/draft/2020-12/schema");
        out_.label(title.ja.c_str(), title.en.c_str());
        ref(list, 0);
        out_.open("$defs", '{');
        // Shapes join while others are written.
        for (std::size_t k = 0; k < shapes_.size(); ++k) {
            const auto [shape, word] = shapes_[k];
            out_.open(name(*shape, word), '{');
            if (shape->chooser == nullptr) {
                object(*shape, 1U << word);
            } else {
                choice(*shape, false);
            }
            if (shape->ja != nullptr) out_.label(shape->ja, shape->en);
            if (shape->begins != nullptr) {
                out_.open("examples", '[');
                out_.written(shape->begins);
                out_.close(']');
            }
            out_.close('}');
        }
        if (trees_) tree();
        out_.close('}');
        out_.close('}');
        return *parse_json(out_.text());
    }

private:
    /// A shape's name in `$defs`; one as above is written for each of the words.
    static std::string name(const FormatShape& shape, unsigned word) {
        std::string name = shape.id;
        if (shape.as_above) name += "_" + std::to_string(word);
        return name;
    }
    void ref(const FormatShape& shape, unsigned word) {
        const std::pair one(&shape, shape.as_above ? word : 0U);
        if (std::find(shapes_.begin(), shapes_.end(), one) == shapes_.end()) shapes_.push_back(one);
        out_.add("$ref", "#/$defs/" + name(shape, word));
    }

    void words(const char* key, std::span<const FormatWord> words, unsigned which) {
        out_.open(key, '[');
        for (std::size_t k = 0; k < words.size(); ++k) {
            if ((which >> k & 1U) != 0) out_.value(words[k].id);
        }
        out_.close(']');
    }
    void labels(std::span<const FormatWord> words, unsigned which = ~0U) {
        out_.open("labels", '[');
        for (std::size_t k = 0; k < words.size(); ++k) {
            if ((which >> k & 1U) != 0) out_.value(words[k].ja, words[k].en);
        }
        out_.close(']');
    }
    void bounds(const FormatKey& row) {
        out_.add("type", "integer");
        out_.add("minimum", row.least);
        out_.add("maximum", row.most);
    }
    void text(int least, int most) {
        out_.add("type", "string");
        if (least > 0) out_.add("minLength", least);
        out_.add("maxLength", most);
    }
    void begin_list(int least, int most) {
        out_.add("type", "array");
        if (least > 0) out_.add("minItems", least);
        out_.add("maxItems", most);
        out_.open("items", '{');
    }
    /// What names an entry; names that always stand there are examples of it.
    void entry(const FormatKey& row) {
        text(0, static_cast<int>(kMostTextPoints));
        out_.add("entries", row.entries);
        out_.add("named", row.named_by);
        if (row.words == nullptr) return;
        words("examples", row.words(), ~0U);
        labels(row.words());
    }

    /// The members of one form. `word`: the chooser's. `which`: of a chooser, the words of its object.
    void form(FormatType form, const FormatKey& row, unsigned word, unsigned which) {
        switch (form) {
        case kOfId:
            out_.add("type", "string");
            out_.add("pattern", "^[a-z0-9_-]{1,24}$");
            break;
        case kOfName: text(1, kMostNamePoints); break;
        case kOfText: text(row.must ? 1 : 0, row.most); break;
        case kOfNumber: bounds(row); break;
        case kOfWord:
            words("enum", row.words(), which);
            labels(row.words(), which);
            break;
        case kOfWords:
            begin_list(row.least, row.most);
            words("enum", row.words(), ~0U);
            labels(row.words());
            out_.close('}');
            break;
        case kOfFlag:
            out_.add("type", "boolean");
            if (row.least == 1) out_.flag("const", true);
            break;
        case kOfAmount:
        case kOfCondition:
            text(0, plan::kMostCharacters);
            out_.add("format", form == kOfAmount ? "amount" : "condition");
            break;
        case kOfPart: ref(*row.part, word); break;
        case kOfParts:
            begin_list(row.least, row.most);
            ref(*row.part, word);
            out_.close('}');
            break;
        case kOfPair:
            begin_list(2, 2);
            bounds(row);
            out_.close('}');
            break;
        case kOfEntry: entry(row); break;
        case kOfEntries:
            begin_list(row.least, row.most);
            entry(row);
            out_.close('}');
            break;
        case kOfNames:
            begin_list(row.least, row.most);
            text(0, kMostNamePoints);
            out_.close('}');
            break;
        case kOfNull: out_.add("type", "null"); break;
        case kOfTree:
            trees_ = true;
            out_.add("format", kTree);
            to_tree();
            break;
        case kOfLetter:
            out_.add("type", "string");
            out_.add("pattern", "^[A-Z]$");
            break;
        }
    }

    /// A condition as a tree (core/plan/read_json.cpp): facts that are compared, denied and joined. Which facts there
    /// are, and with what they can be compared, its reader knows.
    void tree() {
        out_.open(kTree, '{');
        out_.open("anyOf", '[');
        begin_members();
        fact();
        out_.open("cmp", '{');
        out_.open("enum", '[');
        for (const char* const one : plan::kCmpWords) out_.value(one);
        out_.close(']');
        out_.close('}');
        out_.open("value", '{');
        out_.open("anyOf", '[');
        for (const char* const one : {"integer", "boolean", "string"}) {
            out_.open('{');
            out_.add("type", one);
            out_.close('}');
        }
        begin_members();
        fact();
        end_members({"fact"});
        out_.close(']');
        out_.close('}');
        end_members({"fact", "cmp", "value"});
        begin_members();
        out_.open("not", '{');
        to_tree();
        out_.close('}');
        end_members({"not"});
        for (const char* const joined : {"and", "or"}) {
            begin_members();
            out_.open(joined, '{');
            begin_list(2, plan::kMostAmount);
            to_tree();
            out_.close('}');
            out_.close('}');
            end_members({joined});
        }
        out_.close(']');
        out_.close('}');
    }
    void to_tree() { out_.add("$ref", std::string("#/$defs/") + kTree); }
    /// The members of a fact; its arguments are words.
    void fact() {
        out_.open("fact", '{');
        out_.add("type", "string");
        out_.close('}');
        out_.open("args", '{');
        out_.open("additionalProperties", '{');
        out_.add("type", "string");
        out_.close('}');
        out_.close('}');
    }
    void begin_members() {
        out_.open('{');
        out_.add("type", "object");
        out_.open("properties", '{');
    }
    void end_members(std::initializer_list<const char*> required) {
        out_.close('}');
        out_.open("required", '[');
        for (const char* const one : required) out_.value(one);
        out_.close(']');
        out_.flag("additionalProperties", false);
        out_.close('}');
    }

    void key(const FormatKey& row, unsigned word, unsigned which = ~0U) {
        out_.open(row.key, '{');
        const bool several = std::popcount(row.types) > 1 || row.apart != nullptr;
        if (several) out_.open("anyOf", '[');
        for (const FormatType one : kForms) {
            if ((row.types & one) == 0) continue;
            if (several) out_.open('{');
            form(one, row, word, which);
            if (several) out_.close('}');
        }
        if (row.apart != nullptr) {
            const FormatWord said{"", row.apart->ja, row.apart->en};
            out_.open('{');
            out_.add("type", "integer");
            out_.open("enum", '[');
            out_.value(row.apart->number);
            out_.close(']');
            labels({&said, 1});
            out_.close('}');
        }
        if (several) out_.close(']');
        out_.label(row.ja, row.en);
        // Some count as a number that can't be written.
        const bool usual = row.usual >= row.least && row.usual <= row.most;
        if ((row.types & kOfNumber) != 0 && !row.must && usual) out_.add("default", row.usual);
        out_.close('}');
    }

    /// The number of words of the chooser that `further` doesn't tell apart.
    static unsigned whole(const FormatShape& shape) {
        const std::size_t all = shape.row(shape.chooser).words().size();
        return static_cast<unsigned>(shape.further == nullptr ? all : all - 1);
    }
    /// Of a chooser the words with which an object of these bits stands; of other keys all.
    static unsigned which(const FormatShape& shape, const FormatKey& row, unsigned bits) {
        const std::string_view key = row.key;
        if (shape.chooser == nullptr) return ~0U;
        const unsigned first = whole(shape);
        if (key == shape.chooser) return bits >> first == 0 ? bits : 1U << first;
        return shape.further != nullptr && key == shape.further ? bits >> first : ~0U;
    }

    /// An object with the keys that stand with these words, which are the same for all.
    void object(const FormatShape& shape, unsigned bits) {
        const auto word = static_cast<unsigned>(std::countr_zero(bits));
        out_.add("type", "object");
        out_.open("properties", '{');
        for (const FormatKey& row : shape.keys) {
            if ((row.with & bits) != 0) key(row, word, which(shape, row, bits));
        }
        out_.close('}');
        out_.open("required", '[');
        for (const FormatKey& row : shape.keys) {
            if ((row.with & bits) != 0 && row.must) out_.value(row.key);
        }
        out_.close(']');
        out_.flag("additionalProperties", false);
    }

    /// One of several objects: an object for all words of the chooser with which the same keys stand.
    void choice(const FormatShape& shape, bool further) {
        const FormatKey& chooser = shape.row(further ? shape.further : shape.chooser);
        const unsigned first = further ? whole(shape) : 0;
        const auto count = further ? static_cast<unsigned>(chooser.words().size()) : whole(shape);
        out_.add("chooser", chooser.key);
        out_.open("properties", '{');
        if (further) key(shape.row(shape.chooser), first, 1U << first);
        key(chooser, first, chooser.with >> first);
        out_.close('}');
        out_.open("oneOf", '[');
        for (unsigned left = ((1U << count) - 1) << first & chooser.with; left != 0;) {
            const auto word = static_cast<unsigned>(std::countr_zero(left));
            unsigned same = 0;
            for (unsigned other = word; other < first + count; ++other) {
                const unsigned bit = 1U << other;
                if ((left & bit) != 0 && same_keys(shape, word, other)) same |= bit;
            }
            left &= ~same;
            out_.open('{');
            object(shape, same);
            out_.close('}');
        }
        if (!further && shape.further != nullptr) {
            out_.open('{');
            choice(shape, true);
            out_.close('}');
        }
        out_.close(']');
    }
    /// Whether the same keys stand with both words.
    static bool same_keys(const FormatShape& shape, unsigned a, unsigned b) {
        return std::all_of(shape.keys.begin(), shape.keys.end(), [&](const FormatKey& row) {
            const bool same = (row.with >> a & 1U) == (row.with >> b & 1U);
            const bool above = row.part != nullptr && row.part->as_above;
            return same && (!above || (row.with >> a & 1U) == 0 || same_keys(*row.part, a, b));
        });
    }

    JsonText out_;
    /// The shapes that are named, each with the word that it stands with if it is one as above.
    std::vector<std::pair<const FormatShape*, unsigned>> shapes_;
    bool trees_ = false;
};

} // namespace

Json own_schema(const FormatShape& list, const Text& title) {
    return SchemaWriter().write(list, title);
}

} // namespace shiaiba
