// Bindings `ask`, `part` and `join`: long questions of any kind, in parts.
#include <emscripten/bind.h>

#include <memory>
#include <string>
#include <utility>

#include "analysis/questions.hpp"
#include "analysis/shard.hpp"
#include "bindings/envelope.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {
namespace {

/// Room for a hill with the most entrants, each file as large as allowed.
constexpr std::size_t kMostRequestBytes = std::size_t{8} << 20;
/// Room for the parts of a series of a million fights, with everything that lies ahead.
constexpr std::size_t kMostPartsBytes = std::size_t{1} << 25;
/// Most fights of one part: a second or two of work.
constexpr std::uint64_t kMostPartFights = 100'000;

std::string refused(const Problems& problems) {
    return failed("illegalQuestion", {"この問いには答えられません。", "This can't be answered."},
                  problems);
}

/// Reads the question and answers with `answer`. The last question is kept, because its parts come
/// one after another and are short beside the reading of a match.
template <class Answer>
std::string on_question(const std::string& kind, const std::string& request, const Answer& answer) {
    static std::string known_kind;
    static std::string known_request;
    static std::unique_ptr<LongQuestion> question;
    if (!question || known_kind != kind || known_request != request) {
        question.reset();
        const auto json = parse_json(request, kMostRequestBytes);
        if (!json) return refused(json.problems());
        auto read = read_question(all_systems(), kind, *json);
        if (!read) return refused(read.problems());
        question = std::move(*read);
        known_kind = kind;
        known_request = request;
    }
    return answer(*question);
}

std::string ask(const std::string& kind, const std::string& request) {
    return on_question(kind, request, [](const LongQuestion& question) {
        return ok(JsonObject()
                      .add("digest", name_of(question).digest)
                      .add("fights", Json(question.fights())));
    });
}

std::string no_part(const std::string& path) {
    return refused({problem_at(path, "badPart",
                               {"この部分はこの問いのものではないか、もうあります。",
                                "This is no part of this question, or it is there already."})});
}

std::string part(const std::string& kind, const std::string& request, const std::string& text) {
    return on_question(kind, request, [&](LongQuestion& question) {
        const auto json = parse_json(text);
        const auto ranges = json ? read_ranges(*json, question.fights()) : std::nullopt;
        if (!ranges || ranges->empty() || fights_in(*ranges) > kMostPartFights) {
            return no_part("");
        }
        if (ranges->size() == 1) {
            return ok(to_json(FoughtPart{*ranges, question.fight(ranges->front())}));
        }
        question.forget();
        for (const FightRange& range : *ranges) {
            question.take({range}, question.fight(range));
        }
        return ok(to_json(question.joined()));
    });
}

std::string join(const std::string& kind, const std::string& request, const std::string& parts) {
    return on_question(kind, request, [&](LongQuestion& question) {
        auto json = parse_json(parts, kMostPartsBytes);
        if (!json) return refused(json.problems());
        if (!json->is_array()) return no_part("");
        question.forget();
        for (std::size_t k = 0; k < json->size(); ++k) {
            Json& one = (*json)[k];
            const bool object = one.is_object();
            const auto ranges =
                object ? read_ranges(one.value("ranges", Json()), question.fights()) : std::nullopt;
            if (!ranges || !question.take(*ranges, one.value("answer", Json()))) {
                return no_part("/" + std::to_string(k));
            }
        }
        return ok(JsonObject()
                      .add("part", to_json(question.joined()))
                      .add("complete", question.complete())
                      .add("report", question.report()));
    });
}

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba_question) {
    emscripten::function("ask", &ask);
    emscripten::function("part", &part);
    emscripten::function("join", &join);
}

} // namespace shiaiba::bindings
