// `shiaiba coverage`: prints how often every plan decided over many fights, and with `--surgery`
// what the fights lose without it.
#include <algorithm>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "analysis/coverage/report.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/numbers.hpp"
#include "cli/questions/shards.hpp"
#include "cli/text_table.hpp"
#include "core/text/json.hpp"

namespace shiaiba::cli {
namespace {

std::string ordinal(std::size_t plan) { return std::to_string(plan + 1); }

Text effect_text(PlanCount::Effect effect) {
    switch (effect) {
    case PlanCount::Effect::Unasked: return {"（働いていない）", " (never at work)"};
    case PlanCount::Effect::None: return {"（なくても同じ）", " (all the same without it)"};
    case PlanCount::Effect::Some: break;
    }
    return {};
}

void print_counts(const Match& match, Actor actor, const PlanCounts& counts, Lang lang) {
    const bool ja = lang == Lang::Ja;
    std::vector<std::vector<std::string>> rows{
        ja ? std::vector<std::string>{"#", "プラン", "問", "決めた", "同じ手", "偽", "不明",
                                      "該当なし", "残らない", "別の源", "効いた"}
           : std::vector<std::string>{"#", "plan", "asked", "decided", "agreed", "false", "unknown",
                                      "no option", "nothing left", "other source", "mattered"}};
    for (std::size_t k = 0; k < counts.plans.size(); ++k) {
        const PlanCount& plan = counts.plans[k];
        std::vector<std::string> row{ordinal(k), plan_text(match, actor, k).in(lang)};
        row.back() += effect_text(plan.effect()).in(lang);
        for (const std::uint64_t n :
             {plan.asked, plan.decided, plan.agreed, plan.when_false, plan.when_unknown,
              plan.no_option, plan.leaves_nothing, plan.other_source, plan.mattered}) {
            row.push_back(grouped(n));
        }
        rows.push_back(std::move(row));
    }
    std::cout << "\n"
              << match.names_in_text().of(actor, lang) << (ja ? "：決定 " : ": decisions ")
              << grouped(counts.decisions) << (ja ? "、プランなし " : ", by no plan ")
              << grouped(counts.by_default) << "\n"
              << text_table(rows, 2);
    for (std::size_t lower = 0; lower < counts.plans.size(); ++lower) {
        for (std::size_t upper = 0; upper < lower; ++upper) {
            if (!counts.always_silenced(lower, upper)) continue;
            std::cout << (ja ? "プラン" + ordinal(lower) + "は、いつもプラン" + ordinal(upper) +
                                   "の陰になる。"
                             : "Plan " + ordinal(lower) + " always stands in the shadow of plan " +
                                   ordinal(upper) + ".")
                      << "\n";
        }
    }
}

std::string cut_text(const SurgeryPart& part, bool there, std::size_t cut) {
    if (!there) return "–";
    const Paired& paired = part.cuts[cut];
    const Share change = paired_change(paired.gained, paired.lost, part.fights);
    return with_sign(change.rate) + " (" + with_sign(change.low) + "…" + with_sign(change.high) +
           ")";
}

void print_surgery(const Match& match, const Surgery& surgery, const SurgeryPart& part, Lang lang) {
    const bool ja = lang == Lang::Ja;
    const Share share = wilson(part.won, part.fights);
    std::cout << "\n"
              << match.names_in_text().of(surgery.actor(), lang) << (ja ? "の勝率 " : " wins ")
              << in_percent(share.rate) << " %"
              << (ja ? "。プランを変えた時の差（95 % 区間）："
                     : ". What a change of its plans does (95 % interval):")
              << "\n";
    std::vector<std::vector<std::string>> rows{{"#", ja ? "プラン" : "plan",
                                                ja ? "なし" : "removed", ja ? "上へ" : "up",
                                                ja ? "下へ" : "down"}};
    for (std::size_t k = 0; k < surgery.plans(); ++k) {
        const bool last = k + 1 == surgery.plans();
        rows.push_back({ordinal(k), plan_text(match, surgery.actor(), k).in(lang),
                        cut_text(part, true, surgery.without(k)),
                        cut_text(part, k > 0, k > 0 ? surgery.upwards(k) : 0),
                        cut_text(part, !last, last ? 0 : surgery.upwards(k + 1))});
    }
    std::cout << text_table(rows, 2);
}

int print_answer(const CoverageQuestion& question, const Args& args) {
    if (args.has("--json")) {
        std::cout << write_json(question.report(), 2) << "\n";
        return kDone;
    }
    const Match& match = question.match();
    const Lang lang = lang_of(args.value("--lang", "ja"));
    for (const Side side : kSides) {
        for (const Actor member : members_of(match, side)) {
            const auto& counts =
                question.coverage().sides[index(side)][static_cast<std::size_t>(member.member)];
            if (counts) print_counts(match, member, *counts, lang);
        }
    }
    if (question.surgery() != nullptr) {
        print_surgery(match, *question.surgery(), question.operated(), lang);
    }
    return kDone;
}

int run_coverage(const Args& args) {
    const Lang lang = lang_of(args.value("--lang", "ja"));
    const auto match = read_match(args, "usage: shiaiba coverage SYSTEM A B", lang);
    if (!match.value) return match.exit_code;
    constexpr long most = kMostSeriesFights;
    const auto fights = args.number("--fights", 1000, 1, most);
    if (!fights) return usage_failure(Args::bad_number("--fights", 1, most));
    const auto workers = args.number("--workers", 0, 1, kMostWorkers);
    if (!workers) return usage_failure(Args::bad_number("--workers", 1, kMostWorkers));
    const auto actor = actor_from(args.value("--surgery", "A"));
    if (!actor) return usage_failure("--surgery takes a side, or a member of it: A, B, A2.");
    std::optional<Actor> cut;
    if (args.has("--surgery")) cut = Actor{actor->side, std::max(actor->member, 0)};
    const auto question =
        CoverageQuestion::make(*match.value, static_cast<std::uint64_t>(*fights), cut);
    if (!question || wants_part(args)) return write_wanted(question, args);
    if (!fight_with_bar(**question, static_cast<unsigned>(*workers))) return kLimit;
    return print_answer(**question, args);
}

} // namespace

const Command& coverage_command() {
    static const Command command{
        "coverage",
        "SYSTEM A B",
        "Fights A against B many times and says of every plan how often it decided.",
        "Also how often it agreed, or was silent and why, and how often the decision would have been another\n"
        "without it (docs/coverage.md).\n",
        with_shard_options(with_match_options(
            {series_seed_option(),
             taking("--fights", "N", "a number", "so many, to 1,000,000 (default 1,000)"),
             taking(
                 "--surgery", "A", "a side or a member: A, B, A2",
                 "also the same fights with each plan of A (or B, or A2) removed, moved up, moved down"),
             workers_option(), json_option(), lang_option()})),
        "Exit 0: done. 1: an illegal build. 2: usage or input. 3: interrupted.\n",
        run_coverage,
        {asked_kind<CoverageQuestion, print_answer>()}};
    return command;
}

} // namespace shiaiba::cli
