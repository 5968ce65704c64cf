// Rows of a build's table that give each of some things a number or a rank (core/sheet/fields.hpp):
// characteristics with a sum, levels that cost, extra points; ranks that are dealt out.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/sheet/fields.hpp"
#include "core/text/fill.hpp"

namespace shiaiba {

/// `FormField` of several fields below one key, with the field's `about`.
inline Json group_form(const Field& field, Json fields) {
    JsonObject out;
    return begin_form(field, "group", out)
        .add("text", text_of(field.about_ja, field.about_en))
        .add("fields", std::move(fields));
}

/// Where the numbers of a LevelsPart stand in the struct: levels_at<&Sheet::skills>(), an array.
template <class T>
struct LevelsPlace {
    std::span<int> (*in)(T&);
    std::span<const int> (*of)(const T&);
};
template <auto kMember>
constexpr auto levels_at() {
    using T = decltype(struct_of(kMember));
    return LevelsPlace<T>{[](T& build) -> std::span<int> { return build.*kMember; },
                          [](const T& build) -> std::span<const int> { return build.*kMember; }};
}

/// A number for each of the field's items, in an object: `{"danmaku": 2, "evade": 3}`. In bits each
/// takes the least width that holds its bounds.
template <class T>
class LevelsPart final : public FieldPart<T> {
public:
    struct Bounds {
        int least;
        int most;
    };
    /// What a step is: a point moved from one to another; one level more or less, for levels of
    /// others where it is too dear; one more or less.
    enum class Steps { Move, Pay, Each };
    struct Facts {
        /// The form asks for `least` to `most` of each; a build may have other bounds. `wrong` is
        /// told of a number out of its bounds: {name}, {least}, {most}. An item's `said` is its name
        /// in a step, if that is another one.
        Field field;
        /// A key that is no item's, {key}; and a value that is no object.
        std::string_view code_unknown;
        Text unknown;
        std::string_view code_shape;
        Text shape;
        LevelsPlace<T> place;
        Bounds (*bounds)(const T&, std::size_t item);
        Steps steps;
        /// The numbers on a new sheet, where all must be there. Empty: the form may leave them
        /// blank, and what is missing is 0.
        std::vector<int> usual = {};
        /// Bits have one in front that says whether any number isn't 0.
        bool flagged = false;
        /// What else changes in a build that has just got a level; null: nothing.
        void (*raised)(const T& from, T& to) = nullptr;
    };
    explicit LevelsPart(const Facts& facts) : facts_(facts) {}

    void check(const Json& given, const std::string& at, T& build,
               Problems& problems) const override {
        const Field& field = facts_.field;
        const FieldCheck told{field, at, problems};
        if (!given.is_object()) return told.say(at, facts_.code_shape, facts_.shape);
        const auto below = [&](std::string_view key) {
            return at + (Json::json_pointer() / std::string(key)).to_string();
        };
        const auto read = [&](std::size_t k, const Json& value) {
            const auto [least, most] = facts_.bounds(build, k);
            const auto level = whole_number(value);
            if (level && *level >= least && *level <= most) {
                facts_.place.in(build)[k] = *level;
                return;
            }
            told.say(
                below(item(k).id), {},
                fill(
                    text_of(field.wrong_ja, field.wrong_en),
                    {{"name", text_of(item(k).ja, item(k).en)}, {"least", least}, {"most", most}}));
        };
        for (const auto& [key, value] : given.items()) {
            std::size_t k = 0;
            while (k < count() && item(k).id != key) ++k;
            if (k == count()) {
                told.say(below(key), facts_.code_unknown, fill(facts_.unknown, {{"key", key}}));
            } else if (facts_.usual.empty()) {
                read(k, value);
            }
        }
        // Where all must be there, they are read in their own order.
        for (std::size_t k = 0; k < facts_.usual.size(); ++k) read(k, given.value(id(k), Json()));
    }
    Json absent() const override { return facts_.usual.empty() ? Json() : Json::object(); }
    Json write(const T& build) const override {
        Json json;
        for (std::size_t k = 0; k < count(); ++k) {
            if (has(build, static_cast<int>(k))) json[id(k)] = level(build, k);
        }
        return json;
    }
    void pack(const T& build, BitWriter& out) const override {
        if (facts_.flagged) out.bits(any(build) ? 1 : 0, 1);
        for (std::size_t k = 0; k < count() && (any(build) || !facts_.flagged); ++k) {
            const auto [least, most] = facts_.bounds(build, k);
            out.bits(static_cast<std::uint64_t>(level(build, k) - least),
                     width_below(static_cast<std::uint64_t>(most - least) + 1));
        }
    }
    void unpack(BitReader& in, T& build, const T&) const override {
        if (facts_.flagged && in.bits(1) == 0) return;
        for (std::size_t k = 0; k < count(); ++k) {
            const auto [least, most] = facts_.bounds(build, k);
            facts_.place.in(build)[k] =
                least + static_cast<int>(in.below(static_cast<std::uint64_t>(most - least) + 1));
        }
        // Without any the bit in front says so.
        if (facts_.flagged && !any(build)) in.fail();
    }
    Json form() const override {
        Json fields = Json::array();
        for (std::size_t k = 0; k < count(); ++k) {
            JsonObject one;
            begin_form({.key = item(k).id, .ja = item(k).ja, .en = item(k).en}, "number", one)
                .add("min", facts_.field.least)
                .add("max", facts_.field.most);
            if (facts_.usual.empty()) one.add("optional", true);
            if (!facts_.usual.empty()) one.add("usual", facts_.usual[k]);
            fields.push_back(std::move(one));
        }
        return group_form(facts_.field, std::move(fields));
    }
    std::string lines(const T& build) const override {
        std::string line;
        for (std::size_t k = 0; k < count(); ++k) {
            if (!has(build, static_cast<int>(k))) continue;
            line += line.empty() ? std::string(facts_.field.ja) + ":" : " / ";
            line += std::string(item(k).ja) + std::to_string(level(build, k));
        }
        return line.empty() ? line : line + "\n";
    }
    bool has(const T& build, int item) const override {
        return level(build, static_cast<std::size_t>(item)) > 0;
    }
    void steps(const T& build, FieldSteps<T>& steps) const override {
        for (const int by : {-1, 1}) {
            for (std::size_t k = 0; k < count() && facts_.steps == Steps::Each; ++k) {
                change(build, k, by, steps);
            }
        }
        for (std::size_t k = 0; k < count() && facts_.steps != Steps::Each; ++k) {
            const bool pay = facts_.steps == Steps::Pay;
            if (pay) change(build, k, -1, steps);
            if (!pay || !change(build, k, 1, steps)) exchange(build, k, steps);
        }
    }

private:
    std::size_t count() const { return facts_.field.items.size(); }
    const FieldItem& item(std::size_t k) const { return facts_.field.items[k]; }
    std::string id(std::size_t k) const { return std::string(item(k).id); }
    int level(const T& build, std::size_t k) const { return facts_.place.of(build)[k]; }
    bool any(const T& build) const {
        const auto all = facts_.place.of(build);
        return std::any_of(all.begin(), all.end(), [](int n) { return n != 0; });
    }
    bool within(const T& build, std::size_t k, int by) const {
        const auto [least, most] = facts_.bounds(build, k);
        return level(build, k) + by >= least && level(build, k) + by <= most;
    }
    /// "弾幕 +1".
    Text step(std::size_t k, int by) const {
        const std::string change = (by > 0 ? " +" : " −") + std::to_string(by > 0 ? by : -by);
        const bool said = !item(k).said_ja.empty();
        const Text name =
            said ? text_of(item(k).said_ja, item(k).said_en) : text_of(item(k).ja, item(k).en);
        return {name.ja + change, name.en + change};
    }
    T changed(const T& build, std::size_t k, int by) const {
        T next = build;
        facts_.place.in(next)[k] += by;
        if (by > 0 && facts_.raised != nullptr) facts_.raised(build, next);
        return next;
    }
    bool change(const T& build, std::size_t k, int by, FieldSteps<T>& steps) const {
        return within(build, k, by) && steps.add(step(k, by), changed(build, k, by));
    }
    /// One more of this for less of each other one in turn: one less, or as little less as it takes.
    void exchange(const T& build, std::size_t up, FieldSteps<T>& steps) const {
        if (!within(build, up, 1)) return;
        for (std::size_t down = 0; down < count(); ++down) {
            T next = changed(build, up, 1);
            for (int by = -1; down != up && within(build, down, by); --by) {
                --facts_.place.in(next)[down];
                Text label = step(up, 1);
                enumerate(label, step(down, by));
                if (steps.add(std::move(label), next) || facts_.steps == Steps::Move) break;
            }
        }
    }

    Facts facts_;
};

/// Letters from A on, one for each of the field's items: `{"stats": "B", "skills": "A", …}`. The
/// build holds which of the orders it is; bits and JSON know no other.
template <class T, std::size_t kItems>
class RanksPart final : public FieldPart<T> {
public:
    using Order = std::array<int, kItems>;
    struct Facts {
        Field field;
        int T::*order;
        /// By item: its rank, 0 for A.
        std::span<const Order> orders;
        Text (*about)(std::size_t item, int rank);
    };
    explicit RanksPart(const Facts& facts) : facts_(facts) {}

    void check(const Json& given, const std::string& at, T& build,
               Problems& problems) const override {
        const auto is = [&](const Order& order) {
            for (std::size_t k = 0; k < kItems; ++k) {
                if (given.value(id(k), Json()) != letter(order[k])) return false;
            }
            return given.size() == kItems;
        };
        const auto found = given.is_object()
                               ? std::find_if(facts_.orders.begin(), facts_.orders.end(), is)
                               : facts_.orders.end();
        if (found == facts_.orders.end()) {
            return FieldCheck{facts_.field, at, problems}.wrong(at, {});
        }
        build.*facts_.order = static_cast<int>(found - facts_.orders.begin());
    }
    Json absent() const override { return Json::object(); }
    Json write(const T& build) const override {
        Json json;
        for (std::size_t k = 0; k < kItems; ++k) json[id(k)] = letter(order_of(build)[k]);
        return json;
    }
    void pack(const T& build, BitWriter& out) const override {
        out.bits(static_cast<std::uint64_t>(build.*facts_.order),
                 width_below(facts_.orders.size()));
    }
    void unpack(BitReader& in, T& build, const T&) const override {
        build.*facts_.order = static_cast<int>(in.below(facts_.orders.size()));
    }
    Json form() const override {
        Json fields = Json::array();
        for (std::size_t k = 0; k < kItems; ++k) {
            const FieldItem& item = facts_.field.items[k];
            Json options = Json::array();
            for (int rank = 0; rank < static_cast<int>(kItems); ++rank) {
                options.push_back(JsonObject()
                                      .add("value", letter(rank))
                                      .add("name", Text{letter(rank), letter(rank)})
                                      .add("text", facts_.about(k, rank)));
            }
            fields.push_back(JsonObject()
                                 .add("type", "select")
                                 .add("key", item.id)
                                 .add("label", text_of(item.ja, item.en))
                                 .add("options", std::move(options))
                                 .add("usual", letter(facts_.orders.front()[k])));
        }
        return group_form(facts_.field, std::move(fields));
    }
    std::string lines(const T& build) const override {
        std::string line;
        for (std::size_t k = 0; k < kItems; ++k) {
            line += line.empty() ? std::string(facts_.field.ja) + ":" : " / ";
            line += std::string(facts_.field.items[k].ja) + letter(order_of(build)[k]);
        }
        return line + "\n";
    }

private:
    static std::string letter(int rank) { return std::string(1, static_cast<char>('A' + rank)); }
    std::string id(std::size_t item) const { return std::string(facts_.field.items[item].id); }
    const Order& order_of(const T& build) const {
        return facts_.orders[static_cast<std::size_t>(build.*facts_.order)];
    }

    Facts facts_;
};

} // namespace shiaiba
