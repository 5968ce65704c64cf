// What a battle system must offer: the one interface that everything above the rules works with.
#pragma once

#include <any>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/context.hpp"
#include "core/fight/narrator.hpp"
#include "core/fight/party.hpp"
#include "core/plan/vocabulary.hpp"
#include "core/text/bits.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

struct PaletteLine {
    /// In BCDice's notation; in braces stands a meter, or a number of the build, as the form calls it: "2D10+{POW}".
    /// Empty where nothing is rolled.
    std::string roll = {};
    /// What it is for, in Japanese; players may have named it.
    std::string words = {};
};
using Palette = std::vector<PaletteLine>;

/// What can be asked about all builds of a system together (Capabilities::fast_path); zero where nothing can.
struct Counted {
    /// How many there are, and in how many parts they are asked about.
    std::size_t builds = 0;
    std::size_t parts = 0;
    /// There is an equilibrium table.
    bool equilibrium = false;
};

/// A step through a fight: every event, a round, or an action with what answers it and comes of it.
enum class Stride { Event, Round, Exchange };
const char* word(Stride stride);

struct Identity {
    /// Lower-case ASCII letters: its folder.
    std::string id;
    Text name;
    /// Every published rules version, oldest first; links carry the index, new builds get the last.
    std::vector<std::string> versions;
    /// So many versions that links number came before these: what they hold can't be opened any more.
    std::size_t lapsed_versions = 0;
    /// As the source states it; empty where it names none.
    std::string author;
    /// Of the newest rules version, YYYY-MM-DD.
    std::string date;
    /// Title of the page that the rules stand on.
    std::string source;
    /// What a reader must know of the origin.
    Text credit;
    /// Number of this system in links; never reused.
    unsigned link_id = 0;
    /// Swapping the sides mirrors the result.
    bool symmetric = false;
    /// true: dice are rolled, so that a match carries a seed.
    bool chance = false;
    /// A player may give the fight up.
    bool surrender = false;
    /// Most members of a side in any fight: 1 in a duel, else up to kMostMembers (Ruleset::parties).
    std::size_t most_members = 1;
    /// A fight stops after this many rounds, with reason "limit".
    int most_rounds = 0;
    /// What the system calls a round, and how a number of them is written in one line: "3R", "14ターン".
    Text round = {"ラウンド", "round"};
    Text rounds_in_line = {"R", "R"};
    /// What Ruleset::classic writes.
    Text notation = {"紙の記法", "paper notation"};
    Counted counted;
    /// By what its fights are best read at first.
    Stride stride = Stride::Event;
    /// Computer opponents (Capabilities::opponent): levels 1 (weak) to this one; 0: there are none.
    int opponents = 0;
    /// Fights that each of three levels plays on for one decision of a duel, where they have nothing but the rules.
    std::array<std::uint64_t, 3> search_fights{50, 500, 5000};
    /// Its players keep battles in a form of their own (Capabilities::records).
    bool records = false;
};

struct Outcome {
    /// None is a draw.
    Side winner = Side::None;
    /// Stable word, e.g. "defeat", "limit".
    std::string_view reason;
    int rounds = 0;
    /// What is left of each side, as Board::Half::left of the last board says it: 0 or more.
    std::array<int, 2> left{};
    struct OfMember {
        Side side = Side::None;
        /// As of a side.
        int left = 0;
        bool out = false;
        /// Harm that nothing heals, where the system knows such: 0 or more.
        int lasting = 0;
        friend bool operator==(const OfMember&, const OfMember&) = default;
    };
    /// The same of each member, where sides are parties: A's, then B's.
    std::vector<OfMember> members = {};
};

/// A build that is one step away from another.
struct Neighbour {
    /// The step: "POW +5, SPD −5", "戦術：堅実".
    Text label;
    Build build;
};

/// What a text reader found: one entry for every character that it could make out.
struct ReadText {
    /// "sheet", "roster" … or "nothing".
    std::string form = "nothing";
    struct Character {
        std::string name;
        /// Where the character stands in the text (1-based line).
        int line = 0;
        /// Absent where a problem spoils it.
        std::optional<Build> build;
        /// As a league's entrants have it (core/system/league.hpp), checked; mostly empty.
        std::string group = {};
        /// The party that it stands in, by its place in `parties`; absent: in none.
        std::optional<std::size_t> party = {};
        /// The system's fields as they stand in the text, where a problem spoils the build: what a
        /// player mends on the sheet. Null where nothing of it is known.
        std::shared_ptr<const Json> draft = {};
    };
    std::vector<Character> found;
    /// Parties whose line stands in the text, where the system has any.
    struct FoundParty {
        std::string name;
        int line = 0;
        Build fields;
    };
    std::vector<FoundParty> parties = {};
    Problems problems;
    /// Lines (from 1 on) that were known as no part of a sheet: remarks, headings, talk.
    std::vector<int> left_out = {};
    /// What stands there otherwise than the rules have it, and changes nothing.
    Problems notes = {};
};

/// A setting that differs from the default, and what it says.
struct SettingSaid {
    std::string_view key;
    Text text;
};

/// A point that the rules leave open, read the other way round.
struct OtherReading {
    /// Its number, e.g. "R9a".
    std::string_view ruling;
    /// Clause of the rules where it stands, e.g. "R9".
    std::string_view rule;
    /// What this reading says.
    Text text;
    Settings settings;
};

/// How much an event weighs in a log.
enum class Tone { Use, Hit, Fire, Gone, State, Note, End };
const char* word(Tone tone);

/// How much of a fight is written: all of it, or the last round that has anything in it.
enum class Extent { Whole, LatestRound };

/// Of a member of settings that the system doesn't know; `known`: a sentence about those that it does.
Problem unknown_setting(const std::string& key, const Text& known, std::string rule = {});

/// The settings of a match of a system that has none: what is given is unknown.
Checked<Settings> check_no_settings(const Json& json);

class Parties;
class Secrets;

/// Systems implement most of it by naming the functions of their rooms (core/system/typed_ruleset.hpp).
class Ruleset {
public:
    virtual ~Ruleset() = default;

    virtual const Identity& identity() const = 0;

    // -- builds. `settings` are those of the match that a build is for; absent: the default ones. Most
    // systems' builds don't hang on them.
    /// What the builder page asks for (`Form` of bindings/engine.d.ts).
    virtual Json form(const Settings& settings = {}) const = 0;
    /// Builds to begin with, as JSON; names and what is written in them are in that language.
    virtual std::vector<Json> samples(Lang lang) const = 0;
    /// The system's fields of a build, without name, system and version, which the core has read. All problems at
    /// once. `party`: the fields of the party that it stands in, where the system has parties.
    virtual Checked<Build> check(const Json& fields, const Settings& settings = {},
                                 const Build& party = {}) const = 0;
    /// Adds the system's fields to a build's JSON.
    virtual void write(const Build& build, Json& fields) const = 0;
    /// Characters as people write them. The text is valid UTF-8 of bounded length.
    virtual ReadText read(std::string_view text, const Settings& settings = {}) const = 0;
    /// `form` is one of text_forms().
    virtual std::string to_text(const Build& build, std::string_view name,
                                std::string_view form) const = 0;
    virtual std::vector<std::string_view> text_forms() const = 0;
    /// What its player has at hand on a table: a line for every roll of the rules, and one for everything that it uses
    /// without a roll.
    virtual Palette palette(const Build& build, const Settings& settings) const = 0;
    /// The fields that links carry.
    virtual void pack(const Build& build, BitWriter& out) const = 0;
    /// Absent (or the reader failed) where the bits are no legal build.
    virtual std::optional<Build> unpack(BitReader& in, const Settings& settings = {}) const = 0;
    /// Fields that links leave out although they are not empty, by key, with a label.
    virtual std::vector<std::pair<std::string, Text>> left_out(const Build& build) const = 0;
    /// A random legal build. `keep` may hold fields whose legal places stay.
    virtual Build random(Dice& dice, const Json& keep, const Settings& settings = {},
                         const Build& party = {}) const = 0;
    /// Builds as plain numbers, for batches: how many a build takes (0: this system has no such
    /// form), and the build they stand for; absent where they are none.
    virtual std::size_t ids_per_build() const { return 0; }
    virtual std::optional<Build> from_ids(const std::vector<int>& ids) const;
    /// Builds one step away that a player would try next, each legal, none twice; for systems with a
    /// fast path analysis knows the steps (analysis/counters).
    virtual std::vector<Neighbour> neighbours(const Build& build) const = 0;
    /// `PlaceFacts` of bindings/engine.d.ts for each place, as the fight begins.
    virtual Json places(const Build& build) const = 0;
    /// What can be said of a build as it is written, legal or not (`SheetFacts` of
    /// bindings/engine.d.ts); null where there is nothing.
    virtual Json sheet_facts(const Json& fields, const Settings& settings = {}) const = 0;
    /// What is legal in a build and hardly meant.
    virtual Problems warnings(const Build& build) const = 0;

    /// What its sides are parties by; nullptr in a duel. What a member is, the calls above say.
    virtual const Parties* parties() const { return nullptr; }
    /// What its secrets are taken out by (core/system/view.hpp); nullptr where there are none.
    virtual const Secrets* secrets() const { return nullptr; }

    // -- settings
    virtual Checked<Settings> check_settings(const Json& json) const = 0;
    /// Only what differs from the default.
    virtual Json write_settings(const Settings& settings) const = 0;
    virtual void pack_settings(const Settings& settings, BitWriter& out) const = 0;
    /// `at_hand`: where a link only names what its settings hold, it is taken from these.
    virtual std::optional<Settings> unpack_settings(BitReader& in,
                                                    const Settings& at_hand = {}) const = 0;
    /// What a link's settings name and nobody has at hand; empty where nothing is lacking.
    virtual Text lacking(const Settings& settings, const Settings& at_hand) const = 0;
    /// A sentence for each key that write_settings gives, in its order.
    virtual std::vector<SettingSaid> settings_in_words(const Settings& settings) const = 0;
    /// For every ruling these settings with that one turned round and nothing else.
    virtual std::vector<OtherReading> other_readings(const Settings& settings) const = 0;

    /// What a player may choose before a fight (`SettingField` of bindings/engine.d.ts).
    virtual Json settings_form() const;
    /// The default of a setting whose value is a file of one's own, as that file's text: to start from.
    /// Empty for any other.
    virtual std::string_view usual_setting(std::string_view key) const;

    // -- the fight: a pure function of its arguments and of what the table hands out
    virtual Outcome fight(const Settings& settings, const Sides& sides,
                          FightContext& context) const = 0;

    /// What plans of this system may speak of; nullptr where it has no plans.
    virtual const plan::Vocabulary* vocabulary() const { return nullptr; }
    /// The names that plans of a build may use, from its fields, legal or not. With null for fields: the names that plans
    /// of any build may use.
    virtual plan::Names plan_names(const Json& fields, const Settings& settings = {}) const = 0;
    /// The plans of a build as a player; nullptr where it has none.
    virtual const Planner* planner(const Build& build) const = 0;

    // -- words
    /// Every kind of event that a fight can tell.
    virtual std::vector<std::string_view> event_kinds() const = 0;
    virtual Tone tone(const Event& event) const = 0;
    /// The event only says how the rules go on: a log can be understood without it.
    virtual bool is_bookkeeping(const Event& /*event*/) const { return false; }
    virtual Spans narrate(const Event& event, const Names& names, Lang lang) const = 0;
    virtual Text round_title(int round) const = 0;
    virtual Spans phase_title(const Phase& phase, const Names& names, Lang lang) const = 0;
    /// Why a fight ended, by Outcome::reason.
    virtual Text reason(std::string_view reason) const = 0;
    /// The fight in the system's own paper notation; empty where there is none. `outcome`: nullptr
    /// while a choice is pending.
    virtual std::string classic(const FightLog& fight_log, const Outcome* outcome,
                                const Names& names, Extent extent) const;
};

class Records;

/// What is known of a system that another program plays.
struct Published {
    unsigned link_id = 0;
    std::string id;
    Text name;
};

/// The rulesets that a program plays, in the order in which they are shown; others, by name only; and
/// the records that it reads.
class Registry {
public:
    explicit Registry(std::vector<const Ruleset*> rulesets, std::vector<Published> published = {},
                      std::vector<const Records*> records = {})
        : rulesets_(std::move(rulesets))
        , published_(std::move(published))
        , records_(std::move(records)) {}

    const std::vector<const Ruleset*>& all() const { return rulesets_; }
    /// nullptr where there is none.
    const Ruleset* find(std::string_view id) const;
    const Ruleset* find_link_id(unsigned link_id) const;
    const Published* published(std::string_view id) const;
    const Published* published_link_id(unsigned link_id) const;

    const std::vector<const Records*>& records() const { return records_; }
    /// nullptr where there are none.
    const Records* records_of(const Ruleset& ruleset) const;

private:
    std::vector<const Ruleset*> rulesets_;
    std::vector<Published> published_;
    std::vector<const Records*> records_;
};

/// Of a "system" that is none of the registry's: whose it is, where that is known.
Problem unknown_system(const Registry& registry, const Json& system);

} // namespace shiaiba
