// SheetReader: reads the sheets of a system line by line into JSON, which the system's check then
// judges. Parties, names, tactics and plans are the same in every system; the other rows are the
// system's.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/sheet/gm_party.hpp"
#include "core/sheet/posted/labels.hpp"
#include "core/sheet/sheet_lines.hpp"
#include "core/system/system.hpp"
#include "core/text/json.hpp"

namespace shiaiba {

// The rows that sheets of several systems have.
inline constexpr SheetRow kPartyRow{"隊|party", RowKind::Party};
inline constexpr SheetRow kNameRow{"名前|name", RowKind::Name};
inline constexpr SheetRow kTacticRow{"戦術|tactic|作戦|戦法", RowKind::Tactic};
inline constexpr SheetRow kPlansRow{"プラン|plans|plan|行動プラン|行動方針|行動指針|方針",
                                    RowKind::Plans};

class SheetReader {
public:
    /// Of each row's labels the first two are those of the system's own sheets.
    SheetReader(std::string_view text, std::span<const SheetRow> rows);
    virtual ~SheetReader() = default;

    /// Every character with a line that only this system has; its problems stand where their fields
    /// do.
    ReadText read();

protected:
    /// A new sheet begins.
    virtual void begin() {}
    /// A line of a sheet behind a label of the row whose first label this is.
    virtual void row(std::string_view label, const PostedLine& line, std::size_t behind) = 0;
    /// Whether a line without a label belongs to the sheet; else it is a stray one.
    virtual bool unlabelled(const PostedLine& line) = 0;
    virtual Problem stray(const PostedLine& line) const = 0;
    /// The sheet is read to its end.
    virtual Checked<Build> check(Json& fields, const PartyFields& party) = 0;

    /// Appends to the list of this key.
    void add(const std::string& list, Json item, PostedPlace place);

    Json fields_ = Json::object();
    PostedPlaces places_;
    /// The sheet has a value that sheets of other games don't have, so it is one of this system.
    bool own_ = false;

private:
    struct Label {
        std::u32string word;
        const SheetRow* row;
    };
    void line(const PostedLine& line);
    void labelled(const SheetRow& row, const PostedLine& line, std::size_t behind);
    void plan(const PostedLine& line, std::size_t from);
    void finish();

    std::vector<PostedLine> lines_;
    std::vector<Label> labels_;
    ReadText out_;
    bool open_ = false;
    bool in_plans_ = false;
    PostedPart name_;
    /// The place of the first line below 戦術, which may be a preset's name.
    PostedPlace first_plan_;
    int start_ = 0;
    PartyFields banner_;
    std::optional<std::size_t> party_;
};

} // namespace shiaiba
