// The words of the game that stand in texts whose own parts are pressed, as options and plans are: each opens its meaning.
import { Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import { system } from '../../app/fight/match.ts';
import { clauses, loadClauses } from '../../app/rules.ts';
import { termsIn } from '../../app/terms.ts';
import { lang, translated } from '../../i18n/index.ts';
import { Term } from './Term.tsx';

const said = translated({ words: { ja: '用語：', en: 'Words:' } });

export function WordsIn({ texts, class: own }: { texts: readonly (string | undefined)[]; class?: string }) {
  const id = system.value?.id ?? '';
  useEffect(() => void loadClauses(id).catch(() => undefined), [id]);
  const found = termsIn(texts.join('\n'), clauses(lang.value));
  if (found.length === 0) return null;
  return (
    <p class={own ?? 'hint'}>
      {said.value.words}{' '}
      {found.map((one, k) => (
        <Fragment key={one.id}>
          {k > 0 && ' '}
          <Term of={one.id.slice('t.'.length)} name={one.title} />
        </Fragment>
      ))}
    </p>
  );
}
