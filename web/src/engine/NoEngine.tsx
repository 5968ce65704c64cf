// Where there is no engine: why, how to try again, and the link that could not be opened, unharmed.
import { Notices } from '../app/Notices.tsx';

export function NoEngine() {
  const { hash, href } = location;
  return (
    <>
      <Notices />
      {/^#\w/.test(hash) && (
        <p class="notice">
          <code>{href}</code>
        </p>
      )}
    </>
  );
}
