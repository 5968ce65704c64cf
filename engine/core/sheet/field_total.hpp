// The row of a build's table for numbers that share out a total (core/sheet/fields.hpp), and the ways
// to spread points, by which links number such rows.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "core/sheet/fields.hpp"
#include "core/text/fill.hpp"

namespace shiaiba {

/// The ways to spread at most `most` points over some parts, ordered by the parts.
template <std::size_t kParts>
class Spreads {
public:
    using Spread = std::array<int, kParts>;
    explicit Spreads(int most) : most_(most) {}

    /// Calls `use` with every spread, in order, until it answers false.
    template <class Use>
    void each(const Use& use) const {
        Spread points{};
        for (;;) {
            if (!use(points)) return;
            std::size_t k = kParts;
            // The last part that can have a point more; the parts behind it begin again.
            for (;;) {
                if (k == 0) return;
                ++points[--k];
                int sum = 0;
                for (const int one : points) sum += one;
                if (sum <= most_) break;
                points[k] = 0;
            }
        }
    }
    std::uint64_t count() const {
        std::uint64_t count = 0;
        each([&](const Spread&) { return ++count > 0; });
        return count;
    }
    /// Packs the number of a spread; unpacking fails if there is none with the number that is read.
    void pack(const Spread& spread, BitWriter& out) const {
        std::uint64_t number = 0;
        each([&](const Spread& points) { return points != spread && ++number > 0; });
        out.bits(number, width_below(count()));
    }
    Spread unpack(BitReader& in) const { return at(in.below(count())); }
    Spread at(std::uint64_t number) const {
        Spread spread{};
        each([&](const Spread& points) {
            spread = points;
            return number-- > 0;
        });
        return spread;
    }

private:
    int most_;
};

/// A number for each of the field's items, at least the field's `least` and all together `total`:
/// `"POW": 20, "SPD": 15, "WIZ": 25`. They have keys of their own in the build's JSON, the ids of the
/// items, so the row has none, and the table passes keys over that no row has. In bits their number
/// among all that are legal, ordered by the items.
template <class T, std::size_t kItems>
class TotalPart final : public FieldPart<T> {
public:
    using Points = std::array<int, kItems>;
    struct Facts {
        /// `key` is the form's. `words` of an item is a key that is read where its own holds nothing.
        /// {name} and the bounds are told of a number out of its bounds, {n} of a wrong sum, with
        /// `code_count`. A step moves `step` from one to another.
        Field field;
        int total;
        Points T::*points;
        /// About what is no whole number, {name}; sums are then not told.
        std::string_view code_shape;
        Text shape;
    };
    explicit TotalPart(const Facts& facts) : facts_(facts) {}

    FieldRow<T> row() const { return {std::string_view(), std::make_shared<TotalPart>(*this)}; }
    std::uint64_t count() const { return spreads().count(); }
    /// The nth of the legal numbers.
    Points at(std::uint64_t nth) const { return shared(spreads().at(nth)); }

    void check(const Json& given, const std::string& at, T& build,
               Problems& problems) const override {
        constexpr int kMostRead = 99'999;
        const std::size_t before = problems.size();
        Points& points = build.*facts_.points;
        for (std::size_t k = 0; k < kItems; ++k) {
            Json value = given.value(id(k), Json());
            const std::string other(item(k).words);
            if (value.is_null() && !other.empty()) value = given.value(other, Json());
            if (const auto number = whole_number(value)) {
                // Huge numbers are cut, but stay out of range, so that their sum can't overflow.
                points[k] = *number >= -kMostRead && *number <= kMostRead ? *number : kMostRead;
            } else {
                say(k, at, facts_.code_shape, facts_.shape, problems);
            }
        }
        if (problems.size() > before) return;
        int sum = 0;
        for (std::size_t k = 0; k < kItems; ++k) {
            sum += points[k];
            if (points[k] >= facts_.field.least && points[k] <= most()) continue;
            say(k, at, {}, text_of(facts_.field.wrong_ja, facts_.field.wrong_en), problems);
        }
        if (sum == facts_.total) return;
        say(0, at, facts_.field.code_count,
            fill(text_of(facts_.field.count_ja, facts_.field.count_en),
                 {{"n", std::to_string(sum)}}),
            problems);
    }
    Json write(const T& build) const override {
        Json json;
        for (std::size_t k = 0; k < kItems; ++k) json[id(k)] = (build.*facts_.points)[k];
        return json;
    }
    void pack(const T& build, BitWriter& out) const override {
        typename Free::Spread spread{};
        for (std::size_t k = 0; k + 1 < kItems; ++k) {
            spread[k] = (build.*facts_.points)[k] - facts_.field.least;
        }
        spreads().pack(spread, out);
    }
    void unpack(BitReader& in, T& build, const T&) const override {
        build.*facts_.points = shared(spreads().unpack(in));
    }
    Json form() const override {
        Json parts = Json::array();
        for (const FieldItem& one : facts_.field.items) {
            parts.push_back(JsonObject()
                                .add("key", one.id)
                                .add("name", text_of(one.ja, one.en))
                                .add("min", facts_.field.least));
        }
        JsonObject out;
        return begin_form(facts_.field, "shares", out)
            .add("total", facts_.total)
            .add("parts", std::move(parts));
    }
    std::string lines(const T& build) const override {
        std::string line;
        for (std::size_t k = 0; k < kItems; ++k) {
            line.append(k == 0 ? "" : " / ").append(item(k).ja).append(":");
            line += std::to_string((build.*facts_.points)[k]);
        }
        return line + "\n";
    }
    void steps(const T& build, FieldSteps<T>& steps) const override {
        const int by = facts_.field.step;
        for (std::size_t up = 0; up < kItems; ++up) {
            for (std::size_t down = 0; down < kItems; ++down) {
                T next = build;
                Points& points = next.*facts_.points;
                points[up] += by;
                points[down] -= by;
                if (up == down || points[up] > most() || points[down] < facts_.field.least)
                    continue;
                const std::string more = " +" + std::to_string(by) + ", ";
                const std::string less = " −" + std::to_string(by);
                steps.add({std::string(item(up).ja) + more + std::string(item(down).ja) + less,
                           std::string(item(up).en) + more + std::string(item(down).en) + less},
                          std::move(next));
            }
        }
    }

private:
    /// The last number is what the others leave.
    using Free = Spreads<kItems - 1>;
    Free spreads() const {
        return Free(facts_.total - static_cast<int>(kItems) * facts_.field.least);
    }
    int most() const { return facts_.total - (static_cast<int>(kItems) - 1) * facts_.field.least; }
    Points shared(const typename Free::Spread& spread) const {
        Points points{};
        int left = facts_.total;
        for (std::size_t k = 0; k + 1 < kItems; ++k) {
            left -= points[k] = facts_.field.least + spread[k];
        }
        points[kItems - 1] = left;
        return points;
    }
    const FieldItem& item(std::size_t k) const { return facts_.field.items[k]; }
    std::string id(std::size_t k) const { return std::string(item(k).id); }
    void say(std::size_t k, const std::string& at, std::string_view code, const Text& text,
             Problems& problems) const {
        FieldCheck{facts_.field, at, problems}.say(
            at + "/" + id(k), code,
            fill(text, {{"name", text_of(item(k).ja, item(k).en)},
                        {"least", facts_.field.least},
                        {"most", most()}}));
    }

    Facts facts_;
};

} // namespace shiaiba
