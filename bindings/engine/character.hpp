// One side, a character or a party, as a JavaScript object.
#pragma once

#include <optional>
#include <string>

#include "core/fight/party.hpp"
#include "core/text/json.hpp"

namespace shiaiba::bindings {

/// `Character` of engine.d.ts.
class BoundCharacter {
public:
    BoundCharacter(const std::string& id, const std::string& input, const std::string& settings);

    bool legal() const { return character_.has_value(); }
    std::string name() const { return name_; }
    std::string problems() const;
    std::string to_json() const;
    std::string to_text(const std::string& form) const;
    std::string places() const;
    std::string facts() const;
    std::string warnings() const;

    /// nullptr where the character isn't legal.
    const Party* character() const { return character_ ? &*character_ : nullptr; }
    /// The settings that it was checked under, as JSON.
    const Json& settings() const { return settings_; }

private:
    std::optional<Party> character_;
    Json settings_;
    Json facts_;
    std::string name_;
    Problems problems_;
};

} // namespace shiaiba::bindings
