// Reads filters, and cuts a set of builds along them.
#include "analysis/counter_filter.hpp"

#include <bit>
#include <string>
#include <utility>

#include "core/text/json.hpp"

namespace shiaiba {
namespace {

std::uint32_t bit(std::size_t item) { return std::uint32_t{1} << item; }

/// Each field cut with each piece: what is left over, in the order of the fields.
std::vector<Sets> cut(const FastPath& fast, const std::vector<Sets>& fields,
                      const std::vector<Sets>& pieces) {
    std::vector<Sets> left;
    for (const Sets& field : fields) {
        for (const Sets& piece : pieces) {
            Sets both{};
            for (std::size_t p = 0; p < fast.places(); ++p) both[p] = field[p] & piece[p];
            if (size_of(both, fast.places()) > 0) left.push_back(both);
        }
    }
    return left;
}

/// Everything that holds an item, by the first place that does.
std::vector<Sets> holding(const FastPath& fast, std::size_t item) {
    std::vector<Sets> pieces;
    for (std::size_t first = 0; first < fast.places(); ++first) {
        Sets piece = fast.everything();
        for (std::size_t place = 0; place < first; ++place) piece[place] &= ~bit(item);
        piece[first] = bit(item);
        pieces.push_back(piece);
    }
    return pieces;
}

/// Everything near a row, by the set of places that differ.
std::vector<Sets> near(const FastPath& fast, const ItemRow& row, std::size_t changes) {
    std::vector<Sets> pieces;
    for (std::uint32_t differing = 0; differing < bit(fast.places()); ++differing) {
        if (static_cast<std::size_t>(std::popcount(differing)) > changes) continue;
        Sets piece = fast.everything();
        for (std::size_t place = 0; place < fast.places(); ++place) {
            const bool differs = (differing & bit(place)) != 0;
            piece[place] &= differs ? ~bit(row[place]) : bit(row[place]);
        }
        pieces.push_back(piece);
    }
    return pieces;
}

std::uint32_t read_items(const ItemNames& names, const std::string& key, const Json& list,
                         Problems& problems) {
    std::uint32_t items = 0;
    if (!list.is_array()) {
        problems.push_back(problem_at("/" + key, "notAList",
                                      {"名前の並びではありません。", "This is no list of names."}));
        return items;
    }
    for (std::size_t k = 0; k < list.size(); ++k) {
        const auto item =
            list[k].is_string() ? names.find(list[k].get_ref<const std::string&>()) : std::nullopt;
        if (item) {
            items |= bit(*item);
            continue;
        }
        problems.push_back(problem_at("/" + key + "/" + std::to_string(k), "unknownItem",
                                      {"札に入れられるものの名ではありません。",
                                       "Nothing that a build can hold has this name."}));
    }
    return items;
}

} // namespace

Checked<CounterFilter> check_filter(const FastPath& fast, const ItemNames& names,
                                    const Json& json) {
    if (!json.is_object()) {
        return problem_at("", "notAFilter",
                          {"条件のJSONではありません。", "This is not the JSON of a filter."});
    }
    CounterFilter filter;
    Problems problems;
    for (const auto& [key, value] : json.items()) {
        if (key == "hold" || key == "without") {
            (key == "hold" ? filter.hold : filter.without) =
                read_items(names, key, value, problems);
        } else if (key == "changes") {
            const bool whole = value.is_number_unsigned() &&
                               value.get<std::uint64_t>() <= std::uint64_t{fast.places()};
            if (whole) {
                filter.changes = value.get<std::size_t>();
                continue;
            }
            const std::string most = std::to_string(fast.places());
            problems.push_back(problem_at("/changes", "badChanges",
                                          {"変える数は0から" + most + "までの整数です。",
                                           "Changes are a whole number from 0 to " + most + "."}));
        } else {
            problems.push_back(problem_at("/" + key, "unknownField",
                                          {"この条件は知りません。", "There is no such filter."}));
        }
    }
    if (!problems.empty()) return problems;
    return filter;
}

std::vector<Sets> filtered(const FastPath& fast, BuildNumber mine, const CounterFilter& filter,
                           const Sets& within) {
    Sets allowed = fast.everything();
    for (std::uint32_t& items : allowed) items &= ~filter.without;
    std::vector<Sets> fields = cut(fast, {within}, {allowed});
    if (filter.changes < fast.places()) {
        fields = cut(fast, fields, near(fast, row_of(fast, mine), filter.changes));
    }
    for (std::size_t item = 0; item < fast.items(); ++item) {
        if ((filter.hold & bit(item)) != 0) fields = cut(fast, fields, holding(fast, item));
    }
    return fields;
}

} // namespace shiaiba
