// Digest: FNV-1a 64 over traces, signatures and lists. Links and goldens hold digests: never change
// it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace shiaiba {

class Digest {
public:
    void add(std::string_view bytes) {
        for (const char c : bytes) {
            value_ = (value_ ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
        }
    }
    std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xcbf29ce484222325ULL;
};

/// 16 lower-case hex digits.
inline std::string hex16(std::uint64_t value) {
    std::string out(16, '0');
    for (std::size_t i = 16; i-- > 0; value >>= 4) out[i] = "0123456789abcdef"[value & 15];
    return out;
}

} // namespace shiaiba
