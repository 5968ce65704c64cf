// Words of the line that turned a fight.
import { translated } from '../../i18n/index.ts';

export const turnedWords = translated({
  turned: {
    ja: (line: number) => `とどめの前にいちばん効いたのは${line}行目：`,
    en: (line: number) => `What counted most before the last blow: line ${line}: `,
  },
  means: { ja: 'いちばん効いたのは', en: 'What counted most: ' },
  share: {
    ja: (percent: number) => `：相手が失ったうちの${percent}%に関わった。`,
    en: (percent: number) => `, with a part in ${percent}% of what the other lost. `,
  },
  /** The greatest blow but the last, behind the skill that counted most. */
  greatest: {
    ja: (line: number) => `とどめの前の最大の一撃は${line}行目：`,
    en: (line: number) => `The greatest blow before the last: line ${line}: `,
  },
});
