// The way back to the usual settings of a fight. Lists of the reader's own stay: characters are made from them, and taking one away
// is a press of its own.
import { translated } from '../i18n/index.ts';
import { fightUnder, goBack, settings, system } from './fight/match.ts';
import { fieldOf } from './sheet/form.ts';
import { tell } from './view.ts';

const usualWords = translated({
  listStays: {
    ja: 'いつもの設定に戻しました。自分のリストはそのままです。',
    en: 'Back to the usual settings. Your own list stays.',
  },
});

/** The settings of the fight that are files, such as a skill list, and the others. */
function parted(): { files: Record<string, unknown>; others: string[] } {
  const isFile = (key: string) =>
    system.value?.settings.some((one) => one.key === key && fieldOf(one).type === 'file') ?? false;
  const now = Object.entries(settings.value ?? {});
  return {
    files: Object.fromEntries(now.filter(([key]) => isFile(key))),
    others: now.flatMap(([key]) => (isFile(key) ? [] : key)),
  };
}

/** Whether a setting other than a list is not as usual. */
export const isUnusual = (): boolean => parted().others.length > 0;

export function backToUsual(): void {
  const { files } = parted();
  fightUnder(files);
  if (Object.keys(files).length > 0) tell(usualWords.value.listStays, goBack);
}
