// 18: before a computer opponent looks ahead, what it can't see is dealt anew, and nothing else changes.
#include <set>
#include <string>

#include "catch.hpp"
#include "core/fight/dice.hpp"
#include "core/fight/question.hpp"
#include "core/text/json.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

/// Deals anew for the side that is asked, once, and then takes the default.
class Dealing final : public Decisions {
public:
    explicit Dealing(std::uint64_t seed) : dice_(seed) {}
    Decision next(const Question& question) override {
        if (!dealt_) question.redeal(question.side(), dice_);
        dealt_ = true;
        std::size_t best = 0;
        for (std::size_t k = 1; k < question.size(); ++k) {
            if (question.place(k) < question.place(best)) best = k;
        }
        return {Decision::Kind::Pick, best};
    }

private:
    Dice dice_;
    bool dealt_ = false;
};

std::string hand_of(const Owner& owner) {
    std::string all;
    owner.hand.each([&](Card card) { all += std::string(card_id(card)) + " "; });
    return all;
}

} // namespace

TEST_CASE("8, 18: only the hands of the other side are dealt anew", "[shinki][8][18]") {
    std::set<std::string> seen;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Dealing dealing(seed);
        Position p(kPlain, R"({"members":[{"points":{"hp":1}},{}]})");
        p.at("A1").column = 1;
        p.hand("A1", "HK SA").hand("B1", "S10 H10 D10").hand("B2", "C9").kihaku("B1", "S2 S3");
        p.draws("C2").decided_by(dealing);
        p.turn("A1");
        const auto& owners = p.battle().owners();
        // Its own cards but for the one that it paid, and what lies open.
        CHECK(hand_of(owners[0]) == "SA HK ");
        CHECK(owners[0].kihaku.size() == 1);
        CHECK(owners[1].kihaku.size() == 2);
        CHECK(owners[1].hand.size() == 3);
        CHECK(owners[2].hand.size() == 1);
        seen.insert(hand_of(owners[1]));
        p.check();
    }
    CHECK(seen.size() > 15);
}

} // namespace shiaiba::shinki
