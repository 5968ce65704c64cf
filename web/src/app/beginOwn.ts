// Empties both sheets for two characters of the user's own; one undo brings the earlier ones back.
import { batch } from '@preact/signals';
import { blank } from './sheet/blank.ts';
import { newSeed } from './fight/playState.ts';
import { tellStage } from './fight/stage.ts';
import { goBack, replace, settings, setup, system } from './fight/match.ts';
import { chosen, front, tell } from './view.ts';
import { lang } from '../i18n/index.ts';

const begun = {
  ja: '両方の札を空けました。▲から組むか、二人分の文やファイルをここに貼り付けます。',
  en: 'Both sheets are empty. Build from ▲ on, or paste the text or file of two characters here.',
};

export function beginOwn(): void {
  const [info, now] = [system.peek(), setup.peek()];
  if (!info || !now) return;
  const under = settings.peek();
  const [a, b] = [blank(now.sides[0], info.form), blank(now.sides[1], info.form)];
  const course = info.chance ? { seed: newSeed() } : undefined;
  void replace({ sides: [a, b], settings: under, course }).then((done) => {
    if (!done) return;
    batch(() => {
      chosen.value = { side: 0, place: 0 };
      front.value = 0;
      tellStage({ is: 'asked', stage: 'build' });
    });
    tell(begun[lang.peek()], goBack);
    requestAnimationFrame(() => document.getElementById('name-0')?.focus());
  });
}
