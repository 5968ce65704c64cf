// Points of a sheet, the capacities that they buy, and patterns, each as long as the number of panels.
import type { Build, Form, PatternsField, PointsField } from '#engine';

export interface Pattern {
  /** "" where the pattern has no name. */
  name: string;
  panels: string;
}

export const record = (of: unknown): Record<string, unknown> =>
  typeof of === 'object' && of !== null ? (of as Record<string, unknown>) : {};

/** Points of each part; 0 where the build holds no valid number. */
export function pointsOf(build: Build, { key, parts }: PointsField): number[] {
  const stored = record(build[key]);
  return parts.map((part) => {
    const points = stored[part.key];
    return typeof points === 'number' && Number.isInteger(points) && points >= 0 ? points : 0;
  });
}

/** Points that are still to be given; below 0 where too many are given. */
export function left(build: Build, field: PointsField): number {
  return pointsOf(build, field).reduce((rest, points) => rest - points, field.total);
}

/** Gives a part the wished points, as far as points are left. */
export function withPoints(build: Build, field: PointsField, part: number, wish: number): Build {
  const points = pointsOf(build, field);
  const [now = 0, rest] = [points[part], left(build, field)];
  const to = Math.max(0, Math.min(Math.round(wish), now + Math.max(rest, 0)));
  const next = field.parts.map(({ key }, at) => [key, at === part ? to : (points[at] ?? 0)]);
  return { ...build, [field.key]: Object.fromEntries(next) as Record<string, number> };
}

/** Amount of a capacity (the id of a `buys` entry) that the points of a build buy; 0 where no part buys it. */
/** The item of an entry. An entry with a custom name is an object that has the item under the key `named`. */
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

/** The build with these patterns; a pattern has the key `name` only where it has a name. */
export function withPatterns(build: Build, { key }: PatternsField, patterns: readonly Pattern[]): Build {
  return { ...build, [key]: patterns.map(({ name, panels }) => ({ ...(name && { name }), panels })) };
}

/** Number of entries in all lists that share this bound. */
export function taken(build: Build, form: Form, most: string): number {
  return form.fields.reduce(
    (sum, field) => ('most' in field && field.most === most ? sum + listOf(build, field.key).length : sum),
    0,
  );
}

/** The panels cut or filled to `length`. Missing panels come from `longer` if it begins with `panels`, else they are
 * `fill`. */
export function fitted(panels: string, length: number, fill: string, longer = ''): string {
  const now = Array.from(panels);
  const rest = longer.startsWith(panels) ? Array.from(longer).slice(now.length) : [];
  return [...now, ...rest, ...Array.from({ length }, () => fill)].slice(0, length).join('');
}
