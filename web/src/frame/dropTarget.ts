// Text and files that come onto the match screen itself: two characters fight at once, of everything else the box tells.
import { goBack, replace, settings, setup, setupOf, system } from '../app/fight/match.ts';
import { largest, readPasted } from '../app/read.ts';
import { dialog, screen, tell } from '../app/view.ts';
import { words } from '../i18n/index.ts';

/** Counts what came: an answer that something newer has overtaken is dropped. */
let newest = 0;

export async function takeText(text: string): Promise<void> {
  const mine = ++newest;
  const stood = setup.peek();
  if (screen.peek() === 'match') {
    const { characters, match, problems } = await readPasted(text);
    if (mine !== newest || dialog.peek() || screen.peek() !== 'match') return;
    const [a, b, ...more] = characters;
    const ours = a?.system === system.peek()?.id && b?.system === a?.system;
    if (a && b && ours && more.length === 0 && problems.length === 0 && setup.peek() === stood) {
      const done = await replace(match ? setupOf(match) : { sides: [a, b], settings: settings.peek() });
      if (done) tell(words.peek().placedBoth, goBack);
      return;
    }
  }
  dialog.value = { kind: 'paste', text };
}

export async function takeFile(file: File): Promise<void> {
  if (file.size > largest) tell(words.peek().fileTooBig);
  else await takeText(await file.text());
}
