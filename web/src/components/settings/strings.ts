// Words about settings.
export const strings = {
  ja: {
    set: '設定',
    remove: 'この設定をやめる',
    usual: '本作のもの',
    ownFile: (what: string) => `自分の${what}`,
  },
  en: {
    set: 'Setting',
    remove: 'Remove this setting',
    usual: 'the standard one',
    ownFile: (what: string) => `${what} of your own`,
  },
};
