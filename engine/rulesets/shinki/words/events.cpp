// Emits each kind of event with the facts that its sentence needs (13), while the log is verbose.
// Never changes the state.
#include <algorithm>
#include <utility>

#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {
namespace {

/// Collects members of both sides for the lists of an event.
class Listed {
public:
    void add(Actor actor) {
        sides_.push_back(static_cast<int>(actor.side));
        members_.push_back(actor.member);
    }
    bool empty() const { return sides_.empty(); }
    std::vector<NumberList> lists(std::string_view name = "members") && {
        return {{"sides", std::move(sides_)}, {name, std::move(members_)}};
    }

private:
    std::vector<int> sides_;
    std::vector<int> members_;
};

/// The parts of an amount: the factors that apply, in the order of Expr, and the cards if they
/// count; or the number and facts of an amount in words.
std::vector<NumberList> made_of(const Worth& worth) {
    const Expr& of = worth.amount;
    const Used& used = worth.used;
    if (worth.said != 0) return {{"said", {worth.said}}, {"found", worth.found}};
    return {{"cards", of.of_cards() ? worth.cards : std::vector<int>()},
            {"amount",
             {of.c, of.x, of.max, of.half, used.pair ? of.pair : 0, used.flush ? of.flush : 0,
              used.face ? of.face : 0}}};
}

/// Adds a list that only matches with statuses of their own have (4.1).
void add_changes(std::vector<NumberList>& lists, std::string_view key, std::vector<int> pairs) {
    if (!pairs.empty()) lists.push_back({key, std::move(pairs)});
}

} // namespace

void Battle::emit_member(FighterId who) {
    if (!verbose()) return;
    const Fighter& one = at(who);
    std::vector<NumberList> lists;
    // The hand that the settings gave is told here, as nobody drew it.
    const auto& said = settings_.start[index(one.actor.side)];
    const auto start = said.find(one.actor.member);
    if (!one.gm && start != said.end() && !start->second.hand.empty()) {
        std::vector<int> cards;
        owner_of(who).hand.each([&](Card card) { cards.push_back(card); });
        lists.push_back({"cards", std::move(cards), 0, one.actor.side});
    }
    emit("member", "7.1", one.actor,
         {{"kind", one.mob()      ? kMobKind
                   : one.blazer() ? kBlazerKind
                                  : kApostleKind},
          {"hp", one.hp()},
          {"most", one.max_hp},
          {"speed", one.speed()},
          {"column", one.column},
          {"shine", one.has(Status::Shine) ? 1 : 0},
          {"shared", one.gm ? 1 : 0},
          {"hand", one.mob() ? 0 : owner_of(who).hand.size()}},
         std::move(lists));
}

// 7.3: also tells the members of a GM's party that are equally quick but come later.
void Battle::emit_turn(FighterId who) {
    if (!verbose()) return;
    Listed behind;
    for (const Fighter& one : fighters_) {
        const bool tied = !one.down && !one.acted && one.speed() == at(who).speed();
        if (tied && one.gm && !at(who).gm) behind.add(one.actor);
    }
    auto lists = std::move(behind).lists();
    lists.push_back({"learned", learned_by(who, &Learned::speed)});
    add_changes(lists, "changed", changed_by(who, &StatusChanges::speed));
    emit("turn_start", "7.4", at(who).actor, {{"speed", at(who).speed()}}, std::move(lists));
}

void Battle::emit_tie(std::string_view kind, Actor actor, const Members& tied, const Arg& result) {
    if (!verbose()) return;
    Listed all;
    for (const FighterId who : tied) all.add(at(who).actor);
    emit(kind, "7.3", actor, {{"speed", at(tied.front()).speed()}, result}, std::move(all).lists());
}

void Battle::emit_commands(std::string_view kind, FighterId who) {
    if (!verbose()) return;
    emit(kind, "7.4", at(who).actor, {{"move", may_move_ ? 1 : 0}, {"act", may_act_ ? 1 : 0}});
}

void Battle::emit_wait(FighterId who) {
    if (!verbose()) return;
    emit("wait", "7.4", at(who).actor, {{"mob", at(who).mob() ? 1 : 0}},
         {{"learned", learned_by(who, &Learned::wait_draw)}});
}

void Battle::emit_skill(std::string_view kind, std::string_view rule, FighterId who, int place,
                        std::string_view why) {
    if (!verbose()) return;
    emit(kind, rule, at(who).actor, {{"skill", std::string_view(skill(place).id)}, {"why", why}});
}

// A mob's use is told before its cards are turned up, others' with the cards that paid.
void Battle::emit_use(const Action& action) {
    if (!verbose()) return;
    const Actor user = at(action.user).actor;
    const Skill& skill = this->skill(action.skill);
    const bool reaction = skill.timing == Timing::Reaction;
    strokes_.clear();
    Listed targets;
    for (const FighterId target : action.targets) {
        const Actor aimed = at(target).actor;
        if (target != action.user) strokes_.emplace_back(user, aimed);
        targets.add(aimed);
    }
    for (int column = 1; skill.ranged && column <= kColumns; ++column) {
        if (skill.reaches(distance(at(action.user).column, column))) reach_.push_back(column);
    }
    reaching_ = user.side;
    auto lists = std::move(targets).lists("targets");
    lists.push_back({"cards", action.cards});
    emit(reaction ? "react" : "skill", "7.5", user,
         {{"skill", std::string_view(skill.id)},
          {"ranged", skill.ranged ? 1 : 0},
          {"hand", owner_of(action.user).hand.size()}},
         std::move(lists));
    strokes_.clear();
    reach_.clear();
    if (skill.all) emit_left_out(action);
}

void Battle::emit_left_out(const Action& action) {
    const Skill& skill = this->skill(action.skill);
    Listed far;
    std::vector<int> distances;
    for (FighterId who = 0; who < members(); ++who) {
        const int apart = distance(at(action.user).column, at(who).column);
        // The side is right; only the distance isn't.
        const bool foe = enemies(action.user, who);
        const bool aimed =
            (skill.aim == Aim::Both || foe == (skill.aim == Aim::Enemy)) && who != action.user;
        if (!aimed || at(who).down || skill.reaches(apart)) continue;
        far.add(at(who).actor);
        distances.push_back(apart);
    }
    if (far.empty()) return;
    auto lists = std::move(far).lists();
    lists.push_back({"distances", std::move(distances)});
    emit("left_out", "7.5", at(action.user).actor,
         {{"skill", std::string_view(skill.id)}, {"least", skill.least}, {"most", skill.most}},
         std::move(lists));
}

// Without a choice: the hurdles that keep the member from its reactions, each once.
void Battle::emit_no_react(FighterId who, bool chosen) {
    if (!verbose()) return;
    std::vector<int> hurdles;
    for (const int place : at(who).skills) {
        if (chosen || skill(place).timing != Timing::Reaction) continue;
        const int each = static_cast<int>(hurdle(who, place));
        if (std::find(hurdles.begin(), hurdles.end(), each) == hurdles.end()) {
            hurdles.push_back(each);
        }
    }
    std::vector<NumberList> lists{{"hurdles", std::move(hurdles)}};
    add_changes(lists, "barring", barring(who, Timing::Reaction));
    emit("no_react", "7.5", at(who).actor,
         {{"chosen", chosen ? 1 : 0},
          {"hand", at(who).mob() ? 0 : owner_of(who).hand.size()},
          {"kihaku", owner_of(who).kihaku.size()},
          {"hp", at(who).hp()}},
         std::move(lists));
}

void Battle::emit_contest(const Action& action, const Action& reaction, bool wins) {
    if (!verbose()) return;
    emit("contest", "4", at(reaction.user).actor,
         {{"skill", std::string_view(skill(reaction.skill).id)},
          {"card", reaction.used.largest},
          {"to", at(action.user).actor},
          {"acting", std::string_view(skill(action.skill).id)},
          {"against", action.used.largest},
          {"ok", wins ? 1 : 0}},
         {{"cards", reaction.cards}, {"theirs", action.cards}});
}

void Battle::emit_slip(std::string_view kind, const Action& action, const Action& reaction) {
    if (!verbose()) return;
    const Skill& acting = skill(action.skill);
    const Fighter& one = at(reaction.targets.front());
    emit(kind, "4", one.actor,
         {{"skill", std::string_view(acting.id)},
          {"to", at(action.user).actor},
          {"by", std::string_view(skill(reaction.skill).id)},
          {"ranged", acting.ranged ? 1 : 0},
          {"distance", distance(one.column, at(action.user).column)},
          {"least", acting.least},
          {"most", acting.most}});
}

void Battle::emit_counter(std::string_view kind, const Counter& counter, const Action& action,
                          std::string_view why) {
    if (!verbose()) return;
    const bool fallen = at(counter.who).down;
    const Worth worth{
        counter.who,    counter.skill,
        counter.amount, counter.used,
        counter.cards,  counter.found.empty() ? 0 : skill(counter.skill).number_of(*counter.effect),
        counter.found};
    emit(kind, "7.5", at(counter.who).actor,
         {{"skill", std::string_view(skill(counter.skill).id)},
          {"to", at(action.user).actor},
          {"acting", std::string_view(skill(action.skill).id)},
          {"n", std::max(0, expr(worth.amount, worth.used))},
          {"distance", distance(at(counter.who).column, at(action.user).column)},
          {"least", counter.effect->least},
          {"most", counter.effect->most},
          {"why", why},
          {"fallen", fallen ? at(counter.who).actor : at(action.user).actor}},
         made_of(worth));
}

// Only effects outside contests are told; those within follow from the contest.
void Battle::emit_unmet(const Action& action, const Effect& effect, FighterId target) {
    if (!verbose()) return;
    const std::vector<Effect>& all = skill(action.skill).effects;
    for (std::size_t k = 0; k < all.size(); ++k) {
        if (&all[k] != &effect) continue;
        emit("unmet", "4", at(target).actor,
             {{"skill", std::string_view(skill(action.skill).id)},
              {"by", at(action.user).actor},
              {"effect", static_cast<int>(k)}});
    }
}

void Battle::emit_status(std::string_view kind, FighterId who, Status status, std::string_view why,
                         const Action* by) {
    if (!verbose()) return;
    const std::string_view of = by != nullptr ? std::string_view(skill(by->skill).id) : "";
    emit(kind, "6", at(who).actor,
         {{"status", list_.words(status).id},
          {"why", why},
          {"skill", of},
          {"by", by != nullptr ? at(by->user).actor : Actor{}}});
}

void Battle::emit_kihaku(FighterId who, std::string_view rule, int change, std::vector<int> gone,
                         int total, std::string_view why) {
    if (!verbose()) return;
    emit("kihaku", rule, owner_actor(who), {{"change", change}, {"total", total}, {"why", why}},
         {{"cards", std::move(gone)}});
}

void Battle::emit_discard(FighterId who, std::string_view rule, std::string_view why,
                          std::vector<int> gone, bool chosen) {
    if (!verbose()) return;
    // Before `gone` is moved from: arguments are evaluated in any order.
    const int n = static_cast<int>(gone.size());
    emit("discard", rule, at(who).actor,
         {{"n", n}, {"why", why}, {"chosen", chosen ? 1 : 0}, {"hand", owner_of(who).hand.size()}},
         {{"cards", std::move(gone)}});
}

// Names the first skill that makes the member immune.
void Battle::emit_immune(FighterId who, Status status) {
    if (!verbose()) return;
    for (const int place : at(who).skills) {
        if ((skill(place).learned.immune & bit(status)) == 0) continue;
        return emit(
            "immune", "4", at(who).actor,
            {{"status", list_.words(status).id}, {"skill", std::string_view(skill(place).id)}});
    }
}

std::vector<int> Battle::changed_by(FighterId who, int StatusChanges::*what) const {
    std::vector<int> pairs;
    if (!verbose()) return pairs;
    each_status(at(who).statuses, [&](Status status) {
        const OwnStatus* const own = list_.own(status);
        const int more = own != nullptr ? own->changes.*what : 0;
        if (more != 0) pairs.insert(pairs.end(), {static_cast<int>(status), more});
    });
    return pairs;
}

std::vector<int> Battle::learned_by(FighterId who, int Learned::*what) const {
    std::vector<int> pairs;
    if (!verbose() || !at(who).inspired()) return pairs;
    for (const int place : at(who).skills) {
        const int more = skill(place).learned.*what;
        if (more > 0) pairs.insert(pairs.end(), {place, more});
    }
    return pairs;
}

void Battle::emit_worth(std::string_view kind, std::string_view rule, FighterId target,
                        const Worth& worth, std::initializer_list<Arg> args,
                        std::vector<int> learned) {
    if (!verbose()) return;
    std::vector<Arg> facts(args);
    facts.push_back({"base", std::max(0, expr(worth.amount, worth.used))});
    if (worth.said != 0) {
        facts.push_back({"source", std::string_view(skill(worth.skill).id)});
    }
    auto lists = made_of(worth);
    lists.push_back({"learned", std::move(learned)});
    tell(kind, rule, at(target).actor, std::move(facts), std::move(lists));
}

void Battle::emit_damage(const Worth& worth, FighterId target, int dealt) {
    if (!verbose()) return;
    const Fighter& by = at(worth.by);
    const int base = expr(worth.amount, worth.used);
    auto lists = made_of(worth);
    lists.push_back({"learned", learned_by(worth.by, &Learned::damage_plus)});
    add_changes(lists, "changed", changed_by(worth.by, &StatusChanges::damage));
    add_changes(lists, "taken", changed_by(target, &StatusChanges::taken));
    emit("damage", "7.5", at(target).actor,
         {{"base", base},
          {"mods", out(worth.by, worth.amount, worth.used) - base},
          {"dark", by.has(Status::Dark) ? kDarkness : 0},
          {"reduce", at(target).reduce},
          {"final", dealt},
          {"hp", at(target).hp()},
          {"source", std::string_view(skill(worth.skill).id)}},
         std::move(lists));
}

// 7.7: falls at the same moment are settled one after another, each with its own Override.
void Battle::emit_falls(const std::vector<FighterId>& hurt) {
    if (!verbose()) return;
    Listed all;
    int count = 0;
    for (const FighterId who : hurt) {
        if (!falls(who, round_)) continue;
        all.add(at(who).actor);
        ++count;
    }
    if (count > 1) emit("falls", "7.7", {}, {}, std::move(all).lists());
}

// Apostles have no Override, so nothing is told of them.
void Battle::emit_no_override(FighterId who, bool chosen) {
    const Fighter& one = at(who);
    if (!verbose() || !one.blazer()) return;
    const std::string_view why = chosen                    ? kWhyDeclared
                                 : one.override_used       ? kWhyUsed
                                 : one.fatal >= one.max_hp ? kWhyFatal
                                                           : kWhyKihaku;
    emit("no_override", "7.8", one.actor,
         {{"skill", std::string_view(skill(kOverride).id)},
          {"why", why},
          {"kihaku", owner_of(who).kihaku.size()},
          {"need", skill(kOverride).cost.kihaku}});
}

// 7.11: everything that ends with the battle, as it stands then.
void Battle::emit_settled() {
    if (!verbose()) return;
    int kihaku = 0;
    std::vector<int> hands;
    std::vector<int> hand_sides;
    for (const Owner& own : owners_) {
        kihaku += own.kihaku.size();
        if (!own.gm || own.hand.empty()) continue;
        hand_sides.push_back(static_cast<int>(own.actor.side));
        hands.push_back(own.hand.size());
    }
    Listed all;
    std::vector<int> statuses;
    std::vector<int> fatal;
    for (const Fighter& one : fighters_) {
        const unsigned gone = one.statuses & ~bit(Status::Shine);
        if (gone == 0 && one.fatal == 0) continue;
        all.add(one.actor);
        statuses.push_back(static_cast<int>(gone));
        fatal.push_back(one.fatal);
    }
    if (kihaku == 0 && hands.empty() && all.empty()) return;
    auto lists = std::move(all).lists();
    lists.push_back({"statuses", std::move(statuses)});
    lists.push_back({"fatal", std::move(fatal)});
    lists.push_back({"hand_sides", std::move(hand_sides)});
    lists.push_back({"hands", std::move(hands)});
    emit("settled", "7.11", {}, {{"kihaku", kihaku}}, std::move(lists));
}

/// The fallen stand up with HP 1; a member that was finished, or that rose by Override (burned
/// out), is dead afterwards (7.8, 7.11).
void Battle::emit_after() {
    if (!verbose()) return;
    enum Fate { kAlive, kDead, kBurnedOut, kStandsUp };
    for (const Side side : kSides) {
        std::vector<int> hps;
        std::vector<int> fates;
        for (const Fighter& one : fighters_) {
            if (one.actor.side != side) continue;
            hps.push_back(one.down ? 1 : one.hp());
            fates.push_back(one.dead            ? kDead
                            : one.override_used ? kBurnedOut
                            : one.down          ? kStandsUp
                                                : kAlive);
        }
        emit("after", "7.11", {side}, {}, {{"hp", std::move(hps)}, {"fates", std::move(fates)}});
    }
}

} // namespace shiaiba::shinki
