// The rows of a sheet's plans and of the words that it defines for them ([panel 1.2, 8]): check, JSON,
// bits, lines of text and steps.
#include <memory>
#include <set>
#include <string>
#include <utility>

#include "core/plan/compile.hpp"
#include "core/plan/json.hpp"
#include "core/plan/presets.hpp"
#include "core/text/fill.hpp"
#include "core/text/json.hpp"
#include "rulesets/panel/sheet/rows.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"

namespace shiaiba::panel {
namespace {

constexpr std::size_t kMostDefinitions = 16;

/// `{"word": "A", "text": "火属性のスキル"}`.
class DefinitionsPart final : public FieldPart<Sheet> {
public:
    void check(const Json& given, const std::string& at, Sheet& sheet,
               Problems& problems) const override {
        const Json& all = listed(given, "definitions", kMostDefinitions, problems);
        auto read = plan::definitions_from_json(all, vocabulary(), names_of(sheet));
        if (read) {
            sheet.definitions = std::move(*read);
        } else {
            add_problems(problems, read.problems(), at);
        }
    }
    Json write(const Sheet& sheet) const override {
        Json json;
        for (const plan::Definition& one : sheet.definitions) {
            json.push_back(JsonObject().add("word", one.word).add("text", one.text));
        }
        return json;
    }
};

constexpr Field kPlans{
    .key = "plans",
    .ja = "プラン",
    .en = "Plans",
    .labels = "プラン|plans|plan|戦術|行動プラン|作戦|戦法|行動方針|行動指針|方針",
    .wrong_ja = "プラン{plan}：{said}（{code}）",
    .wrong_en = "plan {plan}: {said} ({code})",
    .count_ja = "パターン{patterns} + プラン{plans} = {sum}です。知性{by}では{most}までです。",
    .count_en = "{patterns} patterns + {plans} plans = {sum}; intellect {by} allows {most}"};

/// Plans from the top, with their notes.
class PlansPart final : public FieldPart<Sheet> {
public:
    Json absent() const override { return Json::array(); }
    void check(const Json& given, const std::string& at, Sheet& sheet,
               Problems& problems) const override {
        const Json& all = listed(given, kPlans.key, kMostPlans, problems);
        const auto patterns = static_cast<int>(sheet.patterns.size());
        const auto count = static_cast<int>(all.size());
        const int most = most_lines(sheet.intellect);
        if (patterns + count > most) {
            say(problems, "C05", at, "1.1",
                fill(text_of(kPlans.count_ja, kPlans.count_en), {{"patterns", patterns},
                                                                 {"plans", count},
                                                                 {"sum", patterns + count},
                                                                 {"by", sheet.intellect},
                                                                 {"most", most}}));
        }
        const plan::Names names = names_of(sheet);
        std::vector<plan::Plan> plans;
        for (int k = 0; k < count; ++k) {
            auto read = plan::plan_from_json(all[static_cast<std::size_t>(k)],
                                             {&vocabulary(), &names, &sheet.definitions});
            if (read) {
                plans.push_back(std::move(*read));
                continue;
            }
            std::set<std::string> told;
            for (const Problem& one : read.problems()) {
                // A name that is on no list is said once, however often the plan has it.
                if (!told.insert(one.text.en).second) continue;
                Problem problem = one;
                problem.text = fill(text_of(kPlans.wrong_ja, kPlans.wrong_en),
                                    {{"plan", k + 1}, {"said", one.text}, {"code", one.code}});
                problem.path = at + "/" + std::to_string(k) + one.path;
                problem.code = "C08";
                problem.rule = "8.7";
                problems.push_back(std::move(problem));
            }
        }
        sheet.tactic = tactic_of(sheet, std::move(plans));
    }
    Json write(const Sheet& sheet) const override {
        Json json = Json::array();
        const plan::Names names = names_of(sheet);
        for (const plan::Plan& plan : sheet.tactic->plans()) {
            json.push_back(plan::to_json(plan, vocabulary(), names));
        }
        return json;
    }
    void pack(const Sheet& sheet, BitWriter& out) const override {
        plan::pack(sheet.tactic->plans(), vocabulary(), out);
    }
    void unpack(BitReader& in, Sheet& sheet, const Sheet&) const override {
        auto plans = plan::unpack(vocabulary(), names_of(sheet), in);
        const auto most = static_cast<std::size_t>(most_lines(sheet.intellect));
        if (!plans || plans->size() + sheet.patterns.size() > most) return in.fail();
        sheet.tactic = tactic_of(sheet, std::move(*plans));
    }
    Json form() const override {
        JsonObject out;
        return begin_form(kPlans, "plans", out)
            .add("definitions", "definitions")
            .add("most", "lines");
    }
    std::string lines(const Sheet& sheet) const override {
        std::string lines;
        for (const plan::Definition& one : sheet.definitions) {
            lines += "定義: " + one.word + " = " + one.text + "\n";
        }
        lines += plan::print_lines(sheet.tactic->plans(), vocabulary(), names_of(sheet), Lang::Ja);
        return lines.empty() ? lines : std::string(kPlans.ja) + ":\n" + lines;
    }
    /// A plan removed, or moved up.
    void steps(const Sheet& sheet, FieldSteps<Sheet>& steps) const override {
        const std::vector<plan::Plan>& all = sheet.tactic->plans();
        for (std::size_t k = 0; k < all.size(); ++k) {
            for (const bool up : {false, true}) {
                if (up && k == 0) continue;
                std::vector<plan::Plan> plans;
                for (std::size_t n = 0; n < all.size(); ++n) {
                    if (up && n + 1 == k) plans.push_back(all[k]);
                    if (n != k) plans.push_back(all[n]);
                }
                Sheet next = sheet;
                next.tactic = tactic_of(sheet, std::move(plans));
                steps.add(fill(text_of(up ? "プラン{plan}を上へ" : "プラン{plan}なし",
                                       up ? "plan {plan} up" : "without plan {plan}"),
                               {{"plan", static_cast<int>(k) + 1}}),
                          std::move(next));
            }
        }
    }
};

} // namespace

FieldRow<Sheet> definitions_row() { return {"definitions", std::make_shared<DefinitionsPart>()}; }
FieldRow<Sheet> plans_row() { return {kPlans, std::make_shared<PlansPart>()}; }

void say(Problems& problems, const char* code, std::string at, const char* rule, Text text) {
    problems.push_back(problem_at(std::move(at), code, std::move(text), rule));
}

const Json& listed(const Json& given, std::string_view key, std::size_t most, Problems& problems) {
    static const Json kNone = Json::array();
    if (given.is_null()) return kNone;
    if (given.is_array() && given.size() <= most) return given;
    const std::string name(key);
    say(problems, "notAList", "/" + name, "1.3",
        fill({"{key}は{most}個までのリストです。", "{key} must be a list of at most {most}."},
             {{"key", name}, {"most", static_cast<int>(most)}}));
    return kNone;
}

} // namespace shiaiba::panel
