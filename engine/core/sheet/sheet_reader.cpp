// Reads sheets line by line: finds the row of each line, keeps the places of values in the text, and
// hands each sheet to the system's check at its end.
#include "core/sheet/sheet_reader.hpp"

#include <memory>
#include <utility>

namespace shiaiba {
namespace {

/// The first two spellings of a row, one per place.
std::string_view spelling(const SheetRow& row, int place) {
    std::string_view labels = row.labels;
    for (; place > 0; --place) {
        const std::size_t bar = labels.find('|');
        if (bar == std::string_view::npos) return {};
        labels.remove_prefix(bar + 1);
    }
    return labels.substr(0, labels.find('|'));
}

} // namespace

SheetReader::SheetReader(std::string_view text, std::span<const SheetRow> rows)
    : lines_(posted_lines(text)) {
    for (const SheetRow& row : rows) {
        for (const int place : {0, 1}) {
            const std::string_view word = spelling(row, place);
            // A remark is for people alone.
            if (!word.empty() && row.kind != RowKind::Remark) {
                labels_.push_back({folded(word), &row});
            }
        }
    }
}

ReadText SheetReader::read() {
    for (const PostedLine& one : lines_) {
        if (!part_of(one.raw, 0).text.empty()) line(one);
    }
    finish();
    if (out_.found.empty()) {
        out_.problems.clear();
        out_.parties.clear();
    } else {
        out_.form = "sheet";
    }
    return std::move(out_);
}

void SheetReader::line(const PostedLine& line) {
    for (const Label& label : labels_) {
        const std::size_t behind = behind_label(line, label.word);
        if (behind != 0) return labelled(*label.row, line, behind);
    }
    if (!open_) return;
    if (in_plans_) return plan(line, 0);
    if (!unlabelled(line)) out_.problems.push_back(stray(line));
}

void SheetReader::labelled(const SheetRow& row, const PostedLine& line, std::size_t behind) {
    const PostedPart part = part_of(line.raw, behind);
    if (row.kind == RowKind::Party) {
        finish();
        const PostedParty party = party_in(line, behind);
        banner_ = {party.gm};
        party_ = out_.parties.size();
        out_.parties.push_back({party.name, line.number, Build(banner_)});
        return;
    }
    if (row.kind == RowKind::Name) {
        finish();
        name_ = part;
        start_ = line.number;
        places_ = PostedPlaces({line.number, part.column});
        open_ = true;
        return begin();
    }
    if (!open_) return;
    const bool tactic = row.kind == RowKind::Tactic;
    in_plans_ = row.kind == RowKind::Plans || (tactic && part.text.empty());
    if (!tactic && !in_plans_) return this->row(spelling(row, 0), line, behind);
    places_.put("/tactic", {line.number, part.column});
    fields_["tactic"] = !tactic ? Json(Json::array()) : in_plans_ ? Json() : Json(part.text);
    if (in_plans_ && !part.text.empty()) plan(line, behind);
}

void SheetReader::plan(const PostedLine& line, std::size_t from) {
    const PostedPart one = part_of(line.raw, from);
    Json& plans = fields_["tactic"];
    if (plans.is_null()) {
        first_plan_ = {line.number, one.column};
        places_.put("/tactic", first_plan_);
        plans = one.text;
        return;
    }
    if (plans.is_string()) {
        places_.put("/tactic/0", first_plan_);
        plans = Json::array({JsonObject().add("text", plans.get<std::string>())});
    }
    places_.put("/tactic/" + std::to_string(plans.size()), {line.number, one.column});
    plans.push_back(JsonObject().add("text", one.text));
}

void SheetReader::add(const std::string& list, Json item, PostedPlace place) {
    Json& all = fields_[list];
    if (!all.is_array()) all = Json::array();
    places_.put("/" + list + "/" + std::to_string(all.size()), place);
    places_.put_first("/" + list, place);
    all.push_back(std::move(item));
}

void SheetReader::finish() {
    if (open_ && own_) {
        if (fields_.contains("tactic") && fields_["tactic"].is_null()) fields_.erase("tactic");
        ReadText::Character found;
        found.name = name_.text;
        found.line = start_;
        found.party = party_;
        auto sheet = check(fields_, banner_);
        if (sheet) found.build = std::move(*sheet);
        for (const Problem& one : sheet.problems()) out_.problems.push_back(places_.in_text(one));
        if (!sheet) found.draft = std::make_shared<const Json>(std::move(fields_));
        out_.found.push_back(std::move(found));
    }
    open_ = own_ = in_plans_ = false;
    fields_ = Json::object();
}

} // namespace shiaiba
