// Reads the objects of a list as the rows of their shapes say.
#include "core/sheet/own_format.hpp"

#include <algorithm>

namespace shiaiba {

const FormatKey& FormatShape::row(std::string_view key, unsigned words) const {
    const auto of_key = [key](const FormatKey& one) { return key == one.key; };
    const auto found = std::find_if(keys.begin(), keys.end(), [&](const FormatKey& one) {
        return of_key(one) && (one.with & words) != 0;
    });
    return found != keys.end() ? *found : *std::find_if(keys.begin(), keys.end(), of_key);
}

ShapedObject::ShapedObject(ListObject object, const FormatShape& shape, std::string_view strange,
                           unsigned above)
    : ListObject(std::move(object))
    , shape_(&shape)
    , strange_(strange)
    , words_(shape.as_above ? above : ~0U) {
    if (shape.chooser == nullptr) return;
    const int chosen = place_at(shape.chooser);
    if (chosen < 0) return;
    words_ = word_bit(chosen);
    if (shape.further == nullptr) return;
    // The last word's bit is the first of the further words.
    const auto last = static_cast<int>(shape.row(shape.chooser).words().size()) - 1;
    if (chosen != last) return;
    const int more = place_at(shape.further);
    words_ = more < 0 ? ~(word_bit(last) - 1) : word_bit(last + more);
}

ShapedObject ShapedObject::part(const char* key) const {
    return {ListObject::part(*find(key), path(key)), *row(key).part, strange_, words_};
}

ShapedObject ShapedObject::part_at(const char* key, std::size_t k) const {
    return {ListObject::part((*find(key))[k], path(key) + "/" + std::to_string(k)), *row(key).part,
            strange_, words_};
}

const Json* ShapedObject::list(const char* key) const {
    const FormatKey& row = this->row(key);
    return ListObject::list(key, static_cast<std::size_t>(row.most),
                            static_cast<std::size_t>(row.least));
}

std::string ShapedObject::written(const char* key) const {
    const FormatKey& row = this->row(key);
    const bool bound = (row.types & kOfText) != 0;
    return ListObject::text(key, row.must,
                            bound ? static_cast<std::size_t>(row.most) : kMostTextPoints);
}

char ShapedObject::letter(const char* key) const {
    const Json* const given = find(key);
    if (given == nullptr) return missing(key), '\0';
    const std::string text = given->is_string() ? given->get<std::string>() : std::string();
    if (text.size() == 1 && text[0] >= 'A' && text[0] <= 'Z') return text[0];
    say_malformed(key, "AからZまでの1文字", "a letter from A to Z");
    return '\0';
}

int ShapedObject::place_of(const FormatKey& row, const Json& given) const {
    const std::span<const FormatWord> words = row.words();
    for (std::size_t k = 0; given.is_string() && k < words.size(); ++k) {
        if (shape_->chooses(row) && (row.with >> k & 1U) == 0) continue;
        if (given.get_ref<const std::string&>() == words[k].id) return static_cast<int>(k);
    }
    return -1;
}

int ShapedObject::place_at(const char* key) const {
    const FormatKey& row = this->row(key);
    const Json* const given = find(key);
    return given == nullptr || row.words == nullptr ? -1 : place_of(row, *given);
}

void ShapedObject::say_strange(const FormatKey& row, const Json& given,
                               std::string_view strange) const {
    say(strange.empty() ? strange_ : strange, row.key, shown(given));
    allow(row);
}

void ShapedObject::allow(const FormatKey& row) const {
    const std::span<const FormatWord> words = row.words();
    std::vector<const char*> ids;
    for (std::size_t k = 0; k < words.size(); ++k) {
        if (!shape_->chooses(row) || (row.with >> k & 1U) != 0) ids.push_back(words[k].id);
    }
    allow_words(problems(), ids);
}

int ShapedObject::word(const char* key, std::string_view strange) const {
    const FormatKey& row = this->row(key);
    const Json* const given = find(key);
    if (given == nullptr) {
        const std::size_t before = problems().size();
        if (row.must) missing(key);
        if (problems().size() > before) allow(row);
        return -1;
    }
    const int place = place_of(row, *given);
    if (place < 0) say_strange(row, *given, strange);
    return place;
}

int ShapedObject::word_or_else(const char* key) const { return place_at(key); }

std::vector<int> ShapedObject::words(const char* key, std::string_view strange) const {
    const FormatKey& row = this->row(key);
    std::vector<int> places;
    const Json* const given = list(key);
    for (std::size_t k = 0; given != nullptr && k < given->size(); ++k) {
        const int place = place_of(row, (*given)[k]);
        if (place >= 0) {
            places.push_back(place);
            continue;
        }
        say_strange(row, (*given)[k], strange);
        problems().back().path += "/" + std::to_string(k);
    }
    return places;
}

bool ShapedObject::flag(const char* key) const {
    return ListObject::flag(key, shape_->row(key).least == 1);
}

int ShapedObject::number(const char* key, int chosen) const {
    const FormatKey& row = shape_->row(key, chosen < 0 ? words_ : word_bit(chosen));
    const FormatNumber* const apart = row.apart;
    const Json* const given = find(key);
    if (apart != nullptr && given != nullptr && *given == apart->number) return apart->number;
    const std::size_t before = problems().size();
    const int number = ListObject::number(key, row.least, row.most, row.usual, row.must);
    if (apart != nullptr && given != nullptr && problems().size() > before) {
        const std::string also = std::to_string(apart->number);
        Text& said = problems().back().text;
        said.ja.append(also).append("（").append(apart->ja).append("）も書けます。");
        said.en.append(" Or ").append(also).append(" (").append(apart->en).append(").");
    }
    return number;
}

int ShapedObject::number(const char* key, std::size_t k, int usual) const {
    const FormatKey& row = this->row(key);
    return ListObject::number((*find(key))[k], path(key) + "/" + std::to_string(k), row.least,
                              row.most, usual);
}

bool ShapedObject::takes_with(const char* key, unsigned words) const {
    return std::any_of(shape_->keys.begin(), shape_->keys.end(), [&](const FormatKey& one) {
        return std::string_view(key) == one.key && (one.with & words) != 0;
    });
}

void ShapedObject::only_with(unsigned words, std::string_view elsewhere) const {
    std::vector<const char*> keys;
    std::vector<const char*> others;
    for (const FormatKey& one : shape_->keys) {
        const bool its = (one.with & words) != 0;
        if (its || !elsewhere.empty()) (its ? keys : others).push_back(one.key);
    }
    only(keys, others, elsewhere);
}

} // namespace shiaiba
