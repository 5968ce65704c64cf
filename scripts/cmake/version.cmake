# cmake -D SOURCE=engine -D OUT=version.inc -P version.cmake: writes the program's version as a C++ string, if it has
# changed. The version is 12 hex digits of a hash over the names and the bytes of the engine's sources.
cmake_minimum_required(VERSION 3.24)
file(GLOB_RECURSE names RELATIVE "${SOURCE}" "${SOURCE}/*.?pp" "${SOURCE}/*.inc" "${SOURCE}/*.def" "${SOURCE}/*.table")
list(SORT names)
set(all "")
foreach(name IN LISTS names)
    file(SHA256 "${SOURCE}/${name}" hash)
    string(APPEND all "${name} ${hash}\n")
endforeach()
string(SHA256 hash "${all}")
string(SUBSTRING "${hash}" 0 12 version)
file(CONFIGURE OUTPUT "${OUT}" CONTENT "\"@version@\"\n" @ONLY)
