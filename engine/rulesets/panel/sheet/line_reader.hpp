// The reader of the parts of skills and statuses, triggers, text lines and static modifiers, and what can be
// wrong with them ([panel 7.2]).
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/sheet/own_list.hpp"
#include "rulesets/panel/sheet/skill.hpp"

namespace shiaiba::panel {

/// L01 … L12. What is missing, strange or left over is L12, a number below its bound L08.
const ListWords& list_words();

/// `word` stands for what is wrong.
inline Problem list_problem(const char* code, std::string path, std::string_view word) {
    return list_words().problem(code, std::move(path), word);
}

class Fields : public ListObject {
public:
    Fields(const Json& json, std::string path, Problems& problems)
        : ListObject(json, std::move(path), problems, list_words()) {}
};

// Reads the parts of skills and statuses: triggers, text lines, static modifiers ([panel 7.2]).

class LineReader {
public:
    /// `list`: its names, as far as they can be named; its statuses.
    LineReader(const SkillList& list, const plan::Names& names, Problems& problems)
        : list_(&list), names_(&names), problems_(&problems) {}

    /// Letters of a cost; L02.
    Cost cost(const std::string& text, const std::string& path) const;
    /// `of_status`: may listen for what only statuses can.
    Trigger trigger(const Json& json, const std::string& path, bool of_status) const;
    /// What makes lines happen, nullptr: the skill's use in the action phase; and whether they are a status's, which
    /// may count how many of it there are.
    struct Cause {
        const Trigger* on = nullptr;
        bool of_status = false;
    };
    std::vector<Line> lines(const Json& json, const std::string& path, Cause cause) const;
    Static modifier(const Json& json, const std::string& path) const;

private:
    Line line(const Json& json, const std::string& path, Cause cause, int depth) const;
    void amount(const Fields& fields, Cause cause, int least, Line& line) const;
    void element_or_choice(const Fields& fields, Line& line) const;
    /// Is there one?
    bool object(const Fields& fields, const char* key, Line& line) const;
    void answered(const Fields& fields, const Trigger* on, Op op) const;
    /// A tree of a condition, or its words.
    std::optional<plan::Condition> condition(const Fields& fields, bool answers) const;
    plan::LineContext words(bool answers) const;
    /// The lines that follow where a `spend` could.
    void then(const Fields& fields, Cause cause, int depth, Line& line) const;
    /// Of what a line chooses or takes.
    void filters(const Fields& fields, Line& line) const;
    int status(const Fields& fields, const char* key, bool must) const;
    std::optional<Element> element(const Fields& fields, const char* key, bool must) const;

    const SkillList* list_;
    const plan::Names* names_;
    Problems* problems_;
};

} // namespace shiaiba::panel
