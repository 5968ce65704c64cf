// Sends the fight to the other side: its link and a line, through whatever the device has, or copied.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Fight } from '../../engine/fight.ts';
import { client, fought, matchOf } from '../../app/match.ts';
import { nameOf } from '../../app/names.ts';
import { type Shared, share } from '../../app/share.ts';
import { dialog, tell } from '../../app/view.ts';
import { siteRoot } from '../../engine/trusted.ts';
import { letterWords } from '../../app/letters/words.ts';
import { toClipboard } from '../../util/clipboard.ts';

/** Made before it is wished for: a device sends only what is at hand when the button is pressed. null: it fits into none. */
function useLink(fight: Fight): Shared | null | undefined {
  const made = useSignal<{ of: Fight; shared: Shared | null } | null>(null);
  useEffect(() => {
    const [engine, now] = [client(), fought.peek()];
    if (!engine || !now) return;
    let here = true;
    share(engine, matchOf(now), fight, siteRoot.href, { names: true, step: null }).then(
      (shared) => here && (made.value = { of: fight, shared }),
      () => here && (made.value = { of: fight, shared: null }),
    );
    return () => {
      here = false;
    };
  }, [fight]);
  return made.value?.of === fight ? made.value.shared : undefined;
}

export function Send({ fight }: { fight: Fight }) {
  const t = letterWords.value;
  const link = useLink(fight);
  if (link === null) {
    return (
      <p role="alert">
        {t.noLink}{' '}
        <button type="button" class="text" onClick={() => (dialog.value = { kind: 'share' })}>
          {t.share}
        </button>
      </p>
    );
  }
  const turn = fight.pending && nameOf(fight, fight.pending.side === 'A' ? 0 : 1);
  const line = link && (turn ? t.line(link.line, turn) : link.line);
  const copy = async () => {
    if (link) tell((await toClipboard(`${line}\n${link.url}`)) ? t.sent : t.notSent);
  };
  const shares = 'share' in navigator;
  const send = () => {
    // Turned down by the reader: nothing to say.
    if (link && shares) navigator.share({ text: line ?? '', url: link.url }).catch(() => undefined);
    else void copy();
  };
  return (
    <p class="acts">
      <button type="button" class="go" disabled={!link} onClick={send}>
        {t.send}
      </button>
      {shares && (
        <button type="button" disabled={!link} onClick={() => void copy()}>
          {t.copy}
        </button>
      )}
    </p>
  );
}
