// One character, as JavaScript holds it.
#pragma once

#include <optional>
#include <string>

#include "core/character.hpp"

namespace shiaiba::bindings {

/// `Character` of engine.d.ts.
class BoundCharacter {
public:
    BoundCharacter(const std::string& system, const std::string& input);

    bool legal() const { return character_.has_value(); }
    std::string name() const { return name_; }
    std::string problems() const;
    std::string to_json() const;
    std::string to_text(const std::string& form) const;
    std::string places() const;

private:
    void load(const std::string& system, const std::string& input);

    std::optional<Character> character_;
    std::string name_;
    Problems problems_;
};

} // namespace shiaiba::bindings
