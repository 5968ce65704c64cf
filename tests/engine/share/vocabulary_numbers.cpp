// Writes a vocabulary's places and widths as JSON, compares them with tests/links/ids.json, and
// writes bits as text.
#include "share/system_link_test.hpp"

#include <string>

#include "catch.hpp"
#include "core/plan/presets.hpp"
#include "core/text/digest.hpp"
#include "test_file.hpp"

namespace shiaiba::tests {

Json vocabulary_numbers(const plan::Vocabulary& words) {
    Json facts = Json::array();
    for (const plan::Fact& fact : words.facts) {
        // After the bounds that links began with, the bound that numbers in the escape can reach.
        const bool grown = fact.link_most >= 0;
        facts.push_back(std::string(fact.id) + " " + std::to_string(fact.least) + " " +
                        std::to_string(grown ? fact.link_most : fact.most) +
                        (grown ? " " + std::to_string(fact.most) : ""));
    }
    Json domains = Json::array();
    for (const plan::Domain& domain : words.domains) {
        domains.push_back(ids_of(domain.symbols));
        domains.back().push_back(domain.bits);
    }
    return JsonObject()
        .add("decisions", ids_of(words.decisions))
        .add("tags", ids_of(words.tags))
        .add("facts", std::move(facts))
        .add("domains", std::move(domains))
        .add("bits", Json({words.fact_bits, words.tag_bits, words.decision_bits}))
        .add("most", Json({words.most_terms, words.most_depth}));
}

Json preset_numbers(const plan::Presets& presets) {
    Json all = Json::array();
    for (std::size_t k = 0; k < presets.size(); ++k) {
        BitWriter plans;
        pack(presets.tactic(k).plans(), presets.vocabulary(), plans);
        Digest digest;
        for (const std::uint8_t byte : plans.bytes()) {
            const char one = static_cast<char>(byte);
            digest.add({&one, 1});
        }
        all.push_back(std::string(presets[k].id) + " " + hex16(digest.value()));
    }
    return all;
}

std::string bits_in(const BitWriter& bits) {
    BitReader in(bits.bytes(), bits.size());
    std::string out;
    for (std::size_t k = 0; k < bits.size(); ++k) out += in.bits(1) == 1 ? '1' : '0';
    return out;
}

std::string varint(std::uint64_t value) {
    BitWriter out;
    out.varint(value);
    return bits_in(out);
}

std::string without_blanks(std::string text) {
    std::erase(text, ' ');
    return text;
}

void check_frozen(const char* block, const Json& today) {
    const Json frozen =
        parse_json(tests::test_file("links/ids.json"))->value(block, Json::object());
    for (const auto& [key, value] : today.items()) {
        INFO(key << ": " << write_json(value));
        CHECK(frozen.value(key, Json()) == value);
    }
    CHECK(frozen.size() == today.size());
}

} // namespace shiaiba::tests
