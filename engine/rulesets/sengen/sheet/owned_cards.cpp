// The row of a member's spell cards (3): check, JSON, bits, line of text and steps; their names in
// links (17).
#include "rulesets/sengen/sheet/owned_cards.hpp"

#include <memory>
#include <optional>
#include <utility>

#include "core/text/fill.hpp"
#include "core/text/json.hpp"
#include "core/text/name.hpp"
#include "rulesets/sengen/sheet/derived.hpp"

namespace shiaiba::sengen {
namespace {

/// Spell cards: "comet", or `{"card": "comet", "name": "…"}` with a name of its owner's. Links carry
/// these names behind the builds (card_names); here is a bit that says whether there is one.
class CardsPart final : public FieldPart<Sheet> {
public:
    explicit CardsPart(const Field& field) : field_(field) {}

    void check(const Json& given, const std::string& at, Sheet& sheet,
               Problems& problems) const override {
        // A list that is far too long is not looked through.
        constexpr std::size_t kMostRead = 24;
        const FieldCheck told{field_, at, problems};
        const std::size_t most = sheet.open ? kMostOpenCards : kMostCards;
        if (!given.is_array() || given.size() > most) {
            told.say(at, {},
                     fill(shiaiba::text_of(field_.count_ja, field_.count_en),
                          {{"most", static_cast<int>(most)}}));
        }
        if (!given.is_array() || given.size() > kMostRead) return;
        for (std::size_t k = 0; k < given.size(); ++k) {
            if (auto card = read(given[k], *sheet.data)) {
                sheet.cards.push_back(std::move(*card));
            } else {
                told.wrong(at + "/" + std::to_string(k), {});
            }
        }
    }
    Json write(const Sheet& sheet) const override {
        Json json;
        for (const OwnedCard& one : sheet.cards) {
            const std::string& id = sheet.data->card(one.card).id;
            json.push_back(one.name.empty()
                               ? Json(id)
                               : Json(JsonObject().add("card", id).add("name", one.name)));
        }
        return json;
    }
    void pack(const Sheet& sheet, BitWriter& out) const override {
        out.bits(sheet.cards.size(), width_below(kMostOpenCards + 1));
        for (const OwnedCard& one : sheet.cards) {
            out.varint(static_cast<std::uint64_t>(one.card));
            out.bits(one.name.empty() ? 0 : 1, 1);
        }
    }
    void unpack(BitReader& in, Sheet& sheet, const Sheet&) const override {
        // Stands for a name until it is read.
        constexpr const char* kNameToCome = "?";
        for (std::uint64_t n = in.bits(width_below(kMostOpenCards + 1)); n > 0; --n) {
            const std::uint64_t card = in.varint();
            if (!in.ok() || card >= sheet.data->cards.size()) return in.fail();
            sheet.cards.push_back({static_cast<int>(card), in.bits(1) != 0 ? kNameToCome : ""});
        }
    }
    Json form() const override {
        Json form = form_of(field_);
        form["named"] = "card";
        return form;
    }
    std::string lines(const Sheet& sheet) const override {
        std::string line;
        for (const OwnedCard& one : sheet.cards) {
            const Card& card = sheet.data->card(one.card);
            line += line.empty() ? std::string(field_.ja) + ":" : "、";
            line += one.name.empty() ? card.ja : card.id + "=" + one.name;
        }
        return line.empty() ? line : line + "\n";
    }
    /// A card exchanged for another one.
    void steps(const Sheet& sheet, FieldSteps<Sheet>& steps) const override {
        const auto& cards = sheet.data->cards;
        for (std::size_t k = 0; k < sheet.cards.size(); ++k) {
            for (std::size_t place = 0; place < cards.size(); ++place) {
                Sheet next = sheet;
                next.cards[k] = {static_cast<int>(place), {}};
                if (sheet.cards[k].card == next.cards[k].card) continue;
                steps.add(exchanged(card_name(sheet, k), {cards[place].ja, cards[place].en}),
                          std::move(next));
            }
        }
    }

private:
    static std::optional<OwnedCard> read(const Json& given, const Data& data) {
        const auto text = [](const Json& json) {
            return json.is_string() ? json.get<std::string>() : std::string();
        };
        const Json id = given.is_object() ? given.value("card", Json()) : given;
        OwnedCard card{place_of(data.cards, text(id)), {}};
        if (card.card < 0) return std::nullopt;
        if (!given.is_object()) return card;
        const Json name = given.value("name", Json());
        const auto checked = check_name(text(name));
        if (given.size() != 2 || !name.is_string() || !checked) return std::nullopt;
        card.name = *checked;
        return card;
    }

    Field field_;
};

} // namespace

FieldRow<Sheet> cards_row() {
    static constexpr std::array<std::string_view, 2> kKinds{"deploy", "consume"};
    static constexpr std::array<FieldCondition, 1> kStandard{{{"limits", 0}}};
    static constexpr std::array<FieldBound, 1> kFewer{{{kMostCards, kStandard}}};
    const Field cards{.type = Field::Type::List,
                      .key = "cards",
                      .ja = "スペルカード",
                      .en = "Spell cards",
                      .labels = "スペルカード|spell cards|スペカ|カード",
                      .most = static_cast<int>(kMostOpenCards),
                      .fewer = kFewer,
                      .kinds = kKinds,
                      .code = "E_CARD",
                      .rule = "3",
                      .wrong_ja = "知らないスペルカードか、付けられない名前です。",
                      .wrong_en = "There is no such spell card, or its name can't be one.",
                      .count_ja = "スペルカードは{most}個までの並びです。",
                      .count_en = "Spell cards are a list of at most {most}."};
    return {cards, std::make_shared<CardsPart>(cards)};
}

std::vector<std::string> card_names(const Sheet& sheet) {
    std::vector<std::string> names;
    for (const OwnedCard& one : sheet.cards) {
        if (!one.name.empty()) names.push_back(one.name);
    }
    return names;
}

void name_cards(Sheet& sheet, const std::vector<std::string>& names) {
    std::size_t k = 0;
    for (OwnedCard& one : sheet.cards) {
        if (!one.name.empty() && k < names.size()) one.name = names[k++];
    }
}

} // namespace shiaiba::sengen
