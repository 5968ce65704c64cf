// What らくえん keeps of its battles ([rakuen 17, 18]).
#pragma once

#include "core/system/extras.hpp"

namespace shiaiba::rakuen {

const Records& records();

} // namespace shiaiba::rakuen
