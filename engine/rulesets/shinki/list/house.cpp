// The house list, as the data that a GM's own list is written in.
#include "rulesets/shinki/list/house.hpp"

#include "rulesets/shinki/list/reader.hpp"

namespace shiaiba::shinki {

std::string_view house_list_text() {
    return
#include "rulesets/shinki/list/house.table.inc"
        ;
}

const std::shared_ptr<const SkillList>& house_list() {
    static const std::shared_ptr<const SkillList> list = *parse_list(house_list_text());
    return list;
}

} // namespace shiaiba::shinki
