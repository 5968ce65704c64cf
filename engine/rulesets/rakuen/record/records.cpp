// Records behind the core's interface.
#include "rulesets/rakuen/record/records.hpp"

#include <algorithm>
#include <string>

#include "core/text/json.hpp"
#include "rulesets/rakuen/rakuen.hpp"
#include "rulesets/rakuen/record/read.hpp"
#include "rulesets/rakuen/record/replay.hpp"
#include "rulesets/rakuen/record/result.hpp"
#include "rulesets/rakuen/record/thread/thread.hpp"
#include "rulesets/rakuen/record/write.hpp"

namespace shiaiba::rakuen {
namespace {

class RakuenRecords final : public Records {
public:
    const Ruleset& ruleset() const override { return rakuen::ruleset(); }

    bool is_record(const Json& json) const override {
        return json.is_object() && json.contains("players") &&
               json.value("system", Json("rakuen")) == "rakuen";
    }
    Checked<Match> read(const Json& record) const override { return read_record(record); }
    Json replay(const Match& match) const override {
        return result_json(match, rakuen::replay(match));
    }

    Checked<Match> go_on(const Match& match) const override {
        const Replay replayed = rakuen::replay(match);
        if (const auto& error = replayed.error) {
            const bool at_initiative = error->decision < 0;
            return problem_at(at_initiative ? "/initiative"
                                            : "/decisions/" + std::to_string(error->decision),
                              std::string(error->kind), error->message, "18");
        }
        Match out = match;
        if (!out.rolls) return out;
        // The dice that are written down hold every rewind already. Who reads the same record goes on
        // with the same dice.
        out.seed = replayed.played.digest;
        const auto is_marker = [](const std::string& decision) {
            return decision.substr(0, 7) == "reroll ";
        };
        out.decisions.erase(std::remove_if(out.decisions.begin(), out.decisions.end(), is_marker),
                            out.decisions.end());
        return out;
    }

    Json write(const Match& match, const Played& played) const override {
        return write_record(match, played);
    }

    bool is_thread(std::string_view text) const override { return rakuen::is_thread(text); }
    ReadThread read_thread(std::string_view text) const override {
        return rakuen::read_thread(text);
    }
};

} // namespace

const Records& records() {
    static const RakuenRecords instance;
    return instance;
}

} // namespace shiaiba::rakuen
