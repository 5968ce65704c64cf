// Words of the menu of a sheet that only those read who open it.
export const actionStrings = {
  ja: {
    copyRoster: '名簿の一行を写す',
    copyJson: 'JSONを写す',
    copyAcross: (mark: string) => `${mark}にも同じ札を置く`,
    copiedAcross: (mark: string) => `${mark}に同じ札を置きました`,
    cleared: '並びを空にしました',
    card: '人物カードの画像',
    variant: '別案を作る',
  },
  en: {
    copyRoster: 'Copy as roster line',
    copyJson: 'Copy as JSON',
    copyAcross: (mark: string) => `Put the same sheet on ${mark}`,
    copiedAcross: (mark: string) => `The same sheet is now on ${mark}`,
    cleared: 'The row is empty',
    card: 'Picture of the character card',
    variant: 'Make a variant',
  },
};
