// LineReader reads the parts of skills and statuses in a skill list (costs, triggers, text lines,
// static modifiers) and reports their problems ([panel 7.2]).
#pragma once

#include <string>
#include <vector>

#include "core/sheet/own_format.hpp"
#include "rulesets/panel/sheet/skill.hpp"

namespace shiaiba::panel {

/// Messages L01 to L12. A malformed, missing, unknown or too large value is L12, a number below its
/// bound L08.
const ListWords& list_words();

// -- Costs, triggers, text lines, static modifiers

class LineReader {
public:
    /// `list` must have the names of all skills and statuses already: lines refer to them. `names`
    /// are the words of conditions and amounts.
    LineReader(const SkillList& list, const plan::Names& names) : list_(&list), names_(&names) {}

    /// Reports letters that no cost may have (L02).
    Cost cost(const ShapedObject& fields) const;
    Trigger trigger(const ShapedObject& fields) const;
    /// `on`: their trigger; nullptr: they happen when the skill is used in the action phase.
    std::vector<Line> lines(const ShapedObject& fields, const char* key, const Trigger* on) const;
    Static modifier(const ShapedObject& fields) const;

private:
    Static modifier_in(const ShapedObject& fields, bool said) const;
    Line line(const ShapedObject& fields, const Trigger* on, int depth) const;
    /// A line that gives a modifier.
    void modify(const ShapedObject& fields, const Trigger* on, Line& line) const;
    void amount(const ShapedObject& fields, const Trigger* on, Line& line) const;
    void status_or_class(const ShapedObject& fields, Line& line) const;
    void element_or_choice(const ShapedObject& fields, Line& line) const;
    void object(const ShapedObject& fields, const char* key, Line& line) const;
    void answered(const ShapedObject& fields, const Trigger* on, Op op) const;
    /// A condition under "if": a tree as plans have them, or words. `answers`: the lines answer an
    /// attack, so words may speak of it.
    std::optional<plan::Condition> condition(const ShapedObject& fields, bool answers) const;
    plan::LineContext words(bool answers) const;
    /// The lines under "then" of a `spend`; `depth` bounds how deep they may be nested.
    void then(const ShapedObject& fields, const Trigger* on, int depth, Line& line) const;
    /// "element" and "art": filters on the objects that a line chooses or takes.
    void filters(const ShapedObject& fields, Line& line) const;
    int status(const ShapedObject& fields) const;

    const SkillList* list_;
    const plan::Names* names_;
};

} // namespace shiaiba::panel
