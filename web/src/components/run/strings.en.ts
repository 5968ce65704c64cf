// English words of a run under way.
import type { Strings } from './strings.ja.ts';

export const en: Strings = {
  stop: 'Stop',
  goOn: 'Go on',
  retry: 'Try again',
  failed: 'This was broken off.',
  stopped: 'Stopped. This is what is known so far.',
  progress: (done, of) => `${done} of ${of}`,
  left: (seconds) =>
    seconds < 90 ? `about ${seconds} s left` : `about ${Math.round(seconds / 60)} min left`,
};
