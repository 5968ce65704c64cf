// What the builder page asks for and shows of らくえん模擬戦, as data.
#pragma once

#include "core/text/json_fwd.hpp"

namespace shiaiba::rakuen {

/// `Form` of bindings/engine.d.ts.
Json form();

} // namespace shiaiba::rakuen
