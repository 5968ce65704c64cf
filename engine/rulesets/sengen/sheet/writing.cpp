// Writes sheets as people post them; the starter roster is such text.
#include "core/plan/compile.hpp"
#include "rulesets/sengen/sheet/sheet.hpp"
#include "rulesets/sengen/sheet/vocabulary.hpp"

namespace shiaiba::sengen {
namespace {

class Line {
public:
    Line(const char* label, const char* between) : label_(label), between_(between) {}
    void add(std::string_view part) {
        text_ += text_.empty() ? "" : between_;
        text_ += part;
    }
    /// Nothing where nothing was added.
    std::string end() const { return text_.empty() ? text_ : label_ + (":" + text_) + "\n"; }

private:
    std::string label_;
    std::string between_;
    std::string text_;
};

template <class Key, std::size_t n>
std::string levels_line(const char* label, const std::array<int, n>& levels) {
    Line line(label, " / ");
    for (std::size_t k = 0; k < n; ++k) {
        if (levels[k] == 0) continue;
        line.add(std::string(words(static_cast<Key>(k)).ja) + std::to_string(levels[k]));
    }
    return line.end();
}

std::string abilities_line(const Sheet& sheet) {
    Line line("能力", " / ");
    for (int k = 0; k < kAbilities; ++k) {
        const auto ability = static_cast<Ability>(k);
        if (sheet.at(ability) == 0) continue;
        std::string said(words(ability).ja);
        said += std::to_string(sheet.at(ability));
        const bool chosen = ability == Ability::Element || ability == Ability::Youjutsu;
        const Stat stat = ability == Ability::Element ? sheet.element_stat : sheet.youjutsu_stat;
        if (chosen) said.append("(").append(words(stat).ja).append(")");
        line.add(said);
    }
    for (int k = 0; k < kFeats; ++k) {
        if (sheet.has(static_cast<Feat>(k))) line.add(words(static_cast<Feat>(k)).ja);
    }
    return line.end();
}

std::string ranks_line(const Sheet& sheet) {
    if (sheet.open) return "ランク:無制限\n";
    const auto letter = [&](std::size_t of) {
        return std::string(1, static_cast<char>('A' + rank_of(sheet, of)));
    };
    return "ランク:特性値" + letter(0) + " / スキル" + letter(1) + " / 能力" + letter(2) + "\n";
}

template <class Item>
std::string items_line(const char* label, const std::vector<int>& places,
                       const std::vector<Item>& items) {
    Line line(label, "、");
    for (const int place : places) line.add(items[static_cast<std::size_t>(place)].ja);
    return line.end();
}

std::string cards_line(const Sheet& sheet) {
    Line line("スペルカード", "、");
    for (const OwnedCard& one : sheet.cards) {
        const Card& card = sheet.data->card(one.card);
        line.add(one.name.empty() ? card.ja : card.id + "=" + one.name);
    }
    return line.end();
}

} // namespace

std::string write_text(const Sheet& sheet, std::string_view name) {
    const Data& data = *sheet.data;
    std::string out = "名前:" + std::string(name) + "\n" + ranks_line(sheet) +
                      levels_line<Stat>("特性値", sheet.stats) +
                      levels_line<Skill>("スキル", sheet.skills) + abilities_line(sheet) +
                      items_line("武器", sheet.weapons, data.weapons) +
                      items_line("スペル", sheet.spells, data.spells) + cards_line(sheet);
    if (sheet.tactic.own != nullptr) {
        out += "プラン:\n";
        for (const plan::Plan& plan : sheet.tactic.own->plans()) {
            out += plan::print(plan, vocabulary(), sheet.tactic.own->names(), Lang::Ja) + "\n";
        }
    } else if (sheet.tactic.preset) {
        out.append("戦術:").append(presets()[*sheet.tactic.preset].id).append("\n");
    }
    return out;
}

// The starter roster: the first two are what a newcomer meets. Tuned by measurement; section 15 of the rules has the table.

std::string_view samples_text() {
    return R"json([
{"name":"星見","members":[{"ranks":{"stats":"B","skills":"C","abilities":"A"},"stats":{"body":4,"vit":4,"int":6,"sense":5,"will":5},"skills":{"danmaku":4,"shot":4,"evade":3,"resist":1},"abilities":{"magic":5},"spells":["boost","blast"],"cards":["star_ring","comet","twin_comet"],"tactic":"狙撃"}]},
{"name":"刃","members":[{"ranks":{"stats":"C","skills":"A","abilities":"B"},"stats":{"body":5,"vit":4,"int":4,"sense":5,"will":4},"skills":{"danmaku":3,"shot":5,"evade":5,"resist":2},"abilities":{"ranged":5},"weapons":["knives"],"cards":["clockwork","blade_rain","blade_rain"],"tactic":"制圧"}]},
{"name":"榊","members":[{"ranks":{"stats":"B","skills":"A","abilities":"C"},"stats":{"body":4,"vit":5,"int":5,"sense":5,"will":5},"skills":{"danmaku":4,"shot":2,"homing":5,"evade":5,"resist":1},"abilities":{"onmyo":4},"spells":["seal","mend"],"cards":["shrine_path","thousand_talismans","thousand_talismans"],"tactic":"慎重"}]},
{"name":"岩戸","members":[{"ranks":{"stats":"A","skills":"B","abilities":"C"},"stats":{"body":6,"vit":6,"int":4,"sense":6,"will":4},"skills":{"danmaku":2,"evade":4,"melee":5,"resist":2},"abilities":{"mtrain":4},"cards":["iron_body","flash_step","flash_step"],"tactic":"斬込"}]},
{"name":"霧島","members":[{"ranks":{"stats":"A","skills":"B","abilities":"C"},"stats":{"body":6,"vit":5,"int":3,"sense":6,"will":6},"skills":{"shot":2,"evade":4,"melee":5},"abilities":{"mtrain":3},"feats":["wave"],"weapons":["tachi"],"cards":["stance","flash_step","veil"]}]},
{"name":"六花","members":[{"ranks":{"stats":"B","skills":"A","abilities":"C"},"stats":{"body":5,"vit":5,"int":4,"sense":5,"will":5},"skills":{"danmaku":5,"shot":3,"homing":2,"evade":4,"resist":3},"abilities":{"element":4},"elementStat":"sense","spells":["freeze"],"cards":["icicles","snowfield","veil"],"tactic":"制圧"}]},
{"name":"葛葉","members":[{"ranks":{"stats":"B","skills":"C","abilities":"A"},"stats":{"body":3,"vit":4,"int":6,"sense":5,"will":6},"skills":{"danmaku":2,"shot":3,"homing":3,"evade":4,"resist":2},"abilities":{"youjutsu":5},"youjutsuStat":"will","spells":["haze","lull"],"cards":["mirage","veil","foxfire"],"tactic":"制圧"}]},
{"name":"夜行組","members":[{"name":"榊","ranks":{"stats":"B","skills":"A","abilities":"C"},"stats":{"body":4,"vit":5,"int":5,"sense":5,"will":5},"skills":{"danmaku":4,"shot":2,"homing":5,"evade":5,"resist":1},"abilities":{"onmyo":4},"spells":["seal","mend"],"cards":["shrine_path","thousand_talismans","thousand_talismans"],"tactic":"慎重"},{"name":"岩戸","ranks":{"stats":"A","skills":"B","abilities":"C"},"stats":{"body":6,"vit":6,"int":4,"sense":6,"will":4},"skills":{"danmaku":2,"evade":4,"melee":5,"resist":2},"abilities":{"mtrain":4},"cards":["iron_body","flash_step","flash_step"],"tactic":"斬込"}]},
{"name":"湖の妖精たち","gm":true,"members":[{"name":"大妖精","limits":"open","stats":{"body":5,"vit":9,"int":6,"sense":8,"will":6},"skills":{"danmaku":6,"shot":5,"evade":6,"resist":2},"abilities":{"element":5},"elementStat":"sense","spells":["freeze"],"cards":["icicles","snowfield"],"tactic":"制圧"},{"name":"妖精","limits":"open","stats":{"body":3,"vit":3,"int":3,"sense":5,"will":3},"skills":{"danmaku":2,"shot":3,"evade":4},"abilities":{"element":2},"elementStat":"sense"},{"name":"妖精","limits":"open","stats":{"body":3,"vit":3,"int":3,"sense":5,"will":3},"skills":{"danmaku":2,"shot":3,"evade":4},"abilities":{"element":2},"elementStat":"sense"}]}
]
)json";
}

} // namespace shiaiba::sengen
