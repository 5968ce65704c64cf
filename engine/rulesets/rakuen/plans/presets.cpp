// The tactics' plans.
#include "rulesets/rakuen/plans/presets.hpp"

#include <array>
#include <utility>
#include <vector>

#include "core/plan/compile.hpp"
#include "rulesets/rakuen/plans/vocabulary.hpp"

namespace shiaiba::rakuen {
namespace {

constexpr std::array<Preset, kPresets> kAll{{
    {"堅実", "Steady", "回避と防御の期待損失を比べる",
     "weighs what evading and guarding would cost",
     "先攻を選ぶ\n"
     "インビジブル攻撃が可能の場合、もっとも有利な能力でインビジブル攻撃する\n"
     "もっとも有利な能力で攻撃する\n"
     "ダイスの差が1の場合、クリティカルになるシフトを宣言する\n"
     "自分のINが4以上 かつ ダイスの合計が9以上の場合、必殺を宣言する\n"
     "相手のINが5以上 かつ 攻撃がクリティカルでない場合、強制封印を宣言する\n"
     "防御時のダメージが自分のHP以上の場合、カウンターを添えて回避を選ぶ\n"
     "防御時のダメージが自分のHP以上の場合、回避を選ぶ\n"
     "回避の期待損失が防御の負担未満の場合、回避を選ぶ\n"
     "防御時のダメージが16以上 または クリティカルを受ける場合、反撃を添えて防御を選ぶ\n"
     "防御を選ぶ\n"
     "受ける攻撃値が28以上の場合、カウンターを宣言する\n"
     "残りのダメージが30以上の場合、鉄壁を宣言する\n"
     "残りのダメージが0より大きい場合、INでダイスを振る\n"
     "ダイスを止める"},
    {"回避", "Evasive", "外れにくい攻撃でなければ避け、必殺のために回避を数える",
     "evades what is more likely to miss, and counts evasions for its finisher",
     "先攻を選ぶ\n"
     "インビジブル攻撃が可能の場合、もっとも有利な能力でインビジブル攻撃する\n"
     "もっとも有利な能力で攻撃する\n"
     "ダイスの差が1の場合、クリティカルになるシフトを宣言する\n"
     "自分のINが4以上 かつ ダイスの合計が9以上の場合、必殺を宣言する\n"
     "防御時のダメージが自分のHP以上の場合、回避を選ぶ\n"
     "回避の成功率が60%以上 かつ 受ける命中値が11以上の場合、カウンターを添えて回避を選ぶ\n"
     "回避の成功率が60%以上の場合、回避を選ぶ\n"
     "防御を選ぶ\n"
     "受ける攻撃値が28以上の場合、カウンターを宣言する\n"
     "残りのダメージが0より大きい場合、INでダイスを振る\n"
     "ダイスを止める"},
    {"要塞", "Fortress", "防御を固め、INを1ずつためて手放さない",
     "guards, gathers IN point by point and keeps it",
     "後攻を選ぶ\n"
     "インビジブル攻撃が可能の場合、もっとも有利な能力でインビジブル攻撃する\n"
     "自分のINが3以上の場合、強制封印を添えてもっとも有利な能力で攻撃する\n"
     "もっとも有利な能力で攻撃する\n"
     "自分のINが4以上 かつ ダイスの合計が9以上の場合、必殺を宣言する\n"
     "防御時のダメージが自分のHP以上の場合、回避を選ぶ\n"
     "回避の成功率が87%以上の場合、回避を選ぶ\n"
     "防御時のダメージが12以上 または クリティカルを受ける場合、反撃を添えて防御を選ぶ\n"
     "防御を選ぶ\n"
     "鉄壁を宣言する\n"
     "残りのダメージが自分のHP以上の場合、INでダイスを振る\n"
     "クリティカルを受ける かつ 振った回数が0の場合、INでダイスを振る\n"
     "ダイスを止める"},
    {"逆襲", "Revenge", "攻撃を受けてINをため、強制チェインで遅れて打つ",
     "takes hits for IN and strikes late with many forced doubles",
     "後攻を選ぶ\n"
     "自分のINが8以上 かつ インビジブル攻撃が可能の場合、"
     "強制スタンを添えてもっとも有利な能力でインビジブル攻撃する\n"
     "自分のINが8以上 かつ インビジブル攻撃が可能の場合、もっとも有利な能力でインビジブル攻撃する\n"
     "HPの差が-30以下 かつ インビジブル攻撃が可能の場合、もっとも有利な能力でインビジブル攻撃する\n"
     "もっとも有利な能力で攻撃する\n"
     "自分のINが6以上の場合、必殺を宣言する\n"
     "ダイスの差が1の場合、クリティカルになるシフトを宣言する\n"
     "防御時のダメージが自分のHP以上の場合、回避を選ぶ\n"
     "回避の成功率が60%以上の場合、回避を選ぶ\n"
     "回避の成功率が40%以上 かつ 自分のHPが60より大きい場合、回避を選ぶ\n"
     "防御を選ぶ\n"
     "受ける攻撃値が28以上の場合、カウンターを宣言する\n"
     "残りのダメージが30以上の場合、鉄壁を宣言する\n"
     "残りのダメージが0より大きい場合、INでダイスを振る\n"
     "ダイスを止める"},
}};

plan::Tactic compiled(const Preset& preset) {
    const std::vector<plan::Definition> none;
    const Lang lang = Lang::Ja;
    std::vector<plan::Plan> plans;
    std::string_view rest = preset.plans;
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        auto read = plan::compile(rest.substr(0, end), {&vocabulary(), &no_names(), &none}, &lang);
        if (read.plan) plans.push_back(std::move(*read.plan));
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    }
    return {vocabulary(), std::move(plans)};
}

} // namespace

const Preset& preset(std::size_t place) { return kAll[place]; }

std::size_t find_preset(std::string_view name) {
    std::size_t place = 0;
    while (place < kPresets && name != kAll[place].id && name != kAll[place].en) ++place;
    return place;
}

const plan::Tactic& preset_tactic(std::size_t place) {
    static const std::array<plan::Tactic, kPresets> tactics{compiled(kAll[0]), compiled(kAll[1]),
                                                            compiled(kAll[2]), compiled(kAll[3])};
    return tactics[place];
}

} // namespace shiaiba::rakuen
