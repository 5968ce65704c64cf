// The house's data, as the file that a GM's own data is written in.
#include "rulesets/sengen/list/house.hpp"

#include "rulesets/sengen/list/reader.hpp"

namespace shiaiba::sengen {

std::string_view house_data_text() {
    return
#include "rulesets/sengen/list/house.table.inc"
        ;
}

const std::shared_ptr<const Data>& house_data() {
    static const std::shared_ptr<const Data> data = *parse_data(house_data_text());
    return data;
}

} // namespace shiaiba::sengen
