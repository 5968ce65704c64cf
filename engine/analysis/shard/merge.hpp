// Parts put together: strangers, doubles and gaps are told by name, all of them.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/shard/part.hpp"
#include "core/fight/party.hpp"

namespace shiaiba {

/// The parts of one question as they are handed in, in any order. A problem's path is "/n", the file it is about, from
/// 0; what is missing has none.
class PartSet {
public:
    /// `program`: the version of who merges.
    explicit PartSet(std::string_view program) : program_(program) {}

    /// `name` is the file's.
    void add(std::string name, std::string_view text);

    /// What most of them are of; of as many of one as of the other, the first. nullptr where none is a part.
    const AskedPart* model() const;
    /// The path of that one.
    std::string model_path() const;
    /// Gives `whole` what belongs to it; nullptr where the request is none. Everything that is wrong with the set.
    Problems give(Sharded* whole) const;

private:
    struct File {
        std::string name;
        Problems problems;
        AskedPart part;
    };
    std::size_t model_at() const;

    std::string program_;
    std::vector<File> files_;
};

/// The question that the parts are of, with all its answers.
template <class Question>
Checked<std::unique_ptr<Question>> merged(const Registry& registry, const PartSet& parts) {
    auto question = Question::read(registry, parts.model()->request);
    Problems problems = parts.give(question ? question->get() : nullptr);
    add_problems(problems, question.problems(), parts.model_path());
    if (!problems.empty()) return problems;
    return question;
}

} // namespace shiaiba
