// The panel duel's module under node, to know beforehand what its page must say.
import type { Lang, Match } from '../../bindings/engine.d.ts';
import { type Told, fightOf, fragmentOf, load, ok } from '../parity/module.ts';

export const engine = await load('panel');
export const shells = { ja: 'panel/', en: 'en/panel/' } as const;

const [info] = ok(engine.systems());
const [one, two] = info?.samples ?? [];
if (!info || !one || !two) throw new Error('no system, or no samples');
export const system = info;
export const [first, second] = [one, two];

const field = <Type extends string>(type: Type) => {
  const found = system.form.fields.find(
    (candidate): candidate is Extract<typeof candidate, { type: Type }> => candidate.type === type,
  );
  if (!found) throw new Error(`no ${type}`);
  return found;
};
export const points = field('points');
export const patterns = field('patterns');

export const fight = (match: Match): Told => fightOf(engine, match);
export const fragment = (match: Match): string => fragmentOf(engine, match);

export const item = (id: string) => {
  const found = system.form.items.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no skill ${id}`);
  return found;
};
export const element = (id: string, lang: Lang) =>
  patterns.elements.find((candidate) => candidate.id === id)?.name[lang] ?? id;

/** What the record shows at first: all but how the chain got there. */
export const told = ({ events }: Told) => events.filter(({ bookkeeping }) => !bookkeeping);
