// What a pasted character would change.
import type { Build, Form } from '#engine';
import { deciding } from '../../app/build.ts';

/** Places, and other parts, in which two builds differ. */
export function differingPlaces(one: Build, two: Build, form: Form): number {
  const [before, after] = [one, two].map((build) => deciding(build, form).flat());
  return before?.filter((part, at) => JSON.stringify(part) !== JSON.stringify(after?.[at])).length ?? 0;
}
