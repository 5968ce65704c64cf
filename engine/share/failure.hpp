// Reasons why a link can't be opened, each with its sentence for the reader.
#pragma once

#include <string>

#include "core/system/system.hpp"
#include "core/text/problem.hpp"
#include "core/text/text.hpp"

namespace shiaiba {

enum class LinkFailure {
    /// Nothing was given.
    Empty,
    /// The text doesn't begin as links of this program do.
    NotALink,
    /// Letters are missing at the end.
    Cut,
    /// The checksum doesn't fit, or no program writes such a link.
    Altered,
    /// Made by a later version of this program, with something that this one doesn't know.
    Newer,
    /// Made by earlier rules, whose costs and effects have other numbers today.
    Older,
    /// The link's system isn't part of this program.
    UnknownRuleset,
    /// Its settings name a file (a list of skills) that isn't at hand.
    Lacking,
    /// Complete and unaltered, but a build, a setting or a decision in it breaks the rules.
    IllegalBuild,
};

/// The name in `LinkFailure` of bindings/types/link.d.ts.
const char* word(LinkFailure failure);

/// A link that can't be opened: the reason.
struct LinkFault {
    LinkFailure failure = LinkFailure::Empty;
    Text said;
    /// For Cut: the least number of letters that are missing.
    int missing = 0;
    /// For UnknownRuleset: id of the system, if this project has published it.
    std::string system = {};
};

LinkFault no_link();
LinkFault not_a_link();
LinkFault too_long_for_a_link();
LinkFault cut_link(int missing);
LinkFault altered_link();
LinkFault newer_format();
/// A kind of link that format 1 names, or may name one day, but that this version can't open.
LinkFault newer_kind(char kind);
LinkFault newer_rules(const Text& system);
/// Its numbers would be read as something else.
LinkFault older_rules(const Text& system);
LinkFault newer_content();
LinkFault unknown_ruleset();
/// A link of a system that another module plays.
LinkFault other_ruleset(const Published& system);
/// `what`: the whole sentence.
LinkFault lacking_content(Text what);
LinkFault illegal_content();

/// A decision that is not among the legal options.
Problem illegal_decision(std::string path);
/// Sentence beside a fight that ends otherwise than when its link was made.
Text changed_result();

} // namespace shiaiba
