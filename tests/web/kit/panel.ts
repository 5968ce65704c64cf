// The panel duel: its modules, form and samples, and the lines that its record shows.
import type { Lang } from '#engine';
import type { Told } from '../../parity/module.ts';
import { fieldOf, gameOf } from './games.ts';

export const panel = await gameOf('panel');
export const [first, second] = panel.samples;
export const points = fieldOf(panel, 'points');
export const patterns = fieldOf(panel, 'patterns');

/** Name of the section that holds a field of this type. */
export const labelOf = (type: 'points' | 'skills' | 'patterns' | 'plans', lang: Lang) =>
  fieldOf(panel, type).label[lang];

export const element = (id: string, lang: Lang) =>
  patterns.elements.find((candidate) => candidate.id === id)?.name[lang] ?? id;

/** Events that the record shows at first: all but bookkeeping. */
export const told = ({ events }: Told) => events.filter(({ bookkeeping }) => !bookkeeping);
