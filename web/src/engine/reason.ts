// Tells in a sentence why a question has no answer.
import type { Text } from '#engine';
import { EngineDown, EngineRefused } from './errors.ts';
import { reasons } from './reasons.ts';

const broke: Text = {
  ja: '判定役がこの問いで止まりました。',
  en: 'The referee stopped over this question.',
};

export function reasonOf(error: unknown): Text {
  if (error instanceof EngineRefused) return { ja: error.ja, en: error.en };
  if (error instanceof EngineDown) return reasons[error.reason];
  return error instanceof Error && error.name === 'EngineBroke' ? broke : reasons.stopped;
}
