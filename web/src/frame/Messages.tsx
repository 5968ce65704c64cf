// Short messages, and the one region of the page that speaks.
import { useEffect } from 'preact/hooks';
import { words } from '../i18n/index.ts';
import { message, spoken } from '../app/view.ts';
import * as css from './Messages.module.css';

/** A message stays this long (ms); one with a way back stays longer. */
const stay = 3500;
const stayLonger = 8000;

export function Messages() {
  const now = message.value;
  useEffect(() => {
    if (!now) return;
    const timer = setTimeout(() => (message.value = null), now.undo ? stayLonger : stay);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <>
      <p class="vh" role="status">
        {spoken}
      </p>
      {now && (
        <div class={css.toast} key={now.id}>
          <span aria-hidden="true">{now.text}</span>
          {now.undo && (
            <button
              type="button"
              onClick={() => {
                now.undo?.();
                message.value = null;
              }}
            >
              {words.value.undone}
            </button>
          )}
        </div>
      )}
    </>
  );
}
