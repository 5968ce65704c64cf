// Makes pieces of a match's characters, and lists the numbers of builds.
#include "share/vtt/piece.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "core/system/parties.hpp"
#include "core/system/system.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

/// Replaces braces, full-width ones too: tables take them for references.
void without_braces(std::string& text) {
    constexpr std::pair<std::string_view, std::string_view> kBraces[] = {
        {"{", "〔"}, {"}", "〕"}, {"｛", "〔"}, {"｝", "〕"}};
    for (const auto& [brace, other] : kBraces) {
        for (std::size_t at = 0; (at = text.find(brace, at)) != std::string::npos;) {
            text.replace(at, brace.size(), other);
        }
    }
}

class Maker {
public:
    Maker(const Match& match, const Played& played)
        : match_(match)
        , system_(*match.system)
        , board_(played.pending ? played.fight_log.boards.back() : played.fight_log.boards.front())
        , numbers_(numbers_of_builds(system_, match.settings)) {
        const Json form = system_.form(match.settings);
        for (const Json& meter : form.value("meters", Json::array())) {
            labels_[meter.at("id").get<std::string>()] =
                meter.at("name").at("ja").get<std::string>();
        }
    }

    Piece make(Side side, std::size_t member) const {
        const Party& party = match_.sides[index(side)];
        const Build& build = party.members[member].build;
        Piece piece{side, member, called(side, member)};
        add_meters(piece);
        add_numbers(piece, build);
        piece.palette = system_.palette(build, match_.settings);
        piece.memo = to_text(party_of(party, piece.name, build), "sheet");
        return piece;
    }

private:
    std::string called(Side side, std::size_t member) const {
        const Names names = match_.names();
        return std::string(names.of(Actor{side, static_cast<int>(member)}, Lang::Ja));
    }

    /// A party of this member alone. It keeps the party's own fields where they differ from the
    /// default, e.g. a GM's side, because the build may be legal only with them.
    Party party_of(const Party& party, const std::string& name, const Build& build) const {
        Party one{party.system, party.version, name, party.fields, {{{}, build}}};
        const Parties* const parties = system_.parties;
        if (parties == nullptr) return one;
        const Build plain = *parties->own.check(Json::object());
        if (parties->line(party.fields, {}) == parties->line(plain, {})) return one;
        one.name = party.name;
        one.members.front().name = name;
        return one;
    }

    std::string label(std::string_view id) const {
        const auto known = labels_.find(id);
        if (known != labels_.end()) return known->second;
        std::string capitals(id);
        for (char& c : capitals) {
            if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        }
        return capitals;
    }

    void add_meters(Piece& piece) const {
        const Board::Half& half = board_.sides[index(piece.side)];
        const std::vector<Board::Meter>* meters = &half.meters;
        for (const Board::Figure& figure : half.figures) {
            if (figure.member == static_cast<int>(piece.member)) meters = &figure.meters;
        }
        for (const Board::Meter& meter : *meters) {
            piece.meters.push_back({label(meter.id), meter.value, meter.max});
        }
        if (meters->empty()) piece.meters.push_back({"残り", half.left, half.full});
    }

    void add_numbers(Piece& piece, const Build& build) const {
        Json fields = Json::object();
        system_.write(build, fields);
        for (const NumberOfBuild& number : numbers_) {
            const Json* const value = number_in(fields, number);
            if (value == nullptr) continue;
            std::string label = number.label.ja;
            for (const Piece::Meter& meter : piece.meters) {
                if (meter.label == label) {
                    label.insert(0, kOfSheet);
                    break;
                }
            }
            piece.numbers.push_back({std::move(label), *whole_number(*value)});
        }
    }

    const Match& match_;
    const System& system_;
    const Board& board_;
    std::vector<NumberOfBuild> numbers_;
    /// Labels of meters by id, where the form has them.
    std::map<std::string, std::string, std::less<>> labels_;
};

std::optional<int> value_of(const Piece& piece, std::string_view label) {
    for (const Piece::Meter& meter : piece.meters) {
        if (meter.label == label) return meter.value;
    }
    for (const Piece::Number& number : piece.numbers) {
        if (number.label == label) return number.value;
    }
    return std::nullopt;
}

std::string filled_in(const Piece& piece, std::string_view roll) {
    std::string out;
    while (!roll.empty()) {
        const std::size_t open = roll.find('{');
        out += roll.substr(0, open);
        if (open == std::string_view::npos) break;
        const std::size_t close = roll.find('}', open);
        out += std::to_string(value_of(piece, roll.substr(open + 1, close - open - 1)).value_or(0));
        roll.remove_prefix(close + 1);
    }
    return out;
}

std::string line_of(std::string roll, std::string words) {
    without_braces(words);
    if (roll.empty()) return words;
    return std::move(roll) + " " + words;
}

} // namespace

std::vector<Piece> pieces_of(const Match& match, const Played& played,
                             const std::vector<Side>& sides) {
    const Maker maker(match, played);
    std::vector<Piece> pieces;
    for (const Side side : sides) {
        for (std::size_t k = 0; k < match.sides[index(side)].members.size(); ++k) {
            pieces.push_back(maker.make(side, k));
        }
    }
    return pieces;
}

std::vector<std::string> lines_of(const Piece& piece) {
    std::vector<std::string> lines;
    for (const PaletteLine& line : piece.palette) lines.push_back(line_of(line.roll, line.words));
    return lines;
}

std::vector<std::string> filled_lines_of(const Piece& piece) {
    std::vector<std::string> lines;
    for (const PaletteLine& line : piece.palette) {
        lines.push_back(line_of(filled_in(piece, line.roll), line.words));
    }
    return lines;
}

// Numbers of builds: walks through a form, and through the JSON of builds.

namespace {

Text text_at(const Json& json, const char* key) {
    const Json& text = json.at(key);
    return {text.at("ja").get<std::string>(), text.at("en").get<std::string>()};
}

/// Adds the numbers of these fields; `way`: keys of the object that holds the fields.
void collect(const Json& fields, const std::vector<std::string>& way,
             std::vector<NumberOfBuild>& found) {
    for (const Json& field : fields) {
        const auto type = field.at("type").get<std::string>();
        std::vector<std::string> place = way;
        // A member's fields are those of a build, and the parts of shares are fields themselves:
        // neither adds a key.
        if (type != "members" && type != "shares")
            place.push_back(field.at("key").get<std::string>());
        if (type == "number") {
            found.push_back({text_at(field, "label"), std::move(place)});
        } else if (type == "group" || type == "members") {
            collect(field.at("fields"), place, found);
        } else if (type == "points" || type == "shares") {
            for (const Json& part : field.at("parts")) {
                found.push_back({text_at(part, "name"), place});
                found.back().place.push_back(part.at("key").get<std::string>());
            }
        }
    }
}

} // namespace

std::vector<NumberOfBuild> numbers_of_builds(const System& system, const Settings& settings) {
    std::vector<NumberOfBuild> found;
    collect(system.form(settings).value("fields", Json::array()), {}, found);
    return found;
}

const Json* number_in(const Json& fields, const NumberOfBuild& number) {
    const Json* at = &fields;
    for (const std::string& key : number.place) {
        if (!at->is_object() || !at->contains(key)) return nullptr;
        at = &(*at)[key];
    }
    return at->is_number_integer() ? at : nullptr;
}

void put_number(Json& fields, const NumberOfBuild& number, int value) {
    Json* at = &fields;
    for (const std::string& key : number.place) {
        if (!at->is_object() && !at->is_null()) return;
        at = &(*at)[key];
    }
    *at = value;
}

std::string pointer_to(const NumberOfBuild& number) {
    std::string pointer;
    for (const std::string& key : number.place) pointer += "/" + key;
    return pointer;
}

} // namespace shiaiba
