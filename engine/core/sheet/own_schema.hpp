// The tables of a list's format as a JSON Schema (draft 2020-12): for editors, and for the page's forms, which find
// there beside the schema's own keywords what they need: `label`, `labels` of an enum's words, and `chooser`.
#pragma once

#include "core/sheet/own_format.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/text.hpp"

namespace shiaiba {

/// `title`: what the list is.
Json own_schema(const FormatShape& list, const Text& title);

} // namespace shiaiba
