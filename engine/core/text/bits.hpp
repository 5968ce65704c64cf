// Bit writer and reader, which pack builds and decisions into links. The layout is frozen, because
// links must open for ever.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace shiaiba {

/// Writes the most significant bit first.
class BitWriter {
public:
    /// The low `width` bits of value; width 0 … 64.
    void bits(std::uint64_t value, int width);
    /// Groups of three bits, least significant group first; before each group, a bit that says
    /// whether another group follows.
    void varint(std::uint64_t value);
    void append(const BitWriter& other);

    std::size_t size() const { return size_; }
    /// The bits, padded with zero bits to a full byte.
    const std::vector<std::uint8_t>& bytes() const { return bytes_; }

private:
    std::vector<std::uint8_t> bytes_;
    std::size_t size_ = 0;
};

/// Reads what BitWriter wrote. After a fault (no bits left, a value out of range) ok() is false and
/// every read answers 0.
class BitReader {
public:
    BitReader(const std::vector<std::uint8_t>& bytes, std::size_t size)
        : bytes_(&bytes), size_(size) {}

    std::uint64_t bits(int width);
    /// Encodings longer than necessary are a fault, so that a value has one encoding only.
    std::uint64_t varint();
    /// A value below n, in the least width that holds n − 1; a larger value is a fault.
    std::uint64_t below(std::uint64_t n);

    std::size_t position() const { return position_; }
    std::size_t left() const { return size_ - position_; }
    bool ok() const { return ok_; }
    void fail() { ok_ = false; }

private:
    const std::vector<std::uint8_t>* bytes_;
    std::size_t size_;
    std::size_t position_ = 0;
    bool ok_ = true;
};

/// Least width that holds 0 … n − 1; 0 for n ≤ 1.
int width_below(std::uint64_t n);

} // namespace shiaiba
