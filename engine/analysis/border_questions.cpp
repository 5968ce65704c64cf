// Breaks pasted texts and asks questions over many fights for the border signature, a hash over the
// engine's answers. Every seed, count and order below decides the signature: a change of one
// changes tests/golden/border.txt.
#include "analysis/border_questions.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "analysis/coverage/report.hpp"
#include "analysis/heat/report.hpp"
#include "analysis/hill/report.hpp"
#include "analysis/league/matchups.hpp"
#include "analysis/league/report.hpp"
#include "analysis/review.hpp"
#include "analysis/series/question.hpp"
#include "analysis/series/report.hpp"
#include "analysis/shard.hpp"
#include "core/fight/dice.hpp"
#include "core/text/json.hpp"
#include "share/reader.hpp"

namespace shiaiba {
namespace {

constexpr int kSeriesFights = 40;
constexpr int kHeatFights = 1;
constexpr int kEntrants = 5;
constexpr std::uint64_t kHillSides = 2;

/// Code points that stand in sheets, and some that people type by mistake.
constexpr std::array<std::string_view, 16> kLetters{"：", ":",  "　", " ",  "\n", "\t", "０", "9",
                                                    "・", "「", "/",  "、", "閃", "x",  "＋", ">"};

std::vector<std::string> letters_of(std::string_view text) {
    std::vector<std::string> letters;
    for (const char c : text) {
        const bool continued = (static_cast<unsigned char>(c) & 0xC0) == 0x80;
        if (!continued || letters.empty()) letters.emplace_back();
        letters.back() += c;
    }
    return letters;
}

/// Removes, inserts or replaces a code point, swaps two neighbours, or removes the rest of the
/// line.
void break_letters(std::vector<std::string>& letters, Dice& dice) {
    if (letters.empty()) return;
    const auto at = static_cast<std::ptrdiff_t>(dice.below(letters.size()));
    const auto spot = letters.begin() + at;
    const std::string_view other = kLetters[static_cast<std::size_t>(dice.below(kLetters.size()))];
    switch (dice.below(5)) {
    case 0: letters.erase(spot); break;
    case 1: letters.insert(spot, std::string(other)); break;
    case 2: *spot = other; break;
    case 3:
        if (spot + 1 != letters.end()) std::swap(*spot, *(spot + 1));
        break;
    default: letters.erase(spot, std::find(spot, letters.end(), "\n"));
    }
}

/// Fights the whole question on one thread, hashes the answer, and gives it back to the question as
/// a part from another machine would be.
void add_answer(BorderHash& hash, LongQuestion& question) {
    hash.json(question.request());
    const FightRange all{0, question.fights()};
    const Json answer = question.fight(all);
    hash.json(answer);
    hash.add_value(question.take({all}, answer) ? "taken" : "refused");
    hash.add_value(write_part(question, "border", Shard{1, 1}, answer));
}

/// A match of the first two samples; their plans decide where the system has plans.
Json sample_match(const System& system) {
    const std::vector<Json> samples = samples_of(system, Lang::Ja);
    return JsonObject()
        .add("system", system.identity.id)
        .add("sides", Json::array({samples[0], samples[1]}))
        .add("seed", "7");
}

void add_series(BorderHash& hash, const Registry& registry, const Json& match, const Json& more) {
    Json request =
        JsonObject().add("match", match).add("wish", JsonObject().add("fights", kSeriesFights));
    request.update(more);
    auto question = SeriesQuestion::read(registry, request);
    hash.json(to_json(question.problems()));
    if (!question) return;
    SeriesQuestion& series = **question;
    add_answer(hash, series);
    for (const SeriesSum& sum : series.sums()) {
        hash.json(series_report(series.asked().match, sum));
    }
}

/// JSON pointers to every whole number and every string below `json`, in order.
void find_places(const Json& json, const std::string& path, std::vector<std::string>& numbers,
                 std::vector<std::string>& words) {
    if (json.is_number_integer()) numbers.push_back(path);
    if (json.is_string()) words.push_back(path);
    if (!json.is_structured()) return;
    for (const auto& [key, value] : json.items()) {
        find_places(value, std::string(path).append("/").append(key), numbers, words);
    }
}

void add_variations(BorderHash& hash, const Registry& registry, const Json& match) {
    std::vector<std::string> numbers;
    std::vector<std::string> words;
    const auto checked = check_series(registry, match);
    find_places(to_json(*checked)["sides"][0], "/sides/0", numbers, words);
    for (std::size_t k = 0; k < std::min<std::size_t>(numbers.size(), 3); ++k) {
        add_series(hash, registry, match, {{"vary", numbers[k] + "=0..6:2,50"}});
    }
    add_series(hash, registry, match, {{"vary", words.back() + "=ア,x"}});
    add_series(hash, registry, match, {{"vary", "/sides/0/members/0#=0..2"}});
}

void add_heat(BorderHash& hash, const Registry& registry, const System& system, const Json& match) {
    std::vector<Json> questions;
    std::vector<std::string> tactics{""};
    const Json form = system.form({});
    for (const Json& field : form["fields"]) {
        if (field.value("type", "") != "tactic") continue;
        tactics = {field["presets"][0]["id"].get<std::string>()};
    }
    for (const char* const against : {"build", "field"}) {
        for (const Json& over : {Json(), Json("steps")}) {
            Json heat = JsonObject().add("match", match).add("against", against);
            if (!tactics[0].empty()) heat["tactic"] = tactics[0];
            if (!over.is_null()) heat["over"] = over;
            questions.push_back(std::move(heat));
        }
    }
    for (const Json& heat : questions) {
        auto question =
            HeatQuestion::read(registry, JsonObject().add("heat", heat).add("fights", kHeatFights));
        hash.json(to_json(question.problems()));
        if (!question) continue;
        add_answer(hash, **question);
        hash.json(heat_cells((*question)->heat()));
        hash.json(heat_report((*question)->heat(), (*question)->wins()));
    }
}

void add_coverage(BorderHash& hash, const Registry& registry, const Json& match) {
    for (const char* const cut : {"", "A"}) {
        Json request = JsonObject().add("match", match).add("fights", kSeriesFights);
        if (*cut != '\0') request["surgery"] = cut;
        auto question = CoverageQuestion::read(registry, request);
        hash.json(to_json(question.problems()));
        if (!question) continue;
        const CoverageQuestion& coverage = **question;
        add_answer(hash, **question);
        hash.json(coverage_report(coverage.match(), coverage.coverage()));
        if (coverage.surgery() != nullptr) {
            hash.json(surgery_report(coverage.match(), *coverage.surgery(), coverage.operated()));
        }
    }
}

/// Reviews the last decision by hand of up to three random fights: earlier decisions take the
/// longest to play on from.
void add_reviews(BorderHash& hash, const System& system) {
    for (int k = 1, reviewed = 0; k < 30 && reviewed < 3; ++k) {
        const Match match = border_match(system, k);
        const auto points = review_points(match, Side::None);
        if (points.empty() || system.identity.most_members < match.sides[0].members.size() ||
            match.sides[0].members.size() > 2) {
            continue;
        }
        for (const ReviewPoint& point : points) hash.json(to_json(point));
        hash.json(to_json(review(match, points.back())));
        ++reviewed;
    }
}

std::vector<Party> entrants_of(const System& system) {
    Dice dice(13);
    std::vector<Party> parties;
    for (int k = 0; k < kEntrants; ++k) {
        parties.push_back(random_party(system, dice, Json(), {}));
        parties.back().name = "E" + std::to_string(k);
    }
    return parties;
}

void add_leagues(BorderHash& hash, const Registry& registry, const System& system) {
    Json entrants = Json::array();
    for (const Party& party : entrants_of(system)) entrants.push_back(to_json(party));
    for (const std::string_view format : kLeagueFormats) {
        const Json request = JsonObject()
                                 .add("system", system.identity.id)
                                 .add("format", format)
                                 .add("seed", "5")
                                 .add("entrants", entrants);
        const auto league = check_league(registry, request);
        hash.json(to_json(league.problems()));
        if (!league) continue;
        auto question = LeagueQuestion::make(*league);
        if (question) {
            add_answer(hash, **question);
            hash.json(league_report(*league, (*question)->counted()));
            hash.told(league_csv(*league, (*question)->counted()));
        } else {
            hash.json(league_report(*league, play_league(*league)));
        }
    }
}

void add_hill(BorderHash& hash, const System& system) {
    HillTerms terms{&system, *system.settings().check(Json()), kHillSides};
    std::vector<HillEntrant> entrants;
    for (const Party& party : entrants_of(system)) {
        entrants.push_back(make_entrant(party.name + ".txt", party));
    }
    Hill hill(std::move(terms), std::move(entrants), {});
    add_answer(hash, hill);
    hash.json(hill_report(hill, Json()));
}

} // namespace

void tell_broken_texts(const Registry& registry, const System& system, BorderListener& listener) {
    Dice dice(14);
    const auto forms = system.text_forms;
    for (int k = 0; k < kBorderBuilds; ++k) {
        std::string text;
        const std::string_view form = forms[static_cast<std::size_t>(dice.below(forms.size()))];
        for (std::uint64_t sides = 1 + dice.below(2); sides > 0; --sides) {
            Party party = random_party(system, dice, Json(), {});
            party.name = "名" + std::to_string(k);
            text += to_text(party, form) + "\n";
        }
        std::vector<std::string> letters = letters_of(text);
        // Every tenth text stays whole.
        for (int breaks = k % 10; breaks > 0; breaks -= 3) break_letters(letters, dice);
        text.clear();
        for (const std::string& letter : letters) text += letter;
        listener.begin("text", text);
        listener.json(to_json(read_anything(registry, system, text)));
    }
}

BorderHash border_of_questions(const Registry& registry, const System& system) {
    BorderHash hash;
    const Json match = sample_match(system);
    add_series(hash, registry, match, Json::object());
    add_series(hash, registry, match, {{"whatIf", "B"}});
    add_variations(hash, registry, match);
    add_heat(hash, registry, system, match);
    add_coverage(hash, registry, match);
    add_reviews(hash, system);
    add_leagues(hash, registry, system);
    add_hill(hash, system);
    return hash;
}

std::string border_signature(const Registry& registry, const System& system) {
    using Tell = void (*)(const Registry&, const System&, BorderListener&);
    constexpr std::array<std::pair<const char*, Tell>, 4> kParts{
        {{"builds", &tell_builds},
         {"broken-json", &tell_broken_matches},
         {"matches", &tell_matches},
         {"broken-texts", &tell_broken_texts}}};
    std::string lines;
    for (const auto& [name, tell] : kParts) {
        BorderHash hash;
        tell(registry, system, hash);
        lines += border_line(system, name, hash);
    }
    return lines + border_line(system, "questions", border_of_questions(registry, system));
}

void tell_border(const Registry& registry, const System& system, BorderListener& listener) {
    tell_builds(registry, system, listener);
    tell_broken_matches(registry, system, listener);
    tell_matches(registry, system, listener);
    tell_broken_texts(registry, system, listener);
}

} // namespace shiaiba
