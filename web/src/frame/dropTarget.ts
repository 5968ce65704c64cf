// Takes text and files brought onto the match screen: two characters fight at once, anything else opens the paste dialog.
import { setup, system } from '../app/fight/match.ts';
import { putBoth } from '../app/putBoth.ts';
import { readPasted } from '../app/read.ts';
import { dialog, screen } from '../app/view.ts';

/** Number of the newest text: a reading that a newer text has overtaken is dropped. */
let newest = 0;

export async function takeText(text: string): Promise<void> {
  const mine = ++newest;
  const stood = setup.peek();
  if (screen.peek() === 'match') {
    const read = await readPasted(text);
    if (mine !== newest || dialog.peek() || screen.peek() !== 'match') return;
    const [a, b, ...more] = read.characters;
    const ours = a?.system === system.peek()?.id && b?.system === a?.system;
    if (
      a &&
      b &&
      ours &&
      more.length === 0 &&
      read.problems.length === 0 &&
      !read.told &&
      setup.peek() === stood
    ) {
      await putBoth(a, b, read, text);
      return;
    }
  }
  dialog.value = { kind: 'paste', text };
}

export async function takeFile(file: File): Promise<void> {
  const { textOf } = await import('../components/paste/textOf.ts');
  const text = await textOf(file);
  if (text !== null) await takeText(text);
}
