// Words what changed a number: cards, weapons, spells and statuses by their names, and the states
// of attacker or defender.
#include "rulesets/sengen/words/asides.hpp"

#include <vector>

namespace shiaiba::sengen {
namespace {

struct Aside {
    const char* ja;
    const char* en;
};
constexpr Aside kCardSaid{"カード", "card"};
constexpr Aside kWeaponSaid{"武器", "weapon"};

/// Builds the brackets behind a number; "" if nothing was added.
class Asides {
public:
    explicit Asides(const Event& event) : event_(event) {}
    /// Adds "カード+2", of dice "カード+2D". `sign` −1: the fact is what was taken off.
    Asides& add(const char* fact, const Aside& what, const char* unit = "", int sign = 1) {
        const int n = sign * event_.number(fact);
        if (n != 0)
            say(what.ja + with_sign(n) + unit, std::string(what.en) + " " + with_sign(n) + unit);
        return *this;
    }
    Asides& add(bool is, const Aside& what) {
        if (is) say(what.ja, what.en);
        return *this;
    }
    /// Adds modifiers, each by the name of its spell or status.
    Asides& add_mods(const char* list, const Data& data) {
        const std::vector<int>& all = event_.numbers(list);
        for (std::size_t k = 0; k + 1 < all.size(); k += 2) {
            const Text of = cause(all[k], data);
            say(of.ja + with_sign(all[k + 1]), of.en + " " + with_sign(all[k + 1]));
        }
        return *this;
    }
    Asides& add(const Text& said) {
        say(said.ja, said.en);
        return *this;
    }
    Text said() const { return said_.ja.empty() ? Text{} : Text{said_.ja + "）", said_.en + ")"}; }

private:
    static Text cause(int of, const Data& data) {
        if (of == -1) return {"修正", "modifiers"};
        const auto place = static_cast<std::size_t>(of >= 0 ? of : -2 - of);
        if (of >= 0 && place < data.spells.size())
            return {data.spells[place].ja, data.spells[place].en};
        if (of < 0 && place < data.statuses.size())
            return {data.statuses[place].ja, data.statuses[place].en};
        return {"修正", "modifiers"};
    }
    void say(const std::string& ja, const std::string& en) {
        said_.ja += (said_.ja.empty() ? "（" : "、") + ja;
        said_.en += (said_.en.empty() ? " (" : ", ") + en;
    }

    const Event& event_;
    Text said_;
};

} // namespace

std::string with_sign(int n) { return (n < 0 ? "−" : "+") + std::to_string(n < 0 ? -n : n); }

Text plus_words(const Event& event, const Data& data) {
    return Asides(event)
        .add("by_card", kCardSaid)
        .add("card_dice", kCardSaid, "D")
        .add("by_weapon", kWeaponSaid)
        .add_mods("mods_of", data)
        .add("full_defence", {"防御専念", "full defence"})
        .add("dazzle", {"幻惑", "dazzle"})
        .add("by_element", {"属性", "element"})
        .add("waited", {"待機", "waited"})
        .said();
}

Text less_words(const Event& event, const Names& names, const Data& data) {
    Asides all(event);
    all.add("damage_card", kCardSaid)
        .add("damage_dice", kCardSaid, "D")
        .add("damage_weapon", kWeaponSaid)
        .add_mods("damage_mods_of", data)
        .add("by_element", {"属性", "element"})
        .add("boost", {"グレイズ", "graze"})
        .add(event.number("whole") > 0, {"抵抗で半減", "halved by resistance"})
        .add("guarded", {"ガード", "guard"}, "", -1)
        .add("cut", {"ダメージ減少", "damage cut"}, "", -1)
        .add("barrier", {"障壁", "barrier"}, "", -1);
    const Actor covered = event.who("for");
    if (covered.side != Side::None && covered != event.actor()) {
        all.add(Text{std::string(names.of(covered, Lang::Ja)) + "をカバー",
                     "covering " + std::string(names.of(covered, Lang::En))});
    }
    return all.said();
}

Text shield_words(const Event& event) {
    return Asides(event)
        .add(event.number("halved") == 1, {"防御専念で半減", "halved by full defence"})
        .add(!event.word("small").empty(), {"当たり判定が小さい", "small hitbox"})
        .said();
}

} // namespace shiaiba::sengen
