// Reads the objects of a list as the rows of their shapes say.
#include "core/sheet/own_format.hpp"

#include <algorithm>

namespace shiaiba {

const FormatKey& FormatShape::row(std::string_view key) const {
    return *std::find_if(keys.begin(), keys.end(),
                         [key](const FormatKey& one) { return key == one.key; });
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
    std::vector<const char*> ids;
    for (const FormatWord& one : row.words()) ids.push_back(one.id);
    allow_words(problems(), ids);
}

int ShapedObject::word(const char* key) const {
    const FormatKey& row = shape_->row(key);
    const Json* const given = find(key);
    if (given == nullptr) {
        if (row.must) missing(key);
        return -1;
    }
    const int place = place_of(row, *given);
    if (place < 0) say_strange(row, *given);
    return place;
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

int ShapedObject::number(const char* key) const {
    const FormatKey& row = shape_->row(key);
    return ListObject::number(key, row.least, row.most, row.usual, row.must);
}

int ShapedObject::number(const char* key, std::size_t k, int usual) const {
    const FormatKey& row = shape_->row(key);
    return ListObject::number((*find(key))[k], path(key) + "/" + std::to_string(k), row.least,
                              row.most, usual);
}

void ShapedObject::only_its(int chosen) const {
    std::vector<const char*> keys;
    for (const FormatKey& one : shape_->keys) {
        if ((one.with & (1U << static_cast<unsigned>(chosen))) != 0) keys.push_back(one.key);
    }
    only(keys);
}

} // namespace shiaiba
