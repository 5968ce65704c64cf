// Cuts links out of what chats, boards and browsers made of them.
#include "share/fragment.hpp"

#include <algorithm>

#include "share/base62.hpp"

namespace shiaiba {
namespace {

/// Nine digits fit an int.
constexpr std::size_t kMostStepDigits = 9;
constexpr std::string_view kScreens = "moxlnr";

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return -1;
}

/// Once; a percent sign that begins no escape stays as it is.
std::string percent_decoded(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool room = text[i] == '%' && i + 2 < text.size();
        const int high = room ? hex_digit(text[i + 1]) : -1;
        const int low = room ? hex_digit(text[i + 2]) : -1;
        if (high >= 0 && low >= 0) {
            out.push_back(static_cast<char>(high * 16 + low));
            i += 2;
        } else {
            out.push_back(text[i]);
        }
    }
    return out;
}

std::string_view without_blanks(std::string_view text) {
    const std::size_t start = text.find_first_not_of(" \t\r\n");
    return start == std::string_view::npos ? std::string_view() : text.substr(start);
}

std::size_t run_of(std::string_view text, bool (*belongs)(char)) {
    return static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), belongs) -
                                    text.begin());
}

} // namespace

Fragment find_fragment(std::string_view given) {
    Fragment fragment;
    const std::size_t hash = given.find('#');
    if (hash != std::string_view::npos) {
        fragment.text = percent_decoded(given.substr(hash + 1));
    } else {
        // Some chats escape the "#" too.
        fragment.text = percent_decoded(without_blanks(given));
        const std::size_t escaped = fragment.text.find('#');
        if (escaped != std::string::npos) fragment.text.erase(0, escaped + 1);
    }
    fragment.run = run_of(fragment.text, is_base62);
    return fragment;
}

View read_view(std::string_view after) {
    View view;
    // A word that goes on is no suffix of ours.
    const auto ends_at = [&after](std::size_t i) {
        return i == after.size() || !is_base62(after[i]);
    };
    if (after.empty() || after[0] != '.') return view;
    const std::size_t digits = run_of(after.substr(1), [](char c) { return c >= '0' && c <= '9'; });
    if (digits > 0) {
        if (digits > kMostStepDigits || !ends_at(1 + digits)) return view;
        // Not std::stoi: what that throws with brings all of printf into a module.
        int step = 0;
        for (const char digit : after.substr(1, digits)) step = step * 10 + (digit - '0');
        view.step = step;
        after.remove_prefix(1 + digits);
    }
    if (after.size() > 1 && after[0] == '.' && ends_at(2) &&
        kScreens.find(after[1]) != std::string_view::npos) {
        view.screen = after[1];
    }
    return view;
}

} // namespace shiaiba
