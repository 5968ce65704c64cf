// A played fight in words and as JSON: what the page, the terminal and copied text all show.
#pragma once

#include <functional>
#include <string>

#include "core/json_fwd.hpp"
#include "core/match.hpp"

namespace shiaiba {

/// `Report` of bindings/engine.d.ts. The match must have been played with Listen::Everything.
Json report(const Match& match, const Played& played);

/// `Choice` of bindings/engine.d.ts.
Json to_json(const Choice& choice);
/// `Outcome` of bindings/engine.d.ts.
Json to_json(const Outcome& outcome);
/// `Pending` of bindings/engine.d.ts; null where the fight is over.
Json pending_json(const Match& match, const Played& played);

/// `SettingSaid[]` of bindings/engine.d.ts: what differs from the default.
Json settings_json(const Ruleset& ruleset, const Settings& settings);
/// The same as lines of text.
std::string settings_text(const Ruleset& ruleset, const Settings& settings, Lang lang);

/// Whole lines that stand before an event, by its number.
using Aside = std::function<std::string(std::size_t event)>;
/// Our own narration as plain text, rounds and phases as headings, the clause behind each line.
std::string text_log(const Match& match, const Played& played, Lang lang, const Aside& aside = {});

/// The system's own paper notation; empty where there is none.
std::string classic(const Match& match, const Played& played, Extent extent);

/// Who won, one sentence.
Spans headline(const Match& match, const Played& played, Lang lang);
/// One line for a message: 紫電一閃 弐：ムライ ●－○ クロダ（3R）
std::string message_line(const Match& match, const Played& played, Lang lang);

} // namespace shiaiba
