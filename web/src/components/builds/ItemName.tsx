// A skill beside its seal: to the ear its name, to the eye what the kanji means, where that is another thing.
import { itemGloss, itemName } from './builds.ts';

/** say: the sentence that names stand in. */
export function ItemName({
  of,
  say = (names) => names.join(),
}: {
  of: readonly string[];
  say?: (names: string[]) => string;
}) {
  const [name, gloss] = [say(of.map(itemName)), say(of.map(itemGloss))];
  if (name === gloss) return <>{name}</>;
  return (
    <>
      <span class="vh">{name}</span>
      <span aria-hidden="true">{gloss}</span>
    </>
  );
}
