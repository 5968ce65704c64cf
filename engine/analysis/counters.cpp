// Sweeps for losses, keeps the largest boxes, and rates one build of each.
#include "analysis/counters.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace shiaiba {
namespace {

/// A box that may be among the largest.
struct Kept {
    std::uint64_t size;
    std::uint64_t order;
    Box box;
};
bool before(const Kept& a, const Kept& b) {
    return a.size != b.size ? a.size > b.size : a.order < b.order;
}

/// The largest boxes of many, in little memory: a heap with the least of them on top.
class Largest {
public:
    explicit Largest(std::size_t most) : most_(most) {}

    void take(const Box& box, std::uint64_t size) {
        const std::uint64_t order = taken_++;
        if (heap_.size() == most_) {
            if (size <= heap_.front().size) return;
            std::pop_heap(heap_.begin(), heap_.end(), before);
            heap_.pop_back();
        }
        heap_.push_back({size, order, box});
        std::push_heap(heap_.begin(), heap_.end(), before);
    }
    std::vector<Kept> sorted() && {
        std::sort_heap(heap_.begin(), heap_.end(), before);
        return std::move(heap_);
    }

private:
    std::size_t most_;
    std::uint64_t taken_ = 0;
    std::vector<Kept> heap_;
};

template <class Rated>
void give_scores(std::vector<Rated>& list, const Rating& rating) {
    if (!rating) return;
    std::vector<BuildNumber> builds;
    builds.reserve(list.size());
    for (const Rated& one : list) builds.push_back(one.build);
    const std::vector<int> scores = rating.scores(builds);
    for (std::size_t k = 0; k < list.size(); ++k) list[k].score = scores[k];
}

/// What two builds have in common that begin alike.
BuildNumber beginning_of(const FastPath& fast, BuildNumber build) {
    for (std::size_t place = kBeginning; place < fast.places(); ++place) {
        build /= static_cast<BuildNumber>(fast.items());
    }
    return build;
}

/// Those that begin alike are put under the first of them.
std::vector<Counter> folded(const FastPath& fast, std::vector<Counter>&& list) {
    std::vector<Counter> heads;
    for (Counter& one : list) {
        const auto head = std::find_if(heads.begin(), heads.end(), [&](const Counter& other) {
            return beginning_of(fast, other.build) == beginning_of(fast, one.build);
        });
        if (head == heads.end()) {
            heads.push_back(std::move(one));
        } else {
            head->alike.push_back(std::move(one));
        }
    }
    return heads;
}

template <class T>
void shorten(std::vector<T>& list, std::size_t most) {
    if (list.size() > most)
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(most), list.end());
}

} // namespace

bool outscores(const Counter& a, const Counter& b) {
    if (a.score != b.score) return a.score > b.score;
    return a.wins != b.wins ? a.wins > b.wins : a.build < b.build;
}

CountersPart counters(const FastPath& fast, BuildNumber mine, const CounterFilter& filter,
                      std::size_t part, const Rating& rating) {
    CountersPart found;
    const std::size_t most = kMostRated / fast.items();
    // Boxes that hold a build of the strategy are often small, and the best of all.
    const std::vector<Sets> strategy = rating.played_in(fast.part(part));
    std::vector<Box> played;
    Largest largest(most);
    for (const Sets& field : filtered(fast, mine, filter, fast.part(part))) {
        fast.sweep(mine, field, [&](const Box& box) {
            if (box.verdict.ending != Ending::Loss) return true;
            const std::uint64_t size = size_of(box.sets, fast.places());
            found.builds += size;
            ++found.boxes;
            largest.take(box, size);
            const bool plays =
                std::any_of(strategy.begin(), strategy.end(),
                            [&](const Sets& build) { return have_common(fast, build, box.sets); });
            if (plays) played.push_back(box);
            return true;
        });
    }
    const auto add = [&](const Box& box) {
        const BuildNumber build = rating.representative(box.sets);
        const bool new_one = std::none_of(found.best.begin(), found.best.end(),
                                          [&](const Counter& one) { return one.build == build; });
        if (new_one && found.best.size() < most) found.best.push_back({build, std::nullopt, box});
    };
    for (const Box& box : played) add(box);
    for (const Kept& kept : std::move(largest).sorted()) {
        if (found.largest.size() < kMostLargest) found.largest.push_back(kept.box);
        add(kept.box);
    }
    give_scores(found.best, rating);
    if (rating) {
        for (Counter& one : found.best) one.wins = rating.wins(one.build);
        found.rated = found.best.size();
    }
    std::sort(found.best.begin(), found.best.end(), outscores);
    shorten(found.best, kMostBest);
    found.best = folded(fast, std::move(found.best));
    return found;
}

void join(const FastPath& fast, CountersPart& sum, CountersPart&& part) {
    sum.builds += part.builds;
    sum.boxes += part.boxes;
    sum.rated += part.rated;
    std::move(part.best.begin(), part.best.end(), std::back_inserter(sum.best));
    std::sort(sum.best.begin(), sum.best.end(), outscores);
    shorten(sum.best, kMostBest);
    sum.largest.insert(sum.largest.end(), part.largest.begin(), part.largest.end());
    std::stable_sort(sum.largest.begin(), sum.largest.end(), [&](const Box& a, const Box& b) {
        return size_of(a.sets, fast.places()) > size_of(b.sets, fast.places());
    });
    shorten(sum.largest, kMostLargest);
}

Edits edits(const FastPath& fast, BuildNumber mine, const Rating& rating) {
    const ItemRow row = row_of(fast, mine);
    Edits all;
    if (rating) all.score = rating.scores({&mine, 1})[0];
    for (std::size_t place = 0; place < fast.places(); ++place) {
        for (std::size_t item = 0; item < fast.items(); ++item) {
            if (item == row[place]) continue;
            ItemRow changed = row;
            changed[place] = item;
            all.edits.push_back({number_of(fast, changed), place, item, std::nullopt});
        }
    }
    give_scores(all.edits, rating);
    std::stable_sort(all.edits.begin(), all.edits.end(),
                     [](const Edit& a, const Edit& b) { return a.score > b.score; });
    return all;
}

} // namespace shiaiba
