/** Systems, and the forms that ask for their characters. */
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
  /** Sides know things that the other doesn't, until the fight is over. */
  hidden: boolean;
  /** Dice are rolled: a match carries a seed. */
  chance: boolean;
  /** What it calls a round, in the singular: "ターン" / "turn". */
  round: Text;
  /** What log("classic") writes, within a sentence: "紙の記法" / "paper notation". */
  notation: Text;
  /** By what its fights are best read at first: every event, a round, or an action with what answers it and comes of it. */
  stride: 'event' | 'round' | 'exchange';
  /** Levels of computer opponents: "search 1" to this one; 0: there are none. */
  opponents: number;
  /** Its players keep battle records and post threads, which read() knows. */
  records: boolean;
  /** The forms in which a character is written as text, see Character.toText; "json" is toJson. */
  texts: ('sheet' | 'roster' | 'json')[];
  credits: {
    /** As the source states it; empty where it names none. */
    author: string;
    /** Date of this rules version, YYYY-MM-DD. */
    date: string;
    /** Title of the page the rules stand on. */
    source: string;
    note: Text;
  };
  form: Form;
  /** What a player may choose before a fight; empty where there is nothing. */
  settings: SettingField[];
  /** Two characters to begin with. */
  samples: Build[];
  analysis: AnalysisInfo;
}
/** Which questions the engine can answer about this system beside single fights. */
export interface AnalysisInfo {
  /** How many builds there are, where a build can be asked against all of them; else 0. */
  builds: number;
  /** Parts in which a question against all builds is asked; else 0. */
  parts: number;
  /** There is an equilibrium table. */
  equilibrium: boolean;
  formats: { id: LeagueFormat; name: Text; text: Text }[];
}

/** One of a match's settings; what is left out is as by default. */
export type SettingField = SettingChoice | NumberField | SwitchField;
/** By default the option without a value. */
export interface SettingChoice {
  type?: undefined;
  key: string;
  label: Text;
  options: FieldOption[];
  /** It has no options: its value is the JSON of a file of one's own (`readSetting` of analysis.d.ts). */
  file?: true;
}

/** What the builder asks for, as data: every type of field is drawn by one component, whatever the system. */
export interface Form {
  fields: FormField[];
  /** Kinds of items in the order of the palette. */
  kinds: { id: string; name: Text }[];
  items: Item[];
  /** States a character can bear, in the order of the rules. */
  states: StateInfo[];
  /** How its board is laid out; absent: arrays where the sheet has patterns, else rows. */
  board?: BoardForm;
  /**
   * Its board shows the dice as they fall: those of a round, which add up to one number a side and may be doubles, or those
   * of a phase, roll by roll.
   */
  dice?: 'round' | 'phase';
  /** What the meters of its board are called; those that it doesn't name, by their ids in capitals. */
  meters?: MeterForm[];
  /** What the piles of its board are called; those that it doesn't name, by their ids. */
  piles?: { id: string; name: Text }[];
  /** What lies in piles: the face of a card, and its name as it is said. */
  cards?: { id: string; face: Text; name: Text }[];
}
/** The first one tells how somebody stands; the others are numbers beside it, unless `drawn` says more. */
export interface MeterForm {
  id: string;
  name: Text;
  /** One sign that stands for its name where there is no room. */
  glyph?: string;
  /** Point by point; or as what the deployed item of `Figure.cells` has left. */
  drawn?: 'points' | 'deployed';
}
/** Rows that face each other, arrays of panels with the skills that these pay for, or a field with figures on it. */
export type BoardForm = { type: 'rows' } | { type: 'arrays' } | FieldBoard;
export interface FieldBoard {
  type: 'field';
  /** Where figures stand, by `Figure.at` from 1; absent: nowhere in particular. */
  places?: Text[];
  /** Both sides stand in the same places, one beside the other; else each side has its own, the first one in front. */
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
/** What may stand alone or in a group. */
export type PartField = NumberField | SelectField | SwitchField;

export interface NameField {
  type: 'name';
  key: 'name';
  label: Text;
  max: number;
}
export interface NoteField {
  type: 'note';
  key: string;
  label: Text;
  max: number;
}
/** A row of places, each of which takes one item; the place is the item's level. */
export interface RowField {
  type: 'row';
  key: string;
  label: Text;
  places: number;
}

/** Points shared out: each part is a field of the build by its key, at least `min`, together `total`. */
export interface SharesField {
  type: 'shares';
  key: string;
  label: Text;
  total: number;
  parts: { key: string; name: Text; min: number }[];
}
/** A tactic: a preset's id, plans, or nothing (null), which means: by hand. */
export interface TacticField {
  type: 'tactic';
  key: string;
  label: Text;
  presets: { id: string; name: Text; text: Text }[];
}
/** Points shared out among parts of one object of the build, and what each part buys for 0 points, 1, 2 … */
export interface PointsField {
  type: 'points';
  key: string;
  label: Text;
  total: number;
  parts: { key: string; name: Text; min: number; buys: { id: string; name: Text; at: number[] }[] }[];
}
/** A list of items, any of them several times; `most`: what of the points bounds it. */
export interface SkillsField {
  type: 'skills';
  key: string;
  label: Text;
  most: string;
}
/** Strings of elements, or `{ name?, panels }`; `length`, `most`: what of the points they hang on. */
export interface PatternsField {
  type: 'patterns';
  key: string;
  label: Text;
  elements: { id: string; name: Text }[];
  length: string;
  most: string;
}
/** Plans (`PlanGiven`), and under the key `definitions` words for them, `{ word, text }`. */
export interface PlansField {
  type: 'plans';
  key: string;
  label: Text;
  definitions: string;
  most: string;
}
/** A whole number; where it is optional, the build, or the settings, may lack it. */
export interface NumberField {
  type: 'number';
  key: string;
  label: Text;
  min: number;
  max: number;
  optional?: true;
  /** What holds where it is absent, if that is one number whatever else there is. */
  otherwise?: number;
  /** What it is on a new sheet; otherwise `min`, or nothing where it is optional. */
  usual?: number;
}
/** One of several values in their order, each of which costs so many points. */
export interface StepsField {
  type: 'steps';
  key: string;
  label: Text;
  of: { value: string | number; name: Text; cost: number }[];
}
/** One of several values in no order. */
export interface SelectField {
  type: 'select';
  key: string;
  label: Text;
  options: FieldOption[];
  /** What it is on a new sheet; otherwise the first one. */
  usual?: string;
}
/** null: the key is left out. */
export interface FieldOption {
  value: string | false | null;
  name: Text;
  text: Text;
}
/** true, or left out. */
export interface SwitchField {
  type: 'switch';
  key: string;
  label: Text;
  text: Text;
}
/** A list of items of these kinds; `distinct`: none of them twice. */
export interface ListField {
  type: 'list';
  key: string;
  label: Text;
  least: number;
  most: number;
  kinds: string[];
  distinct?: true;
  /** An item of it may bear a name of one's own: then it is an object, `name` and, by this key, the item. */
  named?: string;
}
/** Fields of one object of the build; it is left out where none of them holds anything. */
export interface GroupField {
  type: 'group';
  key: string;
  label: Text;
  text: Text;
  fields: PartField[];
  budget?: Budget;
}
/** Points that a group's numbers are bought for, where a choice in another group says how many there are. */
export interface Budget {
  /** By the value that is chosen; where none is, nothing is counted. `more`: what another choice adds, by its value. */
  totals: {
    group: string;
    key: string;
    of: Record<string, number>;
    more?: { key: string; of: Record<string, number> };
  };
  /** What 0, 1, 2 … cost, of all numbers or of each by its key; absent: so many points. */
  costs?: number[] | Record<string, number[]>;
  /**
   * Lists whose items cost so much by their ids, and groups whose numbers cost it a point by their keys; the first `free`
   * of such items cost nothing.
   */
  also?: { key: string; of: Record<string, number>; free?: number }[];
  /** All of it must be spent. */
  exact?: true;
}
/** The members of a party, each a build of its own that this form asks for. */
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
   * Asked for only where another of the member's fields, by its key, holds this (null: nothing), or where that group has
   * more than nothing, or 0, by this key; or where one, or each, of several such conditions holds.
   */
  when?: FieldCondition | { any: FieldCondition[] } | { all: FieldCondition[] };
};
export type FieldCondition = { key: string; is: string | null } | { key: string; has: string };

export interface Item {
  /** Canonical name, as builds carry it, e.g. "一閃", "+硬". */
  id: string;
  /** One character for the seal. */
  glyph: string;
  name: Text;
  /** kana / a gloss in English. */
  reading: Text;
  kind: string;
  limited: boolean;
  /** false: arises in a fight only (空虚, 凡打). */
  takeable: boolean;
  /** The effect in our words, without a level; lines of text apart. */
  text: Text;
  /** Letters of what it costs, where items have a cost; "": nothing. */
  cost?: string;
  /** It stays in force once it was used. */
  maintain?: boolean;
  /** Where it comes from, with the marks of the rules; where they mark their sources. */
  from?: Text;
  /** The same at level 1, 2, …: numbers where they are fixed, null where there is none. */
  at: { speed: number | null; damage: Text | null; text: Text }[];
}
export interface StateInfo {
  id: string;
  glyph: string;
  name: Text;
  reading: Text;
  stacks: boolean;
  good: boolean;
  text: Text;
}
