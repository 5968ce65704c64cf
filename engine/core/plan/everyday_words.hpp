// Everyday wordings of plans, each with the words of plans for it. A wording stands before the
// shorter ones that it contains.
#pragma once

#include <string_view>

namespace shiaiba::plan {

struct Wording {
    std::u32string_view everyday;
    std::u32string_view plan;
};

/// Everyday comparisons in front of 場合.
inline constexpr Wording kEnds[] = {
    {U"を下回っている場合", U"未満の場合"}, {U"を上回っている場合", U"より大きい場合"},
    {U"を下回った場合", U"未満の場合"},     {U"を切っている場合", U"未満の場合"},
    {U"を切った場合", U"未満の場合"},       {U"を割った場合", U"未満の場合"},
    {U"を超えた場合", U"より大きい場合"},   {U"を超えている場合", U"より大きい場合"},
    {U"になった場合", U"の場合"},           {U"より多い場合", U"より大きい場合"},
    {U"より高い場合", U"より大きい場合"},   {U"より少ない場合", U"未満の場合"},
    {U"より小さい場合", U"未満の場合"},     {U"より低い場合", U"未満の場合"},
    {U"以上でない場合", U"未満の場合"},     {U"以下でない場合", U"より大きい場合"},
    {U"未満でない場合", U"以上の場合"},     {U"以上ある場合", U"以上の場合"},
    {U"以上いる場合", U"以上の場合"},       {U"以上残っている場合", U"以上の場合"},
    {U"で無い場合", U"でない場合"},
};
/// Words other than 場合 that end a condition. でも isn't one: it says that the condition doesn't
/// matter.
inline constexpr Wording kWhen[] = {
    {U"でなければ、", U"でない場合、"},
    {U"でないならば、", U"でない場合、"},
    {U"でないなら、", U"でない場合、"},
    {U"であるならば、", U"の場合、"},
    {U"であるなら、", U"の場合、"},
    {U"であれば、", U"の場合、"},
    {U"であるかぎり、", U"の場合、"},
    {U"である限り、", U"の場合、"},
    {U"以上あれば、", U"以上の場合、"},
    {U"以上いれば、", U"以上の場合、"},
    {U"だったら、", U"の場合、"},
    {U"ならば、", U"の場合、"},
    {U"なら、", U"の場合、"},
    {U"ときには、", U"場合、"},
    {U"ときは、", U"場合、"},
    {U"とき、", U"場合、"},
    {U"時には、", U"場合、"},
    {U"時は、", U"場合、"},
    {U"時、", U"場合、"},
    {U"場合には、", U"場合、"},
    {U"場合は、", U"場合、"},
    {U"になったら、", U"の場合、"},
    {U"を下回ったら、", U"未満の場合、"},
    {U"を切ったら、", U"未満の場合、"},
    {U"を割ったら、", U"未満の場合、"},
    {U"を超えたら、", U"より大きい場合、"},
    {U"を上回ったら、", U"より大きい場合、"},
};
/// What people say of a number that has grown so far: 3以上溜まったら.
inline constexpr std::u32string_view kGrown[] = {U"溜まった", U"たまった", U"貯まった",
                                                 U"集まった", U"揃った",   U"残っていた"};
/// Other words for the same, anywhere in a sentence.
inline constexpr Wording kSynonyms[] = {{U"一番", U"もっとも"}, {U"最も", U"もっとも"}};
/// Polite and short ends of instructions.
inline constexpr Wording kPlainEnds[] = {
    {U"してください", U"する"},   {U"して下さい", U"する"},     {U"しないでください", U"しない"},
    {U"しないで", U"しない"},     {U"します", U"する"},         {U"しません", U"しない"},
    {U"使ってください", U"使う"}, {U"使います", U"使う"},       {U"使いません", U"使わない"},
    {U"選びます", U"選ぶ"},       {U"残します", U"残す"},       {U"で攻撃", U"で攻撃する"},
    {U"を宣言", U"を宣言する"},   {U"を転写", U"を転写する"},   {U"を使用", U"を使用する"},
    {U"を優先", U"を優先する"},   {U"を最優先", U"を優先する"}, {U"回避", U"回避する"},
    {U"防御", U"防御する"},       {U"にする", U"を転写する"},   {U"待機", U"待機する"},
    {U"接近", U"接近する"},       {U"を展開", U"を展開する"},
};
/// Words in front of an instruction that always holds.
inline constexpr std::u32string_view kAlways[] = {U"基本的には", U"基本的に", U"基本は",
                                                  U"常に",       U"いつも",   U"必ず"};
/// Words inside an instruction that add nothing to it: a plan holds always, and as far as it can.
inline constexpr std::u32string_view kNeedless[] = {
    U"毎ターン", U"毎回",     U"最後まで",   U"必ず",     U"絶対に",
    U"積極的に", U"なるべく", U"できるだけ", U"とにかく", U"ひたすら"};
/// Everyday ends of instructions.
inline constexpr Wording kDeeds[] = {
    {U"は使わない", U"を使用しない"},
    {U"は使用しない", U"を使用しない"},
    {U"を使わない", U"を使用しない"},
    {U"を最優先で使用する", U"を使用する"},
    {U"を最優先で使う", U"を使用する"},
    {U"を優先的に使う", U"を使用する"},
    {U"を優先して使う", U"を使用する"},
    {U"を優先して使用する", U"を使用する"},
    {U"を優先する", U"を使用する"},
    {U"を必ず使う", U"を使用する"},
    {U"を使う", U"を使用する"},
    {U"を使っていく", U"を使用する"},
    {U"残しておく", U"残す"},
    {U"残すようにする", U"残す"},
    {U"回避しない", U"回避を選ばない"},
    {U"回避する", U"回避を選ぶ"},
    {U"防御しない", U"防御を選ばない"},
    {U"防御する", U"防御を選ぶ"},
    {U"回避はしない", U"回避を選ばない"},
    {U"防御はしない", U"防御を選ばない"},
    {U"ガードする", U"ガードを選ぶ"},
    {U"で攻撃していく", U"で攻撃する"},
};
/// Where a deed isn't used but declared or chosen: 必殺を使う, 回避を優先する.
inline constexpr Wording kOtherDeeds[] = {{U"を使用する", U"を宣言する"},
                                          {U"を使用しない", U"を宣言しない"},
                                          {U"を使用する", U"を選ぶ"},
                                          {U"回避を選ぶ", U"回避する"}};
inline constexpr std::u32string_view kCounters = U"点枚個体回人";

} // namespace shiaiba::plan
