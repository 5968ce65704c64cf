// Tests which skills can't be used at a question, and the reasons that are told.
#include <string>
#include <utility>

#include "catch.hpp"
#include "rulesets/shinki/plans/question.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

/// Keeps the options that are ruled out at the first question at a point, and takes the given
/// tokens.
class Asking final : public Decisions {
public:
    Asking(std::string point, Decisions& script) : point_(std::move(point)), script_(script) {}
    Decision next(const Question& question) override {
        if (!met_ && question.point_name() == point_) {
            met_ = true;
            for (const Unable& one : question.unable()) {
                told += one.name.en + ": " + one.why.en + "; ";
            }
        }
        return script_.next(question);
    }
    std::string told;

private:
    std::string point_;
    Decisions& script_;
    bool met_ = false;
};

/// The ruled-out options at the first question at `point` in A1's turn.
std::string why(Position& p, const std::string& point, const std::string& tokens) {
    Script script;
    for (std::size_t at = 0; at < tokens.size();) {
        const std::size_t end = std::min(tokens.find(", ", at), tokens.size());
        script.add(tokens.substr(at, end - at));
        at = end + 2;
    }
    Asking asking(point, script);
    p.decided_by(asking);
    p.turn("A1");
    return asking.told;
}

} // namespace

TEST_CASE("7.5: what can't be used says why", "[shinki][7.5]") {
    Position p(knows(R"("guren","hoshi","kekki","shuen","shuchu")"), knows(R"("mikiri")"));
    p.at("A1").damage = 37;
    p.hand("A1", "C9").draws("C2");
    // They stand four columns apart.
    CHECK(why(p, "command", "end") ==
          "Basic Attack: nobody stands at range 0–1; Crimson Slash: nobody stands at range 0; "
          "Star Lance: nobody stands at range 2–3; Bloodrush: it takes more than 4 HP; "
          "Light of the End: it takes 7 grit; ");
    Position q(knows(R"("guren","shuchu")"), knows(R"("mikiri")"));
    q.at("A1").column = 1;
    q.at("A1").statuses |= bit(Status::Frenzy);
    q.hand("A1", "C9").draws("C2");
    CHECK(
        why(q, "command", "end") ==
        "Crimson Slash: in a frenzy only default skills; Focus: in a frenzy only default skills; ");
    Position bare(knows(R"("guren")"), knows(R"("mikiri")"));
    bare.at("A1").statuses = 0;
    bare.at("A1").column = 1;
    bare.hand("A1", "C9").draws("C2");
    CHECK(why(bare, "command", "end") == "Crimson Slash: it takes Shine; ");
    // By default B1 guards.
    Position r(kPlain, knows(R"("mikiri")"));
    r.at("A1").column = 1;
    r.at("B1").statuses |= bit(Status::Frenzy);
    r.hand("A1", "C9 D9").hand("B1", "C5").draws("C2");
    CHECK(why(r, "react", "skill attack B1, C9, none, end") ==
          "Read: in a frenzy only default skills; ");
}

TEST_CASE("4.1: who is barred from moves is told so of the step, too", "[shinki][4.1][status]") {
    const char* const bound = R"({"skills":{"name":"x","skills":[],"statuses":[)"
                              R"({"id":"bind","ja":"〈拘束〉","en":"Bound","bars":["move"]}]}})";
    Position p(kPlain, kPlain, bound);
    p.at("A1").statuses |= bit(own_status(0));
    p.at("A1").changes.bars = 1U << static_cast<unsigned>(Timing::Move);
    p.hand("A1", "C9");
    CHECK(why(p, "command", "end").find("a step: barred by Bound") != std::string::npos);
    Position free(kPlain, kPlain, bound);
    free.hand("A1", "C9");
    CHECK(why(free, "command", "end").find("step") == std::string::npos);
}

} // namespace shiaiba::shinki
