// The last fights by hand as the reader sees them: opened, named, deleted.
import { signal } from '@preact/signals';
import { type KeptFight, dropFight, keptFights, putFight } from '../../store/fights.ts';
import { shellOf } from '../language.ts';
import { replace, system } from '../match.ts';
import { show } from '../screens.ts';
import { dialog, storageDenied, tell } from '../view.ts';
import { inOrder } from './courses.ts';
import { letterWords } from './words.ts';

/** The newest first; null until they have been looked up. */
export const fights = signal<readonly KeptFight[] | null>(null);

export const titleOf = ({ name, names }: KeptFight): string => name || letterWords.value.versus(...names);

export async function loadFights(): Promise<void> {
  try {
    fights.value = await keptFights();
  } catch {
    storageDenied.value = true;
    fights.value ??= [];
  }
}

/** What is shown changes at once; what is kept follows. */
async function change(next: readonly KeptFight[], write: () => Promise<void>): Promise<void> {
  fights.value = inOrder(next);
  await write().catch(() => (storageDenied.value = true));
}

const without = (key: string) => (fights.peek() ?? []).filter((one) => one.key !== key);

export function rename(fight: KeptFight, name: string): void {
  const named = { ...fight, name: name.trim() };
  void change([...without(fight.key), named], () => putFight(named));
}

export function remove(fight: KeptFight): void {
  void change(without(fight.key), () => dropFight(fight.key));
  tell(
    letterWords.value.removed(titleOf(fight)),
    () => void change([...without(fight.key), fight], () => putFight(fight)),
  );
}

/** Goes on with it, on the page of its system; one undo leads back. */
export function resume({ setup, fragment }: KeptFight): void {
  const [{ system: id }] = setup;
  if (id !== system.peek()?.id) {
    // What is too long for a link is opened there from this list.
    location.assign(`${shellOf(id)}#${fragment || '-roster'}`);
    return;
  }
  dialog.value = null;
  void replace(setup);
  show('match');
}
