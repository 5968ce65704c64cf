// The standings: places, points and ratings, best first; a name leads to how that one did.
import { useSignal } from '@preact/signals';
import type { HillReport, HillStanding } from '#analysis';
import { system } from '../../app/match.ts';
import { peopleIn } from '../../app/party.ts';
import { ShareBar } from '../../components/run/ShareBar.tsx';
import { hundredths } from '../../i18n/numbers.ts';
import { chosen } from './hill.ts';
import { hillWords, intervalOf } from './words.ts';
import * as figuresCss from '../../styles/figures.module.css';
import * as screenCss from '../../styles/screen.module.css';
import * as css from './hill.module.css';

/** Lines shown at first, and with each press on "more". */
const page = 50;

function Row({ of, standing }: { of: HillReport; standing: HillStanding }) {
  const t = hillWords.value;
  const { entrant, place, points, wins, draws, losses, beats, loses, share } = standing;
  const { name = '', build } = of.entrants[entrant] ?? {};
  const form = system.value?.form;
  const people = build && form ? peopleIn(build, form).length : 1;
  return (
    <tr data-first={place === 1 || undefined}>
      <th scope="row">
        <b>{place}</b>{' '}
        <button
          type="button"
          class="text"
          aria-pressed={chosen.value === entrant}
          aria-label={t.look(name)}
          onClick={() => (chosen.value = entrant)}
        >
          <bdi>{name}</bdi>
        </button>
        {people > 1 && <small> {t.members(people)}</small>}
      </th>
      <td>
        {hundredths(share.rate)}%<small>{intervalOf(share)}</small>
      </td>
      <td class={css.drawn}>
        <ShareBar {...share} />
      </td>
      {[points, wins, draws, losses, beats, loses].map((n, at) => (
        <td key={at}>{n}</td>
      ))}
    </tr>
  );
}

export function Standings({ of }: { of: HillReport }) {
  const t = hillWords.value;
  const most = useSignal(page);
  const rest = of.standings.length - most.value;
  const exact = of.standings.every(({ share }) => intervalOf(share) === '');
  return (
    <section aria-labelledby="hill-standings">
      <h2 id="hill-standings" class="cap">
        <span>{t.standings}</span>
      </h2>
      <div class={screenCss.scroll} role="group" aria-labelledby="hill-standings" tabIndex={0}>
        <table class={figuresCss.figures}>
          <thead>
            <tr>
              <th scope="col">{t.name}</th>
              <th scope="col">{t.rating}</th>
              <th scope="col" class={css.drawn}>
                <span class="vh">{t.bar}</span>
              </th>
              {[t.points, t.wins, t.draws, t.losses, t.beats, t.loses].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {of.standings.slice(0, most.value).map((standing) => (
              <Row key={standing.entrant} of={of} standing={standing} />
            ))}
          </tbody>
        </table>
      </div>
      {rest > 0 && (
        <p class="acts">
          <button type="button" onClick={() => (most.value += page)}>
            {t.more(Math.min(rest, page))}
          </button>
        </p>
      )}
      <p class="hint">{exact ? t.ratingExact : t.ratingNote}</p>
    </section>
  );
}
