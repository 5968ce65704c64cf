# Programs that the libraries are linked into: the program for the terminal, the WebAssembly modules, tests, fuzzers.

# node_program(TARGET): makes a program that node runs. `.cjs`, because package.json makes `.js` an ES module.
function(node_program target)
    set_target_properties(${target} PROPERTIES SUFFIX .cjs)
    target_link_options(${target} PRIVATE
        -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1 -sWASM_ASYNC_COMPILATION=0
        -sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=1MB)
endfunction()

file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/engine/cli/*.cpp")
add_executable(shiaiba ${sources})
target_link_libraries(shiaiba PRIVATE shiaiba_analysis)
if(TARGET deps::clp)
    target_link_libraries(shiaiba PRIVATE deps::clp)
endif()
# iconv decodes files in other encodings; WebAssembly's C library has it built in.
if(NOT EMSCRIPTEN)
    find_package(Iconv REQUIRED)
    target_link_libraries(shiaiba PRIVATE Iconv::Iconv)
endif()
shiaiba_compiled(shiaiba)
shiaiba_precompiled(shiaiba cli)
shiaiba_version(shiaiba)
# The release number is included as a text, like those of the engine.
file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/texts/cli/release.inc" CONTENT "\"@PROJECT_VERSION@\"\n" @ONLY)
if(EMSCRIPTEN)
    node_program(shiaiba)
    shiaiba_fast_fights(shiaiba)
    set(node_library "${PROJECT_SOURCE_DIR}/engine/cli/node.js")
    target_link_options(shiaiba PRIVATE "SHELL:--js-library ${node_library}")
    set_property(TARGET shiaiba APPEND PROPERTY LINK_DEPENDS "${node_library}")
else()
    include(install)
endif()

# wasm_module(TARGET OBJECTS… LINK… SOURCES…): links bindings that are compiled already into the target's .mjs and
# .wasm.
function(wasm_module target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "OBJECTS;LINK;SOURCES")
    add_executable(${target} ${arg_SOURCES})
    foreach(objects IN LISTS arg_OBJECTS)
        target_sources(${target} PRIVATE $<TARGET_OBJECTS:${objects}>)
    endforeach()
    target_link_libraries(${target} PRIVATE ${arg_LINK})
    shiaiba_without_exceptions(${target})
    shiaiba_own(${target})
    set_target_properties(${target} PROPERTIES SUFFIX .mjs)
    # No `node` in ENVIRONMENT: node gets the file's bytes as wasmBinary, and bundlers stay quiet. No dynamic
    # execution: the page's policy forbids eval. The stack is set because its default differs by version.
    # emmalloc is smaller after gzip than the default (1.6 KB of the largest module), and a tenth slower at the
    # longest report.
    target_link_options(${target} PRIVATE
        -lembind -sMODULARIZE=1 -sEXPORT_ES6=1 -sEXPORT_NAME=createEngine -sENVIRONMENT=web,worker
        -sFILESYSTEM=0 -sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=1MB -sDYNAMIC_EXECUTION=0 -sMALLOC=emmalloc
        "SHELL:--js-library ${PROJECT_SOURCE_DIR}/bindings/embind_unused.js")
    set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS "${PROJECT_SOURCE_DIR}/bindings/embind_unused.js")
endfunction()

# bindings_objects(TARGET GLOB LINK…): compiles bindings that several modules are linked from.
function(bindings_objects target glob)
    file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/${glob}")
    add_library(${target} OBJECT ${sources})
    target_include_directories(${target} PUBLIC "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${target} PRIVATE ${ARGN})
    shiaiba_without_exceptions(${target})
    shiaiba_own(${target})
    shiaiba_precompile(${target} <emscripten/bind.h>)
endfunction()

if(EMSCRIPTEN)
    bindings_objects(bindings_shared "bindings/*.cpp" shiaiba_rulesets shiaiba_share)
    bindings_objects(bindings_engine "bindings/engine/*.cpp" shiaiba_rulesets shiaiba_share)
    bindings_objects(bindings_analysis "bindings/analysis/*.cpp" shiaiba_analysis)

    # Each system has two modules, so that it carries no other system's code: one for single matches, which the page
    # loads at once, and one for many fights, loaded on demand. The modules differ in the lists of systems and of
    # capabilities that they are compiled with, and thereby in what the linker leaves out.
    set(rulesets "${PROJECT_SOURCE_DIR}/engine/rulesets")
    set(list "${rulesets}/systems.def")
    set(line "^SYSTEM\\(([a-z]+), [0-9]+, (\"[^\"]*\"), (\"[^\"]*\")\\)$")
    file(STRINGS "${list}" systems REGEX "${line}" ENCODING UTF-8)
    add_custom_target(engine)
    add_custom_target(analysis)
    # The page knows this of all systems before it loads any module: their names, and the marks of their texts.
    set(names "")
    set(marks "")
    foreach(system IN LISTS systems)
        string(REGEX REPLACE "${line}" "\\1" id "${system}")
        string(REGEX REPLACE "${line}" ",{\"id\":\"\\1\",\"name\":{\"ja\":\\2,\"en\":\\3}}" name "${system}")
        string(APPEND names "${name}")
        file(READ "${rulesets}/${id}/marks.json" own)
        string(STRIP "${own}" own)
        string(APPEND marks ",\"${id}\":${own}")
        set_property(DIRECTORY "${PROJECT_SOURCE_DIR}" APPEND PROPERTY
            CMAKE_CONFIGURE_DEPENDS "${list}" "${rulesets}/${id}/marks.json")
        # Each compiles the system's value once more, without what it never asks for (core/system/apart.hpp).
        wasm_module(engine_${id} SOURCES "${rulesets}/registry.cpp" "${rulesets}/${id}/${id}.cpp"
            OBJECTS bindings_shared bindings_engine LINK shiaiba_rulesets shiaiba_share)
        wasm_module(analysis_${id}
            SOURCES "${rulesets}/registry.cpp" "${rulesets}/capabilities.cpp" "${rulesets}/${id}/${id}.cpp"
            OBJECTS bindings_shared bindings_analysis LINK shiaiba_analysis)
        target_compile_definitions(engine_${id} PRIVATE SHIAIBA_SINGLE)
        target_compile_definitions(analysis_${id} PRIVATE SHIAIBA_MANY)
        shiaiba_fast_fights(analysis_${id})
        foreach(kind IN ITEMS engine analysis)
            target_compile_definitions(${kind}_${id} PRIVATE SHIAIBA_ONLY=${id})
            # All modules of a kind have one name: their glue is the same file, which names its module.
            set_target_properties(${kind}_${id} PROPERTIES
                OUTPUT_NAME ${kind} RUNTIME_OUTPUT_DIRECTORY "${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${id}")
            add_dependencies(${kind} ${kind}_${id})
        endforeach()
    endforeach()
    string(SUBSTRING "${names}" 1 -1 names)
    string(SUBSTRING "${marks}" 1 -1 marks)
    file(WRITE "${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/systems.json" "[${names}]\n")
    file(WRITE "${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/marks.json" "{${marks}}\n")

    # The tests' card game as a module, for the page's tests: in no other build, and in no dist.
    file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/engine/teams/*.cpp")
    list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
    wasm_module(engine_of_tests
        SOURCES "${PROJECT_SOURCE_DIR}/tests/module/registry.cpp" ${sources}
        OBJECTS bindings_shared bindings_engine LINK shiaiba_rulesets shiaiba_share)
    target_include_directories(engine_of_tests PRIVATE "${PROJECT_SOURCE_DIR}/tests/engine")
    set_target_properties(engine_of_tests PROPERTIES EXCLUDE_FROM_ALL ON
        OUTPUT_NAME engine RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests/module")
    # The same game with its opponents and the reading of pasted text.
    wasm_module(analysis_of_tests
        SOURCES "${PROJECT_SOURCE_DIR}/tests/module/registry.cpp" "${PROJECT_SOURCE_DIR}/tests/module/capabilities.cpp"
            ${sources}
        OBJECTS bindings_shared bindings_analysis LINK shiaiba_analysis)
    target_include_directories(analysis_of_tests PRIVATE "${PROJECT_SOURCE_DIR}/tests/engine")
    set_target_properties(analysis_of_tests PROPERTIES EXCLUDE_FROM_ALL ON
        OUTPUT_NAME analysis RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests/module")
endif()

if(BUILD_TESTING AND NOT EMSCRIPTEN)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/engine/*.cpp")
    add_executable(shiaiba_tests ${sources})
    target_link_libraries(shiaiba_tests PRIVATE shiaiba_analysis deps::catch2)
    target_include_directories(shiaiba_tests PRIVATE "${PROJECT_SOURCE_DIR}/tests/engine")
    # The suite's speed is that of the engine. Optimising the checks costs compile time, above all with
    # sanitizers in each of them. Undefined behaviour is looked for in the engine's arithmetic, not in that of
    # the checks.
    if(SHIAIBA_SANITIZE)
        target_compile_options(shiaiba_tests PRIVATE -O0 -fno-sanitize=undefined)
    else()
        target_compile_options(shiaiba_tests PRIVATE -Og)
    endif()
    # The linker takes the first of several copies of an inline function, so the libraries, which are optimised,
    # stand before the checks.
    if(NOT APPLE)
        set(first "")
        foreach(room IN ITEMS analysis rulesets share core)
            list(APPEND first "$<TARGET_FILE:shiaiba_${room}>")
        endforeach()
        target_link_options(shiaiba_tests PRIVATE -Wl,--whole-archive ${first} -Wl,--no-whole-archive)
    endif()
    # Only the file that reads test data has this clone's path in it, so that ccache can share all others
    # between clones.
    set_source_files_properties("${PROJECT_SOURCE_DIR}/tests/engine/test_file.cpp" PROPERTIES
        COMPILE_DEFINITIONS SHIAIBA_TEST_DATA="${PROJECT_SOURCE_DIR}/tests")
    shiaiba_own(shiaiba_tests)
    # Nearly every test includes these headers, and they seldom change.
    shiaiba_precompile(shiaiba_tests ${SHIAIBA_CORE_HEADERS} "${PROJECT_SOURCE_DIR}/tests/engine/catch.hpp"
        "${PROJECT_SOURCE_DIR}/tests/engine/kit.hpp")
    # main.cpp configures Catch2 itself, before it includes it.
    set_source_files_properties("${PROJECT_SOURCE_DIR}/tests/engine/main.cpp" PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
    # Several tests, so that ctest runs them side by side.
    add_test(NAME conformance COMMAND shiaiba_tests "[conformance]~[.]")
    add_test(NAME engine COMMAND shiaiba_tests "~[kernel]~[sweep]~[boxes]~[conformance]~[signature]~[odds]~[tables]~[.]")
    add_test(NAME odds COMMAND shiaiba_tests "[odds]~[.],[tables]~[odds]~[.]")
    add_test(NAME boxes COMMAND shiaiba_tests "[boxes]~[.]")
    add_test(NAME fast_paths COMMAND shiaiba_tests "[kernel],[sweep]")
    # The signature's fights are fought in the other builds: a sanitizer makes them slow and finds nothing new.
    if(NOT SHIAIBA_SANITIZE)
        add_test(NAME signature COMMAND shiaiba_tests "[signature]")
    endif()
endif()

# Fuzzers: one per file, linked with the sanitized libraries.
if(SHIAIBA_FUZZER)
    file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/fuzz/*.cpp")
    foreach(source IN LISTS sources)
        get_filename_component(name "${source}" NAME_WE)
        add_executable(${name} "${source}")
        target_link_libraries(${name} PRIVATE shiaiba_analysis)
        target_link_options(${name} PRIVATE -fsanitize=fuzzer)
        shiaiba_own(${name})
    endforeach()
endif()
