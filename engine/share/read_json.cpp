// Reads builds, matches and records in JSON, and gives every problem its place in the text.
#include "share/reader.hpp"

#include <utility>

#include "core/system/capabilities.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "share/json_places.hpp"
#include "share/wrappings.hpp"

namespace shiaiba {
namespace {

class JsonReader {
public:
    JsonReader(const Registry& registry, const System& preferred, const Settings& settings)
        : registry_(&registry), preferred_(&preferred), settings_(&settings) {
        reading_.form = "json";
    }

    ReaderResult read(std::string_view text) {
        const auto json = parse_json(text);
        if (!json) {
            reading_.problems = json.problems();
        } else {
            if (json->is_array()) {
                builds(*json, "");
            } else if (const auto read = json->find("characters");
                       read != json->end() && read->is_array()) {
                // The result of an earlier reading (to_json of a ReaderResult), which `check
                // --json` prints.
                builds(*read, "/characters");
            } else if (json->contains("sides")) {
                match(*json);
            } else if (json->contains("outcome") && json->contains("rounds")) {
                refuse("isReport", said_of_report());
            } else if (json->contains("pc_name") || json->contains("data_title")) {
                refuse(
                    "otherSite",
                    {"ほかのキャラクターシートサイトのデータです。ここでは、その数値を札の形で書いたものを読みます。",
                     "These are the data of another site's character sheet. Write its numbers as a sheet of this game."});
            } else if (const Records* const records = records_of(*json)) {
                record(*records, *json);
            } else {
                build(*json, "");
            }
            place_problems(text, reading_.problems);
        }
        reading_.said = said_of(reading_, total_);
        return std::move(reading_);
    }

private:
    void refuse(const char* code, Text said) {
        reading_.problems.push_back(problem_at("", code, std::move(said)));
    }

    void builds(const Json& list, const std::string& path) {
        for (std::size_t k = 0; k < list.size() && k < kMostBuilds; ++k) {
            build(list[k], path + "/" + std::to_string(k));
        }
        if (list.size() > kMostBuilds) {
            const std::string most = std::to_string(kMostBuilds);
            reading_.problems.push_back(
                problem_at(path + "/" + most, "tooMany",
                           {"一度に読めるのは" + most + "人までです。",
                            "At most " + most + " characters are read at once."}));
        }
    }

    void build(const Json& json, const std::string& path) {
        ++total_;
        auto character = check_party(*registry_, *preferred_, json, *settings_);
        for (Problem problem : character.problems()) {
            problem.path = path + problem.path;
            reading_.problems.push_back(std::move(problem));
        }
        if (character) reading_.characters.push_back(std::move(*character));
    }

    void match(const Json& json) {
        reading_.form = "match";
        total_ = 2;
        auto match = check_match(*registry_, json);
        reading_.problems = match.problems();
        if (!match) return;
        reading_.characters.assign(match->sides.begin(), match->sides.end());
        reading_.match = std::move(*match);
    }

    /// The system's records that know this JSON; nullptr where it is no record.
    const Records* records_of(const Json& json) const {
        for (const Records* records : registry_->records()) {
            if (records->is_record(json)) return records;
        }
        return nullptr;
    }

    void record(const Records& records, const Json& json) {
        reading_.form = "record";
        total_ = 2;
        auto match = records.read(json);
        if (match) {
            reading_.characters.assign(match->sides.begin(), match->sides.end());
            match = records.go_on(*match);
        }
        reading_.problems = match.problems();
        if (match) reading_.match = std::move(*match);
    }

    const Registry* registry_;
    const System* preferred_;
    const Settings* settings_;
    ReaderResult reading_;
    std::size_t total_ = 0;
};

} // namespace

bool looks_like_json(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return false;
    if (text[first] == '{') return true;
    const std::size_t second = text.find_first_not_of(kBlanks, first + 1);
    return text[first] == '[' && second != std::string_view::npos &&
           (text[second] == '{' || text[second] == ']');
}

ReaderResult read_json(const Registry& registry, const System& preferred, std::string_view text,
                       const Settings& settings) {
    return JsonReader(registry, preferred, settings).read(text);
}

} // namespace shiaiba
