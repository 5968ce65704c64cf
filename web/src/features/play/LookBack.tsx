// 手を振り返る: opens the review of what was decided by hand, which is fetched then.
import { signal } from '@preact/signals';
import type { Fight } from '../../engine/fight.ts';
import { lazy } from '../../components/lazy.tsx';
import { lang } from '../../i18n/index.ts';
import * as css from './play.module.css';

const Review = lazy(() => import('../review/Review.tsx'));
const words = { ja: '手を振り返る', en: 'Review the decisions' };
/** Also while another fight takes the place of the one that is looked at. */
const open = signal(false);

export function LookBack({ fight }: { fight: Fight }) {
  if (!fight.decisions.some(({ by, side }) => by === 'hand' && (!fight.viewer || side === fight.viewer)))
    return null;
  return (
    <>
      <p class={`acts ${css.acts}`}>
        <button type="button" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
          {words[lang.value]}
        </button>
      </p>
      {open.value && <Review />}
    </>
  );
}
