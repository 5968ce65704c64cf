// What is said of a fight that came in a link: that it stands beside the reader's own, and what its sender changed in the
// samples. Fetched with the first such fight.
import { useEffect, useState } from 'preact/hooks';
import type { Build, Form } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import { client, firstChange, goBack, matchOf, report, setup, system } from '../../app/fight/match.ts';
import { go } from '../../app/fight/replay.ts';
import { sampleSetup } from '../../app/fight/samples.ts';
import { peopleIn } from '../../app/sheet/party.ts';
import { Spans } from '../../components/Inline.tsx';
import { words } from '../../i18n/index.ts';
import { Unlike } from './Changed.tsx';
import { changeWords } from './changeWords.ts';
import { sentWords } from './sentWords.ts';
import * as notesCss from '../../styles/notes.module.css';

type Sides = readonly [Build, Build];

/** The samples as a link brings them, without what it leaves out (names of patterns, notes of plans); null until known. */
function useSamples(): Sides | null {
  const [samples, put] = useState<Sides | null>(null);
  const info = system.value;
  useEffect(() => {
    const engine = client();
    if (!info || !engine) return;
    engine
      .link(matchOf(sampleSetup(info)), true)
      .then(({ fragment }) => engine.openLink(fragment, undefined))
      .then(
        (read) => 'match' in read && put(read.match.sides),
        // An engine that broke reports itself.
        () => undefined,
      );
  }, [info?.samples]);
  return samples;
}

/** What two builds that came in a link were made from: the samples whose names they still bear, else nothing but themselves. */
export function madeFrom(samples: Sides, sides: Sides, form: Form): Sides {
  const names = (build: Build) => JSON.stringify([build.name, peopleIn(build, form)[0]?.name]);
  const of = (build: Build) => samples.find((one) => names(one) === names(build)) ?? build;
  return [of(sides[0]), of(sides[1])];
}

/** What the sender of a fight has changed in the samples. */
export function FromSample() {
  const [now, form, samples] = [setup.value, system.value?.form, useSamples()];
  if (!now || !form || !samples) return null;
  const t = sentWords.value.fromSample;
  return <Unlike was={madeFrom(samples, now.sides, form)} now={now.sides} label={t} head={t} />;
}

/** How the samples would have fought that a sent fight was made from; null where it isn't made from them, or nothing was changed. */
function useSampleFight(): Fight | null {
  const [was, put] = useState<Fight | null>(null);
  const [now, form, samples, fight] = [setup.value, system.value?.form, useSamples(), report.value];
  useEffect(() => {
    const engine = client();
    const from = now && form && samples && madeFrom(samples, now.sides, form);
    put(null);
    if (!engine || !fight || !from || JSON.stringify(from) === JSON.stringify(now.sides)) return;
    let here = true;
    engine.fight(matchOf({ ...now, sides: from }), fight.lang).then(
      (told) => here && put(told),
      // A fight that can't be had is not told; an engine that broke reports itself.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [now, samples, fight]);
  return was;
}

/** Behind the verdict of a sent fight: the result without what its sender changed, and the way to the first line that differs. */
export function WithoutChange() {
  const [was, fight] = [useSampleFight(), report.value];
  if (!was?.outcome || !fight) return null;
  const at = firstChange(was, fight)?.at;
  return (
    <p class={notesCss.was}>
      {sentWords.value.asSample}
      <Spans of={was.headline} />
      {words.value.inRounds(was.outcome.rounds)}
      {at !== undefined && (
        <button type="button" class={`text ${notesCss.text}`} onClick={() => go(at + 1)}>
          {changeWords.value.see}
        </button>
      )}
    </p>
  );
}

/** Says that the fight came in a link, and leads back to the reader's own. */
export function Sent({ resultChanged }: { resultChanged: boolean }) {
  const t = sentWords.value;
  return (
    <p class={notesCss.was}>
      <span class={`tag ${notesCss.tag}`}>{t.sentTag}</span>
      {resultChanged ? t.resultChanged : t.sentNote}
      <button type="button" class={`text ${notesCss.text}`} onClick={goBack}>
        {t.backToOwn}
      </button>
    </p>
  );
}
