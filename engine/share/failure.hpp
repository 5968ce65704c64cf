// Why a link can't be opened, each reason with its sentence.
#pragma once

#include <string>

#include "core/system/ruleset.hpp"
#include "core/text/problem.hpp"
#include "core/text/text.hpp"

namespace shiaiba {

enum class LinkFailure {
    /// Nothing was given.
    Empty,
    /// The text doesn't begin as our links do.
    NotALink,
    /// Characters are missing at the end.
    Cut,
    /// The check doesn't fit, or nobody writes such a link.
    Altered,
    /// Made by a later Shiaiba, with something that this one doesn't know.
    Newer,
    /// Of rules whose numbers have been replaced since.
    Older,
    /// Of a system that this program doesn't have.
    UnknownRuleset,
    /// Its settings name something that isn't at hand.
    Lacking,
    /// Whole and unaltered, but a build, a setting or a decision in it breaks the rules.
    IllegalBuild,
};

/// As `LinkFailure` of bindings/engine.d.ts names it.
const char* word(LinkFailure failure);

/// What was found instead of a link that can be opened.
struct LinkFault {
    LinkFailure failure = LinkFailure::Empty;
    Text said;
    /// Characters that are missing at least, for Cut.
    int missing = 0;
    /// For UnknownRuleset the system's id, where it is known to be published.
    std::string system = {};
};

LinkFault no_link();
LinkFault not_a_link();
LinkFault too_long_for_a_link();
LinkFault cut_link(int missing);
LinkFault altered_link();
LinkFault newer_format();
/// A kind of link that format 1 names, or may name one day, but that can't be opened yet.
LinkFault newer_kind(char kind);
LinkFault newer_rules(const Text& system);
/// Its numbers would be read as something else.
LinkFault older_rules(const Text& system);
LinkFault newer_content();
LinkFault unknown_ruleset();
/// Of a system that another program plays.
LinkFault other_ruleset(const Published& system);
/// `what`: a sentence.
LinkFault lacking_content(Text what);
LinkFault illegal_content();

/// A decision that is none of the legal options.
Problem illegal_decision(std::string path);
/// Said beside a fight that ends otherwise than when its link was made.
Text changed_result();

} // namespace shiaiba
