// Actions on the roster's characters: put on a side, written out, put in, taken out.
import type { EquilibriumTable } from '#analysis';
import type { Build } from '#engine';
import type { Side } from '../sheet/build.ts';
import { client, edited, goBack, settings, setup, system } from '../fight/match.ts';
import { asParty } from '../sheet/party.ts';
import { pool } from '../pool.ts';
import { readPasted } from '../read.ts';
import { tell } from '../view.ts';
import { download } from '../../util/download.ts';
import { marks } from '../sheet/names.ts';
import type { CharacterTexts } from '../../engine/client.ts';
import { EngineDown, isAbort } from '../../engine/errors.ts';
import { askOne } from '../../engine/pool.ts';
import { reasonOf } from '../../engine/reason.ts';
import { lang } from '../../i18n/index.ts';
import { type RosterForm, type TaggedReading, files, readTagged, written } from './formats.ts';
import { type Entry, type Tagged, entries, noteExport, putIn, takeOut } from './roster.ts';
import { rosterWords } from './words.ts';

// Name of a copy: the same name with the first free number.

/** "クロダ" → "クロダ2", "クロダ2" → "クロダ3". A long name is cut to fit. `most`: code points that a name may have. */
export function nextName(name: string, taken: ReadonlySet<string>, most: number): string {
  const [, base = '', digits = ''] = /^(.*?)(\d*)$/su.exec(name) ?? [];
  for (let n = Number(digits || 1) + 1; ; n++) {
    const made =
      Array.from(base)
        .slice(0, most - String(n).length)
        .join('') + String(n);
    if (!taken.has(made)) return made;
  }
}

/** Number of builds of the equilibrium, those with the most weight, that are put in with the samples. */
const best = 12;

/** Tells the reader an error, unless the action was given up. */
function tellFailure(error: unknown): void {
  if (!isAbort(error)) tell(reasonOf(error)[lang.value]);
}

export function place(side: Side, build: Build): void {
  const form = system.peek()?.form;
  void edited(side, form ? asParty(build, form) : { ...build }).then(
    (done) => done && tell(rosterWords.value.placed(marks[side], build.name), goBack),
  );
}

export function remove(some: readonly Entry[]): void {
  const back = takeOut(some.map((entry) => entry.key));
  tell(rosterWords.value.removed(some.length, some[0]?.build.name ?? ''), back);
}

export async function put(more: readonly Tagged[]): Promise<void> {
  const { added, known } = await putIn(more);
  const back = added.length > 0 ? () => void takeOut(added) : undefined;
  tell(rosterWords.value.putIn(added.length, known.length), back);
}

/** Keeps a side of the match, as it stands, in the roster. */
export async function keepSide(side: Side): Promise<void> {
  const build = setup.value?.sides[side];
  if (build) await put([{ build, tags: [] }]);
}

/** Puts in a copy of an entry under a name that no entry has yet. */
export async function duplicate({ build, tags }: Entry): Promise<void> {
  const names = new Set(entries.peek()?.map((entry) => entry.build.name));
  const most = system.peek()?.form.fields.find((field) => field.type === 'name')?.max ?? Infinity;
  await put([{ build: { ...build, name: nextName(build.name, names, most) }, tags }]);
}

/** Puts in the system's samples, and the builds with the most weight in the equilibrium. */
export async function putSamples(): Promise<void> {
  const info = system.value;
  if (!info) return;
  const t = rosterWords.value;
  const samples = info.samples.map((build) => ({ build, tags: [t.sampleTag] }));
  try {
    const top = info.analysis.equilibrium ? await topOfEquilibrium(info.id) : [];
    await put([...samples, ...top.map((build) => ({ build, tags: [t.tableTag] }))]);
  } catch (error) {
    tellFailure(error);
  }
}

async function topOfEquilibrium(id: string): Promise<Build[]> {
  const table = await askOne<EquilibriumTable>(pool(), { call: 'equilibrium', system: id });
  return table.entries
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, best)
    .map(({ build, roster }) => ({ ...build, name: build.name || (roster.split('/')[0] ?? '') }));
}

async function textsOf(some: readonly Entry[]): Promise<(CharacterTexts | null)[]> {
  const engine = client();
  if (!engine) throw new EngineDown('stopped');
  return Promise.all(some.map(({ build }) => engine.texts(build, settings.value)));
}

/** The characters as text; null where the engine could not be asked. */
export async function asText(form: RosterForm, some: readonly Entry[]): Promise<string | null> {
  try {
    return written(form, some, await textsOf(some));
  } catch (error) {
    tellFailure(error);
    return null;
  }
}

export async function save(form: RosterForm, some: readonly Entry[]): Promise<void> {
  const text = await asText(form, some);
  if (text === null) return;
  download(files[form], text);
  if (some.length === entries.value?.length) noteExport();
}

/** Reads a text for the roster, in any form. Characters of another system are named, but not handed out. */
export async function read(text: string): Promise<TaggedReading> {
  const reading = await readTagged(text, readPasted);
  return reading.elsewhere ? { ...reading, characters: [], tags: [] } : reading;
}
