// Words of the dialog that guards a running fight by hand, and of its locked sheets.
import { translated } from '../../i18n/index.ts';
import { counted } from '../../i18n/counted.ts';

export const leaveWords = translated({
  locked: { ja: '札は固定中', en: 'locked while you play' },
  lockedSheet: {
    ja: (mark: string, name: string) => `${mark} ${name}の札（固定中）`,
    en: (mark: string, name: string) => `${mark} ${name}: sheet, locked`,
  },
  lockedTitle: { ja: '組を直すと、この仕合は始めからです', en: 'A change would begin this fight anew' },
  lockedText: {
    ja: (rounds: string, steps: number) =>
      `指しかけ（${rounds}、${steps}手）は「最近の仕合」に取っておけます。名前と「だれが決めるか」は、このままでも変えられます。`,
    en: (rounds: string, steps: number) =>
      `The fight in play (${rounds}, ${counted(steps, 'step')}) can be kept among the recent fights. Names and who decides may change as it goes on.`,
  },
  leaveTitle: { ja: '指しかけの仕合があります', en: 'A fight is still in play' },
  leaveText: {
    ja: (rounds: string, steps: number) =>
      `そちらへ移ると、いまの指しかけ（${rounds}、${steps}手）はここから離れます。「最近の仕合」に取っておくので、あとで戻れます。`,
    en: (rounds: string, steps: number) =>
      `What you want to do takes its place (${rounds}, ${counted(steps, 'step')}). It is kept among the recent fights, and you can come back to it.`,
  },
  goOn: { ja: '指しつづける', en: 'Go on playing' },
  setAside: { ja: '取っておいて組みに行く', en: 'Keep it, and build' },
  copyOff: { ja: '取っておいて、同じ顔ぶれを作戦で組む', en: 'Keep it, and build both for their tactics' },
  setAsideNow: { ja: '取っておいて続ける', en: 'Keep it, and go ahead' },
  nameMayChange: {
    ja: '名前だけは、いつでも変えられます。',
    en: 'Only the name may change while the fight goes on.',
  },
});
