// What can be wrong with a skill list ([panel 7.2]).
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "core/sheet/own_list.hpp"

namespace shiaiba::panel {

/// L01 … L12. What is missing, strange or left over is L12, a number below its bound L08.
const ListWords& list_words();

/// `word` stands for what is wrong.
inline Problem list_problem(const char* code, std::string path, std::string_view word) {
    return list_words().problem(code, std::move(path), word);
}

class Fields : public ListObject {
public:
    Fields(const Json& json, std::string path, Problems& problems)
        : ListObject(json, std::move(path), problems, list_words()) {}
};

} // namespace shiaiba::panel
