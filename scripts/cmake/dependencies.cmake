# Finds nlohmann_json and Catch2: the system's package where there is one, else a pinned download.
# Provides deps::json and deps::catch2, and deps::clp where the system has Clp.
include(FetchContent)

# isolated_headers(TARGET FROM FOLDER): makes a target that sees only one folder of another target's headers. A system
# package's target points at /usr/include, whose C headers break a WebAssembly build.
function(isolated_headers target from folder)
    get_target_property(includes ${from} INTERFACE_INCLUDE_DIRECTORIES)
    string(REGEX REPLACE "\\$<[A-Z_]+:([^>]*)>" "\\1" includes "${includes}")
    set(alone "${CMAKE_BINARY_DIR}/headers")
    # Earlier versions made one link to the whole folder: links made in it would be written into the system's
    # folder.
    if(IS_SYMLINK "${alone}/${folder}")
        file(REMOVE "${alone}/${folder}")
    endif()
    file(MAKE_DIRECTORY "${alone}/${folder}")
    foreach(include IN LISTS includes)
        file(GLOB headers "${include}/${folder}/*")
        foreach(header IN LISTS headers)
            get_filename_component(name "${header}" NAME)
            file(CREATE_LINK "${header}" "${alone}/${folder}/${name}" SYMBOLIC)
        endforeach()
    endforeach()
    if(NOT headers)
        message(FATAL_ERROR "The headers <${folder}/…> of ${from} were not found in: ${includes}")
    endif()
    add_library(${target} INTERFACE)
    target_include_directories(${target} SYSTEM INTERFACE "${alone}")
endfunction()

FetchContent_Declare(nlohmann_json
    URL https://github.com/nlohmann/json/releases/download/v3.11.3/json.tar.xz
    URL_HASH SHA256=d6c65aca6b1ed68e7a182f4757257b107ae403032760ed6ef121c9d55e81757d
    DOWNLOAD_EXTRACT_TIMESTAMP ON
    FIND_PACKAGE_ARGS 3.11)
FetchContent_MakeAvailable(nlohmann_json)
isolated_headers(shiaiba_json nlohmann_json::nlohmann_json nlohmann)
add_library(deps::json ALIAS shiaiba_json)
# JSON's literals, which the project doesn't use, make every file compile the parser for a type that it doesn't use: a
# seventh of the build's time. A copy of the header without them is found first. It is written only when it differs,
# since a newer date would make every file be compiled anew.
file(READ "${CMAKE_BINARY_DIR}/headers/nlohmann/json.hpp" text)
string(REGEX REPLACE
    "JSON_HEDLEY_NON_NULL\\(1\\)[^{}]*operator *\"\" *_json(_pointer)?\\([^{}]*\\{[^{}]*\\}" "" text "${text}")
string(REGEX REPLACE "using nlohmann::literals::json_literals::operator *\"\" *_json(_pointer)?;" "" text "${text}")
set(copy "${CMAKE_BINARY_DIR}/headers/without_literals/nlohmann/json.hpp")
set(old "")
if(EXISTS "${copy}")
    file(READ "${copy}" old)
endif()
if(NOT text STREQUAL old)
    file(WRITE "${copy}" "${text}")
endif()
target_include_directories(shiaiba_json SYSTEM BEFORE INTERFACE "${CMAKE_BINARY_DIR}/headers/without_literals")

# The tests are native. The WebAssembly modules are compared with the native program (tests/parity).
if(BUILD_TESTING AND NOT EMSCRIPTEN)
    FetchContent_Declare(Catch2
        URL https://github.com/catchorg/Catch2/archive/refs/tags/v3.7.1.tar.gz
        URL_HASH SHA256=c991b247a1a0d7bb9c39aa35faf0fe9e19764213f28ffba3109388e62ee0269c
        DOWNLOAD_EXTRACT_TIMESTAMP ON
        FIND_PACKAGE_ARGS)
    FetchContent_MakeAvailable(Catch2)
    add_library(shiaiba_catch2 INTERFACE)
    target_link_libraries(shiaiba_catch2 INTERFACE Catch2::Catch2)
    target_compile_definitions(shiaiba_catch2 INTERFACE CATCH_CONFIG_NO_POSIX_SIGNALS)
    add_library(deps::catch2 ALIAS shiaiba_catch2)
endif()

# Clp, a solver of linear programs, only for `shiaiba solve`: deps::clp where the system has it.
if(NOT EMSCRIPTEN)
    find_path(SHIAIBA_CLP_HEADERS ClpSimplex.hpp PATH_SUFFIXES coin clp/coin)
    find_path(SHIAIBA_COINUTILS_HEADERS CoinPragma.hpp PATH_SUFFIXES coin coinutils/coin)
    find_library(SHIAIBA_CLP_LIBRARY Clp)
    find_library(SHIAIBA_COINUTILS_LIBRARY CoinUtils)
    if(SHIAIBA_CLP_HEADERS AND SHIAIBA_COINUTILS_HEADERS AND SHIAIBA_CLP_LIBRARY AND SHIAIBA_COINUTILS_LIBRARY)
        add_library(shiaiba_clp INTERFACE)
        target_include_directories(shiaiba_clp SYSTEM INTERFACE
            "${SHIAIBA_CLP_HEADERS}" "${SHIAIBA_COINUTILS_HEADERS}")
        target_link_libraries(shiaiba_clp INTERFACE
            "${SHIAIBA_CLP_LIBRARY}" "${SHIAIBA_COINUTILS_LIBRARY}")
        target_compile_definitions(shiaiba_clp INTERFACE SHIAIBA_CLP)
        add_library(deps::clp ALIAS shiaiba_clp)
    endif()
endif()
