// The samples of a system: the fight that a page begins with. Their names and notes follow the reader's language
// while they are untouched.
import type { Lang, SystemInfo } from '#engine';
import { firstSeed } from '../../engine/protocol.ts';
import type { Setup } from '../sheet/build.ts';
import { begin, client, setup, system } from './match.ts';

export function sampleSetup({ id, samples: [a, b], chance }: SystemInfo): Setup {
  if (!a || !b) throw new Error(`${id} has no two samples`);
  return { sides: [a, b], course: chance ? { seed: firstSeed } : undefined };
}

/** Fetches the samples in a language. They replace the set-up if that is still untouched; else they wait in
 * `system.samples`. */
export async function tellSamplesIn(language: Lang): Promise<void> {
  const answer = await client()?.first(language);
  const [info] = answer?.systems ?? [];
  const [now, old] = [setup.peek(), system.peek()];
  if (!answer || !info || !now || !old) return;
  const { facts, report } = answer;
  const asBegun = JSON.stringify(now) === JSON.stringify(sampleSetup(old));
  if (asBegun && report && 'ok' in report) begin(info, sampleSetup(info), facts, report.ok);
  else system.value = { ...old, samples: info.samples };
}
