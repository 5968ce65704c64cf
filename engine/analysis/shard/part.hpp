// Questions and their parts as files: one line of JSON that says what it is of.
#pragma once

#include <string>
#include <string_view>

#include "analysis/shard/sharded.hpp"
#include "core/text/json.hpp"

namespace shiaiba {

/// What a question is known by: its kind, and 16 hex digits over that and its request.
struct QuestionName {
    std::string kind;
    std::string digest;

    bool operator==(const QuestionName&) const = default;
};
QuestionName name_of(const Sharded& question);
/// "league 29305123e58d746d".
std::string to_text(const QuestionName& name);

/// A question without an answer, for machines that have none of its files.
std::string write_question(const Sharded& question, std::string_view program);
/// `program` is the version that fought.
std::string write_part(const Sharded& question, std::string_view program, const Shard& shard,
                       const Json& answer);

/// What such a file holds. Whether the request is any good only its kind knows.
struct AskedPart {
    QuestionName name;
    std::string program;
    Json request;
    /// Of a part alone; a question is 0/0.
    Shard shard{0, 0};
    Stretch stretch;
    Json answer;
};
/// Both kinds of files; what was altered by hand or on its way is told.
Checked<AskedPart> read_asked(std::string_view text);

} // namespace shiaiba
