// Bit writer and reader. The layout is that of links, which must open for ever: never change it.
#include "core/text/bits.hpp"

#include <algorithm>

namespace shiaiba {
namespace {

/// A number with the lowest `width` bits set.
constexpr unsigned ones(int width) { return (1U << width) - 1U; }

} // namespace

void BitWriter::bits(std::uint64_t value, int width) {
    while (width > 0) {
        if (size_ % 8 == 0) bytes_.push_back(0);
        const int room = 8 - static_cast<int>(size_ % 8);
        const int taken = std::min(width, room);
        width -= taken;
        const unsigned part = static_cast<unsigned>(value >> width) & ones(taken);
        bytes_.back() = static_cast<std::uint8_t>(bytes_.back() | (part << (room - taken)));
        size_ += static_cast<std::size_t>(taken);
    }
}

void BitWriter::varint(std::uint64_t value) {
    do {
        const bool more = value > 7;
        bits(more ? 1 : 0, 1);
        bits(value & 7U, 3);
        value >>= 3;
    } while (value != 0);
}

void BitWriter::append(const BitWriter& other) {
    BitReader reader(other.bytes_, other.size_);
    while (reader.left() > 0) {
        const int width = static_cast<int>(std::min<std::size_t>(reader.left(), 32));
        bits(reader.bits(width), width);
    }
}

std::uint64_t BitReader::bits(int width) {
    if (!ok_ || left() < static_cast<std::size_t>(width)) {
        ok_ = false;
        return 0;
    }
    std::uint64_t value = 0;
    while (width > 0) {
        const int room = 8 - static_cast<int>(position_ % 8);
        const int taken = std::min(width, room);
        const unsigned byte = (*bytes_)[position_ / 8];
        value = (value << taken) | ((byte >> (room - taken)) & ones(taken));
        position_ += static_cast<std::size_t>(taken);
        width -= taken;
    }
    return value;
}

std::uint64_t BitReader::varint() {
    std::uint64_t value = 0;
    for (int shift = 0; shift < 63; shift += 3) {
        const bool more = bits(1) != 0;
        const std::uint64_t group = bits(3);
        value |= group << shift;
        if (!ok_) return 0;
        if (!more) {
            if (shift > 0 && group == 0) ok_ = false;
            return ok_ ? value : 0;
        }
    }
    ok_ = false;
    return 0;
}

std::uint64_t BitReader::below(std::uint64_t n) {
    const std::uint64_t value = bits(width_below(n));
    if (value >= n) ok_ = false;
    return ok_ ? value : 0;
}

int width_below(std::uint64_t n) {
    int width = 0;
    while (width < 64 && n > 1 && ((n - 1) >> width) != 0) ++width;
    return width;
}

} // namespace shiaiba
