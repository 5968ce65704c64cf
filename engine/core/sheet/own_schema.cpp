// Writes each shape once, under `$defs`; a shape with a chooser is one of several objects, a set of its words each.
#include "core/sheet/own_schema.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/plan/vocabulary.hpp"
#include "core/text/json.hpp"
#include "core/text/name.hpp"

namespace shiaiba {
namespace {

JsonObject type(const char* word) { return JsonObject().add("type", word); }

Json text_type(int most) { return type("string").add("minLength", 1).add("maxLength", most); }

/// A text in the words of plans.
Json said_type(const char* format) {
    return type("string").add("format", format).add("maxLength", plan::kMostCharacters);
}

class SchemaWriter {
public:
    Json write(const FormatShape& list, const Text& title) {
        JsonObject schema;
        schema.add("$schema", "https://json-schema.org/draft/2020-12/schema")
            .add("title", title.ja + " / " + title.en)
            .add("label", title)
            .add("$ref", ref(list));
        Json defs = Json::object();
        // Shapes join while others are written.
        for (std::size_t k = 0; k < shapes_.size(); ++k) {
            const Written one = shapes_[k];
            defs[one.name] =
                one.shape->as_above ? object(*one.shape, one.word, {}) : shape(*one.shape);
        }
        return schema.add("$defs", std::move(defs));
    }

private:
    /// A shape under its name in `$defs`; one as above is written for each of the words.
    struct Written {
        std::string name;
        const FormatShape* shape;
        std::size_t word;
    };
    /// The words that the choosers of an object have, each as an enum.
    using Chosen = std::vector<std::pair<std::string_view, Json>>;

    std::string ref(const FormatShape& shape, std::size_t word = 0) {
        std::string name = shape.id;
        if (shape.as_above) name += "_" + std::to_string(word);
        if (std::none_of(shapes_.begin(), shapes_.end(),
                         [&](const Written& one) { return one.name == name; })) {
            shapes_.push_back({name, &shape, word});
        }
        return "#/$defs/" + name;
    }
    Json part(const FormatKey& row, std::size_t word) {
        return JsonObject().add("$ref", ref(*row.part, word));
    }

    static Json words(std::span<const FormatWord> words) {
        Json ids = Json::array();
        Json labels = Json::array();
        for (const FormatWord& one : words) {
            ids.push_back(one.id);
            labels.push_back(to_json(Text{one.ja, one.en}));
        }
        return JsonObject().add("enum", std::move(ids)).add("labels", std::move(labels));
    }
    static Json number(const FormatKey& row) {
        return type("integer").add("minimum", row.least).add("maximum", row.most);
    }

    /// An id; those that always stand there are examples of it.
    static Json entry(const FormatKey& row) {
        JsonObject written = type("string").add("maxLength", kMostTextPoints);
        written.add("entries", row.entries);
        if (row.words == nullptr) return written;
        const Json known = words(row.words());
        return written.add("examples", known["enum"]).add("labels", known["labels"]);
    }

    /// What may stand under the key, a schema for each of its types. `word`: the chooser's.
    Json types(const FormatKey& row, std::size_t word) {
        const auto list = [&](Json of) {
            return type("array").add("maxItems", row.most).add("items", std::move(of));
        };
        std::vector<Json> all;
        const auto may = [&](FormatType one, const auto& written) {
            if ((row.types & one) != 0) all.push_back(written());
        };
        may(kOfId, [&] { return Json(type("string").add("pattern", "^[a-z0-9_-]{1,24}$")); });
        may(kOfName, [] { return text_type(kMostNamePoints); });
        may(kOfText, [&] { return text_type(row.most); });
        may(kOfNumber, [&] { return number(row); });
        if (row.apart != nullptr) {
            const Text label{row.apart->ja, row.apart->en};
            all.push_back(type("integer")
                              .add("enum", Json::array({row.apart->number}))
                              .add("labels", Json::array({to_json(label)})));
        }
        may(kOfWord, [&] { return words(row.words()); });
        may(kOfWords, [&] { return Json(list(words(row.words())).add("minItems", row.least)); });
        may(kOfFlag, [&] {
            JsonObject flag = type("boolean");
            if (row.least == 1) flag.add("const", true);
            return Json(flag);
        });
        may(kOfAmount, [] { return said_type("amount"); });
        may(kOfCondition, [] { return said_type("condition"); });
        may(kOfPart, [&] { return part(row, word); });
        may(kOfParts, [&] { return Json(list(part(row, word))); });
        may(kOfPair, [&] {
            return Json(
                type("array").add("minItems", 2).add("maxItems", 2).add("items", number(row)));
        });
        may(kOfEntry, [&] { return entry(row); });
        may(kOfEntries, [&] { return Json(list(entry(row))); });
        may(kOfNames, [&] { return Json(list(type("string").add("maxLength", kMostNamePoints))); });
        may(kOfNull, [] { return Json(type("null")); });
        if (all.size() == 1) return std::move(all.front());
        Json any = Json::array();
        for (Json& one : all) any.push_back(std::move(one));
        return JsonObject().add("anyOf", std::move(any));
    }

    Json key(const FormatKey& row, std::size_t word) {
        Json written = types(row, word);
        written["title"] = std::string(row.ja) + " / " + row.en;
        written["label"] = to_json(Text{row.ja, row.en});
        // Some count as a number that can't be written.
        const bool usual = row.usual >= row.least && row.usual <= row.most;
        if ((row.types & kOfNumber) != 0 && !row.must && usual) written["default"] = row.usual;
        return written;
    }

    /// An object with those keys that stand with the word.
    Json object(const FormatShape& shape, std::size_t word, const Chosen& chosen) {
        Json properties = Json::object();
        Json required = Json::array();
        for (const FormatKey& row : shape.keys) {
            if ((row.with >> word & 1U) == 0) continue;
            properties[row.key] = key(row, word);
            if (row.must) required.push_back(row.key);
        }
        for (const auto& [chooser, ids] : chosen) {
            Json& written = properties[std::string(chooser)];
            written["enum"] = ids;
            written.erase("labels");
        }
        return type("object")
            .add("properties", std::move(properties))
            .add("required", std::move(required))
            .add("additionalProperties", false);
    }

    Json shape(const FormatShape& shape) {
        return shape.chooser == nullptr ? object(shape, 0, {})
                                        : choice(shape, shape.chooser, 0, {});
    }
    /// One of several objects: an object for all words of the chooser with which the same keys
    /// stand. `first`: the bit of its first word. `chosen`: the words of the chooser before it.
    Json choice(const FormatShape& shape, std::string_view chooser, std::size_t first,
                const Chosen& chosen) {
        const FormatKey& row = shape.row(chooser);
        const std::span<const FormatWord> words = row.words();
        const bool goes_on = shape.further != nullptr && chooser != shape.further;
        const std::size_t whole = goes_on ? words.size() - 1 : words.size();
        const auto with = [&](Json ids) {
            Chosen all = chosen;
            all.emplace_back(chooser, std::move(ids));
            return all;
        };
        std::vector<bool> written(whole, false);
        Json some = Json::array();
        for (std::size_t k = 0; k < whole; ++k) {
            if (written[k]) continue;
            Json ids = Json::array();
            for (std::size_t other = k; other < whole; ++other) {
                if (!same_keys(shape, first + k, first + other)) continue;
                written[other] = true;
                ids.push_back(words[other].id);
            }
            some.push_back(object(shape, first + k, with(std::move(ids))));
        }
        if (goes_on) {
            some.push_back(
                choice(shape, shape.further, whole, with(Json::array({words[whole].id}))));
        }
        Json properties = Json::object();
        for (const auto& [key, ids] : chosen) {
            properties[std::string(key)] = JsonObject().add("enum", ids);
        }
        properties[std::string(chooser)] = key(row, first);
        return JsonObject()
            .add("chooser", std::string(chooser))
            .add("properties", std::move(properties))
            .add("oneOf", std::move(some));
    }
    /// Whether the same keys stand with both words.
    static bool same_keys(const FormatShape& shape, std::size_t a, std::size_t b) {
        return std::all_of(shape.keys.begin(), shape.keys.end(), [&](const FormatKey& row) {
            const bool same = (row.with >> a & 1U) == (row.with >> b & 1U);
            const bool above = row.part != nullptr && row.part->as_above;
            return same && (!above || (row.with >> a & 1U) == 0 || same_keys(*row.part, a, b));
        });
    }

    std::vector<Written> shapes_;
};

} // namespace

Json own_schema(const FormatShape& list, const Text& title) {
    return SchemaWriter().write(list, title);
}

} // namespace shiaiba
