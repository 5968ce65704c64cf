// Edmonds' algorithm: breadth-first search for augmenting paths, odd cycles shrunk to their base.
#include "analysis/league/matching.hpp"

#include <numeric>
#include <utility>

namespace shiaiba {

Matching::Matching(std::size_t n, std::vector<bool> edges)
    : n_(n), edges_(std::move(edges)), mates_(n, kNobody), fixed_(n) {
    for (std::size_t a = 0; a < n; ++a) {
        for (std::size_t b = a + 1; b < n && mates_[a] == kNobody; ++b) {
            if (!edge(a, b) || mates_[b] != kNobody) continue;
            mates_[a] = b;
            mates_[b] = a;
        }
    }
    for (std::size_t a = 0; a < n; ++a) {
        if (mates_[a] == kNobody) augment(a);
    }
}

std::size_t Matching::pairs() const {
    std::size_t paired = 0;
    for (const std::size_t mate : mates_) paired += mate != kNobody ? 1 : 0;
    return paired / 2;
}

void Matching::part(std::size_t a) {
    if (mates_[a] == kNobody) return;
    mates_[mates_[a]] = kNobody;
    mates_[a] = kNobody;
}

bool Matching::fix(std::size_t a, std::size_t b) {
    if (!edge(a, b) || fixed_[a] || fixed_[b]) return false;
    fixed_[a] = fixed_[b] = true;
    if (mates_[a] == b) return true;
    const std::size_t left_a = mates_[a];
    const std::size_t left_b = mates_[b];
    part(a);
    part(b);
    const bool mended =
        left_a == kNobody || left_b == kNobody || augment(left_a) || augment(left_b);
    if (mended) {
        mates_[a] = b;
        mates_[b] = a;
        return true;
    }
    fixed_[a] = fixed_[b] = false;
    mates_[a] = left_a;
    mates_[left_a] = a;
    mates_[b] = left_b;
    mates_[left_b] = b;
    return false;
}

std::size_t Matching::common_base(std::size_t a, std::size_t b) const {
    std::vector<bool> above(n_);
    for (;;) {
        a = bases_[a];
        above[a] = true;
        if (mates_[a] == kNobody) break;
        a = parents_[mates_[a]];
    }
    for (;;) {
        b = bases_[b];
        if (above[b]) return b;
        b = parents_[mates_[b]];
    }
}

void Matching::mark(std::size_t from, std::size_t base, std::size_t child) {
    while (bases_[from] != base) {
        in_blossom_[bases_[from]] = true;
        in_blossom_[bases_[mates_[from]]] = true;
        parents_[from] = child;
        child = mates_[from];
        from = parents_[mates_[from]];
    }
}

bool Matching::augment(std::size_t root) {
    parents_.assign(n_, kNobody);
    bases_.resize(n_);
    std::iota(bases_.begin(), bases_.end(), std::size_t{0});
    std::vector<bool> seen(n_);
    seen[root] = true;
    std::vector<std::size_t> queue{root};
    for (std::size_t at = 0; at < queue.size(); ++at) {
        const std::size_t v = queue[at];
        for (std::size_t to = 0; to < n_; ++to) {
            if (!edge(v, to) || fixed_[to]) continue;
            if (bases_[v] == bases_[to] || mates_[v] == to) continue;
            const bool odd_cycle =
                to == root || (mates_[to] != kNobody && parents_[mates_[to]] != kNobody);
            if (odd_cycle) {
                const std::size_t base = common_base(v, to);
                in_blossom_.assign(n_, false);
                mark(v, base, to);
                mark(to, base, v);
                for (std::size_t k = 0; k < n_; ++k) {
                    if (!in_blossom_[bases_[k]]) continue;
                    bases_[k] = base;
                    if (!seen[k]) queue.push_back(k);
                    seen[k] = true;
                }
            } else if (parents_[to] == kNobody) {
                parents_[to] = v;
                if (mates_[to] != kNobody) {
                    seen[mates_[to]] = true;
                    queue.push_back(mates_[to]);
                    continue;
                }
                for (std::size_t end = to; end != kNobody;) {
                    const std::size_t before = parents_[end];
                    const std::size_t next = mates_[before];
                    mates_[end] = before;
                    mates_[before] = end;
                    end = next;
                }
                return true;
            }
        }
    }
    return false;
}

} // namespace shiaiba
