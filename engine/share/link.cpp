// Makes and opens links.
#include "share/link.hpp"

#include <utility>
#include <variant>

#include "core/json.hpp"
#include "core/utf8.hpp"
#include "share/fight_content.hpp"
#include "share/fragment.hpp"
#include "share/frame.hpp"
#include "share/packed_decisions.hpp"

namespace shiaiba {
namespace {

Problem too_long() {
    return problem_at("", "linkTooLong",
                      {"リンクに入れるには長すぎます。ファイルに書き出してください。",
                       "This is too long for a link. Export it as a file."});
}

std::vector<LeftOut> left_out_of(const Match& match) {
    std::vector<LeftOut> out;
    for (const Side side : kSides) {
        for (const auto& [field, label] : match.ruleset->left_out(match.sides[index(side)].build)) {
            out.push_back({side,
                           field,
                           {label.ja + "はリンクに入りません。",
                            label.en + ": the link doesn't carry this."}});
        }
    }
    return out;
}

LinkRead failed(LinkFault fault, Problems problems = {}) {
    LinkRead read;
    read.failure = fault.failure;
    read.said = std::move(fault.said);
    read.problems = std::move(problems);
    read.missing = fault.missing;
    return read;
}

LinkRead open_frame(const Registry& registry, const Frame& frame) {
    if (frame.kind != kFightKind) return failed(newer_kind(frame.kind));
    auto unpacked = unpack_fight(registry, frame.content);
    if (auto* const fault = std::get_if<FightFault>(&unpacked)) {
        return failed(std::move(fault->fault), std::move(fault->problems));
    }
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
    Match match = given;
    if (!options.names) {
        for (Character& side : match.sides) side.name.clear();
    }
    const Played played = play(match, Log::Listen::Digest);
    if (played.illegal) {
        return illegal_decision("/decisions/" + std::to_string(*played.illegal));
    }
    if (!can_pack(played.taken)) return illegal_decision("/decisions");
    BitWriter content;
    pack_fight(match, played.taken, result_of(played), content);
    LinkMade made{write_frame(kFightKind, content), left_out_of(given)};
    if (made.fragment.size() > kMostFragment) return too_long();
    return made;
}

LinkRead open_link(const Registry& registry, std::string_view given) {
    if (given.size() > kMostGiven) return failed(too_long_for_a_link());
    const Fragment fragment = find_fragment(given);
    const std::string_view text = fragment.text;
    if (trim(decode_utf8(text)).empty()) return failed(no_link());
    const auto framed = read_frame(text.substr(0, fragment.run));
    if (const auto* const fault = std::get_if<LinkFault>(&framed)) return failed(*fault);
    const auto& frame = std::get<Frame>(framed);
    LinkRead read = open_frame(registry, frame);
    View view = read_view(text.substr(frame.fragment.size()));
    read.step = view.step;
    read.screen = std::move(view.screen);
    return read;
}

Json to_json(const LinkMade& made) {
    Json left_out = Json::array();
    for (const LeftOut& one : made.left_out) {
        left_out.push_back(Json(JsonObject()
                                    .add("side", letter(one.side))
                                    .add("field", one.field)
                                    .add("ja", one.said.ja)
                                    .add("en", one.said.en)));
    }
    return JsonObject().add("fragment", made.fragment).add("leftOut", std::move(left_out));
}

Json to_json(const LinkRead& read) {
    if (!read.match) {
        return JsonObject()
            .add("failure", word(read.failure))
            .add("problems", to_json(read.problems))
            .add("missing", read.missing)
            .add("ja", read.said.ja)
            .add("en", read.said.en);
    }
    return JsonObject()
        .add("kind", std::string(1, kFightKind))
        .add("match", to_json(*read.match))
        .add("payload", read.payload)
        .add("step", read.step ? Json(*read.step) : Json())
        .add("screen", read.screen)
        .add("resultChanged", read.result_changed);
}

} // namespace shiaiba
