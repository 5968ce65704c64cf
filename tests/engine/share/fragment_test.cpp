// Links cut out of addresses and sentences.
#include "share/link.hpp"

#include <string>

#include "catch.hpp"

namespace shiaiba {
namespace {

std::string run_of(std::string_view given) {
    const Fragment fragment = find_fragment(given);
    return fragment.text.substr(0, fragment.run);
}

TEST_CASE("the fragment is found with and without its address") {
    CHECK(run_of("1Fabc") == "1Fabc");
    CHECK(run_of("#1Fabc") == "1Fabc");
    CHECK(run_of("https://example.org/x/shiden/#1Fabc") == "1Fabc");
    CHECK(run_of("https://example.org/?q=1#1Fabc?x=2#y") == "1Fabc");
    CHECK(run_of(" \n 1Fabc\n") == "1Fabc");
    CHECK(run_of("https://example.org/shiden/%231Fabc") == "1Fabc");
    CHECK(run_of("") == "");
    CHECK(run_of("#") == "");
    CHECK(run_of("#-rules-5.3") == "");
}

TEST_CASE("percent signs are decoded once, and broken escapes stay") {
    CHECK(run_of("#%31%46abc") == "1Fabc");
    CHECK(run_of("#1Fabc%E3%80%82") == "1Fabc");
    CHECK(run_of("#1Fabc%2541") == "1Fabc");
    CHECK(run_of("#1Fabc%") == "1Fabc");
    CHECK(run_of("#1Fabc%4") == "1Fabc");
    CHECK(run_of("#1Fabc%zz") == "1Fabc");
    CHECK(run_of("#1Fab%6") == "1Fab");
    CHECK(run_of("#1Fab%63") == "1Fabc");
}

TEST_CASE("a view is a step, a screen, or both") {
    const auto step = [](std::string_view after) { return read_view(after).step.value_or(-1); };
    const auto screen = [](std::string_view after) { return read_view(after).screen; };
    CHECK(step("") == -1);
    CHECK(step(".17") == 17);
    CHECK(step(".0") == 0);
    CHECK(screen(".17") == "");
    CHECK(step(".17.r") == 17);
    CHECK(screen(".17.r") == "r");
    CHECK(screen(".m") == "m");
    CHECK(step(".m") == -1);
    CHECK(step(".17。見て") == 17);
    CHECK(step(".17.") == 17);
    CHECK(step(".17)") == 17);
    CHECK(screen(".l。") == "l");
}

TEST_CASE("what only looks like a view is somebody's sentence") {
    const auto none = [](std::string_view after) {
        const View view = read_view(after);
        return !view.step && view.screen.empty();
    };
    CHECK(none("."));
    CHECK(none(".."));
    CHECK(none(".-1"));
    CHECK(none(".+1"));
    CHECK(none(".17th"));
    CHECK(none(".1234567890"));
    CHECK(none(".99999999999999999999999"));
    CHECK(none(".mp4"));
    CHECK(none(".q"));
    CHECK(none(".M"));
    CHECK(none(" .17"));
    CHECK(none("。17"));
    CHECK(read_view(".999999999").step == 999999999);
}

} // namespace
} // namespace shiaiba
