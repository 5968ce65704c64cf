// Reads variations, and makes the matches of a variation.
#include "analysis/series/vary.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "analysis/series/report.hpp"

namespace shiaiba {
namespace {

/// Most digits of a number.
constexpr std::size_t kMostDigits = 7;
constexpr int kMostNumber = 9'999'999;

std::vector<std::string_view> split(std::string_view text, char by) {
    std::vector<std::string_view> parts;
    for (std::size_t end = 0; end != std::string_view::npos;) {
        end = text.find(by);
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return parts;
}

/// Reads −9,999,999 to 9,999,999, in digits alone.
std::optional<int> read_number(std::string_view text) {
    const std::size_t sign = text.substr(0, 1) == "-" ? 1 : 0;
    int number = 0;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = parsed.ec == std::errc() && parsed.ptr == text.data() + text.size();
    return whole && text.size() <= sign + kMostDigits ? std::optional<int>(number) : std::nullopt;
}

/// Unescapes a key of a JSON pointer: ~1 stands for a slash, ~0 for ~.
std::string read_key(std::string_view written) {
    std::string key;
    for (std::size_t k = 0; k < written.size(); ++k) {
        const bool escape = written[k] == '~' && k + 1 < written.size();
        if (escape && (written[k + 1] == '0' || written[k + 1] == '1')) {
            key += written[++k] == '0' ? '~' : '/';
        } else {
            key += written[k];
        }
    }
    return key;
}

class VariationReader {
public:
    Checked<Variation> read(std::string_view text) {
        const std::size_t equals = text.find('=');
        std::string_view path = text.substr(0, equals);
        read_.copies = !path.empty() && path.back() == '#';
        if (read_.copies) path.remove_suffix(1);
        read_.pointer = std::string(path);
        for (const std::string_view key : split(path, '/')) read_.place.push_back(read_key(key));
        const std::vector<std::string>& place = read_.place;
        const bool inside =
            place.size() > 2 && place[0].empty() && (place[1] == "settings" || place[1] == "sides");
        if (equals == std::string_view::npos || !inside) {
            fault(
                "notAVariation",
                {"変えるものは /sides/… か /settings/… の場所と = と値で書いてください。例 "
                 "/sides/1/members/0/hp=40..90:10",
                 "What varies is written as a place in /sides/… or /settings/…, = and values, e.g. "
                 "/sides/1/members/0/hp=40..90:10."});
            return problems_;
        }
        read_.place.erase(read_.place.begin());
        for (const std::string_view part : split(text.substr(equals + 1), ',')) take(part);
        if (!problems_.empty()) return problems_;
        return std::move(read_);
    }

private:
    void fault(const char* code, Text text) {
        problems_.push_back(problem_at("", code, std::move(text)));
    }

    void take(std::string_view part) {
        if (part.find("..") != std::string_view::npos) {
            take_range(part);
        } else if (part.empty()) {
            fault("noValue", {"値が空です。", "A value is empty."});
        } else if (const auto number = read_number(part)) {
            add(*number);
        } else if (read_.copies) {
            bad_copies();
        } else {
            put(part == "true" || part == "false" ? Json(part == "true")
                : part == "null"                  ? Json()
                                                  : Json(std::string(part)));
        }
    }

    void take_range(std::string_view part) {
        const std::size_t dots = part.find("..");
        const std::size_t colon = part.find(':');
        const std::string_view end = part.substr(0, colon);
        // A malformed number makes the range empty, or its step 0: both are refused below.
        const int from = read_number(part.substr(0, dots)).value_or(kMostNumber + 1);
        const int to = dots + 2 <= end.size()
                           ? read_number(end.substr(dots + 2)).value_or(-kMostNumber - 1)
                           : -kMostNumber - 1;
        const int step =
            colon == std::string_view::npos ? 1 : read_number(part.substr(colon + 1)).value_or(0);
        if (from > to || step < 1) {
            fault(
                "badRange",
                {"範囲「" + std::string(part) +
                     "」は 小さいほう..大きいほう:刻み の形の、7桁までの整数で書いてください。",
                 "The range \"" + std::string(part) +
                     "\" must be FROM..TO or FROM..TO:STEP, in whole numbers of at most 7 digits, "
                     "with FROM at most TO and STEP at least 1."});
            return;
        }
        for (int value = from; value <= to && problems_.empty(); value += step) add(value);
    }

    void add(int number) {
        if (read_.copies && (number < 0 || number > kMostCopies)) {
            bad_copies();
        } else {
            put(number);
        }
    }

    void put(Json value) {
        if (read_.values.size() < kMostVaried) {
            read_.values.push_back(std::move(value));
        } else if (!full_) {
            full_ = true;
            const std::string most = std::to_string(kMostVaried);
            fault("tooManyValues",
                  {"値は" + most + "個までです。", "There may be " + most + " values at most."});
        }
    }

    void bad_copies() {
        const std::string most = std::to_string(kMostCopies);
        fault("badCopies", {"人数は0から" + most + "までの整数です。",
                            "How many there are is a whole number from 0 to " + most + "."});
    }

    Variation read_;
    Problems problems_;
    bool full_ = false;
};

/// The index of a list element that a key names.
std::optional<std::size_t> element(const Json& list, const std::string& key) {
    const auto at = read_number(key);
    const bool there = list.is_array() && at && *at >= 0 &&
                       static_cast<std::size_t>(*at) < list.size() && std::to_string(*at) == key;
    return there ? std::optional<std::size_t>(*at) : std::nullopt;
}

/// The object or list that holds the varied place; nullptr where there is no such place.
Json* holder(Json& match, const Variation& variation) {
    if (!match.contains("settings")) match["settings"] = Json::object();
    Json* at = &match;
    for (std::size_t k = 0; k + 1 < variation.place.size(); ++k) {
        const std::string& key = variation.place[k];
        if (const auto one = element(*at, key)) {
            at = &(*at)[*one];
        } else if (at->is_object() && at->contains(key)) {
            at = &(*at)[key];
        } else {
            return nullptr;
        }
    }
    const bool listed = element(*at, variation.place.back()).has_value();
    return listed || (at->is_object() && !variation.copies) ? at : nullptr;
}

void put_copies(Json& list, std::size_t at, int copies) {
    Json out = Json::array();
    for (std::size_t k = 0; k < list.size(); ++k) {
        for (int copy = 0; copy < (k == at ? copies : 1); ++copy) out.push_back(list[k]);
    }
    list = std::move(out);
}

bool has_place(Json match, const Variation& variation) {
    const Json* const in = holder(match, variation);
    return in != nullptr && (in->is_array() || in->contains(variation.place.back()));
}

/// Whether the system ignored the key: it may drop keys of a build that it doesn't know. (Unknown
/// settings are refused.)
bool is_ignored(const Json& whole, const Variation& variation, const std::vector<Variant>& all) {
    return variation.place[0] == "sides" && !has_place(whole, variation) &&
           std::all_of(all.begin(), all.end(), [&](const Variant& one) {
               return one.match && !has_place(to_json(*one.match), variation);
           });
}

} // namespace

Checked<Variation> read_variation(std::string_view text) { return VariationReader().read(text); }

bool put_value(Json& match, const Variation& variation, const Json& value) {
    Json* const in = holder(match, variation);
    if (in == nullptr) return false;
    const std::string& key = variation.place.back();
    const auto at = element(*in, key);
    if (variation.copies) {
        put_copies(*in, *at, value.get<int>());
    } else {
        (at ? (*in)[*at] : (*in)[key]) = value;
    }
    return true;
}

int number_at(Json match, const Variation& variation) {
    if (!has_place(match, variation)) return 0;
    Json& in = *holder(match, variation);
    const std::string& key = variation.place.back();
    const auto at = element(in, key);
    const Json& value = at ? in[*at] : in[key];
    return value.is_number_integer() ? value.get<int>() : 0;
}

Checked<std::vector<Variant>> variants(const Match& match, const Variation& variation) {
    const Problem nowhere = problem_at(
        variation.pointer, "noSuchPlace",
        {"この仕合にそのような場所はありません。", "There is no such place in this match."});
    const Json whole = to_json(match);
    const Registry registry({match.system});
    std::vector<Variant> all;
    for (const Json& value : variation.values) {
        Json varied = whole;
        if (!put_value(varied, variation, value)) return nowhere;
        all.push_back({value, check_series(registry, varied)});
    }
    if (is_ignored(whole, variation, all)) return nowhere;
    return all;
}

// Steps: changes one build of a match.

std::vector<Step> steps(const Match& match, Side side) {
    std::vector<Step> all;
    const Party& party = match.sides[index(side)];
    const Names names = match.names();
    for (std::size_t k = 0; k < party.members.size(); ++k) {
        const Actor actor{side, static_cast<int>(k)};
        for (Neighbour& neighbour : match.system->neighbours(party.members[k].build)) {
            Step step{std::move(neighbour.label), match};
            if (is_of_many(party)) {
                step.label.ja = std::string(names.of(actor, Lang::Ja)) + "：" + step.label.ja;
                step.label.en = std::string(names.of(actor, Lang::En)) + ": " + step.label.en;
            }
            step.match.sides[index(side)].members[k].build = std::move(neighbour.build);
            all.push_back(std::move(step));
        }
    }
    return all;
}

Json to_json(const std::vector<Step>& steps) {
    Json all = Json::array();
    for (const Step& step : steps) {
        all.push_back(JsonObject().add("label", step.label).add("match", to_json(step.match)));
    }
    return all;
}

} // namespace shiaiba
