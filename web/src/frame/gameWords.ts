// What each game is like, in a line of the menu.
import type { Text } from '#engine';

export const gameWords: Readonly<Record<string, Text>> = {
  shiden: {
    ja: '並べた五つの技が、速い順に斬り合う。運はない',
    en: 'Five skills in a row strike in order of speed; no dice',
  },
  rakuen: {
    ja: 'ダイス二つで当て、かわす。ゾロ目が効く',
    en: 'Hit and dodge with two dice; doubles turn the tide',
  },
  panel: {
    ja: '属性の札で技を払い、連鎖に積む。後の技が先に効く',
    en: 'Panels pay for skills on a chain; the last is first',
  },
  shinki: {
    ja: 'トランプの手札で、五つの列を攻め合う',
    en: 'A hand of playing cards, fought over five columns',
  },
  sengen: {
    ja: '弾を撃ち、かわす。DPがダイスになる。隊でも',
    en: 'Shoot and dodge; DP become dice; also for parties',
  },
};
