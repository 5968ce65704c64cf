// The page's own words in both languages, by which tests find what they press and read: all that tests know of their files.
import { en } from '../../../web/src/i18n/en.ts';
import type { Words } from '../../../web/src/i18n/index.ts';
import { ja } from '../../../web/src/i18n/ja.ts';
import { en as arraysEn } from '../../../web/src/features/arrays/strings.en.ts';
import { ja as arraysJa } from '../../../web/src/features/arrays/strings.ja.ts';
import { en as skillsDialogEn } from '../../../web/src/components/fields/points/dialogStrings.en.ts';
import { ja as skillsDialogJa } from '../../../web/src/components/fields/points/dialogStrings.ja.ts';
import { en as pointsEn } from '../../../web/src/components/fields/points/strings.en.ts';
import { ja as pointsJa } from '../../../web/src/components/fields/points/strings.ja.ts';
import { en as countersEn } from '../../../web/src/features/counters/strings.en.ts';
import { ja as countersJa } from '../../../web/src/features/counters/strings.ja.ts';
import { en as coverageEn } from '../../../web/src/features/coverage/strings.en.ts';
import { ja as coverageJa } from '../../../web/src/features/coverage/strings.ja.ts';
import { en as heatEn } from '../../../web/src/features/heat/strings.en.ts';
import { ja as heatJa } from '../../../web/src/features/heat/strings.ja.ts';
import { en as hillEn } from '../../../web/src/features/hill/strings.en.ts';
import { ja as hillJa } from '../../../web/src/features/hill/strings.ja.ts';
import { en as lettersEn } from '../../../web/src/app/letters/strings.en.ts';
import { ja as lettersJa } from '../../../web/src/app/letters/strings.ja.ts';
import { en as leagueEn } from '../../../web/src/features/league/strings.en.ts';
import { ja as leagueJa } from '../../../web/src/features/league/strings.ja.ts';
import { en as listsEn } from '../../../web/src/features/lists/strings.en.ts';
import { ja as listsJa } from '../../../web/src/features/lists/strings.ja.ts';
import { warningStrings } from '../../../web/src/components/sheet/warningStrings.ts';
import { en as matrixEn } from '../../../web/src/features/matrix/strings.en.ts';
import { ja as matrixJa } from '../../../web/src/features/matrix/strings.ja.ts';
import { en as metaEn } from '../../../web/src/features/meta/strings.en.ts';
import { ja as metaJa } from '../../../web/src/features/meta/strings.ja.ts';
import { en as oddsEn } from '../../../web/src/features/odds/strings.en.ts';
import { ja as oddsJa } from '../../../web/src/features/odds/strings.ja.ts';
import { actionStrings } from '../../../web/src/components/sheet/actionStrings.ts';
import { en as pictureEn } from '../../../web/src/features/picture/strings.en.ts';
import { ja as pictureJa } from '../../../web/src/features/picture/strings.ja.ts';
import { en as playEn } from '../../../web/src/features/play/strings.en.ts';
import { ja as playJa } from '../../../web/src/features/play/strings.ja.ts';
import { en as plansEn } from '../../../web/src/features/plans/strings.en.ts';
import { ja as plansJa } from '../../../web/src/features/plans/strings.ja.ts';
import { en as rulingsEn } from '../../../web/src/features/rulings/strings.en.ts';
import { ja as rulingsJa } from '../../../web/src/features/rulings/strings.ja.ts';
import { strings as settingsStrings } from '../../../web/src/components/settings/strings.ts';
import { en as shareEn } from '../../../web/src/components/share/strings.en.ts';
import { ja as shareJa } from '../../../web/src/components/share/strings.ja.ts';
import { en as sheetEn } from '../../../web/src/components/fields/strings.en.ts';
import { ja as sheetJa } from '../../../web/src/components/fields/strings.ja.ts';
import { en as buildsEn } from '../../../web/src/components/builds/strings.en.ts';
import { ja as buildsJa } from '../../../web/src/components/builds/strings.ja.ts';
import { strings as seedStrings } from '../../../web/src/components/league/strings.ts';
import { en as runEn } from '../../../web/src/components/run/strings.en.ts';
import { ja as runJa } from '../../../web/src/components/run/strings.ja.ts';
import { en as variantsEn } from '../../../web/src/features/variants/strings.en.ts';
import { ja as variantsJa } from '../../../web/src/features/variants/strings.ja.ts';
import { en as versusEn } from '../../../web/src/features/versus/strings.en.ts';
import { ja as versusJa } from '../../../web/src/features/versus/strings.ja.ts';
import { en as rosterEn } from '../../../web/src/app/roster/strings.en.ts';
import { ja as rosterJa } from '../../../web/src/app/roster/strings.ja.ts';
import { en as balanceEn } from '../../../web/src/features/balance/strings.en.ts';
import { ja as balanceJa } from '../../../web/src/features/balance/strings.ja.ts';
import { en as fieldEn } from '../../../web/src/features/field/strings.en.ts';
import { ja as fieldJa } from '../../../web/src/features/field/strings.ja.ts';
import { strings as helpStrings } from '../../../web/src/features/help/strings.ts';
import { en as memberEn } from '../../../web/src/components/fields/memberWords.ts';
import { en as reviewEn } from '../../../web/src/features/review/strings.en.ts';
import { ja as reviewJa } from '../../../web/src/features/review/strings.ja.ts';
import { strings as formStrings } from '../../../web/src/features/share/strings.ts';
import { strings as tutorialStrings } from '../../../web/src/features/tutorial/strings.ts';
import { en as welcomeEn } from '../../../web/src/features/welcome/strings.en.ts';
import { ja as welcomeJa } from '../../../web/src/features/welcome/strings.ja.ts';
import { dictionary as pageEn } from '../../../web/src/i18n/en.ts';
import { dictionary as pageJa } from '../../../web/src/i18n/ja.ts';

/** What the page itself says, whatever is open. */
export type PageWords = Words;
export const dictionaries: Record<'ja' | 'en', PageWords> = { ja, en };
export const settingsWords = settingsStrings;
export const listsWords = { ja: listsJa, en: listsEn };
export const shareWords = { ja: shareJa, en: shareEn };
/** With what its panes share. */
export const versusWords = {
  ja: { ...versusJa, ...runJa, ...buildsJa },
  en: { ...versusEn, ...runEn, ...buildsEn },
};
export const variantsWords = { ja: variantsJa, en: variantsEn };
export const hillWords = { ja: hillJa, en: hillEn };
export const countersWords = { ja: countersJa, en: countersEn };
export const metaWords = { ja: metaJa, en: metaEn };
export const arraysWords = { ja: arraysJa, en: arraysEn };
/** As they are said of a list of skills. */
const ofSkills = (
  what: string,
  { choose, ...fields }: typeof pointsJa,
  { choosing, room, ...dialog }: typeof skillsDialogJa,
) => ({
  ...fields,
  ...dialog,
  choose: choose(what),
  choosing: (mark: string, name: string) => choosing(mark, name, what),
  room: (n: number, most: number) => room(what, n, most),
});
export const builderWords = {
  ja: { ...ofSkills('スキル', pointsJa, skillsDialogJa), ...warningStrings.ja },
  en: { ...ofSkills('Skills', pointsEn, skillsDialogEn), ...warningStrings.en },
};
export const rulingsWords = { ja: rulingsJa, en: rulingsEn };
export const leagueWords = {
  ja: { ...leagueJa, ...seedStrings.ja },
  en: { ...leagueEn, ...seedStrings.en },
};
export const matrixWords = { ja: matrixJa, en: matrixEn };
export const oddsWords = { ja: oddsJa, en: oddsEn };
export const coverageWords = { ja: coverageJa, en: coverageEn };
export const heatWords = { ja: heatJa, en: heatEn };
/** With what the menu of a sheet calls a card. */
export const pictureWords = {
  ja: { ...pictureJa, card: actionStrings.ja.card },
  en: { ...pictureEn, card: actionStrings.en.card },
};
export const playWords = { ja: playJa, en: playEn };
export const plansWords = { ja: plansJa, en: plansEn };
export const sheetWords = { ja: sheetJa, en: sheetEn };
export const lettersWords = { ja: lettersJa, en: lettersEn };
export const rosterWords = { ja: rosterJa, en: rosterEn };
export const balanceWords = { ja: balanceJa, en: balanceEn };
export const fieldWords = { ja: fieldJa, en: fieldEn };
export const helpWords = helpStrings;
export const memberWords = { en: memberEn };
export const reviewWords = { ja: reviewJa, en: reviewEn };
/** Of the forms in which a fight goes to the tables. */
export const formWords = formStrings;
export const tutorialWords = tutorialStrings;
export const welcomeWords = { ja: welcomeJa, en: welcomeEn };
/** The page's own, where a system calls its rounds so. */
export const pageWords = { ja: pageJa, en: pageEn };
export const languages = ['ja', 'en'] as const;
