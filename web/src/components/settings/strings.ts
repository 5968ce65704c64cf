// Words about settings.
export const strings = {
  ja: {
    set: '設定',
    all: '設定を変える',
    remove: 'この設定をやめる',
    usual: '本作のもの',
    ownFile: (what: string) => `自分の${what}`,
  },
  en: {
    set: 'Setting',
    all: 'Change the settings',
    remove: 'Remove this setting',
    usual: 'the standard one',
    ownFile: (what: string) => `${what} of your own`,
  },
};
