// The table of the settings: who wins by lost HP, and the skill list.
#include "rulesets/panel/sheet/settings.hpp"

#include <array>

#include "core/system/setting_table.hpp"
#include "rulesets/panel/sheet/skill_list.hpp"

namespace shiaiba::panel {
namespace {

constexpr std::array<FieldItem, 2> kRules{
    {{"less-lost-wins", "少ない方の勝ち", "Less wins",
      "時間切れなどでは、失ったHPが少ない方の勝ち。",
      "When time runs out and the like, whoever has lost less HP wins."},
     {"page-literal", "原文の字句どおり", "The page's words",
      "時間切れなどでは、失ったHPが少ない方の負け（原文の字句どおり）。",
      "When time runs out and the like, whoever has lost less HP loses (the page's own words)."}}};

Checked<OwnList<SkillList>> read_own(const Json& json) {
    const auto list = read_list(json);
    if (!list) return list.problems();
    return OwnList<SkillList>{named_list(json, (*list)->title, (*list)->version), *list};
}

} // namespace

const std::shared_ptr<const SkillList>& list_of(const PanelSettings& settings) {
    return settings.own.list != nullptr ? settings.own.list : house_list();
}

const SettingTable<PanelSettings>& setting_table() {
    static const SettingTable<PanelSettings> table(
        Fields<PanelSettings>({{{.type = Field::Type::Select,
                                 .key = "resultRule",
                                 .ja = "失ったHP",
                                 .en = "Lost HP",
                                 .optional = true,
                                 .items = kRules,
                                 .code = "badSetting",
                                 .rule = "3.4",
                                 .wrong_ja = "resultRule は less-lost-wins か page-literal です。",
                                 .wrong_en = "resultRule is less-lost-wins or page-literal.",
                                 .ruling = "R1",
                                 .ruling_rule = "R1"},
                                at<&PanelSettings::page_literal>()},
                               own_list_row(&PanelSettings::own, read_own)}),
        {"{\"resultRule\": \"page-literal\"}", "3.4", "resultRule と skills があります。",
         "There are resultRule and skills."});
    return table;
}

} // namespace shiaiba::panel
