// Finds largest sets of pairs in a graph (Edmonds' blossom algorithm), for the pairing of Swiss
// rounds with as few entrants left over as possible.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace shiaiba {

class Matching {
public:
    /// `edges[a * n + b]`: a and b may be paired; symmetric.
    Matching(std::size_t n, std::vector<bool> edges);

    static constexpr std::size_t kNobody = static_cast<std::size_t>(-1);
    std::size_t mate(std::size_t a) const { return mates_[a]; }
    bool edge(std::size_t a, std::size_t b) const { return edges_[a * n_ + b]; }
    std::size_t pairs() const;

    /// Pairs `a` with `b` for good and repairs the rest, unless that leaves more left over than
    /// now.
    bool fix(std::size_t a, std::size_t b);

private:
    /// Finds a partner for `root`, changing other pairs if need be.
    bool augment(std::size_t root);
    std::size_t common_base(std::size_t a, std::size_t b) const;
    void mark(std::size_t from, std::size_t base, std::size_t child);
    void part(std::size_t a);

    std::size_t n_;
    std::vector<bool> edges_;
    std::vector<std::size_t> mates_;
    /// Whether the entrant is paired for good.
    std::vector<bool> fixed_;
    // The search tree of augment().
    std::vector<std::size_t> parents_;
    std::vector<std::size_t> bases_;
    std::vector<bool> in_blossom_;
};

} // namespace shiaiba
