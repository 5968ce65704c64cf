// Text log: writes a played fight in words.
#include "core/report/text.hpp"

namespace shiaiba {
namespace {

/// Lines for rewinds and consents before event i.
std::string markers_before(const FightLog& fight_log, std::size_t i, Lang lang) {
    std::string out;
    for (const LoggedDecision& one : fight_log.decisions) {
        if (one.event != i) continue;
        if (one.kind == Decision::Kind::Reroll) {
            out += lang == Lang::Ja ? "    巻き戻し " : "    Rewind ";
            out += std::to_string(one.value) + "\n";
        } else if (one.kind == Decision::Kind::Consent) {
            out += lang == Lang::Ja ? "    合意の元続行：決まりではできない手\n"
                                    : "    Played on by consent: the rules forbid this move\n";
        }
    }
    return out;
}

/// Whether the key is a ruling's, e.g. "R4", "R9a".
bool is_ruling(std::string_view key) {
    return key.size() > 1 && key[0] == 'R' && key[1] >= '0' && key[1] <= '9';
}

} // namespace

std::size_t phase_end(const FightLog& fight_log, std::size_t k) {
    return k + 1 < fight_log.phases.size() ? fight_log.phases[k + 1].first
                                           : fight_log.events.size();
}

std::string settings_text(const System& system, const Settings& settings, Lang lang) {
    std::string out;
    for (const SettingSaid& setting : system.settings().in_words(settings)) {
        out.append(lang == Lang::Ja ? "設定" : "Setting");
        // A ruling is known by its number; other settings say by themselves what they are.
        if (is_ruling(setting.key)) out.append(1, ' ').append(setting.key);
        out.append(lang == Lang::Ja ? "：" : ": ").append(setting.text.in(lang)).append("\n");
    }
    return out;
}

std::string classic(const Match& match, const Played& played, Extent extent) {
    const Outcome* const outcome = played.outcome ? &*played.outcome : nullptr;
    return match.system->classic(played.fight_log, outcome, match.names(), extent);
}

Spans headline(const Match& match, const Played& played, Lang lang) {
    const bool ja = lang == Lang::Ja;
    const Names names = match.names_in_text();
    if (!played.outcome) {
        return expand(ja ? "{who}の番" : "{who} to decide", [&](std::string_view) {
            return name_span(names, played.pending ? played.pending->side : Side::A, lang);
        });
    }
    if (played.outcome->winner == Side::None) {
        return {{Span::Kind::Text, ja ? "引き分け" : "A draw"}};
    }
    return expand(ja ? "{who}の勝ち" : "{who} wins",
                  [&](std::string_view) { return name_span(names, played.outcome->winner, lang); });
}

std::string message_line(const Match& match, const Played& played, Lang lang) {
    const Names names = match.names_in_text();
    const auto mark = [&](Side side) {
        if (!played.outcome) return "…";
        if (played.outcome->winner == Side::None) return "△";
        return played.outcome->winner == side ? "○" : "●";
    };
    const bool ja = lang == Lang::Ja;
    std::string out = match.system->identity.name.in(lang) + (ja ? "：" : ": ");
    out.append(names.of(Side::A, lang)).append(" ").append(mark(Side::A));
    out.append(ja ? "－" : "–").append(mark(Side::B)).append(" ");
    out.append(names.of(Side::B, lang));
    if (played.outcome) {
        const std::string rounds =
            std::to_string(played.outcome->rounds) + match.system->identity.rounds_in_line.in(lang);
        out += ja ? "（" + rounds + "）" : " (" + rounds + ")";
    }
    return out;
}

std::string text_log(const Match& match, const Played& played, Lang lang, const Aside& aside) {
    const System& system = *match.system;
    const Names names = match.names_in_text();
    const FightLog& fight_log = played.fight_log;
    std::string out = message_line(match, played, lang) + "\n";
    out += settings_text(system, match.settings, lang);
    int round = 0;
    for (std::size_t k = 0; k < fight_log.phases.size(); ++k) {
        const Phase& phase = fight_log.phases[k];
        if (phase.round != round) {
            round = phase.round;
            out += "\n" + round_title(system.identity, round).in(lang) + "\n";
        }
        const std::size_t end = phase_end(fight_log, k);
        if (phase.first == end) continue;
        out += "  " + plain(phase_title(system.phases, phase, names, lang), lang) + "\n";
        for (std::size_t i = phase.first; i < end; ++i) {
            const Event& event = fight_log.events[i];
            out += markers_before(fight_log, i, lang);
            if (aside) out += aside(i);
            out += "    " + plain(system.narrate(event, names, lang), lang) + " [";
            out.append(event.rule).append("]\n");
        }
    }
    out += markers_before(fight_log, fight_log.events.size(), lang);
    if (!played.pending) return out;
    out += "\n" + plain(headline(match, played, lang), lang) + "\n";
    out += "  " + played.pending->prompt.in(lang) + "\n";
    const std::string& otherwise = played.pending->otherwise.in(lang);
    if (!otherwise.empty()) out += "  " + otherwise + "\n";
    return out;
}

} // namespace shiaiba
