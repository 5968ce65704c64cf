// Rows of a build's table whose values are no single number or option (core/sheet/fields.hpp):
// points with a sum, names of a list that the match brings, a tactic.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/plan/presets.hpp"
#include "core/sheet/field_spreads.hpp"
#include "core/sheet/fields.hpp"
#include "core/text/fill.hpp"

namespace shiaiba {

// `PointsField` of a form: points, the parts that they are put into, and what they buy.

/// `amount(n)`: how much of it n points buy.
template <class Amount>
Json bought_form(std::string_view id, const Text& name, int most, const Amount& amount) {
    Json amounts = Json::array();
    for (int n = 0; n <= most; ++n) amounts.push_back(amount(n));
    return JsonObject().add("id", id).add("name", name).add("at", std::move(amounts));
}
inline Json part_form(std::string_view key, const Text& name, Json buys) {
    return JsonObject()
        .add("key", key)
        .add("name", name)
        .add("min", 0)
        .add("buys", std::move(buys));
}
inline Json points_form(const Field& field, Json parts) {
    JsonObject out;
    return begin_form(field, "points", out).add("total", field.most).add("parts", std::move(parts));
}

/// A part that points are put into, and what they buy.
template <class T>
struct PointsIn {
    std::string_view key;
    std::string_view ja;
    std::string_view en;
    int T::*points;
    /// Id and name of what is bought, how much of it 0 points buy, and each point more.
    std::string_view bought;
    std::string_view bought_ja;
    std::string_view bought_en;
    int least;
    int each;
    /// The part in a step: "HP +1".
    std::string_view step_ja;
    std::string_view step_en;
};

/// Points of a field's `most` in all, in an object by part: `{"hp": 2, "speed": 4}`. In bits their
/// number among all that are legal, ordered by the parts.
template <class T, std::size_t kParts>
class PointsPart final : public FieldPart<T> {
public:
    using Parts = std::array<PointsIn<T>, kParts>;
    /// `unknown`: the sentence about a key that is no part; its code is the field's `code_count`.
    PointsPart(const Field& field, const Parts& parts, const Text& unknown)
        : field_(field), parts_(parts), unknown_(unknown) {}

    void check(const Json& given, const std::string& at, T& build,
               Problems& problems) const override {
        const Text wrong{std::string(field_.wrong_ja), std::string(field_.wrong_en)};
        const auto say = [&](std::string path, std::string_view code, const Text& text) {
            problems.push_back(
                problem_at(std::move(path), std::string(code), text, std::string(field_.rule)));
        };
        if (!given.is_object()) return say(at, field_.code, wrong);
        int sum = 0;
        for (const auto& [name, value] : given.items()) {
            const std::string& key = name;
            std::string path = at;
            path.append("/").append(key);
            const auto part = std::find_if(parts_.begin(), parts_.end(),
                                           [&](const auto& one) { return one.key == key; });
            const auto number = whole_number(value);
            if (part == parts_.end()) {
                say(path, field_.code_count, unknown_);
            } else if (!number || *number < 0 || *number > field_.most) {
                say(path, field_.code, wrong);
            } else {
                build.*part->points = *number;
                sum += *number;
            }
        }
        if (sum > field_.most) say(at, field_.code, wrong);
    }
    Json write(const T& build) const override {
        Json json = Json::object();
        for (const auto& part : parts_) json[std::string(part.key)] = build.*part.points;
        return json;
    }
    void pack(const T& build, BitWriter& out) const override {
        std::array<int, kParts> spread{};
        for (std::size_t k = 0; k < kParts; ++k) spread[k] = build.*parts_[k].points;
        spreads().pack(spread, out);
    }
    void unpack(BitReader& in, T& build, const T&) const override {
        const auto spread = spreads().unpack(in);
        for (std::size_t k = 0; k < kParts; ++k) build.*parts_[k].points = spread[k];
    }
    Json form() const override {
        Json parts = Json::array();
        for (const auto& part : parts_) {
            const auto amount = [&](int n) { return part.least + n * part.each; };
            Json bought = bought_form(part.bought, text_of(part.bought_ja, part.bought_en),
                                      field_.most, amount);
            parts.push_back(
                part_form(part.key, text_of(part.ja, part.en), Json::array({std::move(bought)})));
        }
        return points_form(field_, std::move(parts));
    }
    /// A point more, a point less, a point moved from one part to another.
    void steps(const T& build, FieldSteps<T>& steps) const override {
        int now = 0;
        for (const auto& part : parts_) now += build.*part.points;
        spreads().each([&](const std::array<int, kParts>& points) {
            int ups = 0;
            int downs = 0;
            T next = build;
            Text label;
            for (std::size_t k = 0; k < kParts; ++k) {
                const int by = points[k] - build.*parts_[k].points;
                next.*parts_[k].points = points[k];
                if (by == 0) continue;
                (by > 0 ? ups : downs) += by > 0 ? by : -by;
                const std::string change =
                    (by > 0 ? " +" : " −") + std::to_string(by > 0 ? by : -by);
                enumerate(label, {std::string(parts_[k].step_ja) + change,
                                  std::string(parts_[k].step_en) + change});
            }
            if (ups <= 1 && downs <= 1 && ups + downs > 0) {
                steps.add(std::move(label), std::move(next));
            }
            return true;
        });
    }

private:
    Spreads<kParts> spreads() const { return Spreads<kParts>(field_.most); }

    Field field_;
    Parts parts_;
    Text unknown_;
};

/// A list of the match that a build takes names from.
template <class T>
struct Catalogue {
    /// Index of the item with this id; −1 if there is none.
    int (*find)(const T& build, const std::string& id);
    std::string (*id)(const T& build, int item);
    Text (*name)(const T& build, int item);
    int (*size)(const T& build);
    /// Whether this build may not list the item; null: it may list all.
    bool (*barred)(const T& build, int item) = nullptr;
    /// Items before this one are no build's to name, and bits don't count them.
    int first = 0;
};

/// Names of such a list, none twice; at most `most` of a build (null: as of any), at most the
/// field's `most` of any. In bits the count and a varint each.
template <class T>
class ItemsPart final : public FieldPart<T> {
public:
    struct Facts {
        Field field;
        std::vector<int> T::*items;
        Catalogue<T> catalogue;
        std::size_t (*most)(const T&) = nullptr;
        /// Whether a build with other items may be offered in place of this one; null: it may.
        bool (*step)(const T& from, const T& to) = nullptr;
        /// About something that is no list, and about an item that is barred. Without a sentence
        /// for no list that is told as a wrong number of items, and these before wrong items.
        Text no_list = {};
        Text barred = {};
        std::string_view code_barred = {};
    };
    explicit ItemsPart(const Facts& facts) : facts_(facts) {}

    void check(const Json& given, const std::string& at, T& build,
               Problems& problems) const override {
        // A list that is far too long is not looked through.
        constexpr std::size_t kMostRead = 64;
        const Field& field = facts_.field;
        const FieldCheck told{field, at, problems};
        const auto say = [&](const std::string& path, std::string_view code, const Text& text) {
            told.say(path, code, text);
        };
        const std::size_t most = most_of(build);
        const auto say_count = [&] {
            say(at, field.code_count,
                fill(text_of(field.count_ja, field.count_en), {{"most", static_cast<int>(most)}}));
        };
        const bool count_first = facts_.no_list.ja.empty();
        const bool many = given.is_array() && given.size() > most;
        if (count_first && (many || !given.is_array())) say_count();
        if (!given.is_array()) return count_first ? void() : say(at, field.code, facts_.no_list);
        auto& items = build.*facts_.items;
        for (std::size_t k = 0; k < given.size() && k < kMostRead; ++k) {
            const std::string path = at + "/" + std::to_string(k);
            const int item = given[k].is_string()
                                 ? facts_.catalogue.find(build, given[k].get<std::string>())
                                 : -1;
            if (item < facts_.catalogue.first) {
                say(path, field.code, text_of(field.wrong_ja, field.wrong_en));
            } else if (std::find(items.begin(), items.end(), item) != items.end()) {
                say(path, field.code_twice, text_of(field.twice_ja, field.twice_en));
            } else if (barred(build, item)) {
                say(path, facts_.code_barred, facts_.barred);
            } else {
                items.push_back(item);
            }
        }
        if (many && !count_first) say_count();
    }
    Json write(const T& build) const override {
        Json json;
        for (const int item : build.*facts_.items) {
            json.push_back(facts_.catalogue.id(build, item));
        }
        return json;
    }
    void pack(const T& build, BitWriter& out) const override {
        const auto& items = build.*facts_.items;
        out.bits(items.size(), width());
        for (const int item : items) {
            out.varint(static_cast<std::uint64_t>(item - facts_.catalogue.first));
        }
    }
    void unpack(BitReader& in, T& build, const T&) const override {
        const int first = facts_.catalogue.first;
        const auto size = static_cast<std::uint64_t>(facts_.catalogue.size(build) - first);
        for (std::uint64_t left = in.bits(width()); left > 0 && in.ok(); --left) {
            const std::uint64_t item = in.varint();
            if (item >= size) return in.fail();
            (build.*facts_.items).push_back(first + static_cast<int>(item));
        }
    }
    Json form() const override { return form_of(facts_.field); }
    std::string lines(const T& build) const override {
        std::string line;
        for (const int item : build.*facts_.items) {
            line += line.empty() ? std::string(facts_.field.ja) + ":" : "、";
            line += facts_.catalogue.name(build, item).ja;
        }
        return line.empty() ? line : line + "\n";
    }
    /// An item exchanged for another one.
    void steps(const T& build, FieldSteps<T>& steps) const override {
        const auto& items = build.*facts_.items;
        for (std::size_t k = 0; k < items.size(); ++k) {
            for (int item = facts_.catalogue.first; item < facts_.catalogue.size(build); ++item) {
                const bool there = std::find(items.begin(), items.end(), item) != items.end();
                T next = build;
                (next.*facts_.items)[k] = item;
                if (there || barred(build, item)) continue;
                if (facts_.step != nullptr && !facts_.step(build, next)) continue;
                steps.add(exchanged(facts_.catalogue.name(build, items[k]),
                                    facts_.catalogue.name(build, item)),
                          std::move(next));
            }
        }
    }

private:
    int width() const { return width_below(static_cast<std::uint64_t>(facts_.field.most) + 1); }
    std::size_t most_of(const T& build) const {
        return facts_.most != nullptr ? facts_.most(build)
                                      : static_cast<std::size_t>(facts_.field.most);
    }
    bool barred(const T& build, int item) const {
        return facts_.catalogue.barred != nullptr && facts_.catalogue.barred(build, item);
    }

    Facts facts_;
};

/// The lines of a tactic in a sheet: plans of one's own, or the preset's name; empty without any.
std::string tactic_lines(const plan::BuildTactic& tactic, const plan::Presets& presets);

/// A tactic: a preset, plans of one's own, or none (core/plan/presets.hpp).
template <class T>
class TacticPart final : public FieldPart<T> {
public:
    struct Facts {
        plan::BuildTactic T::*tactic;
        const plan::Presets& (*presets)();
        /// The names that plans of this build may use.
        plan::SheetNames (*names)(const T&);
        std::size_t most;
        /// Of too many plans, and of a tactic that is none; empty: the code of the first plan.
        std::string_view code = {};
        std::string_view rule = {};
        /// Whether no step leads to a build without a tactic.
        bool must = false;
    };
    explicit TacticPart(const Facts& facts) : facts_(facts) {}

    /// Problems of single plans have codes of their own.
    void check(const Json& given, const std::string& at, T& build,
               Problems& problems) const override {
        const bool many = given.is_array() && given.size() > facts_.most;
        if (many) {
            const std::string most = std::to_string(facts_.most);
            problems.push_back(
                problem_at(at, std::string(facts_.code),
                           {"プランは" + most + "個までです。", "At most " + most + " plans."},
                           std::string(facts_.rule)));
        }
        auto tactic =
            plan::check_tactic(many ? Json() : given, facts_.presets(), facts_.names(build));
        for (Problem problem : tactic.problems()) {
            problem.path = at + problem.path;
            if (problem.path == at && !facts_.code.empty()) problem.code = facts_.code;
            problems.push_back(std::move(problem));
        }
        if (tactic) build.*facts_.tactic = std::move(*tactic);
    }
    Json write(const T& build) const override {
        return plan::write_tactic(build.*facts_.tactic, facts_.presets());
    }
    void pack(const T& build, BitWriter& out) const override {
        plan::pack_tactic(build.*facts_.tactic, facts_.presets(), out);
    }
    void unpack(BitReader& in, T& build, const T&) const override {
        auto tactic = plan::unpack_tactic(in, facts_.presets(), facts_.names(build));
        if (!tactic) return in.fail();
        if (tactic->own != nullptr && tactic->own->plans().size() > facts_.most) return in.fail();
        build.*facts_.tactic = std::move(*tactic);
    }
    Json form() const override {
        return JsonObject()
            .add("type", "tactic")
            .add("key", "tactic")
            .add("label", Text{"戦術", "Tactic"})
            .add("presets", facts_.presets().to_json());
    }
    std::string lines(const T& build) const override {
        return tactic_lines(build.*facts_.tactic, facts_.presets());
    }
    void steps(const T& build, FieldSteps<T>& steps) const override {
        for (plan::OtherTactic& other :
             plan::other_tactics(build.*facts_.tactic, facts_.presets())) {
            if (facts_.must && !other.tactic.preset) continue;
            T next = build;
            next.*facts_.tactic = std::move(other.tactic);
            steps.add(std::move(other.label), std::move(next));
        }
    }

private:
    Facts facts_;
};

} // namespace shiaiba
