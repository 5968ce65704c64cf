// Bindings `sweep`, `counters` and `edits`: one build against all others, its counters, and its
// one-step edits.
#include <emscripten/bind.h>

#include <optional>
#include <string>
#include <utility>

#include "analysis/counters.hpp"
#include "bindings/arguments.hpp"
#include "bindings/envelope.hpp"
#include "rulesets/capabilities.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {
namespace {

/// A question about one build, with the problems found while reading it.
struct Question {
    const System* system = nullptr;
    std::optional<Party> mine;
    Problems problems;

    void add(const Problems& more) { problems.insert(problems.end(), more.begin(), more.end()); }
    const FastPath& fast() const { return *capabilities_of(*system).fast_path; }
    BuildNumber number() const { return fast().number(mine->build()); }
    std::string refused() const {
        return failed("badQuestion", {"この問いには答えられません。", "This can't be answered."},
                      problems);
    }
};

void read_build(Question& question, const std::string& build) {
    const auto json = parse_json(build);
    if (!json) return question.add(json.problems());
    auto checked = check_party(all_systems(), *question.system, *json);
    if (!checked) return question.add(checked.problems());
    if (checked->system != question.system) {
        return question.add(
            {problem_at("/system", "otherSystem",
                        {"別の遊戯の札です。", "This is a build of another system."})});
    }
    question.mine = std::move(*checked);
}

std::size_t read_swept_part(Question& question, double part) {
    const auto parts = static_cast<double>(question.fast().items());
    if (is_count(part, parts - 1)) {
        return static_cast<std::size_t>(part);
    }
    question.add(
        {problem_at("/part", "unknownPart", {"その部分はありません。", "There is no such part."})});
    return 0;
}

/// Reads the system and the build; answers a failure where nothing more can be read, else "".
std::string begin(Question& question, const std::string& id, const std::string& build) {
    question.system = all_systems().find(id);
    if (question.system == nullptr) return unknown_system(id);
    if (capabilities_of(*question.system).fast_path == nullptr) {
        return failed("notCounted", {"この遊戯の札は数え上げられません。",
                                     "The builds of this system can't be counted."});
    }
    read_build(question, build);
    return {};
}

std::string sweep(const std::string& id, const std::string& build, double part) {
    Question question;
    if (std::string failure = begin(question, id, build); !failure.empty()) return failure;
    const std::size_t item = read_swept_part(question, part);
    if (!question.problems.empty()) return question.refused();
    const FastPath& fast = question.fast();
    return ok(to_json(fast.standing(question.number(), fast.share(item))));
}

std::string find_counters(const std::string& id, const std::string& build,
                          const std::string& filter, double part) {
    Question question;
    if (std::string failure = begin(question, id, build); !failure.empty()) return failure;
    const ItemNames names(*question.system);
    const std::size_t item = read_swept_part(question, part);
    const auto json = parse_json(filter);
    const auto wanted = json ? check_filter(question.fast(), names, *json)
                             : Checked<CounterFilter>(json.problems());
    question.add(wanted.problems());
    if (!question.problems.empty()) return question.refused();
    return ok(to_json(*question.system, names,
                      counters(question.fast(), question.number(), *wanted, item,
                               table_rating(*question.system))));
}

std::string list_edits(const std::string& id, const std::string& build) {
    Question question;
    if (std::string failure = begin(question, id, build); !failure.empty()) return failure;
    if (!question.problems.empty()) return question.refused();
    return ok(to_json(*question.mine, ItemNames(*question.system),
                      edits(question.fast(), question.number(), table_rating(*question.system))));
}

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba_counters) {
    emscripten::function("sweep", &sweep);
    emscripten::function("counters", &find_counters);
    emscripten::function("edits", &list_edits);
}

} // namespace shiaiba::bindings
