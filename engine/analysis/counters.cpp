// Finds the builds that beat a build: splits the builds that pass the filter into sets, sweeps each
// (one build against all of a set) for boxes of losses, keeps the largest boxes and rates one build
// of each. Below: the filter is read, and results are written as JSON.
#include "analysis/counters.hpp"

#include <algorithm>
#include <bit>
#include <iterator>
#include <string>
#include <utility>

#include "core/text/json.hpp"
#include "rulesets/capabilities.hpp"

namespace shiaiba {
namespace {

/// A box that may be among the largest, and its number in the order of the sweep.
struct Kept {
    std::uint64_t size;
    std::uint64_t order;
    Box box;
};
bool before(const Kept& a, const Kept& b) {
    return a.size != b.size ? a.size > b.size : a.order < b.order;
}

/// Keeps the largest boxes of many in little memory: a heap with the smallest of them on top.
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

/// The build number cut down to its first kBeginning places: equal for builds that begin alike.
BuildNumber beginning_of(const FastPath& fast, BuildNumber build) {
    for (std::size_t place = kBeginning; place < fast.places(); ++place) {
        build /= static_cast<BuildNumber>(fast.items());
    }
    return build;
}

/// Groups builds that begin alike under the best of them; `list` must be sorted.
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
    // Boxes with a build of the strategy are often too small to be among the largest, but hold the
    // best counters.
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
    // Without a rating all scores are absent, and the order stays.
    std::stable_sort(all.edits.begin(), all.edits.end(),
                     [](const Edit& a, const Edit& b) { return a.score > b.score; });
    return all;
}

// The filter: reads it, and splits a set of builds by it.

namespace {

std::uint32_t bit(std::size_t item) { return std::uint32_t{1} << item; }

/// All non-empty intersections of a field with a piece, in the order of the fields.
std::vector<Sets> cut(const FastPath& fast, const std::vector<Sets>& fields,
                      const std::vector<Sets>& pieces) {
    std::vector<Sets> left;
    for (const Sets& field : fields) {
        for (const Sets& piece : pieces) {
            Sets both{};
            for (std::size_t p = 0; p < fast.places(); ++p) both[p] = field[p] & piece[p];
            if (size_of(both, fast.places()) > 0) left.push_back(both);
        }
    }
    return left;
}

/// All builds that hold the item, split by the first place that holds it: the pieces are disjoint.
std::vector<Sets> holding(const FastPath& fast, std::size_t item) {
    std::vector<Sets> pieces;
    for (std::size_t first = 0; first < fast.places(); ++first) {
        Sets piece = fast.everything();
        for (std::size_t place = 0; place < first; ++place) piece[place] &= ~bit(item);
        piece[first] = bit(item);
        pieces.push_back(piece);
    }
    return pieces;
}

/// All builds within `changes` changes of the row, split by the places that differ: the pieces are
/// disjoint.
std::vector<Sets> near(const FastPath& fast, const ItemRow& row, std::size_t changes) {
    std::vector<Sets> pieces;
    for (std::uint32_t differing = 0; differing < bit(fast.places()); ++differing) {
        if (static_cast<std::size_t>(std::popcount(differing)) > changes) continue;
        Sets piece = fast.everything();
        for (std::size_t place = 0; place < fast.places(); ++place) {
            const bool differs = (differing & bit(place)) != 0;
            piece[place] &= differs ? ~bit(row[place]) : bit(row[place]);
        }
        pieces.push_back(piece);
    }
    return pieces;
}

std::uint32_t read_items(const ItemNames& names, const std::string& key, const Json& list,
                         Problems& problems) {
    const Json::json_pointer path = Json::json_pointer() / key;
    std::uint32_t items = 0;
    if (!list.is_array()) {
        problems.push_back(problem_at(path.to_string(), "notAList",
                                      {"名前の並びではありません。", "This is no list of names."}));
        return items;
    }
    for (std::size_t k = 0; k < list.size(); ++k) {
        const auto item =
            list[k].is_string() ? names.find(list[k].get_ref<const std::string&>()) : std::nullopt;
        if (item) {
            items |= bit(*item);
            continue;
        }
        problems.push_back(problem_at((path / k).to_string(), "unknownItem",
                                      {"札に入れられるものの名ではありません。",
                                       "Nothing that a build can hold has this name."}));
    }
    return items;
}

} // namespace

Checked<CounterFilter> check_filter(const FastPath& fast, const ItemNames& names,
                                    const Json& json) {
    if (!json.is_object()) {
        return problem_at("", "notAFilter",
                          {"条件のJSONではありません。", "This is not the JSON of a filter."});
    }
    CounterFilter filter;
    Problems problems;
    for (const auto& [key, value] : json.items()) {
        if (key == "hold" || key == "without") {
            (key == "hold" ? filter.hold : filter.without) =
                read_items(names, key, value, problems);
        } else if (key == "changes") {
            const bool whole = value.is_number_unsigned() &&
                               value.get<std::uint64_t>() <= std::uint64_t{fast.places()};
            if (whole) {
                filter.changes = value.get<std::size_t>();
                continue;
            }
            const std::string most = std::to_string(fast.places());
            problems.push_back(problem_at("/changes", "badChanges",
                                          {"変える数は0から" + most + "までの整数です。",
                                           "Changes are a whole number from 0 to " + most + "."}));
        } else {
            problems.push_back(problem_at((Json::json_pointer() / key).to_string(), "unknownField",
                                          {"この条件は知りません。", "There is no such filter."}));
        }
    }
    if (!problems.empty()) return problems;
    return filter;
}

std::vector<Sets> filtered(const FastPath& fast, BuildNumber mine, const CounterFilter& filter,
                           const Sets& within) {
    Sets allowed = fast.everything();
    for (std::uint32_t& items : allowed) items &= ~filter.without;
    std::vector<Sets> fields = cut(fast, {within}, {allowed});
    if (filter.changes < fast.places()) {
        fields = cut(fast, fields, near(fast, row_of(fast, mine), filter.changes));
    }
    for (std::size_t item = 0; item < fast.items(); ++item) {
        if ((filter.hold & bit(item)) != 0) fields = cut(fast, fields, holding(fast, item));
    }
    return fields;
}

// JSON of standings, counters and edits. (Counts that may pass 2^31 go in as Json: add() takes
// ints.)

namespace {

Json build_json(const System& system, BuildNumber number, const std::string& name) {
    return to_json(alone(system, name, capabilities_of(system).fast_path->build(number)));
}

Json score_json(std::optional<int> score) { return score ? Json(*score) : Json(); }

Json box_json(const FastPath& fast, const ItemNames& names, const Box& box) {
    return JsonObject()
        .add("sets", names.to_json(box.sets))
        .add("builds", Json(size_of(box.sets, fast.places())))
        .add("rounds", static_cast<int>(box.verdict.rounds));
}

} // namespace

Json to_json(const Standing& standing) {
    return JsonObject()
        .add("wins", Json(standing.wins))
        .add("losses", Json(standing.losses))
        .add("draws", Json(standing.draws))
        .add("rounds", Json(standing.rounds));
}

Json to_json(const System& system, const ItemNames& names, const CountersPart& part) {
    const FastPath& fast = *capabilities_of(system).fast_path;
    const auto counter_json = [&](const Counter& counter) {
        return JsonObject()
            .add("build", build_json(system, counter.build, {}))
            .add("score", score_json(counter.score))
            .add("wins", counter.wins ? Json(std::uint64_t{*counter.wins}) : Json())
            .add("box", box_json(fast, names, counter.box));
    };
    Json best = Json::array();
    for (const Counter& counter : part.best) {
        Json alike = Json::array();
        for (const Counter& one : counter.alike) alike.push_back(Json(counter_json(one)));
        best.push_back(counter_json(counter).add("alike", std::move(alike)));
    }
    Json largest = Json::array();
    for (const Box& box : part.largest) largest.push_back(box_json(fast, names, box));
    return JsonObject()
        .add("builds", Json(part.builds))
        .add("boxes", Json(part.boxes))
        .add("rated", part.rated)
        .add("beginning", kBeginning)
        .add("best", std::move(best))
        .add("largest", std::move(largest));
}

Json to_json(const Party& mine, const ItemNames& names, const Edits& edits) {
    Json all = Json::array();
    for (const Edit& edit : edits.edits) {
        all.push_back(JsonObject()
                          .add("build", build_json(*mine.system, edit.build, mine.name))
                          .add("place", edit.place)
                          .add("item", names[edit.item])
                          .add("score", score_json(edit.score)));
    }
    return JsonObject().add("score", score_json(edits.score)).add("edits", std::move(all));
}

} // namespace shiaiba
