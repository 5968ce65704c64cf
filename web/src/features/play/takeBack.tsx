// 一手戻す: alone or against the computer at once; two at one device are both asked.
import { course, goOn, report } from '../../app/match.ts';
import { dialog } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { lastByHand, takenBack } from '../../app/decisions.ts';
import { turnTaken } from './turns.ts';

const AskBack = lazy(async () => (await import('./AskBack.tsx')).AskBack);

/** One person plays both sides and has said so. */
let alone = false;

/** Position of the decision that would be taken back; null where there is none. */
export function canTakeBack(): number | null {
  return lastByHand(report.value?.decisions ?? []);
}

export function take(): void {
  const at = lastByHand(report.peek()?.decisions ?? []);
  if (at !== null) void turnTaken(() => goOn(takenBack(course.peek(), at)));
}

export function beAlone(): void {
  alone = true;
  take();
}

export function askBack(): void {
  const both = report.peek()?.controllers.every((one) => one === 'hand') && !alone;
  if (both) dialog.value = { kind: 'own', draw: () => <AskBack /> };
  else take();
}
