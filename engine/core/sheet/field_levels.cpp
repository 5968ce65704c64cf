// A number for each of a field's items: check, JSON, bits, form, line of text and names of steps.
#include "core/sheet/field_levels.hpp"

#include <cstdlib>

namespace shiaiba {
namespace {

std::string below(const std::string& at, std::string_view key) {
    return at + (Json::json_pointer() / std::string(key)).to_string();
}

} // namespace

Json group_form(const Field& field, Json fields) {
    JsonObject out;
    return begin_form(field, "group", out)
        .add("text", text_of(field.about_ja, field.about_en))
        .add("fields", std::move(fields));
}

void Levels::check(const Json& given, const std::string& at, std::span<int> levels,
                   std::span<const Bounds> bounds, Problems& problems) const {
    const FieldCheck told{field, at, problems};
    if (!given.is_object()) return told.say(at, code_shape, shape);
    const auto read = [&](std::size_t k, const Json& value) {
        const FieldItem& item = field.items[k];
        const auto level = whole_number(value);
        if (level && *level >= bounds[k].least && *level <= bounds[k].most) {
            levels[k] = *level;
            return;
        }
        told.say(below(at, item.id), {},
                 fill(text_of(field.wrong_ja, field.wrong_en), {{"name", text_of(item.ja, item.en)},
                                                                {"least", bounds[k].least},
                                                                {"most", bounds[k].most}}));
    };
    const auto item_of = [&](std::string_view key) {
        const auto is = [&](const FieldItem& item) { return item.id == key; };
        return static_cast<std::size_t>(std::find_if(field.items.begin(), field.items.end(), is) -
                                        field.items.begin());
    };
    // Where all must be there, they are read in their own order.
    for (const auto& [key, value] : given.items()) {
        const std::size_t k = item_of(key);
        if (k == levels.size()) {
            told.say(below(at, key), code_unknown, fill(unknown, {{"key", std::string(key)}}));
        } else if (usual.empty()) {
            read(k, value);
        }
    }
    for (std::size_t k = 0; k < usual.size(); ++k) {
        read(k, given.value(std::string(field.items[k].id), Json()));
    }
}

Json Levels::write(std::span<const int> levels) const {
    Json json;
    for (std::size_t k = 0; k < levels.size(); ++k) {
        if (levels[k] > 0) json[std::string(field.items[k].id)] = levels[k];
    }
    return json;
}

void Levels::pack(std::span<const int> levels, std::span<const Bounds> bounds,
                  BitWriter& out) const {
    const bool any = std::any_of(levels.begin(), levels.end(), [](int n) { return n != 0; });
    if (flagged) out.bits(any ? 1 : 0, 1);
    for (std::size_t k = 0; k < levels.size() && (any || !flagged); ++k) {
        const auto [least, most] = bounds[k];
        out.bits(static_cast<std::uint64_t>(levels[k] - least),
                 width_below(static_cast<std::uint64_t>(most - least) + 1));
    }
}
void Levels::unpack(BitReader& in, std::span<int> levels, std::span<const Bounds> bounds) const {
    if (flagged && in.bits(1) == 0) return;
    for (std::size_t k = 0; k < levels.size(); ++k) {
        const auto [least, most] = bounds[k];
        levels[k] =
            least + static_cast<int>(in.below(static_cast<std::uint64_t>(most - least) + 1));
    }
    // Without any the bit in front says so.
    if (flagged && std::count(levels.begin(), levels.end(), 0) == std::ssize(levels)) in.fail();
}

Json Levels::form() const {
    Json fields = Json::array();
    for (std::size_t k = 0; k < field.items.size(); ++k) {
        const FieldItem& item = field.items[k];
        JsonObject one;
        begin_form({.key = item.id, .ja = item.ja, .en = item.en}, "number", one)
            .add("min", field.least)
            .add("max", field.most);
        if (usual.empty()) {
            one.add("optional", true);
        } else {
            one.add("usual", usual[k]);
        }
        fields.push_back(std::move(one));
    }
    return group_form(field, std::move(fields));
}

std::string Levels::line(std::span<const int> levels) const {
    std::string line;
    for (std::size_t k = 0; k < levels.size(); ++k) {
        if (levels[k] == 0) continue;
        line += line.empty() ? std::string(field.ja) + ":" : " / ";
        line += std::string(field.items[k].ja) + std::to_string(levels[k]);
    }
    return line.empty() ? line : line + "\n";
}

Text Levels::step(std::size_t item, int by) const {
    const FieldItem& of = field.items[item];
    const std::string change = (by > 0 ? " +" : " −") + std::to_string(std::abs(by));
    const Text name = of.said_ja.empty() ? text_of(of.ja, of.en) : text_of(of.said_ja, of.said_en);
    return {name.ja + change, name.en + change};
}

} // namespace shiaiba
