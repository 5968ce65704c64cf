// Makes and opens links, and finds them in addresses as chats, boards and browsers pass them on.
#include "share/link.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "core/text/json.hpp"
#include "core/text/unicode.hpp"
#include "share/content.hpp"
#include "share/frame.hpp"

namespace shiaiba {
namespace {

Problem too_long() {
    return problem_at("", "linkTooLong",
                      {"リンクに入れるには長すぎます。ファイルに書き出してください。",
                       "This is too long for a link. Export it as a file."});
}

/// Lists the fields that links leave out; a field of several members is listed once.
void add_left_out(const Party& party, Side side, std::vector<LeftOut>& out) {
    for (const Member& member : party.members) {
        for (const auto& [field, label] : party.system->left_out(member.build)) {
            const bool told =
                std::any_of(out.begin(), out.end(), [&, field = field](const LeftOut& one) {
                    return one.side == side && one.field == field;
                });
            if (told) continue;
            out.push_back({side,
                           field,
                           {label.ja + "はリンクに入りません。",
                            label.en + ": the link doesn't carry this."}});
        }
    }
}

Checked<LinkMade> framed(char kind, const BitWriter& content, std::vector<LeftOut> left_out) {
    // Tested before the frame is written, so that a content that is far too long costs nothing.
    if (content.size() > kMostFragment * 8) return too_long();
    LinkMade made{write_frame(kind, content), std::move(left_out)};
    if (made.fragment.size() > kMostFragment) return too_long();
    return made;
}

LinkRead failed(LinkFault fault) {
    LinkRead read;
    read.failure = fault.failure;
    read.said = std::move(fault.said);
    read.missing = fault.missing;
    read.system = std::move(fault.system);
    return read;
}
LinkRead failed(ContentFault fault) {
    LinkRead read = failed(std::move(fault.fault));
    read.problems = std::move(fault.problems);
    return read;
}

LinkRead open_league(const Registry& registry, const Frame& frame, const Settings& at_hand) {
    auto unpacked = unpack_league(registry, frame.kind == kRosterKind, frame.content, at_hand);
    if (auto* const fault = std::get_if<ContentFault>(&unpacked)) return failed(std::move(*fault));
    LinkRead read;
    read.league = std::get<LeagueRequest>(std::move(unpacked));
    read.payload = frame.fragment;
    return read;
}

LinkRead open_frame(const Registry& registry, const Frame& frame, const Settings& at_hand) {
    if (frame.kind == kLeagueKind || frame.kind == kRosterKind)
        return open_league(registry, frame, at_hand);
    if (frame.kind != kFightKind) return failed(newer_kind(frame.kind));
    auto unpacked = unpack_fight(registry, frame.content, at_hand);
    if (auto* const fault = std::get_if<ContentFault>(&unpacked)) return failed(std::move(*fault));
    auto& fight = std::get<UnpackedFight>(unpacked);
    LinkRead read;
    read.match = std::move(fight.match);
    read.payload = frame.fragment;
    read.result_changed = fight.result_changed;
    if (fight.result_changed) read.said = changed_result();
    return read;
}

} // namespace

Checked<LinkMade> make_link(const Match& given, const LinkOptions& options) {
    if (given.sides[0].version != given.sides[1].version) {
        return problem_at("/sides/1/version", "otherVersion",
                          {"二人の規則の版が違います。",
                           "The two builds belong to different versions of the rules."});
    }
    if (given.rolls) {
        return problem_at(
            "/rolls", "rolls",
            {"振られたダイスを書いた仕合はリンクになりません。棋譜(JSON)かシステム文言で渡してください。",
             "A fight whose dice were written down can't be a link. Pass it on as a "
             "record (JSON) or as system text."});
    }
    Match match = given;
    if (!options.names) {
        for (Party& side : match.sides) clear_names(side);
    }
    const Played played = play(match, Log::Listen::Digest);
    if (played.illegal) {
        return illegal_decision("/decisions/" + std::to_string(*played.illegal));
    }
    const auto consent =
        std::find_if(played.taken.begin(), played.taken.end(),
                     [](const auto& taken) { return taken.kind == Decision::Kind::Consent; });
    if (consent != played.taken.end()) {
        return problem_at("/decisions/" + std::to_string(consent - played.taken.begin()), "consent",
                          {"合意の元続行した仕合はリンクになりません。棋譜(JSON)で渡してください。",
                           "A fight that was played on by consent can't be a link. Pass it on as a "
                           "record (JSON)."});
    }
    if (!can_pack(played.taken)) return illegal_decision("/decisions");
    BitWriter content;
    pack_fight(match, played.taken, result_of(played), content);
    std::vector<LeftOut> left_out;
    for (const Side side : kSides) add_left_out(given.sides[index(side)], side, left_out);
    return framed(kFightKind, content, std::move(left_out));
}

Checked<LinkMade> make_link(const LeagueRequest& league, const LinkOptions& options) {
    BitWriter content;
    pack_league(options.names ? league : without_names(league), content);
    std::vector<LeftOut> left_out;
    for (const Entrant& entrant : league.entrants) {
        add_left_out(entrant.party, Side::None, left_out);
    }
    return framed(league.roster ? kRosterKind : kLeagueKind, content, std::move(left_out));
}

LinkRead open_link(const Registry& registry, std::string_view given, const Settings& at_hand) {
    if (given.size() > kMostGiven) return failed(too_long_for_a_link());
    const Fragment fragment = find_fragment(given);
    const std::string_view text = fragment.text;
    if (trim(decode_utf8(text)).empty()) return failed(no_link());
    const auto framed = read_frame(text.substr(0, fragment.run));
    if (const auto* const fault = std::get_if<LinkFault>(&framed)) return failed(*fault);
    const auto& frame = std::get<Frame>(framed);
    LinkRead read = open_frame(registry, frame, at_hand);
    View view = read_view(text.substr(frame.fragment.size()));
    read.step = view.step;
    read.screen = std::move(view.screen);
    return read;
}

Json to_json(const LinkMade& made) {
    Json left_out = Json::array();
    for (const LeftOut& one : made.left_out) {
        left_out.push_back(
            Json(JsonObject()
                     .add("side", one.side == Side::None ? Json() : Json(letter(one.side)))
                     .add("field", one.field)
                     .add("ja", one.said.ja)
                     .add("en", one.said.en)));
    }
    return JsonObject().add("fragment", made.fragment).add("leftOut", std::move(left_out));
}

Json to_json(const LinkRead& read) {
    if (!read.opened()) {
        Json json = JsonObject()
                        .add("failure", word(read.failure))
                        .add("problems", to_json(read.problems))
                        .add("missing", read.missing)
                        .add("ja", read.said.ja)
                        .add("en", read.said.en);
        if (!read.system.empty()) json["system"] = read.system;
        return json;
    }
    JsonObject out;
    if (read.league) {
        out.add("kind", std::string(1, read.league->roster ? kRosterKind : kLeagueKind))
            .add("league", to_json(*read.league));
    } else {
        out.add("kind", std::string(1, kFightKind))
            .add("match", to_json(*read.match))
            .add("resultChanged", read.result_changed);
    }
    return out.add("payload", read.payload)
        .add("step", read.step ? Json(*read.step) : Json())
        .add("screen", read.screen);
}

// Links in a text.

namespace {

/// Nine digits fit an int.
constexpr std::size_t kMostStepDigits = 9;
constexpr std::string_view kScreens = "moxlnr";

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return -1;
}

/// Decodes once; a percent sign that begins no escape stays as it is.
std::string percent_decoded(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool room = text[i] == '%' && i + 2 < text.size();
        const int high = room ? hex_digit(text[i + 1]) : -1;
        const int low = room ? hex_digit(text[i + 2]) : -1;
        if (high >= 0 && low >= 0) {
            out.push_back(static_cast<char>(high * 16 + low));
            i += 2;
        } else {
            out.push_back(text[i]);
        }
    }
    return out;
}

std::string_view without_blanks(std::string_view text) {
    const std::size_t start = text.find_first_not_of(" \t\r\n");
    return start == std::string_view::npos ? std::string_view() : text.substr(start);
}

std::size_t run_of(std::string_view text, bool (*belongs)(char)) {
    return static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), belongs) -
                                    text.begin());
}

} // namespace

Fragment find_fragment(std::string_view given) {
    Fragment fragment;
    const std::size_t hash = given.find('#');
    if (hash != std::string_view::npos) {
        fragment.text = percent_decoded(given.substr(hash + 1));
    } else {
        // Some chats escape the "#" too.
        fragment.text = percent_decoded(without_blanks(given));
        const std::size_t escaped = fragment.text.find('#');
        if (escaped != std::string::npos) fragment.text.erase(0, escaped + 1);
    }
    fragment.run = run_of(fragment.text, is_base62);
    return fragment;
}

View read_view(std::string_view after) {
    View view;
    // A suffix ends where no letter or digit follows: ".mp3" is no screen.
    const auto ends_at = [&after](std::size_t i) {
        return i == after.size() || !is_base62(after[i]);
    };
    if (after.empty() || after[0] != '.') return view;
    const std::size_t digits = run_of(after.substr(1), [](char c) { return c >= '0' && c <= '9'; });
    if (digits > 0) {
        if (digits > kMostStepDigits || !ends_at(1 + digits)) return view;
        // Not std::stoi: its exception would bring all of printf into a module.
        int step = 0;
        for (const char digit : after.substr(1, digits)) step = step * 10 + (digit - '0');
        view.step = step;
        after.remove_prefix(1 + digits);
    }
    if (after.size() > 1 && after[0] == '.' && ends_at(2) &&
        kScreens.find(after[1]) != std::string_view::npos) {
        view.screen = after[1];
    }
    return view;
}

} // namespace shiaiba
