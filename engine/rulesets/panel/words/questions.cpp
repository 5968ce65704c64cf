// Writes the prompt of a decision, what happens if nothing is done, and the skills that can't be
// used ([panel 8.5]).
#include <algorithm>
#include <array>

#include "core/text/fill.hpp"
#include "rulesets/panel/plans/question.hpp"
#include "rulesets/panel/sheet/array.hpp"
#include "rulesets/panel/words/words.hpp"

namespace shiaiba::panel {
namespace {

constexpr std::array<KindWords, 8> kKindWords{{
    {"skill", "スキル", "Skills"},
    {"panel", "パネル", "Panels"},
    {"maintained", "維持しているスキル", "Maintained skills"},
    {"pattern", "パターン", "Patterns"},
    {"keep", "維持を続ける", "Keep"},
    {"release", "維持を解除する", "Release"},
    {"element", "属性", "Elements"},
    {"pass", "何もしない", "Nothing"},
}};

Text both(const std::string& text) { return {text, text}; }
std::string name_of(Side side) { return place_of_name(Actor{side, 0}); }
/// A name in Japanese quotation marks: 「ファイア」.
Text quoted(const Text& name) { return {"「" + name.ja + "」", name.en}; }
Text quoted(const Skill& skill) { return quoted(Text{skill.name, skill.en}); }

/// The loss of HP: 「4点のダメージでHP 9→5」.
Text loss(const Fighter& who, int damage) {
    return fill({"{damage}点のダメージでHP {hp}→{left}", "{damage} damage, HP {hp}→{left}"},
                {{"damage", damage}, {"hp", who.hp}, {"left", std::max(0, who.hp - damage)}});
}

/// An attack or counter-attack: 「ミコトの攻撃4点（火剣）」.
Text attack(const ChainEvent& event) {
    const bool counter = event.kind == Happening::Counter;
    return fill(
        {"{owner}の{what}{damage}点{attributes}", "{owner}'s {what} for {damage}{attributes}"},
        {{"owner", name_of(event.owner)},
         {"what", counter ? Text{"反撃", "counter-attack"} : Text{"攻撃", "attack"}},
         {"damage", event.damage},
         {"attributes",
          in_parentheses(elements_said(attribute_letters(event.attributes.number())))}});
}

/// The text line as its skill has it; the same for every target that is chosen for it.
Text line_said(const Line& line, const SkillList& list) {
    return {"「" + line_text(line, list, Lang::Ja) + "」",
            "\"" + line_text(line, list, Lang::En) + "\""};
}

} // namespace

Text PanelQuestion::heading(std::string_view kind) const { return heading_in(kKindWords, kind); }

Text PanelQuestion::source_name() const {
    if (asking_.slot >= 0) {
        return quoted(*me().slots[static_cast<std::size_t>(asking_.slot)].skill);
    }
    if (asking_.effect == nullptr || asking_.effect->status < 0) return {"効果", "the effect"};
    return quoted(both(state_.list->status(static_cast<std::size_t>(asking_.effect->status)).name));
}

Text PanelQuestion::prompt() const {
    const std::string who = name_of(asking_.side);
    switch (asking_.point) {
    case Point::Use:
        if (!asking_.acting) return prompt_of_reaction(who);
        return fill({"{who}、行動フェイズにどの能動スキルを使用する？",
                     "{who}, which active skill do you use in your action phase?"},
                    {{"who", who}});
    case Point::Pay: {
        const Cost& cost = me().slots[static_cast<std::size_t>(asking_.slot)].skill->cost;
        const Element own = me().panels[options_.front().place].element;
        const Text letter = asking_.white ? Text{"白（どの属性でも）", "any element"}
                                          : elements_said(panel::letter(own));
        if (cost.size() == 1) {
            return fill({"{who}、{skill}の{letter}をどのパネルで支払う？",
                         "{who}, which panel pays {letter} for {skill}?"},
                        {{"who", who}, {"skill", source_name()}, {"letter", letter}});
        }
        return fill({"{who}、{skill}の{letter}をどのパネルで支払う（{count}枚のうち{n}枚目）？",
                     "{who}, which panel pays {letter} for {skill} ({n} of {count}: {cost})?"},
                    {{"who", who},
                     {"skill", source_name()},
                     {"cost", elements_said(cost.text)},
                     {"letter", letter},
                     {"n", asking_.chosen + 1},
                     {"count", static_cast<int>(cost.size())}});
    }
    case Point::Maintain:
        return fill({"{who}、{skill}の維持を続けるか、解除するか？",
                     "{who}, do you go on maintaining {skill}, or release it?"},
                    {{"who", who}, {"skill", source_name()}});
    case Point::Transcribe:
        if (asking_.effect != nullptr) {
            return fill({"{who}、{skill}でどのパターンを転写する？",
                         "{who}, which pattern do you transcribe by {skill}?"},
                        {{"who", who}, {"skill", source_name()}});
        }
        return fill({"{who}、転写フェイズにどのパターンを転写する？",
                     "{who}, which pattern do you transcribe in the transcription phase?"},
                    {{"who", who}});
    case Point::Target:
    case Point::Attr: break;
    }
    return prompt_of_choice(who);
}

Text PanelQuestion::prompt_of_reaction(const std::string& who) const {
    const Skill& skill = *me().slots[options_.front().place].skill;
    Text to;
    if (asking_.incoming != nullptr) {
        to = attack(*asking_.incoming);
    } else if (asking_.to != nullptr && asking_.to->kind == Happening::Use) {
        const Fighter& user = state_.of(asking_.to->owner);
        to = fill(
            {"{owner}の{skill}の使用", "{owner}'s use of {skill}"},
            {{"owner", name_of(asking_.to->owner)},
             {"skill", quoted(*user.slots[static_cast<std::size_t>(asking_.to->slot)].skill)}});
    } else {
        return fill(
            {"{who}、{when}の受動スキル{skill}を使用する？", "{who}, do you use {skill} ({when})?"},
            {{"who", who},
             {"when", Text{when_text(skill.trigger, *state_.list, Lang::Ja),
                           when_text(skill.trigger, *state_.list, Lang::En)}},
             {"skill", quoted(skill)}});
    }
    return fill(
        {"{who}、{to}に対して{skill}を使用する？", "{who}, do you use {skill} against {to}?"},
        {{"who", who}, {"to", to}, {"skill", quoted(skill)}});
}

/// Asks for a target or an element of a text line.
Text PanelQuestion::prompt_of_choice(const std::string& who) const {
    Text which{"どの属性", "which element"};
    if (options_.front().what == Option::What::Panel) {
        which = {"{owner}のどのパネル", "which panel of {owner}"};
    } else if (options_.front().what == Option::What::Skill) {
        which = {"{owner}のどのスキル", "which skill of {owner}"};
    } else if (options_.front().what == Option::What::Upheld) {
        which = {"{owner}のどの維持", "which maintained skill of {owner}"};
    }
    Text nth;
    if (asking_.count > 1 && asking_.point == Point::Target) {
        const bool panels = options_.front().what == Option::What::Panel;
        nth = in_parentheses(
            fill({panels ? "{count}枚のうち{n}枚目" : "{count}つのうち{n}つ目", "{n} of {count}"},
                 {{"count", asking_.count}, {"n", asking_.chosen + 1}}));
    }
    return fill({"{who}、{source}の効果{line}で、{which}を選ぶ{nth}？",
                 "{who}, {which} do you choose for {line} ({source}){nth}?"},
                {{"who", who},
                 {"source", source_name()},
                 {"line", line_said(*asking_.effect->line, *state_.list)},
                 {"which", fill(which, {{"owner", name_of(options_.front().owner)}})},
                 {"nth", nth}});
}

Text PanelQuestion::otherwise() const {
    switch (asking_.point) {
    case Point::Use: break;
    case Point::Maintain: return dormant();
    case Point::Transcribe: return changes_elements_only();
    case Point::Target:
    case Point::Pay:
    case Point::Attr: return {};
    }
    if (asking_.acting)
        return {"使用しなければ、行動フェイズを終える。", "Using nothing ends your action phase."};
    if (asking_.incoming == nullptr) {
        if (asking_.to == nullptr) {
            return {"使用しなければ、何も起こらない。", "If you use nothing, nothing comes of it."};
        }
        return {"使用しなければ、そのまま解決される。",
                "If you use nothing, it resolves as it is."};
    }
    if (asking_.incoming->owner == asking_.side) {
        return fill(
            {"使用しなければ、{damage}点のまま。", "If you use nothing, it stays at {damage}."},
            {{"damage", asking_.incoming->damage}});
    }
    return fill({"このまま解決されれば{loss}。", "As it stands: {loss}."},
                {{"loss", loss(me(), asking_.incoming->damage)}});
}

/// The statuses on the panels of the maintained use that do something once they pay, which they
/// can't while they are held.
Text PanelQuestion::dormant() const {
    Text said;
    for (const std::uint8_t place : state_.list->by_letter) {
        const Status& status = state_.list->status(place);
        if (!status.trigger || status.trigger->when != When::PanelPaid) continue;
        for (std::size_t k = 0; k < me().panel_count; ++k) {
            if (!contains(upheld().panels, k) || !panel::has(me().panels[k].statuses, place))
                continue;
            said.ja += status.name + "は支払うまで残り、維持しているあいだは何もしない。";
            said.en +=
                (said.en.empty() ? "" : " ") + status.name +
                " stays until the panel pays; it does nothing while the skill is maintained.";
            break;
        }
    }
    return said;
}

/// What transcribing costs and leaves alone ([panel 2.1, 3.2]), of which only that is said which
/// there is on the array.
Text PanelQuestion::changes_elements_only() const {
    Text said =
        asking_.effect != nullptr ? Text{} : Text{"コストは要らない。", "It costs nothing. "};
    bool used = false;
    Text kept;
    for (const Panel& panel : me().array()) used = used || panel.used;
    if (used) enumerate(kept, {"使用済み", "used panels stay used"});
    for (const std::uint8_t place : state_.list->by_letter) {
        for (const Panel& panel : me().array()) {
            if (!panel::has(panel.statuses, place)) continue;
            const std::string& name = state_.list->status(place).name;
            enumerate(kept, {name, name + " stays"});
            break;
        }
    }
    said.ja += "パネルの属性だけが変わる" +
               in_parentheses({kept.ja.empty() ? "" : kept.ja + "は残る", ""}).ja + "。";
    said.en += "Only elements change" + (kept.en.empty() ? "" : "; " + kept.en) + ".";
    return said;
}

/// The active skills that the action phase doesn't offer, each with the reason.
std::vector<Unable> PanelQuestion::unable() const {
    std::vector<Unable> all;
    if (!asking_.acting) return all;
    for (std::size_t k = 0; k < me().slots.size(); ++k) {
        const Slot& slot = me().slots[k];
        const Skill& skill = *slot.skill;
        const bool offered =
            std::any_of(options_.begin(), options_.end(), [&](const Option& option) {
                return option.what == Option::What::Skill && option.place == k;
            });
        if (skill.kind != Kind::Active || slot.lost || offered) continue;
        const Text name{skill.name, skill.en};
        if (state_.bound(slot)) {
            all.push_back({name, {"状態により使用できない", "a status forbids it"}, "6.2"});
        } else if (slot.used_up()) {
            const bool turn = skill.limit > 0 && slot.uses >= skill.limit;
            all.push_back({name,
                           fill(turn ? Text{"1ターンに{n}回まで", "{n} a turn at most"}
                                     : Text{"1戦に{n}回まで", "{n} a battle at most"},
                                {{"n", turn ? skill.limit : skill.battle_limit}}),
                           turn ? "5.2" : "7.2"});
        } else {
            const bool maintained = me().times_maintained(k) > 0;
            all.push_back(
                {name,
                 fill(maintained
                          ? Text{"維持している。もう一度使うコスト{cost}を支払えるパネルはない",
                                 "maintained already; no panels pay its cost ({cost}) again"}
                          : Text{"コスト{cost}を支払えるパネルがない",
                                 "no panels pay its cost ({cost})"},
                      {{"cost", elements_said(skill.cost.text)}}),
                 "5.2"});
        }
    }
    return all;
}

} // namespace shiaiba::panel
