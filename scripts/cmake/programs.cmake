# What the libraries are linked into: the program, the WebAssembly module, the tests, the fuzzers.

# A program that node runs. `.cjs`, because package.json makes `.js` an ES module.
function(node_program target)
    set_target_properties(${target} PROPERTIES SUFFIX .cjs)
    target_link_options(${target} PRIVATE
        -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1 -sWASM_ASYNC_COMPILATION=0
        -sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=1MB)
endfunction()

if(SHIAIBA_SANITIZE MATCHES fuzzer)
    file(GLOB fuzzers CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/fuzz/*.cpp")
    foreach(source IN LISTS fuzzers)
        get_filename_component(name "${source}" NAME_WE)
        add_executable(fuzz_${name} "${source}")
        target_link_libraries(fuzz_${name} PRIVATE shiaiba_analysis)
        target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
        shiaiba_own(fuzz_${name})
    endforeach()
    return()
endif()

file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/engine/cli/*.cpp")
if(sources)
    add_executable(shiaiba ${sources})
    target_link_libraries(shiaiba PRIVATE shiaiba_analysis)
    shiaiba_own(shiaiba)
    if(EMSCRIPTEN)
        node_program(shiaiba)
    endif()
endif()

file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/bindings/*.cpp")
if(EMSCRIPTEN AND sources)
    add_executable(engine ${sources})
    target_link_libraries(engine PRIVATE shiaiba_analysis)
    shiaiba_own(engine)
    set_target_properties(engine PROPERTIES SUFFIX .mjs)
    # No `node` in ENVIRONMENT: node gets the file's bytes as wasmBinary, and bundlers stay quiet.
    # No dynamic execution: the page's policy forbids eval. The stack's default differs by version.
    target_link_options(engine PRIVATE
        -lembind -sMODULARIZE=1 -sEXPORT_ES6=1 -sEXPORT_NAME=createEngine -sENVIRONMENT=web,worker
        -sFILESYSTEM=0 -sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=1MB -sDYNAMIC_EXECUTION=0)
endif()

if(BUILD_TESTING)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/engine/*.cpp")
    add_executable(shiaiba_tests ${sources})
    target_link_libraries(shiaiba_tests PRIVATE shiaiba_analysis deps::catch2)
    target_include_directories(shiaiba_tests PRIVATE "${PROJECT_SOURCE_DIR}/tests/engine")
    # The engine's speed is what counts in the suite; optimising the checks only costs compile time.
    target_compile_options(shiaiba_tests PRIVATE -O0)
    target_compile_definitions(shiaiba_tests PRIVATE SHIAIBA_TEST_DATA="${PROJECT_SOURCE_DIR}/tests")
    shiaiba_own(shiaiba_tests)
    if(EMSCRIPTEN)
        node_program(shiaiba_tests)
    endif()
    add_test(NAME engine COMMAND shiaiba_tests)
endif()
