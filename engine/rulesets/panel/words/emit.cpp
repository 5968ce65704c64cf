// Emits the events of a fight while its log is verbose: what happened, which event it answers, and
// why something didn't happen. Never changes the state.
#include <algorithm>
#include <string>

#include "rulesets/panel/fight/battle.hpp"
#include "rulesets/panel/words/words.hpp"

namespace shiaiba::panel {
namespace {

/// Elements and places count from 1 in the facts of events.
int number_of(Element element) { return static_cast<int>(element) + 1; }
int number_of(std::size_t place) { return static_cast<int>(place) + 1; }

template <class Items>
NumberList numbered(std::string_view name, const Items& items) {
    NumberList list{name, {}};
    for (const auto& item : items) list.values.push_back(number_of(item));
    return list;
}

/// An empty word, or `answers` without an event.
bool is_empty(const Arg& arg) {
    const auto* const word = std::get_if<std::string_view>(&arg.value);
    const auto* const number = std::get_if<int>(&arg.value);
    return word != nullptr ? word->empty()
                           : number != nullptr && *number == 0 && arg.name == "answers";
}

NumberList elements_of(std::string_view name, std::span<const Panel> panels,
                       const std::vector<std::size_t>& places) {
    NumberList list{name, {}};
    for (const std::size_t place : places) list.values.push_back(number_of(panels[place].element));
    return list;
}

} // namespace

void Battle::begin_phase(std::string_view id, Side side) {
    actor_ = side;
    rolled_.clear();
    begin(state_.turn, id, {side});
}

void Battle::emit(EventKind kind, Side side, std::vector<Arg> args, std::vector<NumberList> lists) {
    Event event;
    event.round = state_.turn;
    event.phase = phase_;
    event.kind = row(kind).kind;
    event.side = side;
    event.args = std::move(args);
    event.lists = std::move(lists);
    // Empty facts are left out: an absent one is read as an empty word, 0 or an empty list.
    std::erase_if(event.args, is_empty);
    std::erase_if(event.lists, [](const NumberList& list) { return list.values.empty(); });
    event.rule = row_for(event).rule;
    log_.emit(std::move(event), board());
}

std::string_view Battle::name_of(Side side, std::size_t slot) const {
    return state_.of(side).slots[slot].skill->name;
}

// -- Statuses, and why they are not given

/// Adds the stacks, if a character may have more than one.
void Battle::add_stacks(std::vector<Arg>& args, What bearer, int which, int stacks) const {
    if (bearer == What::Character && status(which).most > 1) args.push_back({"stacks", stacks});
}

std::vector<Arg> Battle::borne_args(Side side, What bearer, std::size_t place, int which) const {
    const bool skill = bearer == What::Skill;
    return {{"on", word(bearer)},
            {"place", place == kGone ? 0 : number_of(place)},
            {"skill", skill ? name_of(side, place) : std::string_view()},
            {"status", std::string_view(status(which).name)}};
}

void Battle::emit_status(EventKind kind, Side side, What bearer, std::size_t place, int which,
                         int stacks) {
    std::vector<Arg> args = borne_args(side, bearer, place, which);
    add_stacks(args, bearer, which, stacks);
    emit(kind, side, std::move(args));
}

void Battle::emit_not_given(Side side, What bearer, std::size_t place, int which) {
    std::vector<Arg> args = borne_args(side, bearer, place, which);
    if (state_.immune(state_.of(side), which)) {
        args.push_back({"cause", state_.immune_by(state_.of(side), which)});
        return emit_nothing("immune", side, std::move(args));
    }
    const int most = status(which).most;
    const bool many = bearer == What::Character && most > 1;
    if (many) args.push_back({"n", most});
    emit_nothing(many ? "most" : "borne", side, std::move(args));
}

/// A modifier by its fields, from which words/messages.cpp makes its text again.
void Battle::emit_modifier(EventKind kind, Side side, const Lasting& one) {
    const Static& modifier = one.modifier;
    const bool pays = modifier.mod == Mod::AllowPay;
    const int kinds = modifier.kind ? static_cast<int>(*modifier.kind) : -1;
    emit(kind, side,
         {{"mod", static_cast<int>(modifier.mod)},
          {"n", modifier.n},
          {"element", pays            ? static_cast<int>(modifier.panel)
                      : modifier.attr ? static_cast<int>(*modifier.attr)
                                      : -1},
          {"pays", static_cast<int>(modifier.as)},
          {"of", kinds},
          {"gives", modifier.status},
          {"skill", one.from},
          {"until", one.until}});
}

void Battle::emit_nothing(std::string_view why, Side side, std::vector<Arg> args) {
    args.push_back({"why", why});
    emit(EventKind::Nothing, side, std::move(args));
}

/// Tells that there are only `n` of the objects that the line wants.
void Battle::emit_short(const Line& line, Side side, int n) {
    const bool of_element = line.op == Op::PanelLose && !line.any;
    emit_nothing("short", side,
                 {{"op", word(line.op)},
                  {"on", word(line.what)},
                  {"n", n},
                  {"attr", of_element ? letter(line.attr) : std::string_view()}});
}

/// Tells that nothing bears the status or class that the line would remove.
void Battle::emit_none_borne(const Line& line, Side side) {
    emit_nothing("no-status", side,
                 {{"on", word(line.what)}, {"gives", effect_of(line, *state_.list).status}});
}

/// Tells that statuses ended at the refresh. They kept the panel used only if no maintained use
/// did.
void Battle::emit_thawed(Side side, std::size_t panel, StatusSet ended) {
    const Panel& bearer = state_.of(side).panels[panel];
    const bool kept = bearer.used && !bearer.locked;
    for (const std::uint8_t place : state_.list->by_letter) {
        if (!has(ended, place)) continue;
        std::vector<Arg> args = borne_args(side, What::Panel, panel, place);
        args.push_back({"why", std::string_view(kept ? "used" : "")});
        emit(EventKind::Thawed, side, std::move(args));
    }
}

// -- Uses, what pays for them, and skills that are not used

void Battle::emit_use(Side side, std::size_t slot, const Payment& payment) {
    std::vector<Element> unused;
    for (const Panel& panel : state_.of(side).array()) {
        if (!panel.used) unused.push_back(panel.element);
    }
    std::vector<NumberList> lists{numbered("panels", payment.panels),
                                  elements_of("elements", state_.of(side).array(), payment.panels),
                                  numbered("unused", unused)};
    // Left out if every panel pays for its own element, as it mostly does.
    const auto opened = [](int letter) { return letter != 0; };
    if (std::any_of(payment.as.begin(), payment.as.end(), opened)) {
        lists.push_back({"as", payment.as});
    }
    std::vector<Arg> args{{"skill", name_of(side, slot)}, {"answers", answered_}};
    add_origin(args, answered_);
    emit(EventKind::Use, side, std::move(args), std::move(lists));
}

void Battle::emit_unused(EventKind kind, Side side, std::size_t slot, std::vector<Arg> more) {
    std::vector<Arg> args{{"skill", name_of(side, slot)}, {"answers", answered_}};
    add_origin(args, answered_);
    args.insert(args.end(), more.begin(), more.end());
    std::vector<NumberList> lists;
    if (kind == EventKind::Unpaid) {
        std::vector<Element> free;
        const Fighter& fighter = state_.of(side);
        const PanelSet able = state_.free_panels(fighter);
        for (std::size_t k = 0; k < fighter.panel_count; ++k) {
            if (contains(able, k)) free.push_back(fighter.panels[k].element);
        }
        lists.push_back(numbered("free", free));
    }
    emit(kind, side, std::move(args), std::move(lists));
}

/// Tells that a bound skill would have reacted; one event, however many occurrences it would have
/// answered.
void Battle::emit_bound(Side side, std::size_t slot, const std::vector<Occurrence>& all) {
    const Slot& one = state_.of(side).slots[slot];
    const Skill& skill = *one.skill;
    const auto hears = [&](const Trigger& trigger) {
        return std::any_of(all.begin(), all.end(), [&](const Occurrence& occurrence) {
            return matches(trigger, side, occurrence);
        });
    };
    int ability = skill.kind == Kind::Reactive && hears(skill.trigger) ? 0 : -1;
    if (skill.innate() || state_.of(side).times_maintained(slot) > 0) {
        for (std::size_t k = 0; k < skill.triggered.size() && ability < 0; ++k) {
            if (hears(skill.triggered[k].on)) ability = number_of(k);
        }
    }
    if (ability < 0) return;
    for (const std::uint8_t place : state_.list->by_letter) {
        if (!has(static_cast<StatusSet>(one.statuses & state_.rules.no_use), place)) continue;
        return emit_unused(
            EventKind::Barred, side, slot,
            {{"ability", ability}, {"status", std::string_view(status(place).name)}});
    }
}

void Battle::emit_released(Side side, const Maintained& use, std::string_view why, int by) {
    const Fighter& fighter = state_.of(side);
    std::vector<std::size_t> panels;
    for (std::size_t k = 0; k < fighter.panel_count; ++k) {
        if (contains(use.panels, k)) panels.push_back(k);
    }
    std::vector<Arg> args{{"skill", name_of(side, use.slot)}, {"why", why}, {"by", by}};
    add_origin(args, by);
    emit(EventKind::Released, side, std::move(args),
         {numbered("panels", panels), elements_of("elements", fighter.array(), panels)});
}

// -- Panels

void Battle::emit_transcribed(Side side, std::size_t pattern) {
    const Fighter& fighter = state_.of(side);
    const std::vector<Element>& letters = fighter.sheet->patterns[pattern].panels;
    NumberList kept{"kept", {}};
    NumberList by{"by", {}};
    StatusSet firm = state_.rules.no_transcribe;
    for (const std::uint8_t place : state_.list->by_letter) {
        if (!has(firm, place)) continue;
        for (std::size_t k = 0; k < std::min(letters.size(), fighter.panel_count); ++k) {
            const auto holding = static_cast<StatusSet>(fighter.panels[k].statuses & firm);
            if (!has(holding, place)) continue;
            const auto known = std::find(kept.values.begin(), kept.values.end(), number_of(k));
            if (known != kept.values.end()) continue;
            kept.values.push_back(number_of(k));
            by.values.push_back(place);
        }
    }
    std::vector<Element> array;
    for (const Panel& panel : fighter.array()) array.push_back(panel.element);
    emit(EventKind::Transcribed, side, {{"pattern", number_of(pattern)}},
         {numbered("letters", letters), numbered("array", array), std::move(kept), std::move(by)});
}

/// `before`: the panels before the effect.
void Battle::emit_panels(Side side, Op op, const std::vector<std::size_t>& panels,
                         const std::vector<Panel>& before) {
    const std::span<const Panel> now = state_.of(side).array();
    NumberList was = elements_of("was", before, panels);
    NumberList elements = elements_of("elements", now, panels);
    std::vector<Arg> args{{"op", word(op)}};
    std::vector<NumberList> lists{numbered("panels", panels)};
    std::string_view why = op == Op::Tap ? word(op) : std::string_view();
    if (op == Op::Paint) {
        why = was.values == elements.values ? "same" : word(op);
        lists.push_back(std::move(elements));
        lists.push_back(std::move(was));
    }
    if (op == Op::Roll) {
        const int roll = state_.list->roll;
        NumberList given{"given", {}};
        NumberList bearing{"bearing", {}};
        for (const std::size_t place : panels) {
            if (roll < 0) break;
            const auto which = static_cast<std::size_t>(roll);
            if (has(before[place].statuses, which)) {
                bearing.values.push_back(number_of(place));
            } else if (has(now[place].statuses, which)) {
                given.values.push_back(number_of(place));
            }
        }
        why = roll < 0 ? "none" : !given.values.empty() ? word(op) : "borne";
        if (roll >= 0) {
            args.push_back({"status", std::string_view(status(roll).name)});
            if (given.values.empty() && state_.immune(state_.of(side), roll)) {
                why = "immune";
                args.push_back({"cause", state_.immune_by(state_.of(side), roll)});
            }
        }
        lists.push_back(std::move(given));
        lists.push_back(std::move(bearing));
    }
    if (!why.empty()) args.push_back({"why", why});
    emit(EventKind::Panels, side, std::move(args), std::move(lists));
}

void Battle::emit_length(EventKind kind, Side side, bool left, const std::vector<Element>& panels) {
    emit(kind, side, {{"end", std::string_view(left ? "left" : "right")}},
         {numbered("elements", panels)});
}

// -- The chain

void Battle::emit_placed(const ChainEvent& event) {
    constexpr EventKind kEventKind[] = {EventKind::PlaceUse, EventKind::PlaceEffect,
                                        EventKind::PlaceAttack, EventKind::PlaceCounter};
    origins_.push_back({event.owner, event.kind, event.slot, event.status});
    emit_event(kEventKind[static_cast<std::size_t>(event.kind)], event);
}

/// The change of an attack's damage on the chain.
void Battle::emit_strength(const ChainEvent& event, int before) {
    std::vector<Arg> args{{"number", event.number},
                          {"damage", event.damage},
                          {"was", before},
                          {"why", std::string_view(event.damage == before ? "still" : "")}};
    add_origin(args, event.number);
    emit(EventKind::Strength, event.owner, std::move(args));
}

/// What the effect refers to has left the chain.
void Battle::emit_gone(const ChainEvent& event) {
    std::vector<Arg> args{{"number", event.cause}};
    add_origin(args, event.cause);
    emit_nothing("gone", event.owner, std::move(args));
}

void Battle::emit_resolved(const ChainEvent& event) {
    constexpr EventKind kEventKind[] = {EventKind::ResolveUse, EventKind::ResolveEffect,
                                        EventKind::ResolveAttack, EventKind::ResolveCounter};
    emit_event(kEventKind[static_cast<std::size_t>(event.kind)], event);
}

void Battle::emit_cancelled(const ChainEvent& event) {
    std::vector<Arg> args = source_args(event);
    if (event.kind == Happening::Attack) args.push_back({"why", std::string_view("attack")});
    if (event.kind == Happening::Counter) args.push_back({"why", std::string_view("counter")});
    emit(EventKind::Cancelled, event.owner, std::move(args));
}

/// `line`: the event's line, or one that follows in it.
void Battle::emit_unmet(const ChainEvent& event, const Line& line) {
    std::vector<Arg> args = source_args(event);
    args.push_back({"then", deep(event, line)});
    emit_nothing("condition", event.owner, std::move(args));
}

/// Names the event of the chain with this number by what it is and whose skill or status it comes
/// from, also if it has resolved by now; nothing for 0.
void Battle::add_origin(std::vector<Arg>& args, int number) const {
    if (number == 0) return;
    const Origin& of = origins_[static_cast<std::size_t>(number) - 1];
    args.push_back({"ofSide", std::string_view(letter(of.owner))});
    args.push_back({"ofKind", kHappeningWords[static_cast<std::size_t>(of.kind)]});
    if (of.slot >= 0) {
        args.push_back({"ofSkill", name_of(of.owner, static_cast<std::size_t>(of.slot))});
    } else {
        args.push_back({"ofStatus", std::string_view(status(of.status).name)});
    }
}

/// Number of `line` among the event's line (0) and those that follow in it, depth first.
int Battle::deep(const ChainEvent& event, const Line& line) const {
    int place = 0;
    return find_line(*event.line, place, [&](const Line& one) { return &one == &line; }) != nullptr
               ? place
               : 0;
}

/// Tells the values of amounts in words.
void Battle::emit_reckoned(const ChainEvent& event, const Line& line) {
    for (const plan::Amount* const amount : {&line.said, &line.said_count}) {
        if (amount->empty()) continue;
        const bool of_count = amount == &line.said_count;
        std::vector<Arg> args = source_args(event);
        args.push_back({"then", deep(event, line)});
        args.push_back({"n", of_count ? said_count_ : said_});
        args.push_back({"counts", of_count ? 1 : 0});
        args.push_back({"why", std::string_view("reckoned")});
        emit(EventKind::Nothing, event.owner, std::move(args),
             {{"found", said_facts(event, *amount)}});
    }
}

/// The source of an event: a skill and the number of its ability, or a status and its bearer.
std::vector<Arg> Battle::source_args(const ChainEvent& event) const {
    std::vector<Arg> args{{"number", event.number}, {"attrs", event.attributes.number()}};
    if (event.slot >= 0) {
        args.push_back({"skill", std::string_view(slot_of(event).skill->name)});
        const std::vector<Ability>& abilities = slot_of(event).skill->triggered;
        for (std::size_t k = 0; k < abilities.size() && event.triggered; ++k) {
            for (const Line& line : abilities[k].lines) {
                if (&line == event.line) args.push_back({"ability", number_of(k)});
            }
        }
    } else {
        args.push_back({"status", std::string_view(status(event.status).name)});
        add_stacks(args, event.bearer, event.status, stacks(event));
        const bool gone = event.bearer_place == kGone;
        args.push_back({"on", word(event.bearer)});
        args.push_back({"place", gone ? 0 : number_of(event.bearer_place)});
        if (event.bearer == What::Skill) {
            args.push_back({"bearer", name_of(event.owner, event.bearer_place)});
        }
    }
    if (event.line != nullptr) args.push_back({"line", event.line_number});
    return args;
}

void Battle::emit_event(EventKind kind, const ChainEvent& event) {
    std::vector<Arg> args = source_args(event);
    if (event.kind == Happening::Use) return emit(kind, event.owner, std::move(args));
    if (event.line == nullptr) {
        args.push_back({"damage", event.damage});
        if (event.added != 0) args.push_back({"added", event.added});
        args.push_back({"hp", state_.of(other(event.owner)).hp});
        const bool struck = kind == EventKind::ResolveAttack || kind == EventKind::ResolveCounter;
        if (struck && event.damage == 0) args.push_back({"why", std::string_view("still")});
        return emit(kind, event.owner, std::move(args));
    }
    const Effect effect = effect_of(*event.line, *state_.list);
    args.push_back({"op", effect.op});
    args.push_back({"amount", effect.amount});
    if (effect.n != 0) args.push_back({"n", effect.n});
    args.push_back({"to", effect.to});
    if (!effect.to.empty() || effect.count != 1) args.push_back({"count", effect.count});
    args.push_back({"gives", effect.status});
    args.push_back({"attr", effect.attr});
    args.push_back({"end", effect.end});
    if (event.triggered) {
        args.push_back({"triggered", 1});
        args.push_back({"answers", event.answers});
        add_origin(args, event.answers);
    }
    emit(kind, event.owner, std::move(args));
}

} // namespace shiaiba::panel
