# `cmake --install`: installs the program, its manual page and its shell completions. The program writes the last two
# itself, from the table that its `--help` is made from.
include(GNUInstallDirs)

set(papers "${CMAKE_BINARY_DIR}/papers")
install(CODE "
    file(MAKE_DIRECTORY \"${papers}\")
    foreach(paper IN ITEMS \"manual:shiaiba.1\" \"completion bash:shiaiba\" \"completion zsh:_shiaiba\"
            \"completion fish:shiaiba.fish\")
        string(REGEX MATCH \"^(.*):(.*)$\" _ \"\${paper}\")
        set(file \"\${CMAKE_MATCH_2}\")
        separate_arguments(words UNIX_COMMAND \"\${CMAKE_MATCH_1}\")
        execute_process(COMMAND \"$<TARGET_FILE:shiaiba>\" \${words}
            OUTPUT_FILE \"${papers}/\${file}\" COMMAND_ERROR_IS_FATAL ANY)
    endforeach()")
install(TARGETS shiaiba RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
install(FILES "${papers}/shiaiba.1" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1")
install(FILES "${papers}/shiaiba" DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions")
install(FILES "${papers}/_shiaiba" DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/site-functions")
install(FILES "${papers}/shiaiba.fish" DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d")
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" "${PROJECT_SOURCE_DIR}/CHANGELOG.md" DESTINATION "${CMAKE_INSTALL_DOCDIR}")
