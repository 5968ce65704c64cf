// A row of a build's table whose points are all shared among its items (core/sheet/fields.hpp): what
// each buys, and steps that move points from one to another.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/sheet/field_parts.hpp"

namespace shiaiba {

/// Something that points of an item buy: how much of it that many.
struct SharesBuy {
    std::string_view id;
    std::string_view ja;
    std::string_view en;
    int (*at)(int points);
};
template <class T>
struct ShareOf {
    int T::*points;
    std::vector<SharesBuy> buys;
};

/// Points for each of the field's items, each at least `least` and all together `most`, in an object
/// that has every one of them: `{"vitality": 5, "reflex": 4, "intellect": 6}`. If the row has no key,
/// they stand among the build's other keys; its table passes keys over that no row has. In bits each
/// but the last, which follows, in the least width that holds `most`.
template <class T, std::size_t kItems>
class SharesPart final : public FieldPart<T> {
public:
    struct Facts {
        /// `wrong` is told of an item without a number of `least` or more, {name}; `count` of numbers
        /// that don't come to `most`, {sum}. An item's `said` is its name there and in steps. A step
        /// moves `step`, or 1.
        Field field;
        /// Without anything to buy the form asks for plain shares.
        std::array<ShareOf<T>, kItems> shares;
        /// What else changes in a build in which a point was moved; null: nothing.
        void (*moved)(T& to) = nullptr;
        /// Where the points stand if they are an array.
        std::array<int, kItems> T::*all = nullptr;
        /// What is told, {name}, {least}, {most}, of a whole number out of its bounds, if not `wrong`.
        std::string_view code_bounds = {};
        Text bounds = {};
        /// Larger numbers count as this.
        int most_read = 99;
        /// Bits hold their number among all that are legal, ordered by the items.
        bool numbered = false;
    };
    explicit SharesPart(const Facts& facts) : facts_(facts) {}

    /// How many there are that are legal, and the nth of them.
    std::uint64_t legal() const { return spreads().count(); }
    void put(T& build, std::uint64_t nth) const { put(build, spreads().at(nth)); }

    void check(const Json& given, const std::string& at, T& build,
               Problems& problems) const override {
        const Field& field = facts_.field;
        const FieldCheck told{field, at, problems};
        const auto say = [&](std::size_t k, std::string_view code, const Text& text) {
            told.say(
                at + "/" + id(k), code,
                fill(text, {{"name", name(k)}, {"least", field.least}, {"most", most_of_one()}}));
        };
        const bool bounded = !facts_.bounds.ja.empty();
        bool whole = true;
        int sum = 0;
        for (std::size_t k = 0; k < kItems; ++k) {
            const auto number =
                given.is_object() ? whole_number(given.value(id(k), Json())) : std::nullopt;
            if (number && (bounded || *number >= field.least)) {
                const bool near = *number >= -facts_.most_read && *number <= facts_.most_read;
                sum += points(build, k) = near ? *number : facts_.most_read;
                continue;
            }
            say(k, {}, text_of(field.wrong_ja, field.wrong_en));
            whole = false;
        }
        if (!whole) return;
        for (std::size_t k = 0; k < kItems && bounded; ++k) {
            const int now = points(build, k);
            if (now < field.least || now > most_of_one()) say(k, facts_.code_bounds, facts_.bounds);
        }
        if (sum == field.most) return;
        told.say(at.empty() ? "/" + id(0) : at, field.code_count,
                 fill(text_of(field.count_ja, field.count_en), {{"sum", std::to_string(sum)}}));
    }
    Json absent() const override { return Json::object(); }
    Json write(const T& build) const override {
        Json json = Json::object();
        for (std::size_t k = 0; k < kItems; ++k) {
            json[id(k)] = points(build, k);
        }
        return json;
    }
    void pack(const T& build, BitWriter& out) const override {
        if (facts_.numbered) return spreads().pack(spread(build), out);
        for (std::size_t k = 0; k + 1 < kItems; ++k) {
            out.bits(static_cast<std::uint64_t>(points(build, k)), width_below(values()));
        }
    }
    void unpack(BitReader& in, T& build, const T&) const override {
        if (facts_.numbered) return put(build, spreads().unpack(in));
        int left = facts_.field.most;
        for (std::size_t k = 0; k + 1 < kItems; ++k) {
            points(build, k) = static_cast<int>(in.below(values()));
            left -= points(build, k);
        }
        if (left < 0) return in.fail();
        points(build, kItems - 1) = left;
    }
    Json form() const override {
        Json parts = Json::array();
        const bool plain = facts_.shares[0].buys.empty();
        for (std::size_t k = 0; k < kItems; ++k) {
            const FieldItem& item = facts_.field.items[k];
            if (plain) {
                parts.push_back(JsonObject()
                                    .add("key", item.id)
                                    .add("name", text_of(item.ja, item.en))
                                    .add("min", facts_.field.least));
                continue;
            }
            Json buys = Json::array();
            for (const SharesBuy& one : facts_.shares[k].buys) {
                buys.push_back(
                    bought_form(one.id, text_of(one.ja, one.en), facts_.field.most, one.at));
            }
            parts.push_back(part_form(item.id, text_of(item.ja, item.en), std::move(buys)));
        }
        if (!plain) return points_form(facts_.field, std::move(parts));
        JsonObject out;
        return begin_form(facts_.field, "shares", out)
            .add("total", facts_.field.most)
            .add("parts", std::move(parts));
    }
    std::string lines(const T& build) const override {
        std::string line;
        for (std::size_t k = 0; k < kItems; ++k) {
            line += (k == 0 ? "" : " / ") + std::string(facts_.field.items[k].ja) + ":" +
                    std::to_string(points(build, k));
        }
        return line + "\n";
    }
    /// Points moved from one item to another.
    void steps(const T& build, FieldSteps<T>& steps) const override {
        const int by = std::max(facts_.field.step, 1);
        for (std::size_t more = 0; more < kItems; ++more) {
            for (std::size_t less = 0; less < kItems; ++less) {
                if (more == less || points(build, less) - by < facts_.field.least) continue;
                T next = build;
                points(next, more) += by;
                points(next, less) -= by;
                if (facts_.moved != nullptr) facts_.moved(next);
                const std::string change = std::to_string(by);
                const Text up = name(more);
                const Text down = name(less);
                Text label{up.ja + " +" + change, up.en + " +" + change};
                enumerate(label, {down.ja + " −" + change, down.en + " −" + change});
                // Names that both languages have are told in one way.
                if (up.ja == up.en && down.ja == down.en) label.ja = label.en;
                steps.add(std::move(label), std::move(next));
            }
        }
    }

private:
    /// The last item takes what the others leave.
    using Free = Spreads<kItems - 1>;
    Free spreads() const {
        return Free(facts_.field.most - static_cast<int>(kItems) * facts_.field.least);
    }
    typename Free::Spread spread(const T& build) const {
        typename Free::Spread spread{};
        for (std::size_t k = 0; k + 1 < kItems; ++k) {
            spread[k] = points(build, k) - facts_.field.least;
        }
        return spread;
    }
    void put(T& build, const typename Free::Spread& spread) const {
        int& last = points(build, kItems - 1) = facts_.field.most;
        for (std::size_t k = 0; k + 1 < kItems; ++k) {
            last -= points(build, k) = facts_.field.least + spread[k];
        }
    }
    int most_of_one() const {
        return facts_.field.most - (static_cast<int>(kItems) - 1) * facts_.field.least;
    }
    int& points(T& build, std::size_t k) const {
        return facts_.all != nullptr ? (build.*facts_.all)[k] : build.*facts_.shares[k].points;
    }
    int points(const T& build, std::size_t k) const {
        return facts_.all != nullptr ? (build.*facts_.all)[k] : build.*facts_.shares[k].points;
    }
    std::string id(std::size_t k) const { return std::string(facts_.field.items[k].id); }
    std::uint64_t values() const { return static_cast<std::uint64_t>(facts_.field.most) + 1; }
    Text name(std::size_t k) const {
        const FieldItem& item = facts_.field.items[k];
        return item.said_ja.empty() ? text_of(item.ja, item.en)
                                    : text_of(item.said_ja, item.said_en);
    }

    Facts facts_;
};

} // namespace shiaiba
