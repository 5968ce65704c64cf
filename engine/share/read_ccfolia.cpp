// Reads pieces of CCFOLIA (ココフォリア, a virtual table): the sheet in the memo, and labelled
// numbers, which are put into the build.
#include "share/reader.hpp"

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>
#include <vector>

#include "core/system/parties.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"
#include "share/json_places.hpp"
#include "share/vtt/piece.hpp"
#include "share/wrappings.hpp"

namespace shiaiba {
namespace {

/// Most parameters and meters of a piece that are read.
constexpr std::size_t kMostLabels = 200;

/// A piece, and the JSON text that holds it.
struct FoundPiece {
    Json data;
    /// JSON pointer of the piece in that text.
    std::string path;
    std::string_view text;
    /// Number of lines of the whole text before that text.
    int before = 0;
};

bool is_piece(const Json& json) {
    if (!json.is_object() || !json.contains("data") || !json["data"].is_object()) return false;
    if (json.contains("kind")) return json["kind"] == "character";
    // A piece that was copied without its kind is recognised by its fields.
    const Json& data = json["data"];
    return data.contains("name") && (data.contains("memo") || data.contains("params"));
}

/// The pieces of a text with several JSON objects and sentences between them; none where other JSON
/// is among them.
std::vector<FoundPiece> pieces_among(std::string_view text) {
    std::vector<FoundPiece> pieces;
    for (const JsonBlock& block : json_blocks(text)) {
        const auto json = parse_json(block.text);
        if (!json || !is_piece(*json) || pieces.size() == kMostBuilds) return {};
        pieces.push_back({(*json)["data"], {}, block.text, block.before});
    }
    return pieces;
}

std::vector<FoundPiece> pieces_in(std::string_view text) {
    // Most JSON holds no piece and may be long, so it isn't parsed in vain.
    if (text.find("\"data\"") == std::string_view::npos) return {};
    const auto json = parse_json(text);
    if (!json) return pieces_among(text);
    if (is_piece(*json)) return {{(*json)["data"], {}, text}};
    if (!json->is_array() || json->size() > kMostBuilds) return {};
    std::vector<FoundPiece> pieces;
    for (const Json& one : *json) {
        if (!is_piece(one)) return {};
        pieces.push_back({one["data"], "/" + std::to_string(pieces.size()), text});
    }
    return pieces;
}

std::string text_of(const Json& data, const char* key) {
    return data.contains(key) && data[key].is_string() ? data[key].get<std::string>()
                                                       : std::string();
}

/// The value of a label: a JSON number, or digits as text, full-width or half-width.
std::optional<int> value_of(const Json& given) {
    if (!given.is_string()) return whole_number(given);
    const std::u32string points = decode_utf8(given.get_ref<const std::string&>());
    std::string plain;
    for (const char32_t point : trim(points)) {
        append_utf8(plain, fold_width(point));
    }
    int value = 0;
    const char* const end = plain.data() + plain.size();
    const auto parsed = std::from_chars(plain.data(), end, value);
    return parsed.ec == std::errc() && parsed.ptr == end ? std::optional(value) : std::nullopt;
}

class PieceReader {
public:
    PieceReader(const Registry& registry, const System& preferred, const Settings& settings,
                const std::function<ReaderResult(std::string_view)>& read_sheet)
        : registry_(registry)
        , preferred_(preferred)
        , settings_(settings)
        , read_sheet_(read_sheet) {}

    /// The character of a piece; if absent, `problems` has the reasons.
    std::optional<Party> read(const Json& data, Problems& problems) {
        problems_.clear();
        puts_.clear();
        auto party = piece(data);
        problems = std::move(problems_);
        return party;
    }

private:
    std::optional<Party> piece(const Json& data) {
        const ReaderResult sheet = sheet_of(data);
        if (sheet.characters.empty()) {
            auto party = of_labels(data);
            if (party || sheet.form != "sheet") return party;
            // The memo is a sheet with problems: these are reported, not those of the labels.
            problems_.clear();
        }
        // Words of the player around the sheet are not a fault.
        Problems found = sheet.problems;
        if (sheet.characters.size() == 1) {
            std::erase_if(found, [](const Problem& one) { return one.code == "strayLine"; });
        }
        add_problems(problems_, found, "");
        for (Problem& problem : problems_) problem.path = "/memo";
        if (problems_.empty() && sheet.characters.size() != 1) {
            fault("/memo", "notOne",
                  {"メモに何人もの札があります。コマ一つに一人の札を書いてください。",
                   "The memo has several sheets: a piece has one."});
        }
        if (!problems_.empty()) return std::nullopt;
        const Party& party = sheet.characters.front();
        Json json = to_json(party);
        put_name(data, party, json);
        put_numbers(data, *party.system, json, false);
        return checked(json, *party.system);
    }

    /// The sheet in the memo; if it has no name, with the piece's.
    ReaderResult sheet_of(const Json& data) const {
        const std::string memo = text_of(data, "memo");
        const std::string name = text_of(data, "name");
        ReaderResult alone = read_sheet_(memo);
        if (!alone.characters.empty() || name.empty() || name.find('\n') != std::string::npos) {
            return alone;
        }
        ReaderResult named = read_sheet_("名前:" + name + "\n" + memo);
        if (named.characters.size() != 1) return alone;
        for (Problem& one : named.problems) --one.line;
        return named;
    }

    /// A build from labels alone: in some systems a build is nothing but numbers.
    std::optional<Party> of_labels(const Json& data) {
        Json json = Json::object();
        if (preferred_.parties != nullptr) json["members"] = Json::array({Json::object()});
        json["name"] = text_of(data, "name");
        put_numbers(data, preferred_, json, true);
        if (!puts_.empty() && problems_.empty()) return checked(json, preferred_);
        if (problems_.empty()) {
            fault("/memo", "noSheet",
                  {"このコマのメモに、読める札がありません。",
                   "There is no sheet in the memo of this piece that can be read."});
        }
        return std::nullopt;
    }

    std::optional<Party> checked(const Json& json, const System& system) {
        auto party =
            check_party(registry_, system, json, &system == &preferred_ ? settings_ : Settings());
        for (Problem problem : party.problems()) {
            problem.path = place_of(problem.path);
            problems_.push_back(std::move(problem));
        }
        return problems_.empty() ? std::optional(std::move(*party)) : std::nullopt;
    }

    /// The path in the piece of a value of the build.
    std::string place_of(const std::string& path) const {
        for (const auto& [pointer, place] : puts_) {
            if (path.substr(0, pointer.size()) == pointer) return place;
        }
        const bool of_name = path.size() >= 5 && path.substr(path.size() - 5) == "/name";
        return of_name ? "/name" : "/memo";
    }

    /// The piece's name replaces the member's name, or the party's where the member has none.
    void put_name(const Json& data, const Party& party, Json& json) const {
        const std::string name = text_of(data, "name");
        if (name.empty()) return;
        const bool of_member = !party.members.front().name.empty();
        (of_member ? json["members"][0] : json)["name"] = name;
    }

    /// Puts labelled numbers into the build. Meters count only if the piece has no sheet, and only
    /// for numbers without a label of their own, because meters show the state of a fight.
    void put_numbers(const Json& data, const System& system, Json& json, bool labels_alone) {
        numbers_ = numbers_of_builds(system, &system == &preferred_ ? settings_ : Settings());
        base_ = system.parties != nullptr ? "/members/0" : "";
        Json& fields = system.parties != nullptr ? json["members"][0] : json;
        each_label(data, "params", [&](const Json& one, std::size_t k) {
            put(one, "/params/" + std::to_string(k), fields, true);
        });
        if (!labels_alone) return;
        each_label(data, "status", [&](const Json& one, std::size_t k) {
            put(one, "/status/" + std::to_string(k), fields, false);
        });
    }

    template <class Each>
    static void each_label(const Json& data, const char* key, const Each& each) {
        if (!data.contains(key) || !data[key].is_array()) return;
        for (std::size_t k = 0; k < std::min(data[key].size(), kMostLabels); ++k) {
            const Json& one = data[key][k];
            if (one.is_object() && one.contains("label") && one["label"].is_string() &&
                one.contains("value")) {
                each(one, k);
            }
        }
    }

    void put(const Json& one, const std::string& place, Json& fields, bool anew) {
        const auto label = one["label"].get<std::string>();
        const NumberOfBuild* const number = number_called(label, fields);
        if (number == nullptr) return;
        if (!anew && number_in(fields, *number) != nullptr) return;
        const auto value = value_of(one["value"]);
        if (!value) {
            fault(place + "/value", "notANumber",
                  {"「" + label + "」の値を整数で書いてください。",
                   "The value of \"" + label + "\" must be a whole number."});
            return;
        }
        put_number(fields, *number, *value);
        puts_.emplace_back(base_ + pointer_to(*number), place);
    }

    /// The number with this label; of several, one that the build already has.
    const NumberOfBuild* number_called(std::string_view label, const Json& fields) const {
        if (label.substr(0, kOfSheet.size()) == kOfSheet) label.remove_prefix(kOfSheet.size());
        const NumberOfBuild* found = nullptr;
        for (const NumberOfBuild& one : numbers_) {
            if (one.label.ja != label && one.label.en != label) continue;
            if (number_in(fields, one) != nullptr) return &one;
            if (found == nullptr) found = &one;
        }
        return found;
    }

    void fault(std::string place, const char* code, Text text) {
        problems_.push_back(problem_at(std::move(place), code, std::move(text)));
    }

    const Registry& registry_;
    const System& preferred_;
    const Settings& settings_;
    const std::function<ReaderResult(std::string_view)>& read_sheet_;
    std::vector<NumberOfBuild> numbers_;
    /// Path of the fields of the party's only member.
    std::string base_;
    /// The numbers that were put in: path in the build, and path in the piece.
    std::vector<std::pair<std::string, std::string>> puts_;
    Problems problems_;
};

} // namespace

std::optional<ReaderResult>
read_ccfolia(const Registry& registry, const System& preferred, std::string_view text,
             const Settings& settings,
             const std::function<ReaderResult(std::string_view)>& read_sheet) {
    const std::vector<FoundPiece> pieces = pieces_in(text);
    if (pieces.empty()) return std::nullopt;
    ReaderResult reading;
    reading.form = "ccfolia";
    PieceReader reader(registry, preferred, settings, read_sheet);
    for (const FoundPiece& one : pieces) {
        Problems problems;
        if (auto party = reader.read(one.data, problems)) {
            reading.characters.push_back(std::move(*party));
        }
        for (Problem& problem : problems) problem.path = one.path + "/data" + problem.path;
        place_problems(one.text, problems);
        for (Problem& problem : problems) {
            problem.line += one.before;
            reading.problems.push_back(std::move(problem));
        }
    }
    reading.said = said_of(reading, pieces.size());
    tell_left_out(reading, lines_around(text, json_blocks(text)));
    return reading;
}

} // namespace shiaiba
