// Reads and writes equilibrium tables, scores builds against them, and adds up, for every build,
// the weight it beats and the weight that beats it.
#include "analysis/equilibrium.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "analysis/parallel.hpp"
#include "analysis/rating.hpp"
#include "rulesets/capabilities.hpp"
#include "rulesets/registry.hpp"
#include "share/reader.hpp"

namespace shiaiba {
namespace {

constexpr std::string_view kRoster = "roster";

/// Reads a plain decimal number from 1 to kMostWeight.
std::optional<std::int64_t> read_weight(std::string_view digits) {
    std::int64_t number = 0;
    for (const char digit : digits) {
        if (digit < '0' || digit > '9') return std::nullopt;
        number = number * 10 + (digit - '0');
        if (number > kMostWeight) return std::nullopt;
    }
    return number > 0 ? std::optional(number) : std::nullopt;
}

Text no_weight(const std::string& shown) {
    return {"「" + shown + "」は重みではありません。1以上10^14以下の整数です。",
            "\"" + shown + "\" is no weight: a whole number from 1 to 10^14."};
}

class TableReader {
public:
    TableReader(const System& system, std::string_view text) : system_(system), text_(text) {
        table_.system = &system;
    }

    Checked<Equilibrium> read() {
        if (auto broken = broken_text(text_)) return *broken;
        read_header();
        read_entries();
        if (problems_.empty()) check_sum();
        std::stable_sort(
            problems_.begin(), problems_.end(), [](const Problem& x, const Problem& y) {
                return std::make_pair(x.line, x.column) < std::make_pair(y.line, y.column);
            });
        cap(problems_);
        if (!problems_.empty()) return problems_;
        sort(table_.strategy);
        return std::move(table_);
    }

private:
    struct HeaderField {
        std::string_view key;
        std::string_view value;
        std::size_t byte = 0;
        bool found = false;
    };

    void problem(std::size_t byte, const char* code, Text said) {
        problems_.push_back(problem_in(text_, byte, code, std::move(said)));
    }

    void read_header() {
        for (std::size_t begin = 0; begin < text_.size();) {
            const std::size_t end = std::min(text_.find('\n', begin), text_.size());
            starts_.push_back(begin);
            std::string_view line = text_.substr(begin, end - begin);
            if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
            if (!line.empty() && line[0] == '#') read_field(line, begin);
            begin = end + 1;
        }
        for (const HeaderField& field : fields_) {
            if (field.found) continue;
            const std::string key(field.key);
            problem(0, "missingField",
                    {"「# " + key + ": …」の行がありません。",
                     "There is no line \"# " + key + ": …\"."});
        }
        check_field(fields_[0], system_.identity.id);
        check_field(fields_[1], system_.identity.versions.back());
        if (fields_[2].found) {
            if (const auto number = read_weight(fields_[2].value)) {
                table_.strategy.denominator = *number;
            } else {
                problem(fields_[2].byte, "badWeight", no_weight(std::string(fields_[2].value)));
            }
        }
        table_.made = fields_[3].value;
    }

    void read_field(std::string_view line, std::size_t byte) {
        for (HeaderField& field : fields_) {
            const std::string start = "# " + std::string(field.key) + ": ";
            if (line.substr(0, start.size()) != start) continue;
            if (field.found) {
                problem(byte, "fieldTwice",
                        {"この行は二つめです。", "There is such a line already."});
            }
            field.found = true;
            field.value = line.substr(start.size());
            field.byte = byte;
        }
    }

    void check_field(const HeaderField& field, const std::string& wanted) {
        if (!field.found || field.value == wanted) return;
        const std::string given(field.value);
        problem(field.byte, "otherTable",
                {"この表は「" + given + "」のもので、「" + wanted + "」のものではありません。",
                 "This table is for \"" + given + "\", not for \"" + wanted + "\"."});
    }

    void read_entries() {
        ReadText read = system_.read(text_, {});
        problems_.insert(problems_.end(), read.problems.begin(), read.problems.end());
        std::vector<std::pair<BuildNumber, std::size_t>> seen;
        for (const ReadText::Character& found : read.found) {
            const auto line = static_cast<std::size_t>(std::max(found.line, 1)) - 1;
            const std::size_t byte = line < starts_.size() ? starts_[line] : 0;
            const auto weight = read_weight(found.name);
            if (!weight) problem(byte, "badWeight", no_weight(found.name));
            if (!found.build || !weight) continue;
            const BuildNumber build = capabilities_of(system_).fast_path->number(*found.build);
            table_.strategy.entries.push_back({build, *weight});
            seen.emplace_back(build, byte);
        }
        std::sort(seen.begin(), seen.end());
        for (std::size_t k = 1; k < seen.size(); ++k) {
            if (seen[k].first != seen[k - 1].first) continue;
            problem(
                seen[k].second, "buildTwice",
                {"このスキルの並びはもう載っています。", "This row stands in the table already."});
        }
    }

    void check_sum() {
        std::int64_t sum = 0;
        for (const WeightedBuild& entry : table_.strategy.entries) {
            if (sum <= kMostWeight) sum += entry.weight;
        }
        if (sum == table_.strategy.denominator) return;
        problem(fields_[2].byte, "otherSum",
                {"重みの合計は" + std::to_string(sum) + "で、分母と合いません。",
                 "The weights add up to " + std::to_string(sum) + ", not to the denominator."});
    }

    const System& system_;
    std::string_view text_;
    std::array<HeaderField, 4> fields_{
        {{"system", {}}, {"version", {}}, {"denominator", {}}, {"made", {}}}};
    /// Byte at which each line starts.
    std::vector<std::size_t> starts_;
    Equilibrium table_;
    Problems problems_;
};

} // namespace

Checked<Equilibrium> read_equilibrium(const System& system, std::string_view text) {
    return TableReader(system, text).read();
}

std::string write_equilibrium(const Equilibrium& equilibrium) {
    const System& system = *equilibrium.system;
    std::string out = "# system: " + system.identity.id +
                      "\n# version: " + system.identity.versions.back() +
                      "\n# denominator: " + std::to_string(equilibrium.strategy.denominator) +
                      "\n# made: " + equilibrium.made + "\n";
    for (const WeightedBuild& entry : equilibrium.strategy.entries) {
        out += system.to_text(capabilities_of(system).fast_path->build(entry.build),
                              std::to_string(entry.weight), kRoster) +
               "\n";
    }
    return out;
}

const Equilibrium* equilibrium_of(const System& system) {
    static const std::vector<Equilibrium> tables = [] {
        std::vector<Equilibrium> all;
        for (const System* each : all_systems().all()) {
            const std::string_view text = capabilities_of(*each).equilibrium;
            if (text.empty()) continue;
            auto table = read_equilibrium(*each, text);
            if (table) all.push_back(std::move(*table));
        }
        return all;
    }();
    for (const Equilibrium& table : tables) {
        if (table.system == &system) return &table;
    }
    return nullptr;
}

std::vector<int> scores(const FastPath& fast, const Strategy& strategy,
                        std::span<const BuildNumber> builds) {
    std::vector<Pairing> pairings(strategy.entries.size());
    std::vector<Verdict> verdicts(pairings.size());
    std::vector<int> answers;
    answers.reserve(builds.size());
    for (const BuildNumber build : builds) {
        for (std::size_t k = 0; k < pairings.size(); ++k) {
            pairings[k] = {build, strategy.entries[k].build};
        }
        fast.fight(pairings, verdicts);
        std::int64_t half_points = 0;
        for (std::size_t k = 0; k < verdicts.size(); ++k) {
            half_points += static_cast<int>(verdicts[k].ending) * strategy.entries[k].weight;
        }
        // At most 2 · 10^14 half points: 10,000 times that still fits 64 bits.
        answers.push_back(static_cast<int>((half_points * 10'000 + strategy.denominator) /
                                           (2 * strategy.denominator)));
    }
    return answers;
}

std::vector<std::vector<int>> shares(const FastPath& fast, const Strategy& strategy) {
    std::vector<std::vector<std::int64_t>> weights(fast.places(),
                                                   std::vector<std::int64_t>(fast.items()));
    for (const WeightedBuild& entry : strategy.entries) {
        const ItemRow row = row_of(fast, entry.build);
        for (std::size_t place = 0; place < fast.places(); ++place) {
            weights[place][row[place]] += entry.weight;
        }
    }
    std::vector<std::vector<int>> all;
    for (const std::vector<std::int64_t>& place : weights) {
        std::vector<int> row;
        for (const std::int64_t weight : place) {
            row.push_back(static_cast<int>((weight * 20'000 + strategy.denominator) /
                                           (2 * strategy.denominator)));
        }
        all.push_back(std::move(row));
    }
    return all;
}

void sort(Strategy& strategy) {
    std::sort(strategy.entries.begin(), strategy.entries.end(),
              [](WeightedBuild x, WeightedBuild y) {
                  return x.weight != y.weight ? x.weight > y.weight : x.build < y.build;
              });
}

// Exact values of all builds.

namespace {

/// Calls `row` with the index of each row of builds: all that agree in the places `place` … last −
/// 1, chosen from the sets.
template <class Row>
void for_rows(const Sets& sets, std::size_t place, std::size_t last, std::size_t items,
              std::size_t index, const Row& row) {
    if (place >= last) {
        row(index * items);
        return;
    }
    for (std::uint32_t left = sets[place]; left != 0; left &= left - 1) {
        for_rows(sets, place + 1, last, items,
                 index * items + static_cast<std::size_t>(std::countr_zero(left)), row);
    }
}

} // namespace

Prices::Prices(const FastPath& fast, std::size_t item)
    : places_(fast.places())
    , items_(fast.items())
    , first_(fast.first_of(fast.part(item)))
    , values_(fast.builds() / fast.items()) {}

void Prices::fill(std::int64_t value) { std::fill(values_.begin(), values_.end(), value); }

void Prices::add(const Sets& sets, std::int64_t value) {
    const std::uint32_t last = sets[places_ - 1];
    // A few items are added one by one; more of them as a whole row, which has no branches.
    constexpr int kFew = 6;
    if (std::popcount(last) <= kFew) {
        for_rows(sets, 1, places_ - 1, items_, 0, [&](std::size_t row) {
            for (std::uint32_t left = last; left != 0; left &= left - 1) {
                values_[row + static_cast<std::size_t>(std::countr_zero(left))] += value;
            }
        });
        return;
    }
    std::array<std::int64_t, 32> row_of_values{};
    for (std::size_t k = 0; k < items_; ++k) row_of_values[k] = (last >> k & 1) != 0 ? value : 0;
    for_rows(sets, 1, places_ - 1, items_, 0, [&](std::size_t row) {
        for (std::size_t k = 0; k < items_; ++k) values_[row + k] += row_of_values[k];
    });
}

Reply Prices::best(const Sets& field) const {
    Reply best{0, 0, size_of(field, places_)};
    bool none = true;
    for_rows(field, 1, places_ - 1, items_, 0, [&](std::size_t row) {
        for (std::uint32_t left = field[places_ - 1]; left != 0; left &= left - 1) {
            const std::size_t k = row + static_cast<std::size_t>(std::countr_zero(left));
            if (!none && values_[k] <= best.value) continue;
            none = false;
            best.value = values_[k];
            best.build = first_ + static_cast<BuildNumber>(k);
        }
    });
    return best;
}

Reply certify_part(const FastPath& fast, const Strategy& strategy, Sets field, std::size_t item) {
    field[0] = std::uint32_t{1} << item;
    Prices prices(fast, item);
    // Builds of a good strategy win nearly always: start from all wins and add only draws and
    // losses.
    prices.fill(-strategy.denominator);
    for (const WeightedBuild& entry : strategy.entries) {
        fast.sweep(entry.build, field, [&](const Box& box) {
            if (box.verdict.ending != Ending::Win) {
                prices.add(box.sets, entry.weight * (box.verdict.ending == Ending::Draw ? 1 : 2));
            }
            return true;
        });
    }
    return prices.best(field);
}

std::optional<Reply> certify(const FastPath& fast, const Strategy& strategy, const Sets& field,
                             const std::function<bool(std::size_t, std::size_t)>& go_on) {
    std::vector<std::size_t> items;
    for (std::uint32_t left = field[0]; left != 0; left &= left - 1) {
        items.push_back(static_cast<std::size_t>(std::countr_zero(left)));
    }
    std::vector<Reply> replies(items.size());
    const bool all = in_parallel(
        items.size(),
        [&](std::size_t k) { replies[k] = certify_part(fast, strategy, field, items[k]); },
        [&](std::size_t done) { return !go_on || go_on(done, items.size()); });
    if (!all || replies.empty()) return std::nullopt;
    Reply best = replies[0];
    for (std::size_t k = 1; k < replies.size(); ++k) best = better(best, replies[k]);
    return best;
}

Reply better(const Reply& a, const Reply& b) {
    Reply out = b.value > a.value || (b.value == a.value && b.build < a.build) ? b : a;
    out.builds = a.builds + b.builds;
    return out;
}

} // namespace shiaiba
