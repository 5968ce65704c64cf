// The meta pane: the equilibrium of the whole game, what it claims, what it consists of, and how to check it.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { EquilibriumTable } from '#analysis';
import { system } from '../../app/match.ts';
import { isAbort } from '../../engine/errors.ts';
import { words } from '../../i18n/index.ts';
import { ask } from '../../app/ask.ts';
import { grouped } from '../../i18n/numbers.ts';
import { Certify } from './Certify.tsx';
import { Entries } from './Entries.tsx';
import { Shares } from './Shares.tsx';
import { metaWords } from './words.ts';
import * as noticeCss from '../../styles/notice.module.css';
import * as css from './meta.module.css';

export default function MetaPane() {
  const t = metaWords.value;
  const info = system.value;
  const table = useSignal<EquilibriumTable | null>(null);
  const failed = useSignal(false);
  const tries = useSignal(0);
  const id = info?.id ?? '';
  useEffect(() => {
    const stop = new AbortController();
    failed.value = false;
    ask([{ call: 'equilibrium', system: id }], (answer) => (table.value = answer), stop.signal).catch(
      (error: unknown) => (failed.value = !isAbort(error)),
    );
    return () => stop.abort();
  }, [id, tries.value]);
  if (!info) return null;
  if (failed.value) {
    return (
      <p class={noticeCss.notice} role="alert">
        {t.failed}{' '}
        <button type="button" onClick={() => tries.value++}>
          {words.value.retry}
        </button>
      </p>
    );
  }
  if (!table.value) {
    return (
      <p class="hint" role="status">
        {t.loading}
      </p>
    );
  }
  const now = table.value;
  return (
    <div class={css.meta}>
      <section class={css.claim} aria-labelledby="claim">
        <h2 id="claim" class="cap">
          <span>{t.claim}</span>
        </h2>
        <p>{t.claims(now.entries.length, grouped(info.analysis.builds))}</p>
        <p>{t.claimsNot}</p>
        <p class="hint">
          {t.made} <code>{now.made}</code>
        </p>
      </section>
      <Certify />
      <Entries of={now} />
      <Shares of={now} />
    </div>
  );
}
