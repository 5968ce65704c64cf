// Buttons that copy what is new in a fight that goes on from a pasted thread: since it was last copied, and all of it.
import { copiedBefore, copyNew, threadWords } from '../../app/fight/thread.ts';
import { tell } from '../../app/view.ts';

interface Props {
  main?: boolean;
  /** Says what came of it. */
  say?: (sentence: string) => void;
}

export function CopyNew({ main, say = tell }: Props) {
  const t = threadWords.value;
  const copy = async (all: boolean) => {
    const said = await copyNew(all);
    if (said) say(said);
  };
  return (
    <>
      <button type="button" class={main ? 'go' : undefined} onClick={() => void copy(false)}>
        {t.copyNew}
      </button>
      {copiedBefore.value && (
        <button type="button" class="text" onClick={() => void copy(true)}>
          {t.copyAll}
        </button>
      )}
    </>
  );
}
