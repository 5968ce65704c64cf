// The last fights by hand on the roster's screen: a few of them, and the others when they are asked for.
import { useEffect } from 'preact/hooks';
import { fights, loadFights } from '../../app/letters/recent.ts';
import { letterWords } from '../../app/letters/words.ts';
import { RecentList } from './RecentList.tsx';

export default function Recent() {
  useEffect(() => void loadFights(), []);
  if (!fights.value?.length) return null;
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" class="cap">
        {letterWords.value.recent}
      </h2>
      <RecentList most={3} />
    </section>
  );
}
