// Rulings as settings: reads and writes the list of a system's turned rulings by their keys, and
// says the reading that holds. A list has at most 16 rulings, because `bits` is 16 bits wide.
#include "core/system/rulings.hpp"

#include <algorithm>
#include <utility>

#include "core/system/ruleset.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

bool other_holds(std::uint16_t bits, std::size_t n) { return ((unsigned{bits} >> n) & 1U) != 0; }

Text reading_of(const TurnableRuling& ruling, bool other) {
    return other ? Text{std::string(ruling.other_ja), std::string(ruling.other_en)}
                 : Text{std::string(ruling.taken_ja), std::string(ruling.taken_en)};
}

Text label_of(const TurnableRuling& ruling) {
    if (!ruling.label_ja.empty()) {
        return {std::string(ruling.label_ja), std::string(ruling.label_en)};
    }
    const std::string key(ruling.key);
    return {"裁定 " + key, "Ruling " + key};
}

} // namespace

std::optional<std::size_t> ruling_called(RulingTable table, std::string_view key) {
    const auto found = std::find_if(table.begin(), table.end(), [&](const TurnableRuling& ruling) {
        return ruling.key == key;
    });
    if (found == table.end()) return std::nullopt;
    return static_cast<std::size_t>(found - table.begin());
}

std::optional<Problem> read_ruling(RulingTable table, std::size_t n, const Json& value,
                                   std::string clause, std::uint16_t& bits) {
    if (!value.is_boolean()) {
        const Json::json_pointer path = Json::json_pointer("/settings") / std::string(table[n].key);
        return problem_at(path.to_string(), "notBoolean",
                          {"true か false で書いてください。", "This must be true or false."},
                          std::move(clause));
    }
    if (value.get<bool>()) bits = static_cast<std::uint16_t>(bits | (1U << n));
    return std::nullopt;
}

void write_rulings(RulingTable table, std::uint16_t bits, Json& out) {
    for (std::size_t n = 0; n < table.size(); ++n) {
        if (other_holds(bits, n)) out[std::string(table[n].key)] = true;
    }
}

void say_rulings(RulingTable table, std::uint16_t bits, std::vector<SettingSaid>& said) {
    for (std::size_t n = 0; n < table.size(); ++n) {
        if (other_holds(bits, n)) said.push_back({table[n].key, reading_of(table[n], true)});
    }
}

OtherReading other_reading(RulingTable table, std::size_t n, std::uint16_t bits) {
    return {table[n].key, table[n].rule, reading_of(table[n], !other_holds(bits, n)), {}};
}

void add_ruling_switches(RulingTable table, Json& fields) {
    for (const TurnableRuling& ruling : table) {
        fields.push_back(JsonObject()
                             .add("type", "switch")
                             .add("key", std::string(ruling.key))
                             .add("label", label_of(ruling))
                             .add("text", reading_of(ruling, true)));
    }
}

} // namespace shiaiba
