# Compiler settings of the whole build, and functions that make the project's own targets.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")

# Reading the headers of the standard library, JSON and Catch2 is more than half of the work. So they are compiled
# once for all targets of the same options. Above the core, the core's most used headers are compiled with them.
# A missing #include goes unnoticed that way: `scripts/soak` builds without precompiled headers.
option(SHIAIBA_PRECOMPILE "Compile the headers of dependencies and of the core once" ON)
set(SHIAIBA_HEADERS <nlohmann/json.hpp> <algorithm> <any> <array> <bit> <charconv> <cstdint> <functional> <map>
    <memory> <optional> <span> <string> <string_view> <utility> <variant> <vector>)
set(SHIAIBA_CORE_HEADERS system/match.hpp system/fast_path.hpp text/json.hpp plan/presets.hpp
    sheet/own_list.hpp)
list(TRANSFORM SHIAIBA_CORE_HEADERS PREPEND "${PROJECT_SOURCE_DIR}/engine/core/")
# shiaiba_precompile(TARGET [HEADER…]): gives the target a precompiled header of its own, with further headers.
function(shiaiba_precompile target)
    if(SHIAIBA_PRECOMPILE)
        target_precompile_headers(${target} PRIVATE ${SHIAIBA_HEADERS} ${ARGN})
    endif()
endfunction()
# shiaiba_precompiled(TARGET ROOM [FAST]): gives the target the precompiled header that libraries of the same
# options share.
function(shiaiba_precompiled target room)
    if(NOT SHIAIBA_PRECOMPILE)
        return()
    endif()
    set(headers shiaiba_headers)
    set(more "")
    if(NOT room STREQUAL core OR ARGN)
        string(APPEND headers _core)
        set(more ${SHIAIBA_CORE_HEADERS})
    endif()
    if(ARGN)
        string(APPEND headers _fast)
    endif()
    if(NOT TARGET ${headers})
        file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/headers.cpp" CONTENT "// Nothing: its headers are what counts.\n")
        add_library(${headers} OBJECT "${CMAKE_BINARY_DIR}/headers.cpp")
        target_link_libraries(${headers} PRIVATE deps::json)
        shiaiba_compiled(${headers} ${ARGN})
        shiaiba_precompile(${headers} ${more})
    endif()
    target_precompile_headers(${target} REUSE_FROM ${headers})
endfunction()

find_program(SHIAIBA_CCACHE ccache)
if(SHIAIBA_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # BASEDIR and NOHASHDIR: another clone finds what this one compiled, since paths below the clone count as
    # relative. DEPEND: the compiler itself reports the includes, so that nothing is preprocessed for the cache
    # alone.
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env
        "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1 CCACHE_DEPEND=1)
    if(SHIAIBA_PRECOMPILE)
        # ccache wants these before it caches a compilation that uses a precompiled header.
        list(APPEND CMAKE_CXX_COMPILER_LAUNCHER CCACHE_SLOPPINESS=pch_defines,time_macros)
        if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
            add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
        endif()
    endif()
    list(APPEND CMAKE_CXX_COMPILER_LAUNCHER "${SHIAIBA_CCACHE}")
endif()

# These options reach the downloaded dependencies too: objects with different sanitizers don't link.
if(EMSCRIPTEN)
    # The engine uses no RTTI; embind is told that types have no names.
    add_compile_options(-msimd128 -fno-rtti)
    add_compile_definitions(EMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0)
    add_link_options(-fno-rtti)
    if(CMAKE_BUILD_TYPE STREQUAL "Release")
        # -Oz comes after CMake's own -O3: the module is downloaded, so size counts. Emscripten's -Oz also means
        # -fno-inline-functions, which leaves even a getter a call: larger, and slower.
        add_compile_options(-flto -Oz -finline-functions)
        # Virtual functions that a module never calls aren't linked into it: the reading of pasted text, for
        # one.
        add_compile_options(-fvisibility=hidden -fwhole-program-vtables -fvirtual-function-elimination)
        add_link_options(-flto -Oz)
    endif()
endif()

# shiaiba_without_exceptions(TARGET): the engine throws and catches nothing. An exception of a library would be a bug
# of the engine and ends the module as a trap does. Without landing pads a module is a seventh smaller. Native code
# keeps exceptions, so that tests and fuzzers tell what happened.
function(shiaiba_without_exceptions target)
    if(EMSCRIPTEN)
        target_compile_options(${target} PRIVATE -fno-exceptions)
        target_link_options(${target} PRIVATE -fno-exceptions)
    endif()
endfunction()

set(SHIAIBA_SANITIZE "" CACHE STRING "Sanitizers, e.g. address,undefined; clang adds the libFuzzer targets")
if(SHIAIBA_SANITIZE)
    include(CheckCXXSourceCompiles)
    set(CMAKE_REQUIRED_FLAGS -fsanitize=fuzzer)
    check_cxx_source_compiles(
        "extern \"C\" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }" SHIAIBA_FUZZER)
    unset(CMAKE_REQUIRED_FLAGS)
    # -O1: the suite fights thousands of battles, which -O0 would stretch to minutes. -g1: line numbers are all
    # that a sanitizer prints, and full debug information costs half of the compile time.
    add_compile_options(
        -O1 -g1 -fno-omit-frame-pointer -fsanitize=${SHIAIBA_SANITIZE} -fno-sanitize-recover=all)
    # AddressSanitizer reports these faults as well when they happen (and x86 faults on misaligned vectors, the
    # only cast pointers); checks before every access cost a fifth of the compile time.
    if(SHIAIBA_SANITIZE MATCHES "address")
        add_compile_options(-fno-sanitize=null,alignment,object-size,vptr)
    endif()
    add_compile_definitions(_GLIBCXX_ASSERTIONS)
    add_link_options(-fsanitize=${SHIAIBA_SANITIZE})
endif()

# shiaiba_own(TARGET): warnings, as errors, for the project's own code. `cmake --compile-no-warning-as-error` lifts that
# for a compiler newer than the project.
function(shiaiba_own target)
    target_compile_options(${target} PRIVATE
        -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wnon-virtual-dtor)
    # GCC 12 warns wrongly about its own std::string ("a" + string), more often with precompiled headers, and
    # about its own <regex> under a sanitizer.
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${target} PRIVATE -Wno-restrict -Wno-stringop-overflow -Wno-array-bounds)
        if(SHIAIBA_SANITIZE)
            target_compile_options(${target} PRIVATE -Wno-maybe-uninitialized)
        endif()
    endif()
    set_target_properties(${target} PROPERTIES COMPILE_WARNING_AS_ERROR ON)
endfunction()

# shiaiba_texts(ROOM): makes a C++ string of every .table file of a room: "rulesets/<id>/some.table" is included as
# "rulesets/<id>/some.table.inc". A raw string keeps the text as people read and programs write it.
function(shiaiba_texts room)
    file(GLOB_RECURSE texts CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}/engine"
        "${PROJECT_SOURCE_DIR}/engine/${room}/*.table")
    foreach(name IN LISTS texts)
        file(READ "${PROJECT_SOURCE_DIR}/engine/${name}" text)
        file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/texts/${name}.inc" CONTENT "R\"text(@text@)text\"\n" @ONLY)
        set_property(DIRECTORY "${PROJECT_SOURCE_DIR}" APPEND PROPERTY
            CMAKE_CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/engine/${name}")
    endforeach()
endfunction()

# shiaiba_version(TARGET): makes "cli/version.inc" for a program that prints its version. Written when the build is
# configured, for tools that only read the sources, and brought up to date before every build of the program.
function(shiaiba_version target)
    set(write "${CMAKE_COMMAND}" -D "SOURCE=${PROJECT_SOURCE_DIR}/engine" -D "OUT=${CMAKE_BINARY_DIR}/texts/cli/version.inc"
        -P "${PROJECT_SOURCE_DIR}/scripts/cmake/version.cmake")
    execute_process(COMMAND ${write} COMMAND_ERROR_IS_FATAL ANY)
    add_custom_target(${target}_version COMMAND ${write}
        BYPRODUCTS "${CMAKE_BINARY_DIR}/texts/cli/version.inc" VERBATIM)
    add_dependencies(${target} ${target}_version)
    target_include_directories(${target} PRIVATE "${CMAKE_BINARY_DIR}/texts")
endfunction()

# shiaiba_compiled(TARGET [FAST]): options of every library of the project. Only FAST code, which fights run through,
# is optimised fully: for the rest that would take a quarter of the build's time and gain nothing.
function(shiaiba_compiled target)
    if(CMAKE_BUILD_TYPE STREQUAL "Release")
        if(EMSCRIPTEN AND ARGN)
            target_compile_options(${target} PRIVATE -O2)
        elseif(NOT EMSCRIPTEN AND NOT ARGN)
            target_compile_options(${target} PRIVATE -O1)
        endif()
    endif()
    target_include_directories(${target} PUBLIC "${PROJECT_SOURCE_DIR}/engine" PRIVATE "${CMAKE_BINARY_DIR}/texts")
    if(SHIAIBA_FUZZER)
        target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
    endif()
    shiaiba_without_exceptions(${target})
    shiaiba_own(${target})
endfunction()

# shiaiba_library(ROOM LINK … FIGHTS … KERNELS …): a library of every source under engine/ROOM. FIGHTS: globs of the
# files that a muted fight and its decisions run through. They are few and make the speed of many fights. Where the rest
# is built small they are compiled twice: small for the module of single fights, which is downloaded, and for speed for
# programs that call shiaiba_fast_fights. KERNELS: globs of files that are compiled for speed everywhere.
function(shiaiba_library room)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LINK;FIGHTS;KERNELS")
    set(target shiaiba_${room})
    shiaiba_texts(${room})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/engine/${room}/*.cpp")
    list(TRANSFORM arg_FIGHTS PREPEND "${PROJECT_SOURCE_DIR}/engine/${room}/")
    if(arg_FIGHTS)
        file(GLOB fights CONFIGURE_DEPENDS ${arg_FIGHTS})
    endif()
    if(arg_KERNELS)
        list(TRANSFORM arg_KERNELS PREPEND "${PROJECT_SOURCE_DIR}/engine/${room}/")
        file(GLOB kernels CONFIGURE_DEPENDS ${arg_KERNELS})
        if(EMSCRIPTEN)
            shiaiba_fast_sources(${target} ${kernels})
        else()
            list(APPEND fights ${kernels})
        endif()
    endif()
    list(REMOVE_ITEM sources ${fights})
    add_library(${target} STATIC ${sources})
    target_link_libraries(${target} PUBLIC ${arg_LINK})
    shiaiba_compiled(${target})
    shiaiba_precompiled(${target} ${room})
    if(NOT arg_FIGHTS)
        return()
    endif()
    # In object libraries, so that a program with the fast objects takes none of the small ones out of the library.
    if(EMSCRIPTEN AND CMAKE_BUILD_TYPE STREQUAL "Release")
        shiaiba_fights(${room} fast FAST)
        set_property(GLOBAL APPEND PROPERTY SHIAIBA_FAST ${target}_fast)
        shiaiba_fights(${room} fights)
    else()
        shiaiba_fights(${room} fights FAST)
        shiaiba_fast_sources(${target}_fights ${kernels})
    endif()
    target_sources(${target} PRIVATE $<TARGET_OBJECTS:${target}_fights>)
endfunction()

# shiaiba_fights(ROOM NAME [FAST]): compiles the room's FIGHTS as shiaiba_<room>_<name>.
macro(shiaiba_fights room name)
    add_library(shiaiba_${room}_${name} OBJECT ${fights})
    target_link_libraries(shiaiba_${room}_${name} PRIVATE ${arg_LINK})
    shiaiba_compiled(shiaiba_${room}_${name} ${ARGN})
    shiaiba_precompiled(shiaiba_${room}_${name} ${room} ${ARGN})
endmacro()

# shiaiba_fast_fights(TARGET): links the fast objects into a program that fights many times.
function(shiaiba_fast_fights target)
    get_property(fast GLOBAL PROPERTY SHIAIBA_FAST)
    foreach(objects IN LISTS fast)
        target_sources(${target} PRIVATE $<TARGET_OBJECTS:${objects}>)
    endforeach()
endfunction()

option(SHIAIBA_ONE_SWEEP "Compile a set sweep as one text, which makes it several times as fast" ON)
# shiaiba_fast_sources(TARGET SOURCE…): compiles sources for speed also where the rest is built small. Link-time
# optimisation keeps that: "small" is an attribute of the functions of the other files.
function(shiaiba_fast_sources target)
    if(EMSCRIPTEN AND CMAKE_BUILD_TYPE STREQUAL "Release")
        set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS "-O3" SKIP_PRECOMPILE_HEADERS ON)
    endif()
    # The sweep's many small functions call each other across files, so natively it is compiled as one text.
    # WebAssembly's link-time optimisation looks across files anyway.
    if(NOT EMSCRIPTEN AND SHIAIBA_ONE_SWEEP)
        set(one ${ARGN})
        list(FILTER one INCLUDE REGEX "/sweep[^/]*$")
        set_source_files_properties(${one} PROPERTIES UNITY_GROUP sweep)
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    endif()
    # lanes_32.cpp is for machines with AVX2, whatever the rest is for. It is optimised in every build: no
    # inline function of a header may be left in it, since the linker could take that copy for the whole
    # program.
    if(NOT EMSCRIPTEN AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
        set(wide ${ARGN})
        list(FILTER wide INCLUDE REGEX "lanes_32\\.cpp$")
        set_source_files_properties(${wide} PROPERTIES
            COMPILE_OPTIONS "-mavx2;-O3" SKIP_PRECOMPILE_HEADERS ON)
    endif()
endfunction()
