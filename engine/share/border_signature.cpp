// Makes the builds, matches and broken texts of the border signature, and hashes the answers. Every
// seed, count and order here decides the signature.
#include "share/border_signature.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/fight/decisions.hpp"
#include "core/report/report.hpp"
#include "core/report/text.hpp"
#include "core/text/bits.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"
#include "share/link.hpp"

namespace shiaiba {
namespace {

bool is_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

/// Names for each code of party_code.cpp, and names that a sheet must not mistake for its own
/// lines.
constexpr std::array<std::string_view, 8> kBorderNames{
    "ムライ", "八雲", "Kuroda", "", "ゔぁん・ヘルシング", "a/b#c", "名前:スキル", "𠮷野家"};

std::string random_name(Dice& dice) {
    return std::string(kBorderNames[static_cast<std::size_t>(dice.below(kBorderNames.size()))]);
}

/// A random party whose members bear random names.
Party named_party(const System& system, Dice& dice, const Settings& settings) {
    Party party = random_party(system, dice, Json(), settings);
    party.name = random_name(dice);
    if (is_of_many(party)) {
        for (Member& member : party.members) member.name = random_name(dice);
    }
    return party;
}

/// A legal value for a field of the settings' form; absent where the field takes a file.
std::optional<Json> random_value(const Json& field, Dice& dice) {
    if (field.contains("options") && !field["options"].empty()) {
        const Json& options = field["options"];
        const Json& option = options[static_cast<std::size_t>(dice.below(options.size()))];
        return option["value"];
    }
    const Json type = field.value("type", Json());
    if (type == "switch") return Json(true);
    if (type == "number") {
        const int least = field.value("min", 0);
        const int most = field.value("max", least);
        const auto width = static_cast<std::uint64_t>(std::max(most - least, 0)) + 1;
        return Json(least + static_cast<int>(dice.below(width)));
    }
    return {};
}

/// The default settings, or random values of the settings' form; sometimes with other readings of
/// some rulings.
Settings random_settings(const System& system, Dice& dice) {
    Json chosen = Json::object();
    if (dice.below(2) == 1) {
        const Json form = system.settings().form();
        for (const Json& field : form) {
            if (dice.below(2) == 0 || !field.contains("key")) continue;
            auto value = random_value(field, dice);
            if (value && !value->is_null()) {
                chosen[field["key"].get<std::string>()] = std::move(*value);
            }
        }
    }
    const auto checked = system.settings().check(chosen);
    Settings settings = checked ? *checked : *system.settings().check(Json());
    if (dice.below(3) == 0) {
        const std::size_t readings = system.settings().other_readings(settings).size();
        for (std::size_t n = 0; n < readings; n += 1 + dice.below(readings)) {
            settings = system.settings().other_readings(settings)[n].settings;
        }
    }
    return settings;
}

/// A random player that keeps a record of its decisions.
class NotedDecisions final : public Decisions {
public:
    explicit NotedDecisions(std::uint64_t seed) : player_(seed) {}
    Decision next(const Question& question) override {
        const Decision decision = player_.next(question);
        record_.push_back(question.token(static_cast<std::size_t>(decision.value)));
        return decision;
    }
    std::vector<std::string> take() { return std::move(record_); }

private:
    RandomDecisions player_;
    std::vector<std::string> record_;
};

/// Place of a value: the container, and its key or index there.
struct Spot {
    Json* container;
    std::string key;
    std::size_t at;
};

void find_spots(Json& json, std::vector<Spot>& spots) {
    if (json.is_object()) {
        for (auto& [key, value] : json.items()) {
            spots.push_back({&json, key, 0});
            find_spots(value, spots);
        }
    } else if (json.is_array()) {
        for (std::size_t k = 0; k < json.size(); ++k) {
            spots.push_back({&json, {}, k});
            find_spots(json[k], spots);
        }
    }
}

Json strange_value(Dice& dice) {
    switch (dice.below(12)) {
    case 0: return {};
    case 1: return true;
    case 2: return -1;
    case 3: return 0;
    case 4: return 1'000'000'000;
    case 5: return 9'007'199'254'740'993;
    case 6: return 0.5;
    case 7: return "";
    case 8: return "x";
    case 9: return "閃\u0007";
    case 10: return Json::array();
    default: return Json::object();
    }
}

/// Removes a random value, replaces it, or doubles or renames it.
void break_value(Json& json, Dice& dice) {
    std::vector<Spot> spots;
    find_spots(json, spots);
    if (spots.empty()) return;
    const Spot& spot = spots[static_cast<std::size_t>(dice.below(spots.size()))];
    const bool in_object = spot.container->is_object();
    Json& value = in_object ? (*spot.container)[spot.key] : (*spot.container)[spot.at];
    switch (dice.below(5)) {
    case 0:
        if (in_object) {
            spot.container->erase(spot.key);
        } else {
            spot.container->erase(spot.at);
        }
        break;
    case 1:
        if (in_object) {
            Json renamed = std::move(value);
            spot.container->erase(spot.key);
            (*spot.container)[spot.key + "2"] = std::move(renamed);
        } else {
            Json doubled = value;
            spot.container->push_back(std::move(doubled));
        }
        break;
    case 2:
        if (value.is_string()) {
            value = value.get<std::string>() + "x";
        } else if (value.is_number_integer()) {
            value = value.get<std::int64_t>() + (dice.below(2) == 1 ? 1 : -1);
        } else {
            value = strange_value(dice);
        }
        break;
    default: value = strange_value(dice);
    }
}

/// Removes a byte, or replaces it.
void break_byte(std::string& text, Dice& dice) {
    constexpr std::string_view kBytes = "{}[]\",:0-\\ \xff";
    const auto at = static_cast<std::size_t>(dice.below(text.size()));
    if (dice.below(2) == 0) {
        text.erase(at, 1);
    } else {
        text[at] = kBytes[static_cast<std::size_t>(dice.below(kBytes.size()))];
    }
}

void tell_build(BorderListener& listener, const Registry& registry, const Party& party) {
    const System& system = *party.system;
    const Json json = to_json(party);
    listener.begin("build", write_json(json));
    const auto again = check_party(registry, system, json);
    listener.json(again ? to_json(*again) : Json());
    listener.json(to_json(again.problems()));
    for (const std::string_view form : system.text_forms) listener.told(to_text(party, form));
    listener.json(places(party));
    listener.json(sheet_facts(system, json, {}));
    listener.json(to_json(warnings(party)));
    for (const Member& member : party.members) {
        BitWriter bits;
        system.pack(member.build, bits);
        listener.bits(bits.bytes(), bits.size());
    }
}

void tell_broken_match(BorderListener& listener, const Registry& registry,
                       const std::string& text) {
    listener.begin("brokenMatch", text);
    const auto json = parse_json(text);
    const auto match = json ? check_match(registry, *json) : Checked<Match>(json.problems());
    Problems problems = match.problems();
    if (match) problems = not_played(play(*match, Log::Listen::Nothing));
    listener.json(to_json(problems));
    listener.json(problems.empty() ? to_json(*match) : Json());
}

void tell_match(BorderListener& listener, const Registry& registry, const Match& match) {
    const Json json = to_json(match);
    listener.begin("match", write_json(json));
    const Played played = play(match, Log::Listen::Everything);
    listener.json(json);
    listener.text(played.fight_log.trace);
    for (const Lang lang : {Lang::Ja, Lang::En}) {
        const Json whole = report(match, played, lang);
        if (lang == Lang::Ja) {
            listener.json(whole);
        } else {
            listener.told(write_json(whole));
        }
        listener.told(text_log(match, played, lang));
        for (std::size_t at = 0; at < played.fight_log.decisions.size(); at += 7) {
            listener.told(write_json(why_json(match, played, at, lang)));
        }
    }
    listener.told(classic(match, played, Extent::Whole));
    listener.told(classic(match, played, Extent::LatestRound));
    listener.json(played.outcome ? outcome_json(match, *played.outcome) : Json());
    const auto made = make_link(match);
    listener.json(made ? to_json(*made) : to_json(made.problems()));
    if (!made) return;
    listener.json(to_json(open_link(registry, made->fragment, match.settings)));
}

} // namespace

void BorderHash::add_value(std::string_view text) {
    values_.add(text);
    values_.add("\n");
}

void BorderHash::add_sentence(std::string_view text) {
    sentences_.add(text);
    sentences_.add("\n");
}

void BorderHash::add(const Json& json, bool sentence) {
    if (json.is_object()) {
        add_value("{");
        for (const auto& [key, value] : json.items()) {
            add_value(key);
            add(value, key == "ja" || key == "en");
        }
        add_value("}");
    } else if (json.is_array()) {
        add_value("[");
        for (const Json& value : json) add(value, sentence);
        add_value("]");
    } else if (json.is_string()) {
        const auto& text = json.get_ref<const std::string&>();
        if (sentence || !is_ascii(text)) {
            add_sentence(text);
        } else {
            add_value(text);
        }
    } else {
        add_value(write_json(json));
    }
}

void BorderHash::begin(std::string_view kind, const std::string& given) {
    add_value(kind);
    add_value(std::to_string(given.size()));
}

void BorderHash::bits(const std::vector<std::uint8_t>& bytes, std::size_t size) {
    add_value(std::to_string(size));
    for (const std::uint8_t byte : bytes) add_value(std::to_string(byte));
}

std::string border_line(const System& system, std::string_view part, const BorderHash& hash) {
    return system.identity.id + " " + std::string(part) + " " + hex16(hash.values().value()) + " " +
           hex16(hash.sentences().value()) + "\n";
}

void tell_builds(const Registry& registry, const System& system, BorderListener& listener) {
    Dice dice(11);
    for (int k = 0; k < kBorderBuilds; ++k) {
        tell_build(listener, registry, named_party(system, dice, {}));
    }
}

Match border_match(const System& system, int k) {
    Dice dice(static_cast<std::uint64_t>(k) + 2000);
    Match match;
    match.system = &system;
    match.settings = random_settings(system, dice);
    match.seed = system.identity.chance ? static_cast<std::uint64_t>(k) * 77 : 0;
    for (Party& side : match.sides) side = named_party(system, dice, match.settings);
    for (const Side side : kSides) {
        const bool hand = may_control(Controller::Hand, match.sides[index(side)]);
        if (hand && k % 3 != 0) match.controllers[index(side)] = Controller::Hand;
    }
    Dice rolls(match.seed);
    NotedDecisions decisions(static_cast<std::uint64_t>(k));
    play(match, rolls, decisions, Log::Listen::Nothing);
    match.decisions = decisions.take();
    // Some fights stop before their end, and wait for a decision.
    if (k % 5 == 4) match.decisions.resize(match.decisions.size() / 2);
    return match;
}

void tell_broken_matches(const Registry& registry, const System& system, BorderListener& listener) {
    Dice dice(12);
    constexpr int kOfOne = 10;
    Json whole;
    for (int k = 0; k < kBorderBuilds; ++k) {
        if (k % kOfOne == 0) whole = to_json(border_match(system, k / kOfOne));
        Json broken = whole;
        const std::uint64_t breaks = 1 + dice.below(3);
        for (std::uint64_t n = 0; n < breaks; ++n) break_value(broken, dice);
        std::string text = write_json(broken, dice.below(2) == 1 ? 1 : -1);
        if (dice.below(4) == 0) break_byte(text, dice);
        // Strings of JavaScript can't hold broken UTF-8, so a module would get another text.
        text = encode_utf8(decode_utf8(text));
        tell_broken_match(listener, registry, text);
    }
}

void tell_matches(const Registry& registry, const System& system, BorderListener& listener) {
    for (int k = 0; k < kBorderMatches; ++k) {
        tell_match(listener, registry, border_match(system, k));
    }
}

} // namespace shiaiba
