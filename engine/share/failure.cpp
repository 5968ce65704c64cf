// The sentences for links that can't be opened.
#include "share/failure.hpp"

#include <utility>

#include "core/text/json.hpp"

namespace shiaiba {
namespace {

const std::string kReload = "ページを再読込すると開けるかもしれません。";
const std::string kReloadEn = " Reloading the page may help.";
const std::string kWhole = "リンク全体をもう一度貼り付けてください。";
const std::string kWholeEn = " Paste the whole link again.";

Text kind_name(char kind) {
    switch (kind) {
    case 'B': return {"一枚の札", "a single build"};
    case 'Q': return {"勝率の問い", "a question about odds"};
    default: return {"新しい種類のもの", "something of a new kind"};
    }
}

} // namespace

const char* word(LinkFailure failure) {
    switch (failure) {
    case LinkFailure::Empty: return "empty";
    case LinkFailure::NotALink: return "notALink";
    case LinkFailure::Cut: return "cut";
    case LinkFailure::Altered: return "altered";
    case LinkFailure::Newer: return "newer";
    case LinkFailure::Older: return "older";
    case LinkFailure::UnknownRuleset: return "unknownRuleset";
    case LinkFailure::Lacking: return "lacking";
    case LinkFailure::IllegalBuild: return "illegalBuild";
    }
    return "";
}

LinkFault no_link() { return {LinkFailure::Empty, {"リンクがありません。", "There is no link."}}; }

LinkFault not_a_link() {
    return {LinkFailure::NotALink,
            {"仕合場のリンクではありません。", "This is not a link of Shiaiba."}};
}

LinkFault too_long_for_a_link() {
    return {LinkFailure::NotALink,
            {"長すぎるので、仕合場のリンクではありません。",
             "This is too long to be a link of Shiaiba."}};
}

LinkFault cut_link(int missing) {
    const std::string n = std::to_string(missing);
    return {LinkFailure::Cut,
            {"リンクが途中で切れています(あと" + n + "文字以上)。" + kWhole,
             "The link is cut off (at least " + n +
                 (missing == 1 ? " character is" : " characters are") + " missing)." + kWholeEn},
            missing};
}

LinkFault altered_link() {
    return {LinkFailure::Altered,
            {"リンクの文字がどこか変わっていて読めません。" + kWhole,
             "Some character of the link was changed, so it can't be read." + kWholeEn}};
}

LinkFault newer_format() {
    return {LinkFailure::Newer,
            {"このリンクは新しい形式で書かれています。" + kReload,
             "This link is written in a newer format." + kReloadEn}};
}

LinkFault newer_kind(char kind) {
    const Text name = kind_name(kind);
    return {LinkFailure::Newer,
            {"このリンクが運ぶのは" + name.ja + "で、この版ではまだ開けません。" + kReload,
             "This link carries " + name.en + ", which this version can't open yet." + kReloadEn}};
}

LinkFault newer_rules(const Text& system) {
    return {LinkFailure::Newer,
            {"このリンクは" + system.ja + "の新しい版の規則によるものです。" + kReload,
             "This link uses a newer version of the rules of " + system.en + "." + kReloadEn}};
}

LinkFault older_rules(const Text& system) {
    return {
        LinkFailure::Older,
        {"このリンクは" + system.ja +
             "の前の規則で作られています。その後に費用と効果の数が改められたので、今の規則では開けません。"
             "札を作り直してください。",
         "This link was made by earlier rules of " + system.en +
             ". Costs and effects have been given other numbers since, so it can't be opened by "
             "today's rules: make the sheets anew."}};
}

LinkFault newer_content() {
    return {LinkFailure::Newer,
            {"このリンクには、この版がまだ知らないものが入っています。" + kReload,
             "This link holds something that this version doesn't know yet." + kReloadEn}};
}

LinkFault unknown_ruleset() {
    return {LinkFailure::UnknownRuleset,
            {"このリンクの遊戯を、この版は知りません。" + kReload,
             "This link is of a system that this version doesn't know." + kReloadEn}};
}

LinkFault other_ruleset(const Published& system) {
    return {LinkFailure::UnknownRuleset,
            {"これは「" + system.name.ja + "」のリンクです。そのページで開いてください。",
             "This link is of " + system.name.en + ": open it on the page of that game."},
            0,
            system.id};
}

LinkFault lacking_content(Text what) { return {LinkFailure::Lacking, std::move(what)}; }

LinkFault illegal_content() {
    return {LinkFailure::IllegalBuild,
            {"リンクは壊れていませんが、決まりに合わないものが入っています。",
             "The link is whole, but something in it breaks the rules."}};
}

Problem illegal_decision(std::string path) {
    return problem_at(std::move(path), "illegalDecision",
                      {"この決定は、ここで選べるものではありません。",
                       "This decision is not one of the options here."});
}

Text changed_result() {
    return {"この版では結果が変わりました。",
            "In this version the fight ends otherwise than when the link was made."};
}

} // namespace shiaiba
