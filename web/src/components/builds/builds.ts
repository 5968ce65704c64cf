// Helpers for screens that list builds (counters, meta, the hill): items of a build's row, short texts, and putting a
// build on a side or into a fight.
import type { Build, FormField, Item, Lang } from '#engine';
import { type Side, other, row, withRow } from '../../app/sheet/build.ts';
import { pointsOf, record, skillsOf } from '../../app/sheet/capacity.ts';
import { rowField } from '../../app/sheet/rowField.ts';
import { marks, meaning } from '../../app/sheet/names.ts';
import { edited, goBack, setup, system } from '../../app/fight/match.ts';
import { show, tell } from '../../app/view.ts';
import { lang, words } from '../../i18n/index.ts';
import { buildWords } from './words.ts';

export function itemOf(id: string): Item | null {
  return system.value?.form.items.find((item) => item.id === id) ?? null;
}

export function itemName(id: string): string {
  return itemOf(id)?.name[lang.value] ?? id;
}

/** Text beside an item's seal: its name; in English the meaning of the kanji. */
export function itemGloss(id: string): string {
  const item = itemOf(id);
  return item && lang.value === 'en' ? meaning(item) : itemName(id);
}

/** Ids of everything that can be put into a place, in the order of the form. */
export function takeable(): string[] {
  return system.value?.form.items.filter((item) => item.takeable).map((item) => item.id) ?? [];
}

export function itemsOf(build: Build): string[] {
  const field = rowField();
  return field ? row(build, field) : [];
}

/** A copy of the build with these items in its row. */
export function withItems(build: Build, items: readonly string[]): Build {
  const field = rowField();
  return field ? withRow(build, field, [...items]) : build;
}

/** Canonical text of a build without name and notes: builds that fight alike have equal texts. It holds rows, shares
 * and tactic only, so it is for systems whose form has no other deciding fields. */
export function bare(build: Build): string {
  const { system: id, version } = build;
  const parts = system.value?.form.fields.flatMap((field): [string, unknown][] => {
    if (field.type === 'row') return [[field.key, row(build, field)]];
    if (field.type === 'shares') return field.parts.map(({ key }) => [key, build[key]]);
    return field.type === 'tactic' && build[field.key] ? [[field.key, build[field.key]]] : [];
  });
  return JSON.stringify({ system: id, version, name: '', ...Object.fromEntries(parts ?? []) });
}

/** Short text on a build or a member beside its row, such as "POW 20・SPD 15・WIZ 25・堅実". */
export function partsText(
  build: Build,
  fields: readonly FormField[] = system.value?.form.fields ?? [],
): string {
  const parts = fields.flatMap((field): string[] => {
    if (field.type === 'shares') {
      return field.parts.map(({ key, name }) => `${name[lang.value]} ${String(build[key])}`);
    }
    if (field.type === 'points') {
      const points = pointsOf(build, field);
      return field.parts.map(({ name }, at) => `${name[lang.value]} ${points[at] ?? 0}`);
    }
    const value = build[field.key];
    if (field.type === 'number')
      return typeof value === 'number' ? [`${field.label[lang.value]} ${value}`] : [];
    if (field.type === 'switch') return value === true ? [field.label[lang.value]] : [];
    if (field.type !== 'tactic') return [];
    return field.presets.filter(({ id }) => id === value).map(({ name }) => name[lang.value]);
  });
  return parts.join(lang.value === 'ja' ? '・' : ', ');
}

/** So many skills or cards say what somebody fights with. */
const mostCarried = 4;

/** The first skills and cards of a build or a member, such as "明鏡止水、焔剣、双刃、一太刀 …". */
export function carriedText(
  build: Build,
  fields: readonly FormField[] = system.value?.form.fields ?? [],
): string {
  const names = fields.flatMap((field) => {
    if (field.type === 'skills') return skillsOf(build, field.key).map(itemName);
    return field.type === 'list' ? skillsOf(build, field.key, field.named).map(itemName) : [];
  });
  const said = names.slice(0, mostCarried).join(words.value.comma);
  return names.length > mostCarried ? `${said} …` : said;
}

/** So many of the numbers of a group say what somebody is good at. */
const foremost = 2;

/** The highest numbers of each group of a member's sheet, such as "知性 6・感覚 5・ショット 4・回避 4・魔法 3". */
export function strengths(member: Build, fields: readonly FormField[], language: Lang): string[] {
  return fields.flatMap((field) => {
    if (field.type !== 'group') return [];
    const values = record(member[field.key]);
    return field.fields
      .flatMap(({ key, label }) => {
        const value = values[key];
        return typeof value === 'number' ? [{ name: label[language], value }] : [];
      })
      .sort((one, other) => other.value - one.value)
      .slice(0, foremost)
      .map(({ name, value }) => `${name} ${value}`);
  });
}

/** The row in words, for readers who can't see its seals. */
export function rowText(items: readonly string[]): string {
  return items.map(itemName).join(lang.value === 'ja' ? '・' : ', ');
}

/** `said`: what was put there, where that is not the whole sheet. */
export function putOn(side: Side, build: Build, said = buildWords.value.placed(marks[side])): void {
  void edited(side, { ...build }).then((done) => done && tell(said, goBack));
}

/** Puts another build against a side's sheet and shows the fight; undo and Back lead back. */
export function fightAgainst(side: Side, opponent: Build): void {
  if (!setup.value) return;
  void edited(other(side), { ...opponent }).then((done) => done && show('match'));
}
