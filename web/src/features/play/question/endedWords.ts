// Words of the card after the last decision of a fight by hand.
import { translated } from '../../../i18n/index.ts';

export const endedWords = translated({
  youWon: { ja: 'あなたの勝ち。', en: 'You won. ' },
  youLost: { ja: 'あなたの負け。', en: 'You lost. ' },
  again: { ja: 'もう一局', en: 'Play again' },
  againSwapped: { ja: '側を替えてもう一局', en: 'Play again, sides swapped' },
});
