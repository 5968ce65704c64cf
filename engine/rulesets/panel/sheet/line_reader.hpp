// LineReader reads the parts of skills and statuses in a skill list (costs, triggers, text lines,
// static modifiers) and reports their problems ([panel 7.2]).
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/sheet/own_list.hpp"
#include "rulesets/panel/sheet/skill.hpp"

namespace shiaiba::panel {

/// Messages L01 to L12. A malformed, missing, unknown or too large value is L12, a number below its
/// bound L08.
const ListWords& list_words();

/// `word`: the faulty word, as the message shows it.
inline Problem list_problem(const char* code, std::string path, std::string_view word) {
    return list_words().problem(code, std::move(path), word);
}

class Fields : public ListObject {
public:
    Fields(const Json& json, std::string path, Problems& problems)
        : ListObject(json, std::move(path), problems, list_words()) {}
};

// -- Costs, triggers, text lines, static modifiers

class LineReader {
public:
    /// `list` must have the names of all skills and statuses already: lines refer to them. `names`
    /// are the words of conditions and amounts.
    LineReader(const SkillList& list, const plan::Names& names, Problems& problems)
        : list_(&list), names_(&names), problems_(&problems) {}

    /// Reports letters that no cost may have (L02).
    Cost cost(const std::string& text, const std::string& path) const;
    /// `of_status`: the trigger belongs to a status, which may also listen for panelPaid.
    Trigger trigger(const Json& json, const std::string& path, bool of_status) const;
    /// Why lines happen. `on`: their trigger; nullptr: the use of the skill in the action phase.
    /// `of_status`: they are lines of a status, which may count its stacks.
    struct Cause {
        const Trigger* on = nullptr;
        bool of_status = false;
    };
    std::vector<Line> lines(const Json& json, const std::string& path, Cause cause) const;
    Static modifier(const Json& json, const std::string& path) const;

private:
    Static modifier_in(const Fields& fields, bool said, std::vector<const char*>& keys) const;
    Line line(const Json& json, const std::string& path, Cause cause, int depth) const;
    void amount(const Fields& fields, Cause cause, int least, Line& line) const;
    void element_or_choice(const Fields& fields, Line& line) const;
    /// Reads "self", "opponent.panel" … into `line`; false if the value is missing or wrong.
    bool object(const Fields& fields, const char* key, Line& line) const;
    void answered(const Fields& fields, const Trigger* on, Op op) const;
    /// A condition under "if": a tree as plans have them, or words. `answers`: the lines answer an
    /// attack, so words may speak of it.
    std::optional<plan::Condition> condition(const Fields& fields, bool answers) const;
    plan::LineContext words(bool answers) const;
    /// The lines under "then" of a `spend`; `depth` bounds how deep they may be nested.
    void then(const Fields& fields, Cause cause, int depth, Line& line) const;
    /// "element" and "art": filters on the objects that a line chooses or takes.
    void filters(const Fields& fields, Line& line) const;
    int status(const Fields& fields, const char* key, bool must) const;
    std::optional<Element> element(const Fields& fields, const char* key, bool must) const;

    const SkillList* list_;
    const plan::Names* names_;
    Problems* problems_;
};

} // namespace shiaiba::panel
