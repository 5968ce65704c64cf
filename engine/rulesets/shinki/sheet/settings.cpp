// Reads, checks and writes the settings of section 2, and says them in sentences.
#include "rulesets/shinki/sheet/settings.hpp"

#include <optional>
#include <string>
#include <utility>

#include "core/text/json.hpp"
#include "rulesets/shinki/sheet/skill_list.hpp"

namespace shiaiba::shinki {
namespace {

constexpr const char* kFinishing[] = {"never", "ask", "always"};
constexpr std::size_t kMostCards = 8;

constexpr std::array<TurnableRuling, 3> kRulings{{
    {"R5", "R5", "〈心輝〉状態でない者はダメージで戦闘不能になる。",
     "The untransformed fall of damage.", "変身していない者はダメージで死亡する。",
     "The untransformed die of damage.", "変身していなければ死亡", "Untransformed: death"},
    {"R6", "R6", "フェイタルダメージは戦闘不能でないすべての心輝者が受ける。",
     "Fatal damage is of every Blazer that stands.",
     "フェイタルダメージは〈心輝〉状態の者だけが受ける。",
     "Fatal damage is of those in Shine only.", "フェイタルは〈心輝〉状態だけ",
     "Fatal in Shine only"},
    {"R8", "R8", "動揺では手札と気魄を1枚ずつ選んで捨てる。",
     "Shaken takes one card of the hand and one of the kihaku.",
     "動揺では手札と気魄から合わせて1枚を選んで捨てる。", "Shaken takes one card in all.",
     "動揺は合わせて1枚", "Shaken: one in all"},
}};

class SettingsReader {
public:
    explicit SettingsReader(const Json& json) : json_(json) {}

    Checked<shiaiba::Settings> read() {
        for (const auto& [key, value] : json_.items()) {
            if (!read(key, value)) {
                problems_.push_back(unknown_setting(
                    key,
                    {"packs、finishing、gmHand、roundLimit、noRelease、start、skills、R5、R6、R8 があります。",
                     "There are packs, finishing, gmHand, roundLimit, noRelease, start, skills, R5, "
                     "R6 and R8."},
                    "2"));
            }
        }
        if (!problems_.empty()) return problems_;
        return shiaiba::Settings(settings_);
    }

private:
    void wrong(const std::string& path, Text text) {
        problems_.push_back(problem_at("/settings/" + path, "badSetting", std::move(text), "2"));
    }
    int number(const std::string& path, const Json& value, int least, int most) {
        const auto read = whole_number(value);
        if (read && *read >= least && *read <= most) return *read;
        const std::string from = std::to_string(least);
        const std::string to = std::to_string(most);
        wrong(path, {path + " は" + from + "から" + to + "までの整数です。",
                     path + " is a whole number from " + from + " to " + to + "."});
        return least;
    }
    bool flag(const std::string& path, const Json& value) {
        if (value.is_boolean()) return value.get<bool>();
        wrong(path, {path + " は true か false です。", path + " is true or false."});
        return false;
    }

    bool read(const std::string& key, const Json& value) {
        if (key == "packs") {
            if (!value.is_null()) settings_.packs = number(key, value, 1, 4);
        } else if (key == "finishing") {
            if (value == "ask") {
                settings_.finishing = Finishing::Ask;
            } else if (value == "always") {
                settings_.finishing = Finishing::Always;
            } else if (!value.is_null()) {
                wrong(key, {"finishing は ask か always です。", "finishing is ask or always."});
            }
        } else if (key == "gmHand") {
            settings_.gm_hand = number(key, value, 0, 10);
        } else if (key == "roundLimit") {
            settings_.round_limit = number(key, value, 1, 99);
        } else if (key == "noRelease") {
            settings_.no_release = flag(key, value);
        } else if (const auto ruling = ruling_called(kRulings, key)) {
            auto problem = read_ruling(kRulings, *ruling, value, "2", settings_.turned.bits);
            if (problem) problems_.push_back(std::move(*problem));
        } else if (key == "start") {
            read_start(value);
        } else if (key == "skills") {
            read_skills(value);
        } else {
            return false;
        }
        return true;
    }

    void read_skills(const Json& json) {
        if (json.is_null()) return;
        const auto list = read_list(json);
        add_problems(problems_, list.problems(), "/settings/skills");
        if (list) settings_.own = {named_list(json, (*list)->name), *list};
    }

    void read_start(const Json& json) {
        if (json.is_null()) return;
        if (!json.is_object()) {
            return wrong("start", {"start は {\"A1\": {\"column\": 3}} のように書きます。",
                                   "start is written like {\"A1\": {\"column\": 3}}."});
        }
        for (const auto& [key, value] : json.items()) {
            const auto actor = actor_from(key);
            const std::string path = "start/" + key;
            if (!actor || actor->member == kWholeSide || !value.is_object()) {
                wrong(path, {"A1 のような隊員について書きます。", "It is about a member like A1."});
                continue;
            }
            Settings::Start start = read_member(path, value);
            if (start.column || start.damage > 0 || !start.hand.empty()) {
                settings_.start[index(actor->side)][actor->member] = std::move(start);
            }
        }
    }

    Settings::Start read_member(const std::string& path, const Json& json) {
        Settings::Start start;
        for (const auto& [key, value] : json.items()) {
            std::string at = path;
            at.append("/").append(key);
            if (key == "column") {
                start.column = number(at, value, 1, 5);
            } else if (key == "damage") {
                start.damage = number(at, value, 0, 199);
            } else if (key == "hand" && value.is_array() && value.size() <= kMostCards) {
                for (std::size_t k = 0; k < value.size(); ++k) {
                    const Card card =
                        value[k].is_string() ? card_from(value[k].get<std::string>()) : -1;
                    if (card < 0) {
                        wrong(at + "/" + std::to_string(k), {"札は HK や S10 のように書きます。",
                                                             "Cards are written like HK and S10."});
                        continue;
                    }
                    start.hand.push_back(card);
                }
            } else {
                wrong(at, {"column、damage、8枚までの hand があります。",
                           "There are column, damage, and a hand of at most 8 cards."});
            }
        }
        return start;
    }

    const Json& json_;
    Settings settings_;
    Problems problems_;
};

std::string start_in_words(const Settings& settings) {
    std::string out;
    for (const Side side : kSides) {
        for (const auto& [member, start] : settings.start[index(side)]) {
            out += (out.empty() ? "" : ", ") + token(Actor{side, member});
        }
    }
    return out;
}

Json choice(Json value, const Text& name, const Text& text) {
    return JsonObject().add("value", std::move(value)).add("name", name).add("text", text);
}

Json toggle(const char* key, const Text& label, const Text& text) {
    return JsonObject().add("type", "switch").add("key", key).add("label", label).add("text", text);
}
/// `otherwise`: the value that applies if the setting is absent, if that is one number.
Json number_setting(const char* key, const Text& label, int least, int most,
                    std::optional<int> otherwise) {
    JsonObject field;
    field.add("type", "number")
        .add("key", key)
        .add("label", label)
        .add("min", least)
        .add("max", most)
        .add("optional", true);
    if (otherwise) field.add("otherwise", *otherwise);
    return field;
}

} // namespace

Checked<shiaiba::Settings> check_settings(const Json& json) {
    if (json.is_null()) return shiaiba::Settings(Settings());
    if (!json.is_object()) {
        return problem_at("/settings", "badSettings",
                          {"設定項目は {\"packs\": 2} のように書いてください。",
                           "Settings are written like {\"packs\": 2}."},
                          "2");
    }
    return SettingsReader(json).read();
}

Json write_settings(const Settings& settings) {
    const Settings usual;
    Json json = Json::object();
    if (settings.packs) json["packs"] = *settings.packs;
    if (settings.finishing != usual.finishing) {
        json["finishing"] = kFinishing[static_cast<std::size_t>(settings.finishing)];
    }
    if (settings.gm_hand != usual.gm_hand) json["gmHand"] = settings.gm_hand;
    if (settings.round_limit != usual.round_limit) json["roundLimit"] = settings.round_limit;
    if (settings.no_release) json["noRelease"] = true;
    Json starts = Json::object();
    for (const Side side : kSides) {
        for (const auto& [member, start] : settings.start[index(side)]) {
            Json one = Json::object();
            if (start.column) one["column"] = *start.column;
            if (start.damage > 0) one["damage"] = start.damage;
            for (const Card card : start.hand) one["hand"].push_back(card_id(card));
            starts[token(Actor{side, member})] = std::move(one);
        }
    }
    if (!starts.empty()) json["start"] = std::move(starts);
    if (settings.own.json != nullptr) json["skills"] = *settings.own.json;
    write_rulings(kRulings, settings.turned.bits, json);
    return json;
}

std::vector<SettingSaid> settings_in_words(const Settings& settings) {
    const Settings usual;
    std::vector<SettingSaid> said;
    const auto number = [](int n) { return std::to_string(n); };
    if (settings.packs) {
        said.push_back(
            {"packs",
             {"山札" + number(*settings.packs) + "組。", number(*settings.packs) + " packs."}});
    }
    if (settings.finishing == Finishing::Ask) {
        said.push_back({"finishing", {"とどめを選べる。", "The fallen may be finished."}});
    } else if (settings.finishing == Finishing::Always) {
        said.push_back({"finishing", {"とどめを刺す。", "The fallen are finished."}});
    }
    if (settings.gm_hand != usual.gm_hand) {
        said.push_back({"gmHand",
                        {"GMの手札は敵1人につき" + number(settings.gm_hand) + "枚。",
                         number(settings.gm_hand) + " cards an enemy for the GM."}});
    }
    if (settings.round_limit != usual.round_limit) {
        said.push_back({"roundLimit",
                        {number(settings.round_limit) + "ラウンドまで。",
                         "At most " + number(settings.round_limit) + " rounds."}});
    }
    if (settings.no_release)
        said.push_back({"noRelease", {"心輝は解除できない。", "No releasing."}});
    if (!settings.start[0].empty() || !settings.start[1].empty()) {
        const std::string who = start_in_words(settings);
        said.push_back({"start", {"途中から：" + who + "。", "From a position: " + who + "."}});
    }
    if (settings.own.list != nullptr) said.push_back({"skills", list_in_words(settings.own)});
    say_rulings(kRulings, settings.turned.bits, said);
    return said;
}

std::vector<OtherReading> other_readings(const Settings& settings) {
    std::vector<OtherReading> readings;
    for (std::size_t n = 0; n < kRulings.size(); ++n) {
        Settings other = settings;
        other.turned = settings.turned.turned(static_cast<Ruling>(n));
        readings.push_back(other_reading(kRulings, n, settings.turned.bits));
        readings.back().settings = shiaiba::Settings(std::move(other));
    }
    return readings;
}

Json settings_form() {
    Json fields = Json::array(
        {JsonObject()
             .add("key", "finishing")
             .add("label", Text{"とどめ", "Finishing"})
             .add(
                 "options",
                 Json::array({choice(Json(), {"刺さない", "Never"},
                                     {"戦闘不能者はそのまま。", "The fallen are left alone."}),
                              choice("ask", {"選べる", "May be chosen"},
                                     {"戦闘不能にした者がその場で、あとは敵が自分のターンに選ぶ。",
                                      "Whoever felled them chooses, later any enemy in its turn."}),
                              choice("always", {"刺す", "Always"},
                                     {"戦闘不能者は死亡する。", "The fallen die."})}))});
    add_ruling_switches(kRulings, fields);
    fields.push_back(
        toggle("noRelease", {"心輝は解除できない", "No releasing"},
               {"自分のターンに心輝を解除できない。", "Shine can't be released in one's turn."}));
    const Settings usual;
    fields.push_back(number_setting("packs", {"山札の組", "Packs"}, 1, 4, usual.packs));
    fields.push_back(number_setting("gmHand", {"GMの手札", "GM's hand"}, 0, 10, usual.gm_hand));
    fields.push_back(
        number_setting("roundLimit", {"ラウンドの上限", "Round limit"}, 1, 99, usual.round_limit));
    fields.push_back(list_setting());
    return fields;
}

} // namespace shiaiba::shinki
