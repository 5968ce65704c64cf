// The samples of a system, as the fight that a page begins with; their names and notes follow the reader's language as long
// as nobody touched them.
import type { Lang, SystemInfo } from '#engine';
import { firstSeed } from '../../engine/protocol.ts';
import type { Setup } from '../sheet/build.ts';
import { begin, client, setup, system } from './match.ts';

export function sampleSetup({ id, samples: [a, b], chance }: SystemInfo): Setup {
  if (!a || !b) throw new Error(`${id} has no two samples`);
  return { sides: [a, b], course: chance ? { seed: firstSeed } : undefined };
}

/** Where the page stands as it began, the samples take their other names; else they wait for who puts them in. */
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
