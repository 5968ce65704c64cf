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
        for (std::size_t k = 0; k < shapes_.size(); ++k) defs[shapes_[k]->id] = shape(*shapes_[k]);
        return schema.add("$defs", std::move(defs));
    }

private:
    std::string ref(const FormatShape& shape) {
        if (std::find(shapes_.begin(), shapes_.end(), &shape) == shapes_.end()) {
            shapes_.push_back(&shape);
        }
        return std::string("#/$defs/") + shape.id;
    }
    Json part(const FormatKey& row) { return JsonObject().add("$ref", ref(*row.part)); }

    /// One of the row's words, or the id of an entry.
    static Json words(const FormatKey& row) {
        Json ids = Json::array();
        Json labels = Json::array();
        for (const FormatWord& one : row.words()) {
            ids.push_back(one.id);
            labels.push_back(to_json(Text{one.ja, one.en}));
        }
        Json words = JsonObject().add("enum", std::move(ids)).add("labels", std::move(labels));
        if (row.entries == nullptr) return words;
        Json entry = id_type().add("entries", row.entries);
        return JsonObject().add("anyOf", Json::array({std::move(words), std::move(entry)}));
    }
    static JsonObject id_type() { return type("string").add("pattern", "^[a-z0-9_-]{1,24}$"); }
    static Json number(const FormatKey& row) {
        return type("integer").add("minimum", row.least).add("maximum", row.most);
    }

    /// What may stand under the key, a schema for each of its types.
    Json types(const FormatKey& row) {
        const auto list = [&](Json of) {
            return type("array").add("maxItems", row.most).add("items", std::move(of));
        };
        std::vector<Json> all;
        const auto may = [&](FormatType one, const auto& written) {
            if ((row.types & one) != 0) all.push_back(written());
        };
        may(kOfId, [] { return Json(id_type()); });
        may(kOfName, [] { return text_type(kMostNamePoints); });
        may(kOfText, [&] { return text_type(row.most); });
        may(kOfNumber, [&] { return number(row); });
        may(kOfWord, [&] { return words(row); });
        may(kOfWords, [&] { return Json(list(words(row)).add("minItems", row.least)); });
        may(kOfFlag, [] { return Json(type("boolean")); });
        may(kOfAmount, [] { return said_type("amount"); });
        may(kOfCondition, [] { return said_type("condition"); });
        may(kOfPart, [&] { return part(row); });
        may(kOfParts, [&] { return Json(list(part(row))); });
        may(kOfPair, [&] {
            return Json(
                type("array").add("minItems", 2).add("maxItems", 2).add("items", number(row)));
        });
        may(kOfNull, [] { return Json(type("null")); });
        if (all.size() == 1) return std::move(all.front());
        Json any = Json::array();
        for (Json& one : all) any.push_back(std::move(one));
        return JsonObject().add("anyOf", std::move(any));
    }

    Json key(const FormatKey& row) {
        Json written = types(row);
        written["title"] = std::string(row.ja) + " / " + row.en;
        written["label"] = to_json(Text{row.ja, row.en});
        if ((row.types & kOfNumber) != 0 && !row.must) written["default"] = row.usual;
        return written;
    }

    /// An object with those keys that stand with the word, and whose chooser is one of `ids`.
    Json object(const FormatShape& shape, std::size_t word, const Json& ids) {
        Json properties = Json::object();
        Json required = Json::array();
        for (const FormatKey& row : shape.keys) {
            if ((row.with & (1U << word)) == 0) continue;
            properties[row.key] = key(row);
            if (row.must) required.push_back(row.key);
            const bool chooses =
                shape.chooser != nullptr && shape.chooser == std::string_view(row.key);
            if (chooses) properties[row.key]["enum"] = ids;
            if (chooses) properties[row.key].erase("labels");
        }
        return type("object")
            .add("properties", std::move(properties))
            .add("required", std::move(required))
            .add("additionalProperties", false);
    }

    Json shape(const FormatShape& shape) {
        if (shape.chooser == nullptr) return object(shape, 0, {});
        const FormatKey& chooser = shape.row(shape.chooser);
        const std::span<const FormatWord> words = chooser.words();
        std::vector<bool> written(words.size(), false);
        Json some = Json::array();
        for (std::size_t k = 0; k < words.size(); ++k) {
            if (written[k]) continue;
            Json ids = Json::array();
            for (std::size_t other = k; other < words.size(); ++other) {
                if (!same_keys(shape, k, other)) continue;
                written[other] = true;
                ids.push_back(words[other].id);
            }
            some.push_back(object(shape, k, ids));
        }
        return JsonObject()
            .add("chooser", shape.chooser)
            .add("properties", JsonObject().add(shape.chooser, key(chooser)))
            .add("oneOf", std::move(some));
    }
    /// Whether the same keys stand with both words.
    static bool same_keys(const FormatShape& shape, std::size_t a, std::size_t b) {
        return std::all_of(shape.keys.begin(), shape.keys.end(), [&](const FormatKey& row) {
            return (row.with >> a & 1U) == (row.with >> b & 1U);
        });
    }

    std::vector<const FormatShape*> shapes_;
};

} // namespace

Json own_schema(const FormatShape& list, const Text& title) {
    return SchemaWriter().write(list, title);
}

} // namespace shiaiba
