// Judges a set of parts.
#include "analysis/shard/merge.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace shiaiba {
namespace {

bool are_siblings(const AskedPart& one, const AskedPart& other) {
    return one.name == other.name && one.program == other.program && one.shard.of == other.shard.of;
}

Problem stranger(const AskedPart& part, const AskedPart& model) {
    const std::string its = to_text(part.name);
    const std::string theirs = to_text(model.name);
    return problem_at("", "otherQuestion",
                      {"ほかの問い（" + its + "）の部分です。集めているのは " + theirs + " です。",
                       "This is a part of another question (" + its + "), not of " + theirs + "."});
}

Problem other_program(const std::string& its, const std::string& theirs) {
    return problem_at(
        "", "otherProgram",
        {"プログラムの版が違います（" + its + "。ほかは " + theirs + "）。",
         "Another version of the program fought this (" + its + ", not " + theirs + ")."});
}

Problem other_split(const AskedPart& part, const AskedPart& model) {
    const std::string its = to_text(part.shard);
    const std::string of = std::to_string(model.shard.of);
    return problem_at("", "otherSplit",
                      {"分け方が違います（" + its + "。ほかは " + of + " 分割）。",
                       "This part is of another division (" + its + ", not of " + of + ")."});
}

Problem twice(const AskedPart& part, const std::string& first) {
    const std::string which = to_text(part.shard);
    return problem_at("", "doublePart",
                      {"部分 " + which + " は " + first + " にもうあります。",
                       "Part " + which + " is there already: " + first + "."});
}

Problem bad_answer(const AskedPart& part) {
    const std::string which = to_text(part.shard);
    return problem_at("", "badPart",
                      {"部分 " + which + " の中身が問いと合いません。",
                       "What part " + which + " holds doesn't fit the question."});
}

Problem missing(std::size_t first, std::size_t last, std::size_t of) {
    const std::string from = to_text(Shard{first, of});
    const std::string to = to_text(Shard{last, of});
    if (first == last) {
        return problem_at("", "missingPart",
                          {"部分 " + from + " がありません。", "Part " + from + " is missing."});
    }
    return problem_at("", "missingPart",
                      {"部分 " + from + " から " + to + " までがありません。",
                       "Parts " + from + " to " + to + " are missing."});
}

/// What keeps `part` from standing beside the others.
std::optional<Problem> misfit(const AskedPart& part, const AskedPart& model) {
    if (part.name != model.name) return stranger(part, model);
    if (part.program != model.program) return other_program(part.program, model.program);
    if (part.shard.of != model.shard.of) return other_split(part, model);
    return std::nullopt;
}

} // namespace

void PartSet::add(std::string name, std::string_view text) {
    auto part = read_asked(text);
    File file{std::move(name), part.problems(), {}};
    if (part) file.part = std::move(*part);
    if (part && file.part.shard.of == 0) {
        file.problems.push_back(problem_at(
            "", "unanswered",
            {"問いだけで、戦った結果がありません。", "This is a question without an answer."}));
    }
    files_.push_back(std::move(file));
}

std::size_t PartSet::model_at() const {
    std::size_t best = files_.size();
    std::size_t most = 0;
    for (std::size_t k = 0; k < files_.size(); ++k) {
        if (!files_[k].problems.empty()) continue;
        // Whoever is like an earlier one was counted with it.
        const auto alike = [&](const File& file) {
            return file.problems.empty() && are_siblings(file.part, files_[k].part);
        };
        const auto count =
            static_cast<std::size_t>(std::count_if(files_.begin(), files_.end(), alike));
        if (count <= most) continue;
        best = k;
        most = count;
    }
    return best;
}

const AskedPart* PartSet::model() const {
    const std::size_t at = model_at();
    return at == files_.size() ? nullptr : &files_[at].part;
}

std::string PartSet::model_path() const { return "/" + std::to_string(model_at()); }

Problems PartSet::give(Sharded* whole) const {
    Problems problems;
    const AskedPart* const model = this->model();
    std::vector<const File*> taken(model == nullptr ? 0 : model->shard.of + 1);
    for (std::size_t k = 0; k < files_.size(); ++k) {
        const std::string path = "/" + std::to_string(k);
        const File& file = files_[k];
        const AskedPart& part = file.part;
        add_problems(problems, file.problems, path);
        if (model == nullptr || !file.problems.empty()) continue;
        auto problem = misfit(part, *model);
        if (!problem && taken[part.shard.index] != nullptr) {
            problem = twice(part, taken[part.shard.index]->name);
        } else if (!problem) {
            taken[part.shard.index] = &file;
            const bool fits =
                whole == nullptr || (part.stretch == stretch_of(part.shard, whole->fights()) &&
                                     whole->take(part.stretch, part.answer));
            if (!fits) problem = bad_answer(part);
        }
        if (problem) add_problems(problems, {std::move(*problem)}, path);
    }
    if (model != nullptr && model->program != program_) {
        problems.push_back(other_program(model->program, program_));
    }
    for (std::size_t index = 1; index < taken.size(); ++index) {
        if (taken[index] != nullptr) continue;
        const std::size_t first = index;
        while (index + 1 < taken.size() && taken[index + 1] == nullptr) ++index;
        problems.push_back(missing(first, index, model->shard.of));
    }
    if (files_.empty()) {
        problems.push_back(
            problem_at("", "notAPart", {"部分が一つもありません。", "There is no part at all."}));
    }
    return problems;
}

} // namespace shiaiba
