// System: a battle system as one value, with which everything outside engine/rulesets works. Also
// the types of its answers, and Registry, the list of systems of a program.
#pragma once

#include <any>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
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
    /// The roll in BCDice's notation; braces hold a meter or a number of the build, as the form
    /// names it: "2D10+{POW}". Empty if nothing is rolled.
    std::string roll = {};
    /// What the roll is for, in Japanese; may contain names that players gave.
    std::string words = {};
};
using Palette = std::vector<PaletteLine>;

/// Questions about all builds of a system together (Capabilities::fast_path); all zero if there are
/// none.
struct Counted {
    /// Number of builds, and number of parts in which a question about all of them is asked.
    std::size_t builds = 0;
    std::size_t parts = 0;
    /// Whether there is an equilibrium table.
    bool equilibrium = false;
};

/// The unit in which the page steps through a fight: an event, a round, or an exchange (an action,
/// the answer to it, and their results).
enum class Stride { Event, Round, Exchange };
const char* word(Stride stride);

struct Identity {
    /// Lower-case ASCII letters; also the name of its folder. Frozen: links, files and records name
    /// it.
    std::string id;
    Text name;
    /// Every published rules version, oldest first. Links carry the index; new builds get the last
    /// one.
    std::vector<std::string> versions;
    /// Number of older versions that links counted before these; a link with one of these can't be
    /// opened any more.
    std::size_t lapsed_versions = 0;
    /// Author, as the source names them; empty if it names nobody.
    std::string author = {};
    /// Date of the newest rules version, YYYY-MM-DD.
    std::string date = {};
    /// Title of the page that has the rules.
    std::string source = {};
    /// Credit and origin of the game, as a reader must know them.
    Text credit = {};
    /// Number of this system in links; never reused.
    unsigned link_id = 0;
    /// Whether swapping the sides mirrors the result.
    bool symmetric = false;
    /// Whether dice are rolled, so that a match carries a seed.
    bool chance = false;
    /// Whether a player may give the fight up.
    bool surrender = false;
    /// Most members of a side in any fight: 1 in a duel, else up to kMostMembers (System::parties).
    std::size_t most_members = 1;
    /// A fight stops after this many rounds, with reason "limit".
    int most_rounds = 0;
    /// The system's word for a round, and the unit behind a number of rounds in one line: "3R",
    /// "14ターン".
    Text round = {"ラウンド", "round"};
    Text rounds_in_line = {"R", "R"};
    /// Name of the notation that System::classic writes.
    Text notation = {"紙の記法", "paper notation"};
    Counted counted = {};
    /// The unit by which the page first steps through its fights.
    Stride stride = Stride::Event;
    /// Number of levels of computer opponents (Capabilities::opponent), 1 is weak; 0: no opponents.
    int opponents = 0;
    /// For each of three levels: number of fights that a search which has only the rules plays out
    /// for one decision of a duel.
    std::array<std::uint64_t, 3> search_fights{50, 500, 5000};
    /// Whether its players keep records of battles (Capabilities::records).
    bool records = false;
};

struct Outcome {
    /// None: a draw.
    Side winner = Side::None;
    /// Stable word, e.g. "defeat", "limit".
    std::string_view reason;
    int rounds = 0;
    /// What is left of each side, as Board::Half::left of the last board: 0 or more.
    std::array<int, 2> left{};
    struct OfMember {
        Side side = Side::None;
        /// As of a side.
        int left = 0;
        bool out = false;
        /// Harm that nothing heals, in systems that have it: 0 or more.
        int lasting = 0;
        friend bool operator==(const OfMember&, const OfMember&) = default;
    };
    /// Each member's end, where sides are parties: A's members, then B's.
    std::vector<OfMember> members = {};
};

/// A build that is one step away from another build.
struct Neighbour {
    /// The step in words: "POW +5, SPD −5", "戦術：堅実".
    Text label;
    Build build;
};

/// The result of a text reader: an entry for every character that it recognised.
struct ReadText {
    /// Form of the text: "sheet", "roster" …, or "nothing".
    std::string form = "nothing";
    struct Character {
        std::string name;
        /// 1-based line of the text where the character stands.
        int line = 0;
        /// Absent if a problem spoils it.
        std::optional<Build> build;
        /// Checked group, as a league's entrants have it (core/system/league.hpp); usually empty.
        std::string group = {};
        /// Index in `parties` of the character's party; absent: it is in none.
        std::optional<std::size_t> party = {};
        /// The system's fields as they stand in the text, where a problem spoils the build: what a
        /// player mends on the sheet. Null where nothing of it is known.
        std::shared_ptr<const Json> draft = {};
    };
    std::vector<Character> found;
    /// A party whose line stands in the text, in systems with parties.
    struct FoundParty {
        std::string name;
        int line = 0;
        Build fields;
    };
    std::vector<FoundParty> parties = {};
    Problems problems;
    /// Lines (from 1) that are no part of a sheet: remarks, headings, talk.
    std::vector<int> left_out = {};
    /// Notes about values that the text has differently from the rules, without effect on the
    /// builds.
    Problems notes = {};
};

/// A setting that differs from the default, with its meaning.
struct SettingSaid {
    std::string_view key;
    Text text;
};

/// A ruling (a decision where the rules leave something open), read the other way.
struct OtherReading {
    /// Number of the ruling, e.g. "R9a".
    std::string_view ruling;
    /// Clause of the rules where it stands, e.g. "R9".
    std::string_view rule;
    /// The meaning of this reading.
    Text text;
    Settings settings;
};

/// Part of a fight that classic() writes: all of it, or the last round with anything in it.
enum class Extent { Whole, LatestRound };

struct Parties;
class Secrets;

/// What a function that a system leaves out answers: an empty value.
struct Empty {
    template <class R, class... Given>
    using Function = R (*)(Given...);
    template <class R, class... Given>
    constexpr operator Function<R, Given...>() const {
        return [](Given...) { return R(); };
    }
};
inline constexpr Empty kEmpty;
/// The same as JSON: no places, no facts.
Json no_places(const Build& build);
Json no_facts(const Json& fields, const Settings& settings);

/// What is asked about the settings of a system. A SettingTable (core/system/setting_table.hpp)
/// answers it.
class AnySettings {
public:
    virtual ~AnySettings() = default;

    virtual Checked<Settings> check(const Json& json) const = 0;
    /// Only settings that differ from the default.
    virtual Json write(const Settings& settings) const = 0;
    virtual void pack(const Settings& settings, BitWriter& out) const = 0;
    /// `at_hand`: settings with lists that the caller has. If a link only names a list, it is taken
    /// from these.
    virtual std::optional<Settings> unpack(BitReader& in, const Settings& at_hand = {}) const = 0;
    /// A sentence about a list that a link's settings name and that isn't at hand; empty if nothing
    /// is missing.
    virtual Text lacking(const Settings& settings, const Settings& at_hand) const = 0;
    /// A sentence for each key that write() writes, in its order.
    virtual std::vector<SettingSaid> in_words(const Settings& settings) const = 0;
    /// For every ruling: these settings with this ruling alone read the other way.
    virtual std::vector<OtherReading> other_readings(const Settings& settings) const = 0;
    /// The settings that a player may choose before a fight (`SettingField` of
    /// bindings/types/system.d.ts).
    virtual Json form() const = 0;
};
/// Of a system without settings: refuses all.
const AnySettings& no_settings();

/// A setting whose value is a user's own file: its key, and the usual file's text, to start from.
struct UsualList {
    std::string_view key;
    std::string_view text;
};

/// Why a fight ended: an Outcome::reason in words.
struct EndReason {
    std::string_view id;
    Text text;
};

/// A battle system. Its functions get the core's values; a system writes them with its own types,
/// and `typed` (core/system/typed.hpp) casts. What has a value here may be left out. Functions are
/// called by pointer only, so that a program links nothing of what its systems leave out.
struct System {
    Identity identity;

    // -- Builds. `settings` are those of the match that a build is for; empty: the defaults. In most
    // systems builds don't depend on them.
    /// The form that asks for a build (`Form` of bindings/types/system.d.ts).
    Json (*form)(const Settings& settings);
    /// Sample builds to start from: a JSON array (samples_of).
    std::string_view samples;
    /// Checks the system's fields of a build; the core has already read name, system and version.
    /// Reports all problems at once. `party`: the fields of the party that the build is in, in
    /// systems with parties.
    Checked<Build> (*check)(const Json& fields, const Settings& settings, const Build& party);
    /// Adds the system's fields to a build's JSON.
    void (*write)(const Build& build, Json& fields);
    /// Reads characters from text as people write it. The text is valid UTF-8 of bounded length.
    ReadText (*read)(std::string_view text, const Settings& settings);
    /// The forms of text that a build is written in, the usual one first.
    std::vector<std::string_view> text_forms = {"sheet"};
    /// The build as text; `form` is one of them.
    std::string (*to_text)(const Build& build, std::string_view name, std::string_view form);
    /// Lines for the chat palette of a player on an online table: one for every roll of the rules,
    /// and one for everything that the build uses without a roll.
    Palette (*palette)(const Build& build, const Settings& settings) = kEmpty;
    /// Packs the fields that links carry. The bits are frozen for a rules version.
    void (*pack)(const Build& build, BitWriter& out);
    /// Absent (or the reader failed) if the bits are no legal build.
    std::optional<Build> (*unpack)(BitReader& in, const Settings& settings);
    /// Fields that links leave out although they are not empty: their keys and labels.
    std::vector<std::pair<std::string, Text>> (*left_out)(const Build& build) = kEmpty;
    /// A random legal build. `keep` may hold fields; their legal values stay.
    Build (*random)(Dice& dice, const Json& keep, const Settings& settings, const Build& party);
    /// Builds as plain numbers, for batches: how many numbers a build takes (0: the system has no
    /// such form), and the build that the numbers stand for; absent if there is none.
    std::size_t ids_per_build = 0;
    std::optional<Build> (*from_ids)(const std::vector<int>& ids) = kEmpty;
    /// Builds one step away that a player would try next: each legal, none twice. For systems with
    /// a fast path analysis/counters finds the steps itself.
    std::vector<Neighbour> (*neighbours)(const Build& build) = kEmpty;
    /// `PlaceFacts` of bindings/types/build.d.ts for each place, at the beginning of the fight.
    Json (*places)(const Build& build) = no_places;
    /// Facts about a build as it is written, legal or not (`SheetFacts` of bindings/types/build.d.ts);
    /// null if there are none.
    Json (*sheet_facts)(const Json& fields, const Settings& settings) = no_facts;
    /// Problems of a build that is legal but probably not meant.
    Problems (*warnings)(const Build& build) = kEmpty;

    /// What sides with several members need; nullptr in a duel. The functions above are about one
    /// member.
    const Parties* parties = nullptr;
    /// Removes secrets from fights (core/system/view.hpp); nullptr if the system has none.
    const Secrets* secrets = nullptr;

    // -- Settings
    const AnySettings& (*settings)() = no_settings;
    UsualList usual_list = {};

    // -- The fight: a pure function of its arguments and of what `context` hands out
    Outcome (*fight)(const Settings& settings, const Sides& sides, FightContext& context);

    /// The vocabulary of this system's plans; nullptr if it has no plans.
    const plan::Vocabulary* (*vocabulary)() = kEmpty;
    /// The names that plans of a build may use, from its fields, legal or not. With null for
    /// fields: the names that plans of any build may use.
    plan::Names (*plan_names)(const Json& fields, const Settings& settings) = kEmpty;
    /// The planner that follows the build's plans; nullptr if it has none.
    const Planner* (*planner)(const Build& build) = kEmpty;

    // -- Words
    /// Every kind of event that a fight can have (kinds_of).
    std::vector<std::string_view> event_kinds;
    Tone (*tone)(const Event& event);
    /// Whether the event only says how the rules go on, so that a reader can understand the log
    /// without it.
    bool (*is_bookkeeping)(const Event& event) = kEmpty;
    Spans (*narrate)(const Event& event, const Names& names, Lang lang);
    std::span<const PhaseWords> phases;
    /// Every reason, in words; the last one is also said of any other.
    std::vector<EndReason> reasons;
    /// The fight in the system's own paper notation; empty if it has none. `outcome`: nullptr while
    /// a question is pending.
    std::string (*classic)(const FightLog& fight_log, const Outcome* outcome, const Names& names,
                           Extent extent) = kEmpty;
};

/// The samples with system and version. Every {"ja": …, "en": …} is replaced by its value for
/// `lang`.
std::vector<Json> samples_of(const System& system, Lang lang);
/// The usual file of a setting; empty for any other setting.
std::string_view usual_setting(const System& system, std::string_view key);
/// "Turn 3"; what happens before the first round has the title of an opening.
Text round_title(const Identity& identity, int round);
const Text& reason_in_words(const System& system, std::string_view reason);

struct Records;

/// A system that another program plays (a module of the page holds one system alone): its id and
/// name.
struct Published {
    unsigned link_id = 0;
    std::string id;
    Text name;
};

/// The systems that a program plays, in the order in which they are shown; the id and name of all
/// others; and the records that the program reads.
class Registry {
public:
    explicit Registry(std::vector<const System*> systems, std::vector<Published> published = {},
                      std::vector<const Records*> records = {})
        : systems_(std::move(systems))
        , published_(std::move(published))
        , records_(std::move(records)) {}

    const std::vector<const System*>& all() const { return systems_; }
    /// nullptr if the program doesn't play it.
    const System* find(std::string_view id) const;
    const System* find_link_id(unsigned link_id) const;
    const Published* published(std::string_view id) const;
    const Published* published_link_id(unsigned link_id) const;

    const std::vector<const Records*>& records() const { return records_; }
    /// nullptr if the system has no records here.
    const Records* records_of(const System& system) const;

private:
    std::vector<const System*> systems_;
    std::vector<Published> published_;
    std::vector<const Records*> records_;
};

/// The problem of a "system" that the registry doesn't play; names the system if another program
/// plays it.
Problem unknown_system(const Registry& registry, const Json& id);

} // namespace shiaiba
