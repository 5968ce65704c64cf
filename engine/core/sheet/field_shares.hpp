// A row of a build's table whose points are all shared among its items (core/sheet/fields.hpp): what
// each buys, and steps that move a point from one to another.
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

/// Points for each of the field's items, `most` in all, in an object that has every one of them:
/// `{"vitality": 5, "reflex": 4, "intellect": 6}`. In bits each but the last, which follows, in the
/// least width that holds `most`.
template <class T, std::size_t kItems>
class SharesPart final : public FieldPart<T> {
public:
    struct Facts {
        /// `wrong` is told of an item without a number of 0 or more, {name}; `count` of numbers that
        /// don't come to `most`, {sum}. An item's `said` is its name there and in steps.
        Field field;
        std::array<ShareOf<T>, kItems> shares;
        /// What else changes in a build in which a point was moved; null: nothing.
        void (*moved)(T& to) = nullptr;
    };
    explicit SharesPart(const Facts& facts) : facts_(facts) {}

    void check(const Json& given, const std::string& at, T& build,
               Problems& problems) const override {
        // Larger numbers count as this.
        constexpr int kMostRead = 99;
        const Field& field = facts_.field;
        const FieldCheck told{field, at, problems};
        bool whole = true;
        int sum = 0;
        for (std::size_t k = 0; k < kItems; ++k) {
            const std::string key(field.items[k].id);
            const auto number =
                given.is_object() ? whole_number(given.value(key, Json())) : std::nullopt;
            if (number && *number >= 0) {
                points(build, k) = std::min(*number, kMostRead);
                sum += points(build, k);
                continue;
            }
            told.say(at + "/" + key, {},
                     fill(text_of(field.wrong_ja, field.wrong_en), {{"name", name(k)}}));
            whole = false;
        }
        if (!whole || sum == field.most) return;
        told.say(at, field.code_count,
                 fill(text_of(field.count_ja, field.count_en), {{"sum", sum}}));
    }
    Json absent() const override { return Json::object(); }
    Json write(const T& build) const override {
        Json json = Json::object();
        for (std::size_t k = 0; k < kItems; ++k) {
            json[std::string(facts_.field.items[k].id)] = points(build, k);
        }
        return json;
    }
    void pack(const T& build, BitWriter& out) const override {
        for (std::size_t k = 0; k + 1 < kItems; ++k) {
            out.bits(static_cast<std::uint64_t>(points(build, k)), width_below(values()));
        }
    }
    void unpack(BitReader& in, T& build, const T&) const override {
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
        for (std::size_t k = 0; k < kItems; ++k) {
            const FieldItem& item = facts_.field.items[k];
            Json buys = Json::array();
            for (const SharesBuy& one : facts_.shares[k].buys) {
                buys.push_back(
                    bought_form(one.id, text_of(one.ja, one.en), facts_.field.most, one.at));
            }
            parts.push_back(part_form(item.id, text_of(item.ja, item.en), std::move(buys)));
        }
        return points_form(facts_.field, std::move(parts));
    }
    std::string lines(const T& build) const override {
        std::string line;
        for (std::size_t k = 0; k < kItems; ++k) {
            line += (k == 0 ? "" : " / ") + std::string(facts_.field.items[k].ja) + ":" +
                    std::to_string(points(build, k));
        }
        return line + "\n";
    }
    /// A point moved from one item to another.
    void steps(const T& build, FieldSteps<T>& steps) const override {
        for (std::size_t more = 0; more < kItems; ++more) {
            for (std::size_t less = 0; less < kItems; ++less) {
                if (more == less || points(build, less) == 0) continue;
                T next = build;
                ++points(next, more);
                --points(next, less);
                if (facts_.moved != nullptr) facts_.moved(next);
                Text label{name(more).ja + " +1", name(more).en + " +1"};
                enumerate(label, {name(less).ja + " −1", name(less).en + " −1"});
                steps.add(std::move(label), std::move(next));
            }
        }
    }

private:
    int& points(T& build, std::size_t k) const { return build.*facts_.shares[k].points; }
    int points(const T& build, std::size_t k) const { return build.*facts_.shares[k].points; }
    std::uint64_t values() const { return static_cast<std::uint64_t>(facts_.field.most) + 1; }
    Text name(std::size_t k) const {
        const FieldItem& item = facts_.field.items[k];
        return text_of(item.said_ja, item.said_en);
    }

    Facts facts_;
};

} // namespace shiaiba
