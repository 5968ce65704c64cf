# Finds Emscripten (emsdk, Homebrew or Debian's package) and hands over to its own toolchain file.

set(SHIAIBA_EMSCRIPTEN_ROOT "" CACHE PATH "Emscripten's folder; empty: look for it")

# CMake reads this file again for every compiler check, with an empty cache; the environment carries the answer there.
if(NOT SHIAIBA_EMSCRIPTEN_ROOT AND DEFINED ENV{SHIAIBA_EMSCRIPTEN_ROOT})
    set(SHIAIBA_EMSCRIPTEN_ROOT "$ENV{SHIAIBA_EMSCRIPTEN_ROOT}")
endif()

set(_candidates "${SHIAIBA_EMSCRIPTEN_ROOT}" "$ENV{EMSCRIPTEN_ROOT}" "$ENV{EMSCRIPTEN}")
if(DEFINED ENV{EMSDK})
    list(APPEND _candidates "$ENV{EMSDK}/upstream/emscripten")
endif()
find_program(SHIAIBA_EMCC emcc NO_CMAKE_FIND_ROOT_PATH)
if(SHIAIBA_EMCC)
    get_filename_component(_emcc "${SHIAIBA_EMCC}" REALPATH)
    get_filename_component(_folder "${_emcc}" DIRECTORY)
    # Homebrew keeps a wrapper in bin/ and everything else in libexec/.
    list(APPEND _candidates "${_folder}" "${_folder}/../libexec")
endif()
list(APPEND _candidates /usr/share/emscripten)

set(_root "")
foreach(_candidate IN LISTS _candidates)
    if(_candidate AND EXISTS "${_candidate}/cmake/Modules/Platform/Emscripten.cmake")
        get_filename_component(_root "${_candidate}" REALPATH)
        break()
    endif()
endforeach()
if(NOT _root)
    message(FATAL_ERROR
        "Emscripten was not found. Debian/Ubuntu: apt-get install emscripten; macOS: brew install "
        "emscripten; or activate an emsdk (source emsdk_env.sh), or set EMSCRIPTEN_ROOT.")
endif()
set(ENV{SHIAIBA_EMSCRIPTEN_ROOT} "${_root}")
include("${_root}/cmake/Modules/Platform/Emscripten.cmake")

# Header-only packages of the host work for WebAssembly as well (see isolated_headers).
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE BOTH)

# Emscripten's settings name the node that its compiler runs on; the tests run on the node of PATH.
find_program(SHIAIBA_NODE node NO_CMAKE_FIND_ROOT_PATH)
if(SHIAIBA_NODE)
    set(CMAKE_CROSSCOMPILING_EMULATOR "${SHIAIBA_NODE}")
endif()

# Debian's linker driver loads acorn from /usr/share/nodejs, where only Debian's own node looks.
if(_root STREQUAL "/usr/share/emscripten" AND EXISTS /usr/share/nodejs/acorn)
    set(CMAKE_CXX_LINKER_LAUNCHER "${CMAKE_COMMAND};-E;env;NODE_PATH=/usr/share/nodejs")
endif()
