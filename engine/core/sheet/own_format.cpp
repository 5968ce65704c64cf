// Reads the objects of a list as the rows of their shapes say.
#include "core/sheet/own_format.hpp"

#include <algorithm>

namespace shiaiba {

const FormatKey& FormatShape::row(std::string_view key, unsigned words) const {
    return *std::find_if(keys.begin(), keys.end(), [&](const FormatKey& one) {
        return key == one.key && (one.with & words) != 0;
    });
}

ShapedObject ShapedObject::part(const char* key) const {
    return {ListObject::part(*find(key), path(key)), *shape_->row(key).part, strange_};
}

ShapedObject ShapedObject::part_at(const char* key, std::size_t k) const {
    return {ListObject::part((*find(key))[k], path(key) + "/" + std::to_string(k)),
            *shape_->row(key).part, strange_};
}

int ShapedObject::place_of(const FormatKey& row, const Json& given) {
    const std::span<const FormatWord> words = row.words();
    for (std::size_t k = 0; given.is_string() && k < words.size(); ++k) {
        if (given.get_ref<const std::string&>() == words[k].id) return static_cast<int>(k);
    }
    return -1;
}

void ShapedObject::say_strange(const FormatKey& row, const Json& given) const {
    say(strange_, row.key, shown(given));
    allow(row);
}

void ShapedObject::allow(const FormatKey& row) const {
    std::vector<const char*> ids;
    for (const FormatWord& one : row.words()) ids.push_back(one.id);
    allow_words(problems(), ids);
}

int ShapedObject::word(const char* key) const {
    const FormatKey& row = shape_->row(key);
    const Json* const given = find(key);
    if (given == nullptr) {
        const std::size_t before = problems().size();
        if (row.must) missing(key);
        if (problems().size() > before) allow(row);
        return -1;
    }
    const int place = place_of(row, *given);
    if (place < 0) say_strange(row, *given);
    return place;
}

int ShapedObject::word_or_else(const char* key) const {
    const Json* const given = find(key);
    return given == nullptr ? -1 : place_of(shape_->row(key), *given);
}

std::vector<int> ShapedObject::words(const char* key) const {
    const FormatKey& row = shape_->row(key);
    std::vector<int> places;
    const Json* const given = list(key);
    for (std::size_t k = 0; given != nullptr && k < given->size(); ++k) {
        const int place = place_of(row, (*given)[k]);
        if (place >= 0) {
            places.push_back(place);
            continue;
        }
        say_strange(row, (*given)[k]);
        problems().back().path += "/" + std::to_string(k);
    }
    return places;
}

bool ShapedObject::flag(const char* key) const {
    return ListObject::flag(key, shape_->row(key).least == 1);
}

int ShapedObject::number(const char* key, int chosen) const {
    const FormatKey& row = shape_->row(key, chosen < 0 ? ~0U : word_bit(chosen));
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
    const FormatKey& row = shape_->row(key);
    return ListObject::number((*find(key))[k], path(key) + "/" + std::to_string(k), row.least,
                              row.most, usual);
}

bool ShapedObject::takes(const char* key, int chosen) const {
    return std::any_of(shape_->keys.begin(), shape_->keys.end(), [&](const FormatKey& one) {
        return std::string_view(key) == one.key && (one.with & word_bit(chosen)) != 0;
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
