// Forward declarations of tables of fields, for headers that only name them: what a fight is
// compiled with doesn't hang on them.
#pragma once

namespace shiaiba {

template <class T>
class Fields;
template <class S>
class SettingTable;

} // namespace shiaiba
