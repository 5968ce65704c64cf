// What a word of the game means, where it is told of somebody: the first sentences of its entry in the glossary.
import { useEffect } from 'preact/hooks';
import { system } from '../../app/fight/match.ts';
import { clauseOf, clauses, loadClauses } from '../../app/rules.ts';
import { lang } from '../../i18n/index.ts';

/** `of`: the id of the word among the terms of the system's 遊び方 (docs/systems). Nothing where there is no such word. */
export function Meaning({ of }: { of: string }) {
  const id = system.value?.id ?? '';
  useEffect(() => void loadClauses(id).catch(() => undefined), [id]);
  const [block] = clauseOf(clauses(lang.value), `t.${of.toLowerCase()}`)?.blocks ?? [];
  if (block?.t !== 'p') return null;
  return <p class="hint">{block.of.map((part) => (typeof part === 'string' ? part : part.s)).join('')}</p>;
}
