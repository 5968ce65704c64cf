// Capacities that the points of a sheet buy, and patterns that are as long as there are panels.
import type { Build, Form, PatternsField, PointsField } from '#engine';

export interface Pattern {
  /** "" for none. */
  name: string;
  panels: string;
}

export const record = (of: unknown): Record<string, unknown> =>
  typeof of === 'object' && of !== null ? (of as Record<string, unknown>) : {};

/** A number from 0 on for each part. */
export function pointsOf(build: Build, { key, parts }: PointsField): number[] {
  const stored = record(build[key]);
  return parts.map((part) => {
    const points = stored[part.key];
    return typeof points === 'number' && Number.isInteger(points) && points >= 0 ? points : 0;
  });
}

/** Points that are still to be given; below 0 there are too many. */
export function left(build: Build, field: PointsField): number {
  return pointsOf(build, field).reduce((rest, points) => rest - points, field.total);
}

/** Sets one part to what is wished for, as far as there are points. */
export function withPoints(build: Build, field: PointsField, part: number, wish: number): Build {
  const points = pointsOf(build, field);
  const [now = 0, rest] = [points[part], left(build, field)];
  const to = Math.max(0, Math.min(Math.round(wish), now + Math.max(rest, 0)));
  const next = field.parts.map(({ key }, at) => [key, at === part ? to : (points[at] ?? 0)]);
  return { ...build, [field.key]: Object.fromEntries(next) as Record<string, number> };
}

/** How much of something the points of a build buy; 0 where no part buys it. */
export function bought(build: Build, form: Form, what: string): number {
  const field = form.fields.find((one) => one.type === 'points');
  if (!field) return 0;
  const points = pointsOf(build, field);
  return field.parts.reduce((sum, { buys }, part) => {
    const at = buys.find(({ id }) => id === what)?.at;
    return sum + (at?.[Math.min(points[part] ?? 0, at.length - 1)] ?? 0);
  }, 0);
}

export function listOf(build: Build, key: string): unknown[] {
  const stored = build[key];
  return Array.isArray(stored) ? stored : [];
}

/** The item of an entry: one that bears a name of its own is an object, which has the item by the key `named`. */
export function itemIn(entry: unknown, named?: string): string {
  return String(typeof entry === 'object' && named ? record(entry)[named] : entry);
}

export function skillsOf(build: Build, key: string, named?: string): string[] {
  return listOf(build, key).map((entry) => itemIn(entry, named));
}

export function patternsOf(build: Build, key: string): Pattern[] {
  return listOf(build, key).map((one) => {
    const { name, panels } = typeof one === 'string' ? { name: '', panels: one } : record(one);
    return { name: typeof name === 'string' ? name : '', panels: typeof panels === 'string' ? panels : '' };
  });
}

/** As builds carry them: a name only where there is one. */
export function withPatterns(build: Build, { key }: PatternsField, patterns: readonly Pattern[]): Build {
  return { ...build, [key]: patterns.map(({ name, panels }) => ({ ...(name && { name }), panels })) };
}

/** How much of what the lists with this bound share is taken. */
export function taken(build: Build, form: Form, most: string): number {
  return form.fields.reduce(
    (sum, field) => ('most' in field && field.most === most ? sum + listOf(build, field.key).length : sum),
    0,
  );
}

/** Exactly so many panels: what is missing is filled, or what stood there in `longer`. */
export function fitted(panels: string, length: number, fill: string, longer = ''): string {
  const now = Array.from(panels);
  const rest = longer.startsWith(panels) ? Array.from(longer).slice(now.length) : [];
  return [...now, ...rest, ...Array.from({ length }, () => fill)].slice(0, length).join('');
}
