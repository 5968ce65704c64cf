// Where there is no engine: why, how to try again, and the link that could not be opened, unharmed.
import { Notices } from './Notices.tsx';
import * as css from '../styles/notice.module.css';

export function NoEngine() {
  const { hash, href } = location;
  return (
    <>
      <Notices />
      {/^#\w/.test(hash) && (
        <p class={css.notice}>
          <code>{href}</code>
        </p>
      )}
    </>
  );
}
