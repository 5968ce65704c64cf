// Words of settings.
import { translated } from '../../i18n/index.ts';

export const settingsWords = translated({
  set: { ja: '設定', en: 'Setting' },
  all: { ja: '設定を変える', en: 'Change the settings' },
  remove: { ja: 'この設定をやめる', en: 'Remove this setting' },
  usual: { ja: '本作のもの', en: 'the standard one' },
  ownFile: { ja: (what: string) => `自分の${what}`, en: (what: string) => `${what} of your own` },
});
