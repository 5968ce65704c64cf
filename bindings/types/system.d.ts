/**
 * Types of what the engine tells about a system: its versions, its settings, and the form that asks for a
 * character. The engine writes this JSON (bindings/engine/engine.cpp); the page and users of the npm package
 * read it. tests/parity/types.test.ts checks the engine's answers against these types. A new type of field
 * needs a component in web/src/components/fields (docs/add-a-system.md).
 */
import type { Build } from './build.d.ts';
import type { LeagueFormat } from './link.d.ts';
import type { Text } from './text.d.ts';

export interface SystemInfo {
  id: string;
  name: Text;
  /** Rules version that new builds get, e.g. "1.03"; every published version is in `versions`. */
  version: string;
  versions: string[];
  /** Most members of a side; 1: a duel. */
  members: number;
  /** true: a side may know things that the other side doesn't know until the fight is over. */
  hidden: boolean;
  /** true: dice are rolled, so that a match carries a seed. */
  chance: boolean;
  /** The system's word for a round, in the singular: "ターン" / "turn". */
  round: Text;
  /**
   * Name of the notation that log("classic") writes, as used inside a sentence: "紙の記法" / "paper
   * notation".
   */
  notation: Text;
  /**
   * Unit by which the page first steps through a fight: an event, a round, or an exchange (an action, the
   * reaction to it, and their results).
   */
  stride: 'event' | 'round' | 'exchange';
  /** Number of levels of computer opponents ("search 1" to "search n"); 0: none. */
  opponents: number;
  /** true: read() understands the battle records and forum threads that players of this system keep. */
  records: boolean;
  /** The formats in which a character can be written: by Character.toText, or by toJson for "json". */
  texts: ('sheet' | 'roster' | 'json')[];
  credits: {
    /** The author, as the source names them; "" if it names nobody. */
    author: string;
    /** Date of the newest rules version, YYYY-MM-DD. */
    date: string;
    /** Title of the page that has the rules. */
    source: string;
    note: Text;
  };
  form: Form;
  /** The choices before a fight; empty if there are none. */
  settings: SettingField[];
  /** Two characters to begin with. */
  samples: Build[];
  analysis: AnalysisInfo;
}
/** The questions that the engine can answer about this system, besides single fights. */
export interface AnalysisInfo {
  /** Number of all possible builds, if a build can be compared with all of them; else 0. */
  builds: number;
  /** Number of parts in which a question about all builds is asked; 0 if there are no such questions. */
  parts: number;
  /** true: there is an equilibrium table. */
  equilibrium: boolean;
  formats: { id: LeagueFormat; name: Text; text: Text }[];
}

/** One of a match's settings. A setting that a match leaves out has its default. */
export type SettingField = SettingChoice | NumberField | SwitchField;
/** One of several options. The default is the option whose value is null. */
export interface SettingChoice {
  /** Always absent: the engine drops the type "select" from settings (core/system/setting_table.cpp). */
  type?: undefined;
  key: string;
  label: Text;
  options: FieldOption[];
  /**
   * true: there are no options; the value is the JSON of a file that the user supplies (`readSetting` of
   * analysis.d.ts).
   */
  file?: true;
}

/** The form of a sheet, as data. One component draws each type of field, whatever the system. */
export interface Form {
  fields: FormField[];
  /** Kinds of items, in the order of the palette. */
  kinds: { id: string; name: Text }[];
  items: Item[];
  /** States that a character can have, in the order of the rules. */
  states: StateInfo[];
  /** Layout of the board; absent: arrays if the sheet has patterns, else rows. */
  board?: BoardForm;
  /**
   * How the board shows dice. 'round': throws of a side that follow each other are one pile with one sum.
   * 'phase': each roll is a pile of its own. Absent: the board shows no dice.
   */
  dice?: 'round' | 'phase';
  /** Names of the meters on the board. A meter that is not listed is shown by its id in capitals. */
  meters?: MeterForm[];
  /** Names of the piles on the board. A pile that is not listed is shown by its id. */
  piles?: { id: string; name: Text }[];
  /** The cards of piles: `face` is what a card shows, `name` is used in sentences. */
  cards?: { id: string; face: Text; name: Text }[];
}
/**
 * A meter. The first meter of the list shows a figure's condition; the others are shown as numbers beside it,
 * unless `drawn` says otherwise.
 */
export interface MeterForm {
  id: string;
  name: Text;
  /** One character for the name where there is no room. */
  glyph?: string;
  /**
   * 'points': the meter is drawn as one mark per point. 'deployed': it is what the deployed item in
   * `Figure.cells` has left, and is drawn on that item.
   */
  drawn?: 'points' | 'deployed';
}
/**
 * Rows that face each other, arrays of panels with the skills that the panels pay for, or a field with
 * figures.
 */
export type BoardForm = { type: 'rows' } | { type: 'arrays' } | FieldBoard;
export interface FieldBoard {
  type: 'field';
  /** Names of the places of figures, by `Figure.at` from 1; absent: figures have no places. */
  places?: Text[];
  /**
   * true: both sides use the same places, which lie side by side. Absent: each side has its own places, the
   * front one first.
   */
  shared?: true;
}
export type FormField =
  | NameField
  | RowField
  | NoteField
  | SharesField
  | TacticField
  | PointsField
  | SkillsField
  | PatternsField
  | PlansField
  | PartField
  | StepsField
  | ListField
  | GroupField
  | MembersField;
/** Field types allowed both directly in a form and inside a GroupField. */
export type PartField = NumberField | SelectField | SwitchField;

export interface NameField {
  type: 'name';
  key: 'name';
  label: Text;
  /** In Unicode code points. */
  max: number;
}
export interface NoteField {
  type: 'note';
  key: string;
  label: Text;
  /** In Unicode code points. */
  max: number;
}
/** A row of places, each of which takes one item; the place is the item's level. */
export interface RowField {
  type: 'row';
  key: string;
  label: Text;
  places: number;
}

/**
 * Points shared among parts: each part is a field of the build, at least `min`; together they are `total`.
 */
export interface SharesField {
  type: 'shares';
  key: string;
  label: Text;
  total: number;
  parts: { key: string; name: Text; min: number }[];
}
/**
 * A tactic: the id of a preset, a list of plans, or null for none. In a duel a side without a tactic is
 * played by hand.
 */
export interface TacticField {
  type: 'tactic';
  key: string;
  label: Text;
  presets: { id: string; name: Text; text: Text }[];
}
/** Points shared among the keys of the object `build[key]`; `at[n]`: the number that n points buy. */
export interface PointsField {
  type: 'points';
  key: string;
  label: Text;
  total: number;
  parts: { key: string; name: Text; min: number; buys: { id: string; name: Text; at: number[] }[] }[];
}
/**
 * A list of items, in which an item may stand several times; `most`: id of the entry in `PointsField.buys`
 * that limits the number of items.
 */
export interface SkillsField {
  type: 'skills';
  key: string;
  label: Text;
  most: string;
}
/**
 * Strings of elements, or `{ name?, panels }`; `length`, `most`: ids of the entries in `PointsField.buys`
 * that limit a string's length and the number of strings.
 */
export interface PatternsField {
  type: 'patterns';
  key: string;
  label: Text;
  elements: { id: string; name: Text }[];
  length: string;
  most: string;
}
/**
 * Plans (`PlanGiven`), and under the key `definitions` words for them, `{ word, text }`; `most`: id of the
 * entry in `PointsField.buys` that limits the number of plans.
 */
export interface PlansField {
  type: 'plans';
  key: string;
  label: Text;
  definitions: string;
  most: string;
}
/** A whole number. The build or the settings may lack an optional number. */
export interface NumberField {
  type: 'number';
  key: string;
  label: Text;
  min: number;
  max: number;
  optional?: true;
  /** The value that applies when the key is absent; given only if it doesn't depend on other fields. */
  otherwise?: number;
  /** Value on a new sheet. If not given: `min`, or no value for an optional field. */
  usual?: number;
}
/** One of several ordered values, each with its cost in points. */
export interface StepsField {
  type: 'steps';
  key: string;
  label: Text;
  of: { value: string | number; name: Text; cost: number }[];
}
/** One of several values without an order. */
export interface SelectField {
  type: 'select';
  key: string;
  label: Text;
  options: FieldOption[];
  /** Value on a new sheet. If not given: the first option. */
  usual?: string;
}
/** An option of a choice. `value` null: choosing it removes the key. */
export interface FieldOption {
  value: string | false | null;
  name: Text;
  text: Text;
}
/** A key that is either true or absent. */
export interface SwitchField {
  type: 'switch';
  key: string;
  label: Text;
  text: Text;
}
/** A list of items of the kinds in `kinds`; `distinct`: no item may stand twice. */
export interface ListField {
  type: 'list';
  key: string;
  label: Text;
  least: number;
  most: number;
  /** `most` under conditions on other fields of the same member; the first whose condition holds counts. */
  fewer?: { most: number; when: Condition }[];
  kinds: string[];
  distinct?: true;
  /**
   * If given, an item may have a custom name; the list then holds `{ name, [named]: <item id> }` instead of
   * the id.
   */
  named?: string;
}
/** Fields of one object of the build; the object is left out if all of them are empty. */
export interface GroupField {
  type: 'group';
  key: string;
  label: Text;
  text: Text;
  fields: PartField[];
  budget?: Budget;
}
/** The points that the numbers of a group may cost together. A choice in another group decides how many. */
export interface Budget {
  /**
   * Points by the chosen value of `key` in `group`; without a choice the budget isn't checked. `more`: points
   * added by a second choice.
   */
  totals: {
    group: string;
    key: string;
    of: Record<string, number>;
    more?: { key: string; of: Record<string, number> };
  };
  /**
   * Cost of the values 0, 1, 2 …: one list for all numbers, or one list per key. Absent: a value costs as
   * many points as it is.
   */
  costs?: number[] | Record<string, number[]>;
  /**
   * Other fields that spend from the budget: a list (`of`: cost by item id; the first `free` of these items
   * cost nothing) or a group (`of`: cost per point, by key).
   */
  also?: { key: string; of: Record<string, number>; free?: number }[];
  /** true: the whole budget must be spent. */
  exact?: true;
}
/** The members of a party; `fields` ask for the build of each member. */
export interface MembersField {
  type: 'members';
  key: 'members';
  label: Text;
  least: number;
  most: number;
  fields: MemberField[];
}
export type MemberField = Exclude<FormField, MembersField> & {
  /**
   * The field is asked for only if this condition on other fields of the same member holds. `is`: field `key`
   * has this value (null: it has none). `has`: group `key` has a value other than 0 under this key.
   */
  when?: Condition;
};
/** One condition, or several of which one must hold (`any`) or each (`all`). */
export type Condition = FieldCondition | { any: FieldCondition[] } | { all: FieldCondition[] };
export type FieldCondition = { key: string; is: string | null } | { key: string; has: string };

export interface Item {
  /** Canonical Japanese name, as builds hold it, e.g. "一閃", "+硬". */
  id: string;
  /** One character for the seal. */
  glyph: string;
  name: Text;
  /** ja: the reading in kana; en: the meaning. */
  reading: Text;
  kind: string;
  /** true: the number of its uses in a fight is limited. */
  limited: boolean;
  /**
   * false: a build can't choose the item, since it arises only in a fight (空虚, 凡打) or every character has
   * it (らくえん模擬戦).
   */
  takeable: boolean;
  /** The effect in this project's words, without a level; may have several lines. */
  text: Text;
  /** Cost as a string of element letters; "": free. Absent in systems without costs. */
  cost?: string;
  /** true: the item stays in force after use. */
  maintain?: boolean;
  /** Source of the item, as the rules mark it; absent if the rules mark no sources. */
  from?: Text;
  /** Speed, damage and effect at level 1, 2, …; null: there is none, or it isn't fixed. */
  at: { speed: number | null; damage: Text | null; text: Text }[];
}
export interface StateInfo {
  id: string;
  glyph: string;
  name: Text;
  reading: Text;
  /** true: the state is counted, and shown with its number. */
  stacks: boolean;
  /** true: the state helps its bearer. */
  good: boolean;
  text: Text;
}
