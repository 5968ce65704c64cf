// Sentences that say why there is no engine.
import type { Text } from '#engine';
import type { Reason } from './errors.ts';

export const reasons = {
  offline: {
    ja: 'つながりがありません。',
    en: 'There is no connection.',
  },
  missing: {
    ja: 'サーバーにプログラムが見つかりません。',
    en: 'The server does not have the program.',
  },
  refused: {
    ja: 'このブラウザ、またはその設定がWebAssemblyを許していません。',
    en: 'This browser, or a setting of it, does not allow WebAssembly.',
  },
  memory: {
    ja: 'メモリが足りません。',
    en: 'There is not enough memory.',
  },
  stopped: {
    ja: 'プログラムが止まり、起こし直せませんでした。',
    en: 'The program stopped and could not be started again.',
  },
} satisfies Record<Reason, Text>;
