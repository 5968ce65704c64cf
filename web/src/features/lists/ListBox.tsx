// A box for a skill list: chosen, dropped or pasted; says everything that is wrong with it before it can be used.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { PasteBox } from '../../components/paste/PasteBox.tsx';
import { type ListReading, readList } from './ask.ts';
import type { List } from './list.ts';
import { listsWords } from './words.ts';

interface Props {
  /** The setting that takes the list. */
  setting: string;
  /** What the button says that uses it. */
  use: string;
  onUse: (list: List) => void;
  /** Said of a good list before it is used. */
  mind?: (list: List) => ComponentChildren;
}

export function ListBox({ setting, use, onUse, mind }: Props) {
  const t = listsWords.value;
  const found = useSignal<ListReading | null>(null);
  const list = found.value?.list;
  return (
    <PasteBox
      first=""
      label={t.label}
      hint={t.hint}
      read={(text) => readList(text, setting)}
      found={found.value}
      onRead={(next) => (found.value = next)}
    >
      {list && mind?.(list)}
      {list && (
        <p class="acts">
          <button type="button" class="go" onClick={() => onUse(list)}>
            {use}
          </button>
        </p>
      )}
    </PasteBox>
  );
}
