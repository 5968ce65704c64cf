// The rows of a list, a skill, a status, and of what they are made of. Words stand in the order of their enums.
#include "rulesets/panel/sheet/format.hpp"

#include <array>

namespace shiaiba::panel {
namespace {

using namespace row;

// Bounds that nothing but the format knows.
constexpr int kMostText = static_cast<int>(kMostTextPoints);
constexpr int kMostNote = 200;
constexpr int kMostModifierTurns = 8;
constexpr int kLeastRecovery = 2;
constexpr int kMostRecovery = 6;

// Lines of a status count its stacks, and its trigger may listen for panels that pay: so skills and statuses have
// shapes of their own of both.
extern const FormatShape kLineShape;
extern const FormatShape kStatusLineShape;

constexpr std::array<FormatWord, 2> kWhose{
    {{"self", "自分", "oneself"}, {"opponent", "相手", "the opponent"}}};
constexpr std::array<FormatWord, 3> kWhoseOrBoth{{kWhose[0], kWhose[1], {"both", "両者", "both"}}};
/// In pairs of oneself and the opponent, by What.
constexpr std::array<FormatWord, 6> kObjects{{
    kWhose[0],
    kWhose[1],
    {"self.panel", "自分のパネル", "one's own panels"},
    {"opponent.panel", "相手のパネル", "the opponent's panels"},
    {"self.skill", "自分のスキル", "one's own skills"},
    {"opponent.skill", "相手のスキル", "the opponent's skills"},
}};
constexpr std::array<FormatWord, 2> kPanels{{kObjects[2], kObjects[3]}};
constexpr std::array<FormatWord, 2> kArts{
    {{"sword", "剣技", "sword arts"}, {"magic", "魔法", "magic"}}};
constexpr std::array<FormatWord, 3> kClasses{{
    {"ailment", "異状", "ailments"},
    {"boost", "強化", "boosts"},
    {"special", "特殊状態", "special states"},
}};
constexpr std::array<FormatWord, kElements> kElementsInWords = [] {
    std::array<FormatWord, kElements> all{};
    for (std::size_t k = 0; k < kElements; ++k) {
        all[k] = {kElementLetters[k].data(), kElementLetters[k].data(), kElementWords[k].data()};
    }
    return all;
}();

std::span<const FormatWord> known_names() {
    static const auto all = [] {
        std::array<FormatWord, kKnownStatuses> names{};
        for (const Status& one : known_statuses()) {
            names[static_cast<std::size_t>(one.known)] = {one.name.c_str(), one.ja.c_str(),
                                                          one.name.c_str()};
        }
        return names;
    }();
    return all;
}

constexpr FormatKey words_of(const char* key, const char* ja, const char* en, int most) {
    return {.key = key, .ja = ja, .en = en, .types = kOfText, .most = most};
}
/// Skills and statuses are named by their names.
constexpr FormatKey named(FormatKey row) {
    row.named_by = "name";
    return row;
}
constexpr FormatKey status(const char* ja, const char* en) {
    return named(entry("status", ja, en, "statuses", known_names));
}
constexpr FormatKey element(const char* key, const char* ja, const char* en) {
    return word(key, ja, en, words_in<kElementsInWords>);
}
constexpr FormatKey category(const char* key) {
    return word(key, "状態の種類", "Class of statuses", words_in<kClasses>);
}
constexpr FormatKey condition(const char* ja, const char* en) {
    return {.key = "if", .ja = ja, .en = en, .types = kOfCondition | kOfTree};
}
/// The row, under which one of these words may stand as well.
constexpr FormatKey or_word(FormatKey row, std::span<const FormatWord> (*words)()) {
    row.words = words;
    return or_else(row, kOfWord);
}
constexpr FormatKey at_least_one(FormatKey row) {
    row.least = 1;
    return row;
}

template <class... Words>
constexpr unsigned of(Words... words) {
    return (word_bit(static_cast<int>(words)) | ...);
}

// -- Triggers

constexpr std::array<FormatWord, kWhens> kEvents{{
    {"use", "スキルの使用が置かれた時", "a use of a skill is placed"},
    {"attack", "攻撃が置かれた時", "an attack is placed"},
    {"counter", "反撃が置かれた時", "a counter-attack is placed"},
    {"damaged", "ダメージを受けた時", "damage is taken"},
    {"healed", "HPが回復した時", "HP are healed"},
    {"released", "維持が終わった時", "maintenance ends"},
    {"statusGiven", "状態異常を受けた時", "a status is given"},
    {"panelPaid", "パネルで支払った時", "the panel is paid"},
    {"turnStart", "ターン開始時", "turn start"},
    {"initiativeDecided", "先制が決まった時", "initiative is decided"},
    {"statusPhase", "状態フェイズ", "the status phase"},
    {"actionStart", "行動開始時", "start of an action"},
    {"actionEnd", "行動終了時", "end of an action"},
    {"turnEnd", "ターン終了時", "turn end"},
}};
constexpr std::array<FormatWord, 4> kCauses{{
    {"attack", "攻撃", "an attack"},
    {"counter", "反撃", "a counter-attack"},
    {"effect", "効果", "an effect"},
    {"status", "状態異常", "a status"},
}};

constexpr unsigned kPlaced = of(When::Use, When::Attack, When::Counter);
constexpr unsigned kOfSkills = ~of(When::PanelPaid);

constexpr std::array<FormatKey, 13> trigger_keys(unsigned events) {
    return {{
        with(needed(word("event", "いつ", "When", words_in<kEvents>)), events),
        condition("条件", "Condition"),
        with(word("by", "誰の", "Whose", words_in<kWhose>), kPlaced),
        with(word("art", "技", "Art", words_in<kArts>), kPlaced),
        with(element("attr", "属性", "Element"), kPlaced),
        with(number("minDamage", "ダメージがこの値以上", "Damage at least", 0, kMostNumber),
             of(When::Attack, When::Counter)),
        with(named(entry("skill", "どのスキル", "Which skill", "skills")), of(When::Use)),
        with(word("who", "誰が", "Who", words_in<kWhose>),
             of(When::Damaged, When::Healed, When::Released, When::StatusGiven)),
        with(word("by", "何による", "By what", words_in<kCauses>), of(When::Damaged)),
        with(number("min", "ダメージがこの値以上", "Damage at least", 0, kMostNumber),
             of(When::Damaged)),
        with(status("どの状態", "Which status"), of(When::StatusGiven)),
        with(category("class"), of(When::StatusGiven)),
        with(word("whose", "誰の", "Whose", words_in<kWhose>),
             of(When::ActionStart, When::ActionEnd)),
    }};
}
constexpr auto kTriggerKeys = trigger_keys(kOfSkills);
constexpr auto kStatusTriggerKeys = trigger_keys(~0U);
constexpr FormatShape kTriggerShape{"trigger", kTriggerKeys, "event"};
constexpr FormatShape kStatusTriggerShape{"status_trigger", kStatusTriggerKeys, "event"};

// -- Modifiers

constexpr std::array<FormatWord, 5> kMods{{
    {"damageDealt", "自分の攻撃と反撃のダメージ", "damage of own attacks and counter-attacks"},
    {"damageTaken", "受ける攻撃と反撃のダメージ", "damage of attacks and counter-attacks taken"},
    {"allowPay", "パネルで別の属性も支払える", "panels may pay another element"},
    {"immune", "状態を受けない", "immune to a status"},
    {"initiative", "先制値", "initiative"},
}};
constexpr std::array<FormatWord, 2> kKinds{
    {{"attack", "攻撃だけ", "attacks alone"}, {"counter", "反撃だけ", "counter-attacks alone"}}};
constexpr unsigned kOfDamage = of(Mod::DamageDealt, Mod::DamageTaken);

constexpr unsigned kEveryMod =
    of(Mod::DamageDealt, Mod::DamageTaken, Mod::AllowPay, Mod::Immune, Mod::Initiative);
constexpr FormatKey kMod =
    with(needed(word("mod", "修正", "Modifier", words_in<kMods>)), kEveryMod);
constexpr FormatKey kModNumber =
    with(needed(number("n", "増減", "Change", -kMostNumber, kMostNumber)),
         kOfDamage | of(Mod::Initiative));
constexpr FormatKey kModAttr = with(element("attr", "属性", "Element"), kOfDamage);
constexpr FormatKey kModKind =
    with(word("kind", "攻撃か反撃か", "Attacks or counter-attacks", words_in<kKinds>), kOfDamage);
constexpr FormatKey kModPanel =
    with(needed(element("panel", "このパネルで", "Panels of")), of(Mod::AllowPay));
constexpr FormatKey kModAs =
    with(needed(element("as", "この属性を", "May pay")), of(Mod::AllowPay));
constexpr FormatKey kModStatus = with(needed(status("状態", "Status")), of(Mod::Immune));

constexpr std::array<FormatKey, 8> kStaticKeys{{
    kMod,
    kModNumber,
    kModAttr,
    kModKind,
    kModPanel,
    kModAs,
    kModStatus,
    condition("条件（の間）", "While"),
}};
constexpr FormatShape kStaticShape{"static", kStaticKeys, "mod"};

/// The row in a line that gives the modifier: the op's last word is told apart by the modifier's.
static_assert(static_cast<std::size_t>(Op::Modify) + 1 == kOps);
constexpr unsigned kModify = kEveryMod << static_cast<unsigned>(Op::Modify);
constexpr FormatKey given(FormatKey row) {
    return with(row, row.with << static_cast<unsigned>(Op::Modify));
}

// -- Lines

constexpr std::array<FormatWord, kOps> kOpsInWords{{
    {"attack", "攻撃", "attack"},
    {"counter", "反撃", "counter-attack"},
    {"damage", "ダメージ", "damage"},
    {"heal", "HPの回復", "heal"},
    {"reduce", "ダメージの軽減", "reduce damage"},
    {"boost", "ダメージの増加", "boost damage"},
    {"cancel", "打消し", "cancel"},
    {"give", "状態を与える", "give a status"},
    {"remove", "状態を取り除く", "remove statuses"},
    {"roll", "ロール", "roll"},
    {"paint", "属性を変える", "recolour"},
    {"tap", "使用済みにする", "exhaust"},
    {"untap", "未使用にする", "refresh"},
    {"transcribe", "転写", "transcribe"},
    {"release", "維持を解除する", "release what is maintained"},
    {"spend", "状態を消費する", "spend a status"},
    {"lose", "このスキルを失う", "lose this skill"},
    {"panel_gain", "パネルを加える", "add panels"},
    {"panel_lose", "パネルを取り除く", "remove panels"},
    {"modify", "修正を与える", "give a modifier"},
}};

constexpr std::array<FormatWord, 1> kStacks{{{"stacks", "その状態の個数", "its stacks"}}};
constexpr std::array<FormatWord, 3> kShares{
    {{"all", "すべて", "all of it"}, {"half", "半分", "half of it"}, kStacks[0]}};
constexpr std::array<FormatWord, 2> kSharesAlone{{kShares[0], kShares[1]}};
constexpr std::array<FormatWord, 2> kEnds{{{"left", "左", "left"}, {"right", "右", "right"}}};
constexpr FormatNumber kToTheEnd{kWholeBattle, "戦闘の終わりまで", "to the battle's end"};

constexpr std::array<FormatKey, 2> kChoiceKeys{{
    flag("choose", "選ばせる", "To be chosen"),
    needed(element("default", "選ばなければ", "Otherwise")),
}};
constexpr FormatShape kChoiceShape{.id = "choice",
                                   .keys = kChoiceKeys,
                                   .ja = "選ぶ",
                                   .en = "to be chosen",
                                   .begins = R"({"choose":true,"default":"火"})"};

constexpr unsigned kOfPanels = of(Op::Roll, Op::Paint, Op::Tap, Op::Untap);
constexpr unsigned kComing = of(Op::PanelGain, Op::PanelLose);

/// The amount of a line: of a status also as many as its stacks.
constexpr FormatKey amount(const char* ja, const char* en, int least, bool of_status) {
    const FormatKey row = or_else(needed(number("n", ja, en, least, kMostNumber)), kOfAmount);
    return of_status ? or_word(row, words_in<kStacks>) : row;
}
constexpr FormatKey reduced(bool of_status) {
    return with(or_word(amount("量", "Amount", 0, false),
                        of_status ? words_in<kShares> : words_in<kSharesAlone>),
                of(Op::Reduce));
}

constexpr std::array<FormatKey, 30> line_keys(bool of_status, const FormatShape& line) {
    return {{
        needed(word("op", "効果", "Effect", words_in<kOpsInWords>)),
        condition("条件", "Condition"),
        with(amount("量", "Amount", 0, of_status),
             of(Op::Attack, Op::Counter, Op::Damage, Op::Heal, Op::Boost)),
        reduced(of_status),
        with(needed(status("状態", "Status")), of(Op::Give, Op::Spend)),
        with(status("状態（この名前の）", "Status (of this name)"), of(Op::Remove)),
        with(category("category"), of(Op::Remove)),
        with(amount("個数", "How many", 1, of_status), of(Op::Spend)),
        with(needed(word("to", "誰に", "To", words_in<kWhoseOrBoth>)), of(Op::Damage)),
        with(needed(word("to", "誰に", "To", words_in<kWhose>)), of(Op::Heal) | kModify),
        with(needed(word("to", "誰の", "Whose", words_in<kWhose>)), of(Op::Release)),
        with(needed(word("to", "何に", "To", words_in<kObjects>)), of(Op::Give)),
        with(needed(word("from", "何から", "From", words_in<kObjects>)), of(Op::Remove)),
        with(needed(word("to", "何を", "Which", words_in<kPanels>)), kOfPanels),
        with(needed(word("to", "どこで", "Where", words_in<kPanels>)), kComing),
        with(or_else(usually(number("count", "個数", "How many", 1, kMostCount), 1), kOfAmount),
             of(Op::Give, Op::Remove, Op::Release) | kOfPanels | kComing),
        with(element("element", "この属性のものだけ", "Only of the element"),
             of(Op::Give, Op::Remove) | kOfPanels),
        with(word("art", "この技だけ", "Only of the art", words_in<kArts>),
             of(Op::Give, Op::Remove)),
        with(or_word(needed(part("attr", "属性", "Element", kChoiceShape)),
                     words_in<kElementsInWords>),
             of(Op::Paint, Op::PanelGain)),
        with(element("attr", "この属性のものだけ", "Only of the element"), of(Op::PanelLose)),
        with(word("end", "端", "End", words_in<kEnds>), kComing),
        with(or_number(
                 needed(usually(number("turns", "ターン数", "Turns", 1, kMostModifierTurns), 1)),
                 kToTheEnd),
             kModify),
        given(kMod),
        given(or_else(kModNumber, kOfAmount)),
        given(kModAttr),
        given(kModKind),
        given(kModPanel),
        given(kModAs),
        given(kModStatus),
        with(at_least_one(
                 or_else(needed(parts("then", "消費したら", "Then", kMostLines, line)), kOfPart)),
             of(Op::Spend)),
    }};
}
constexpr auto kLineKeys = line_keys(false, kLineShape);
constexpr auto kStatusLineKeys = line_keys(true, kStatusLineShape);
constexpr FormatShape line_shape(const char* id, std::span<const FormatKey> keys) {
    return {
        .id = id, .keys = keys, .chooser = "op", .further = "mod", .ja = "1つ", .en = "one line"};
}
const FormatShape kLineShape = line_shape("line", kLineKeys);
const FormatShape kStatusLineShape = line_shape("status_line", kStatusLineKeys);

constexpr FormatKey lines(const char* key, const char* ja, const char* en,
                          const FormatShape& line) {
    return at_least_one(parts(key, ja, en, kMostLines, line));
}

// -- Skills

constexpr std::array<FormatWord, 3> kKindsOfSkills{{
    {"active", "能動", "active"},
    {"reactive", "受動", "reactive"},
    {"innate", "常時", "innate"},
}};

constexpr std::array<FormatKey, 2> kAbilityKeys{{
    needed(part("on", "誘発条件", "Trigger", kTriggerShape)),
    needed(lines("do", "効果", "Effects", kLineShape)),
}};
constexpr FormatShape kAbilityShape{"ability", kAbilityKeys};

constexpr std::array<FormatKey, 2> kNoteKeys{{
    words_of("ja", "日本語", "Japanese", kMostNote),
    words_of("en", "英語", "English", kMostNote),
}};
constexpr FormatShape kNoteShape{"note", kNoteKeys};

constexpr std::array<FormatKey, 14> kSkillKeys{{
    needed(words_of("id", "ID", "ID", kMostText)),
    needed(name("name", "名前", "Name")),
    words_of("reading", "読み（仮名）", "Reading (kana)", kMostText),
    name("en", "英語の名前", "English name"),
    words_of("cost", "コスト（火水風地剣、何でもよい白）", "Cost (火水風地剣, 白 for any)",
             static_cast<int>(kMostCost)),
    needed(word("kind", "種類", "Kind", words_in<kKindsOfSkills>)),
    flag("maintain", "維持", "Maintained"),
    number("limit", "1ターンの使用回数まで", "Most uses a turn", 1, kMostNumber),
    number("battle_limit", "1戦の使用回数まで", "Most uses a battle", 1, kMostNumber),
    part("trigger", "誘発条件（受動）", "Trigger (reactive)", kTriggerShape),
    lines("activated", "起動能力", "Activated ability", kLineShape),
    parts("triggered", "誘発能力", "Triggered abilities", kMostAbilities, kAbilityShape),
    parts("static", "常在能力", "Static abilities", kMostAbilities, kStaticShape),
    part("note", "メモ", "Note", kNoteShape),
}};
constexpr FormatShape kSkillShape{
    .id = "skill",
    .keys = kSkillKeys,
    .begins =
        R"({"id":"","name":"","cost":"白","kind":"active","activated":[{"op":"attack","n":1}]})"};

// -- Statuses

constexpr std::array<FormatWord, 4> kFlags{{
    {"noPay", "パネルは支払えない", "a panel can't pay"},
    {"noUse", "スキルは使用できない", "a skill can't be used"},
    {"keepUsed", "使用済みのパネルは未使用に戻らない", "a used panel stays used"},
    {"noTranscribe", "転写で属性が変わらない", "transcription doesn't change the element"},
}};
/// By What.
constexpr std::array<FormatWord, 3> kBearers{{
    {"character", "キャラクター", "characters"},
    {"panel", "パネル", "panels"},
    {"skill", "スキル", "skills"},
}};

constexpr std::array<FormatKey, 11> kStatusKeys{{
    {.key = "letter",
     .ja = "文字（A～Z）",
     .en = "Letter (A to Z)",
     .types = kOfLetter,
     .must = true},
    needed(name("name", "名前", "Name")),
    name("ja", "日本語の名前", "Japanese name"),
    needed(word("class", "種類", "Class", words_in<kClasses>)),
    at_least_one(
        needed(word_list("on", "何に付くか", "What bears it", kFlags.size(), words_in<kBearers>))),
    usually(number("max", "最大の個数", "Most stacks", 1, kMostNumber), 1),
    or_else(number("recover", "回復判定（この目以上）", "Recovery (this number or more)",
                   kLeastRecovery, kMostRecovery),
            kOfNull),
    or_else(part("trigger", "誘発条件", "Trigger", kStatusTriggerShape), kOfNull),
    or_else(parts("do", "効果", "Effects", kMostLines, kStatusLineShape), kOfNull),
    flag("once", "その時に終わる", "Ends then"),
    word_list("flags", "付いている間", "While it is borne", kFlags.size(), words_in<kFlags>),
}};
constexpr FormatShape kStatusShape{
    .id = "status",
    .keys = kStatusKeys,
    .begins = R"({"letter":"","name":"","class":"ailment","on":["character"],"recover":4})"};

// -- The list

constexpr std::array<FormatKey, 4> kHeadKeys{{
    needed(words_of("id", "ID", "ID", kMostText)),
    needed(words_of("title", "リストの名前", "Title of the list", kMostText)),
    needed(words_of("version", "版", "Version", kMostText)),
    flag("house", "本作のリスト", "The house's list"),
}};
constexpr FormatShape kHeadShape{"head", kHeadKeys};

constexpr std::array<FormatKey, 4> kListKeys{{
    needed(part("list", "リスト", "List", kHeadShape)),
    needed(parts("skills", "スキル", "Skills", kMostSkillsInList, kSkillShape)),
    parts("statuses", "独自の状態", "Own statuses", kMostStatuses, kStatusShape),
    word_list("house_statuses", "本作の状態のうち使うもの（選ばなければ全部）",
              "The house's statuses that there are (all if none is chosen)", kKnownStatuses,
              known_names),
}};

} // namespace

const FormatShape kListShape{"list", kListKeys};

std::span<const FormatWord> op_words() { return kOpsInWords; }

std::span<const FormatWord> object_words() { return kObjects; }

std::span<const FormatWord> class_words() { return kClasses; }

} // namespace shiaiba::panel
