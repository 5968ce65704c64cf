// `shiaiba data`: what a system's characters choose from, as a list that a GM may start from.
#include <iostream>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "core/text/json.hpp"
#include "rulesets/capabilities.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::cli {
namespace {

int run_data(const Args& args) {
    if (args.words().size() != 1) return usage_failure("usage: shiaiba data SYSTEM [--schema]");
    const Lang lang = lang_of(args.value("--lang", "ja"));
    const auto found = find_system(args.words()[0]);
    if (!found.value) return found.exit_code;
    const System& system = **found.value;
    for (const Json& field : system.settings().form()) {
        const auto key = field.find("key");
        if (key == field.end() || !field.contains("file")) continue;
        const auto schema = capabilities_of(system).list_schema;
        if (!args.has("--schema")) {
            std::cout << usual_setting(system, key->get_ref<const std::string&>());
        } else if (schema != nullptr) {
            std::cout << write_json(schema(), 2) << "\n";
        } else {
            break;
        }
        return kDone;
    }
    const Text& name = system.identity.name;
    std::cerr << (lang == Lang::Ja
                      ? name.ja + "に自分のデータはありません。規則の文章がすべてを定めています。"
                      : name.en + " takes no data of one's own: its texts have all of it.")
              << "\n";
    return kIllegal;
}

} // namespace

const Command& data_command() {
    static const Command command{
        "data",
        "SYSTEM",
        "Prints the house's skills, or all of its data, as a list that a match may bring.",
        "A changed copy goes into the settings of a match (docs/own-data.md).\n",
        {flag("--schema", "the format as a JSON Schema instead, for editors"),
         lang_option("language of what is said (default ja)")},
        "Exit code 1: by its texts the system takes none.\n",
        run_data};
    return command;
}

} // namespace shiaiba::cli
