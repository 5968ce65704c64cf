// PanelQuestion: a decision of パネルアレー戦 as plans, players and records see it ([panel 8.5,
// 8.6]). How it answers plans is defined in question.cpp, its sentences in words/options.cpp,
// words/notes.cpp and words/questions.cpp.
#pragma once

#include <vector>

#include "core/fight/question.hpp"
#include "rulesets/panel/fight/state.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"

namespace shiaiba::panel {

/// Holds references into the battle: valid until the battle goes on.
class PanelQuestion final : public Question {
public:
    PanelQuestion(const Asking& asking, const State& state, const std::vector<Option>& options)
        : asking_(asking), state_(state), options_(options) {}

    Side side() const override { return asking_.side; }
    std::size_t size() const override { return options_.size(); }
    std::string point_name() const override;
    shiaiba::Option option(std::size_t option) const override;
    std::string token(std::size_t option) const override;
    Text effect(std::size_t option) const override;
    Text prompt() const override;
    Text otherwise() const override;
    Text heading(std::string_view kind) const override;
    std::vector<Unable> unable() const override;
    Facts facts() const override;

    int kind() const override { return static_cast<int>(asking_.point); }
    bool pass(std::size_t option) const override {
        return options_[option].what == Option::What::Pass;
    }
    int tag(std::size_t option, int tag) const override;
    bool has(std::size_t option, int tag, int value) const override;
    std::optional<int> fact(int fact, int argument) const override;
    std::optional<int> reserve(std::size_t option, int resource, int tag, int value) const override;
    bool source(int tag, int value) const override;

private:
    const Fighter& me() const { return state_.of(asking_.side); }
    /// What the option comes to as things stand; empty: nothing that its effect doesn't say.
    Text note(const Option& option) const;
    Text note_of_use(std::size_t slot) const;
    Text note_of_reaction(std::size_t slot) const;
    Text note_of_pattern(std::size_t pattern) const;
    Fighter transcribed(std::size_t pattern) const;
    bool is_there(std::size_t pattern) const;
    /// The maintained use that is kept or released.
    const Maintained& upheld() const { return *me().find_maintained(asking_.upheld); }
    /// The panels of that use in the notation, 水剣H, but those that bear one of `without`.
    Text upheld_panels(StatusSet without) const;
    Text prompt_of_reaction(const std::string& who) const;
    Text prompt_of_choice(const std::string& who) const;
    /// What Point::Maintain and Point::Transcribe say besides.
    Text dormant() const;
    Text changes_elements_only() const;
    /// Name of the skill or status whose effect asks.
    Text source_name() const;
    /// Whether the skill in this slot has the value of the tag. `use`: the maintained use that the
    /// option means; nullptr: the option means the skill itself.
    bool skill_has(Side owner, std::size_t slot, Tag tag, int value,
                   const Maintained* use = nullptr) const;
    bool panel_has(std::size_t option, Tag tag, int value) const;
    std::optional<int> fact_of_fighter(Fact fact, Side who, int which) const;
    std::optional<int> fact_of_attack(Fact fact, int which) const;

    const Asking& asking_;
    const State& state_;
    const std::vector<Option>& options_;
};

} // namespace shiaiba::panel
