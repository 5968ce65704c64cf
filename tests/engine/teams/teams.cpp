// The card game as a ruleset: its rooms behind one interface.
#include "teams/teams.hpp"

#include "core/system/typed_parties.hpp"
#include "core/system/view.hpp"
#include "core/text/json.hpp"
#include "teams/game.hpp"
#include "teams/sheet.hpp"
#include "teams/words.hpp"

namespace shiaiba::teams {
namespace {

void pack(const Sheet& sheet, BitWriter& out) {
    member_fields().pack(sheet, out);
    plan::pack_tactic(sheet.tactic, presets(), out);
}
std::optional<Build> unpack(BitReader& in, const Nothing&) {
    auto sheet = member_fields().unpack(in);
    auto tactic = plan::unpack_tactic(in, presets());
    if (!sheet || !tactic) return std::nullopt;
    sheet->tactic = std::move(*tactic);
    return Build(std::move(*sheet));
}

constexpr Rooms<Sheet, Nothing, Banner> kRooms{
    .form = [](const Nothing&) { return form(); },
    .check = [](const Json& fields, const Nothing&,
                const Banner&) { return untyped(check_sheet(fields)); },
    .write = write_sheet,
    .read = [](std::string_view text, const Nothing&) { return read_text(text); },
    .to_text = [](const Sheet& sheet, std::string_view name,
                  std::string_view) { return write_text(sheet, name); },
    .pack = pack,
    .unpack = unpack,
    .random = [](Dice& dice, const Json&, const Nothing&,
                 const Banner&) { return Build(random_sheet(dice)); },
    .fight = [](const Nothing&, const Sides& sides,
                Table& table) { return Game(sides, table).run(); },
    .neighbours = neighbours,
    .planner = [](const Sheet& sheet) -> const Planner* { return sheet.tactic.tactic(presets()); },
};

class TeamsRuleset final : public TypedRuleset<kRooms> {
public:
    const Identity& identity() const override {
        static const Identity identity = [] {
            Identity it;
            it.id = "teams";
            it.name = {"陽と月", "Sun and Moon"};
            it.versions = {"1"};
            it.date = "2026-11-24";
            it.link_id = 61;
            it.chance = true;
            it.surrender = true;
            it.most_members = kMostInParty;
            it.most_rounds = kMostRounds;
            it.opponents = 3;
            return it;
        }();
        return identity;
    }
    std::vector<Json> samples() const override {
        return {*parse_json(R"({"system":"teams","version":"1","name":"暁","members":[
                    {"name":"灯","strength":9,"tactic":"陽気"},{"name":"灯","strength":8,"tactic":"月影"}]})"),
                *parse_json(R"({"system":"teams","version":"1","name":"宵","eager":true,"members":[
                    {"name":"","strength":9,"tactic":"月影"},{"name":"凪","strength":8,"tactic":"陽気"}]})")};
    }
    std::vector<std::string_view> text_forms() const override { return {"sheet"}; }
    const Parties* parties() const override {
        static const TypedParties<Banner> all(party_fields(), teams::check_size, party_line);
        return &all;
    }
    const Secrets* secrets() const override { return &shiaiba::secrets(); }

    const plan::Vocabulary* vocabulary() const override { return &teams::vocabulary(); }
    std::vector<std::string_view> event_kinds() const override { return teams::event_kinds(); }
    Tone tone(const Event& event) const override { return teams::tone(event); }
    Spans narrate(const Event& event, const Names& names, Lang lang) const override {
        return teams::narrate(event, names, lang);
    }
    Text round_title(int round) const override {
        return {"第" + std::to_string(round) + "ラウンド", "Round " + std::to_string(round)};
    }
    Spans phase_title(const Phase& phase, const Names& names, Lang lang) const override {
        if (phase.id == "turn") return {name_span(names, Actor{phase.side, phase.member}, lang)};
        const bool deal = phase.id == "deal";
        const char* const title =
            lang == Lang::Ja ? (deal ? "配り" : "構え") : (deal ? "Dealing" : "Stances");
        return {{Span::Kind::Text, title}};
    }
    Text reason(std::string_view reason) const override {
        if (reason == "surrender") return {"投了", "surrender"};
        return reason == "limit" ? Text{"ラウンドの上限", "round limit"}
                                 : Text{"全員脱落", "all out"};
    }
};

} // namespace

const Ruleset& ruleset() {
    static const TeamsRuleset instance;
    return instance;
}

} // namespace shiaiba::teams
