// `shiaiba bench --border`: prints the border signature, and the cases behind it.
#include <iostream>

#include "analysis/border_questions.hpp"
#include "cli/bench/bench.hpp"
#include "core/text/digest.hpp"
#include "core/text/json.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::cli {
namespace {

/// A registry with this system alone, as a module has it: other systems are known by name only.
Registry registry_of(const System& system) {
    std::vector<const Records*> records;
    if (const Records* const own = all_systems().records_of(system)) records.push_back(own);
    return Registry({&system}, published_systems(), records);
}

/// Prints a line for each case: the kind, the input, and a hash of each answer.
class CasePrinter final : public BorderListener {
public:
    void begin(std::string_view kind, const std::string& given) override {
        end();
        kind_ = kind;
        given_ = given;
    }
    /// Prints the current case, if there is one.
    void end() {
        if (!kind_.empty()) {
            std::cout << write_json(JsonObject()
                                        .add("kind", kind_)
                                        .add("given", given_)
                                        .add("answers", answers_))
                      << "\n";
        }
        kind_.clear();
        answers_.clear();
    }
    void json(const Json& answer) override { text(write_json(answer)); }
    void text(std::string_view answer) override {
        Digest digest;
        digest.add(answer);
        answers_.push_back(hex16(digest.value()));
    }
    void told(std::string_view answer) override { text(answer); }
    void bits(const std::vector<std::uint8_t>&, std::size_t) override {}

private:
    std::string kind_;
    std::string given_;
    std::vector<std::string> answers_;
};

} // namespace

void print_border(const System& system) {
    std::cout << border_signature(registry_of(system), system) << std::flush;
}

void print_border_cases(const System& system) {
    CasePrinter printer;
    tell_border(registry_of(system), system, printer);
    printer.end();
}

} // namespace shiaiba::cli
