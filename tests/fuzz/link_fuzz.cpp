// Fuzzer of links: opens any bytes as a link, and any bytes as the content of a link with a correct
// check value.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/text/json.hpp"
#include "demand.hpp"
#include "rulesets/registry.hpp"
#include "share/content.hpp"
#include "share/frame.hpp"
#include "share/link.hpp"

namespace shiaiba {
namespace {

void open(std::string_view given) {
    const LinkRead read = open_link(all_systems(), given);
    write_json(to_json(read));
    if (!read.opened()) {
        demand(!read.said.ja.empty() && !read.said.en.empty());
        demand((read.failure == LinkFailure::Cut) == (read.missing > 0));
        return;
    }
    // A link opens only if it is the very link that we would write for its content.
    const auto made = read.match ? make_link(*read.match) : make_link(*read.league);
    demand(static_cast<bool>(made));
    demand(read.result_changed || made->fragment == read.payload);
    demand(open_link(all_systems(), made->fragment).opened());
}

} // namespace
} // namespace shiaiba

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace shiaiba;
    open({reinterpret_cast<const char*>(data), size});
    if (size == 0) return 0;
    // 1 and 0 are the link id of shiden and its only version; any bytes follow. The first byte says
    // how many bits of the last one are dropped, so that contents of any bit length occur.
    BitWriter content;
    content.varint(1);
    content.varint(0);
    for (std::size_t i = 1; i < size; ++i) {
        content.bits(data[i], i + 1 < size ? 8 : 8 - data[0] % 8);
    }
    open(write_frame(kFightKind, content));
    open(write_frame(kLeagueKind, content));
    return 0;
}
