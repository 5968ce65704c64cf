// The page's own words in both languages, by which tests find its controls and texts. No other file of the
// tests knows where they are.
import { correspondenceWords } from '../../../web/src/app/correspondence/words.ts';
import { keptWords } from '../../../web/src/components/naming/words.ts';
import { rosterWords } from '../../../web/src/app/roster/words.ts';
import { blankWords } from '../../../web/src/components/fields/BlankMember.tsx';
import { paletteWords } from '../../../web/src/components/fields/row/words.ts';
import { partyWords } from '../../../web/src/components/builds/parties.ts';
import { buildWords, differenceWords } from '../../../web/src/components/builds/words.ts';
import { dialogWords, pointsWords } from '../../../web/src/components/fields/points/words.ts';
import { memberWords } from '../../../web/src/components/fields/memberWords.ts';
import {
  fieldWords as sheetWords,
  sectionWords,
  settingsWords,
} from '../../../web/src/components/fields/words.ts';
import { kitWords } from '../../../web/src/components/kit/words.ts';
import { tableWords } from '../../../web/src/components/league/words.ts';
import { boxWords } from '../../../web/src/components/paste/words.ts';
import { shareWords } from '../../../web/src/components/share/words.ts';
import { menuWords, warningWords } from '../../../web/src/components/sheet/menuWords.ts';
import { cardWords } from '../../../web/src/components/sheet/words.ts';
import { arrayWords } from '../../../web/src/features/arrays/words.ts';
import { balanceWords } from '../../../web/src/features/balance/words.ts';
import {
  anewWords,
  byLinksWords,
  sentWords as deliveredWords,
} from '../../../web/src/features/correspondence/words.ts';
import { counterWords } from '../../../web/src/features/counters/words.ts';
import { coverageWords } from '../../../web/src/features/coverage/words.ts';
import { fieldWords } from '../../../web/src/features/field/words.ts';
import { heatWords as heatAlone } from '../../../web/src/features/heat/words.ts';
import { helpWords } from '../../../web/src/features/help/words.ts';
import { hillWords } from '../../../web/src/features/hill/words.ts';
import { leagueWords as leagueAlone } from '../../../web/src/features/league/words.ts';
import { listFormWords } from '../../../web/src/features/lists/formWords.ts';
import { listsWords } from '../../../web/src/features/lists/words.ts';
import { matrixWords as matrixAlone } from '../../../web/src/features/matrix/words.ts';
import { metaWords } from '../../../web/src/features/meta/words.ts';
import { goOnWords, pasteWords } from '../../../web/src/features/paste/words.ts';
import { oddsWords as oddsAlone } from '../../../web/src/features/odds/words.ts';
import { pictureWords as pictureAlone } from '../../../web/src/features/picture/words.ts';
import { plansWords } from '../../../web/src/features/plans/words.ts';
import { questionWords } from '../../../web/src/features/play/question/words.ts';
import { endedWords } from '../../../web/src/features/play/question/endedWords.ts';
import { handingWords } from '../../../web/src/features/play/question/handingWords.ts';
import { playWords as decidedWords } from '../../../web/src/features/play/words.ts';
import { reviewWords } from '../../../web/src/features/review/words.ts';
import { rulingsWords } from '../../../web/src/features/rulings/words.ts';
import { settingsDialogWords } from '../../../web/src/features/match/bar/settingsWords.ts';
import { changeWords } from '../../../web/src/features/match/changeWords.ts';
import { sentWords } from '../../../web/src/features/match/sentWords.ts';
import { turnedWords } from '../../../web/src/components/board/turnedWords.ts';
import { recordWords } from '../../../web/src/features/match/record/recordWords.ts';
import { leaveWords } from '../../../web/src/features/match/leaveWords.ts';
import { startWords } from '../../../web/src/features/match/bar/startWords.ts';
import { threadWords } from '../../../web/src/app/fight/thread.ts';
import { levelWords } from '../../../web/src/app/fight/level.ts';
import { stageWords as frameWords } from '../../../web/src/features/match/words.ts';
import { formWords } from '../../../web/src/features/share/words.ts';
import { tutorialWords } from '../../../web/src/features/tutorial/words.ts';
import { variantWords } from '../../../web/src/features/variants/words.ts';
import { versusWords as versusAlone } from '../../../web/src/features/versus/words.ts';
import { themeWords } from '../../../web/src/frame/themeWords.ts';
import { menuWords as headWords, ownNames } from '../../../web/src/frame/words.ts';
import { dictionary as pageEn, en } from '../../../web/src/i18n/en.ts';
import type { Words } from '../../../web/src/i18n/index.ts';
import { dictionary as pageJa, ja } from '../../../web/src/i18n/ja.ts';

export {
  headWords,
  ownNames,
  arrayWords as arraysWords,
  balanceWords,
  changeWords,
  counterWords as countersWords,
  coverageWords,
  differenceWords,
  sentWords,
  fieldWords,
  formWords,
  goOnWords,
  pasteWords,
  helpWords,
  hillWords,
  cardWords,
  keptWords,
  listFormWords,
  listsWords,
  memberWords,
  blankWords,
  partyWords,
  metaWords,
  plansWords,
  reviewWords,
  rosterWords,
  rulingsWords,
  sectionWords,
  settingsDialogWords,
  settingsWords,
  shareWords,
  threadWords,
  sheetWords,
  tutorialWords,
  variantWords as variantsWords,
};

/** Names of the computer's levels, and of the button that plays it at the level of a first visit. */
const leveled = (lang: 'ja' | 'en') => {
  const levels = levelWords[lang].strengths.map(levelWords[lang].level);
  return { levels, quick: frameWords[lang].withLevel(levels[1] ?? '') };
};

/** Words of the match screen, of the dialog that guards a running fight, and of the card that asks who is to play. */
export const stageWords = {
  ja: { ...frameWords.ja, ...leveled('ja'), ...leaveWords.ja, ...startWords.ja },
  en: { ...frameWords.en, ...leveled('en'), ...leaveWords.en, ...startWords.en },
};

/** Words of fights by links. */
export const lettersWords = {
  ja: { ...correspondenceWords.ja, ...deliveredWords.ja, ...anewWords.ja, ...byLinksWords.ja },
  en: { ...correspondenceWords.en, ...deliveredWords.en, ...anewWords.en, ...byLinksWords.en },
};

/** Words of play by hand, and of decisions in the record. */
export const playWords = {
  ja: { ...decidedWords.ja, ...questionWords.ja, ...endedWords.ja, ...handingWords.ja },
  en: { ...decidedWords.en, ...questionWords.en, ...endedWords.en, ...handingWords.en },
};

/** Words of the menus alone. */
const ofMenus = {
  ja: { ...themeWords.ja, printBlanks: menuWords.ja.printBlanks },
  en: { ...themeWords.en, printBlanks: menuWords.en.printBlanks },
};

/** Words that the page always has, and those of the paste box and of the menus of sheets and record. */
export type PageWords = Words &
  typeof ofMenus.ja &
  typeof pasteWords.ja &
  typeof recordWords.ja &
  typeof turnedWords.ja &
  typeof warningWords.ja &
  typeof boxWords.ja &
  typeof paletteWords.ja;
export const dictionaries: Record<'ja' | 'en', PageWords> = {
  ja: {
    ...ja,
    ...ofMenus.ja,
    ...pasteWords.ja,
    ...recordWords.ja,
    ...turnedWords.ja,
    ...warningWords.ja,
    ...boxWords.ja,
    ...paletteWords.ja,
  },
  en: {
    ...en,
    ...ofMenus.en,
    ...pasteWords.en,
    ...recordWords.en,
    ...turnedWords.en,
    ...warningWords.en,
    ...boxWords.en,
    ...paletteWords.en,
  },
};
/** Words of the versus screen, with those that its panes share. */
export const versusWords = {
  ja: { ...versusAlone.ja, ...kitWords.ja, ...buildWords.ja },
  en: { ...versusAlone.en, ...kitWords.en, ...buildWords.en },
};
/** Words of a list and its dialog, for a list of skills. */
const ofSkills = (
  what: string,
  { choose, ...fields }: typeof pointsWords.ja,
  { choosing, room, ...dialog }: typeof dialogWords.ja,
) => ({
  ...fields,
  ...dialog,
  choose: choose(what),
  choosing: (mark: string, name: string) => choosing(mark, name, what),
  room: (n: number, most: number) => room(what, n, most),
});
export const builderWords = {
  ja: { ...ofSkills('スキル', pointsWords.ja, dialogWords.ja), ...warningWords.ja },
  en: { ...ofSkills('Skills', pointsWords.en, dialogWords.en), ...warningWords.en },
};
export const leagueWords = {
  ja: { ...kitWords.ja, ...tableWords.ja, ...leagueAlone.ja },
  en: { ...kitWords.en, ...tableWords.en, ...leagueAlone.en },
};
export const matrixWords = {
  ja: { ...kitWords.ja, ...tableWords.ja, ...matrixAlone.ja },
  en: { ...kitWords.en, ...tableWords.en, ...matrixAlone.en },
};
/** Words of a series. `fights` names the list of their numbers, `restsOn` says one. */
export const oddsWords = {
  ja: { ...kitWords.ja, ...oddsAlone.ja, restsOn: kitWords.ja.fights },
  en: { ...kitWords.en, ...oddsAlone.en, restsOn: kitWords.en.fights },
};
export const heatWords = { ja: { ...kitWords.ja, ...heatAlone.ja }, en: { ...kitWords.en, ...heatAlone.en } };
/** With the sheet menu's name for a card. */
export const pictureWords = {
  ja: { ...pictureAlone.ja, card: menuWords.ja.card },
  en: { ...pictureAlone.en, card: menuWords.en.card },
};
/** The page's own words, for a system with this word for a round. */
export const pageWords = { ja: pageJa, en: pageEn };
export const languages = ['ja', 'en'] as const;

/** Matches a name in either language. */
export const either = (ja: string, en: string): RegExp => new RegExp(`^(${ja}|${en})$`);
