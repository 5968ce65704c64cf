// Forward declaration of Json, for headers that only pass it on.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace shiaiba {

using Json = nlohmann::ordered_json;

} // namespace shiaiba
