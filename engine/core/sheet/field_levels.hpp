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
Json group_form(const Field& field, Json fields);

/// What is said of a number for each of the field's items: `{"danmaku": 2, "evade": 3}`. An item's
/// `said_ja` and `said_en` are its name in a step, if that is another one.
struct Levels {
    /// The form asks for `least` to `most` of each; a build may have other bounds. `wrong` is told
    /// of a number out of its bounds: {name}, {least}, {most}.
    Field field;
    /// A key that is no item's, {key}; and a value that is no object.
    std::string_view code_unknown;
    Text unknown;
    std::string_view code_shape;
    Text shape;
    /// The numbers on a new sheet, where all must be there. Empty: the form may leave them blank,
    /// and what is missing is 0.
    std::vector<int> usual = {};
    /// Bits have one in front that says whether any number isn't 0.
    bool flagged = false;

    struct Bounds {
        int least;
        int most;
    };
    void check(const Json& given, const std::string& at, std::span<int> levels,
               std::span<const Bounds> bounds, Problems& problems) const;
    Json write(std::span<const int> levels) const;
    void pack(std::span<const int> levels, std::span<const Bounds> bounds, BitWriter& out) const;
    void unpack(BitReader& in, std::span<int> levels, std::span<const Bounds> bounds) const;
    Json form() const;
    /// "スキル:弾幕2 / 回避3"; empty if all are 0.
    std::string line(std::span<const int> levels) const;
    /// "弾幕 +1".
    Text step(std::size_t item, int by) const;
};

template <class T, std::size_t kItems>
class LevelsPart final : public FieldPart<T> {
public:
    /// What a step is: a point moved from one to another; one level more or less, for levels of
    /// others if the build would else not be legal; one more or less.
    enum class Steps { Move, Pay, Each };
    struct Facts {
        Levels all;
        std::array<int, kItems> T::*levels;
        Levels::Bounds (*bounds)(const T&, std::size_t item);
        Steps steps;
        /// What else changes in a build that has just got a level; null: nothing.
        void (*raised)(const T& from, T& to) = nullptr;
    };
    explicit LevelsPart(const Facts& facts) : facts_(facts) {}

    void check(const Json& given, const std::string& at, T& build,
               Problems& problems) const override {
        facts_.all.check(given, at, build.*facts_.levels, bounds(build), problems);
    }
    Json absent() const override { return facts_.all.usual.empty() ? Json() : Json::object(); }
    Json write(const T& build) const override { return facts_.all.write(build.*facts_.levels); }
    void pack(const T& build, BitWriter& out) const override {
        facts_.all.pack(build.*facts_.levels, bounds(build), out);
    }
    void unpack(BitReader& in, T& build, const T&) const override {
        facts_.all.unpack(in, build.*facts_.levels, bounds(build));
    }
    Json form() const override { return facts_.all.form(); }
    std::string lines(const T& build) const override {
        return facts_.all.line(build.*facts_.levels);
    }
    bool has(const T& build, int item) const override {
        return (build.*facts_.levels)[static_cast<std::size_t>(item)] > 0;
    }
    void steps(const T& build, FieldSteps<T>& steps) const override {
        if (facts_.steps == Steps::Move) return move(build, steps);
        for (const int by : {-1, 1}) {
            if (facts_.steps == Steps::Pay) break;
            for (std::size_t k = 0; k < kItems; ++k) change(build, k, by, steps);
        }
        for (std::size_t k = 0; k < kItems && facts_.steps == Steps::Pay; ++k) {
            change(build, k, -1, steps);
            if (!change(build, k, 1, steps)) pay(build, k, steps);
        }
    }

private:
    std::array<Levels::Bounds, kItems> bounds(const T& build) const {
        std::array<Levels::Bounds, kItems> all;
        for (std::size_t k = 0; k < kItems; ++k) all[k] = facts_.bounds(build, k);
        return all;
    }
    bool within(const T& build, std::size_t item, int by) const {
        const Levels::Bounds bounds = facts_.bounds(build, item);
        const int next = (build.*facts_.levels)[item] + by;
        return next >= bounds.least && next <= bounds.most;
    }
    T changed(const T& build, std::size_t item, int by) const {
        T next = build;
        (next.*facts_.levels)[item] += by;
        if (by > 0 && facts_.raised != nullptr) facts_.raised(build, next);
        return next;
    }
    bool change(const T& build, std::size_t item, int by, FieldSteps<T>& steps) const {
        return within(build, item, by) &&
               steps.add(facts_.all.step(item, by), changed(build, item, by));
    }
    void move(const T& build, FieldSteps<T>& steps) const {
        for (std::size_t up = 0; up < kItems; ++up) {
            for (std::size_t down = 0; down < kItems; ++down) {
                if (up == down || !within(build, up, 1) || !within(build, down, -1)) continue;
                Text label = facts_.all.step(up, 1);
                enumerate(label, facts_.all.step(down, -1));
                steps.add(std::move(label), changed(changed(build, up, 1), down, -1));
            }
        }
    }
    /// Points are missing: each other level is lowered in turn, as little as it takes.
    void pay(const T& build, std::size_t item, FieldSteps<T>& steps) const {
        if (!within(build, item, 1)) return;
        for (std::size_t other = 0; other < kItems; ++other) {
            if (other == item) continue;
            T next = changed(build, item, 1);
            for (int by = -1; within(build, other, by); --by) {
                --(next.*facts_.levels)[other];
                Text label = facts_.all.step(item, 1);
                enumerate(label, facts_.all.step(other, by));
                if (steps.add(std::move(label), next)) break;
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
