// What is done with variants: each is one step that undo takes back.
import type { Side, Variant } from '../../app/build.ts';
import { goBack, replace, setup } from '../../app/match.ts';
import { spoken, tell } from '../../app/view.ts';
import { added, removed, renamed, switched } from './variants.ts';
import { titleOf, variantWords } from './words.ts';

export function make(side: Side): void {
  const t = variantWords.value;
  const now = setup.peek();
  if (!now) return;
  const next = added(now, side);
  if (!next) {
    tell(t.full);
    return;
  }
  void replace(next.setup);
  tell(t.added(next.kept, next.id), goBack);
}

export function use(side: Side, variant: Variant): void {
  const now = setup.peek();
  if (!now || !variant.build) return;
  void replace(switched(now, side, variant.id));
  spoken.value = variantWords.value.switched(titleOf(variant));
}

export function rename(side: Side, variant: Variant, name: string): void {
  const now = setup.peek();
  if (!now) return;
  void replace(renamed(now, side, variant.id, name));
  spoken.value = variantWords.value.named(titleOf({ ...variant, name: name.trim() }));
}

export function remove(side: Side, variant: Variant): void {
  const now = setup.peek();
  if (!now) return;
  void replace(removed(now, side, variant.id));
  tell(variantWords.value.removed(titleOf(variant)), goBack);
}
