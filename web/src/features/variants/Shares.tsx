// The shares of variants: fights a series of each against the present opponent, with the same seeds, all of them a
// little longer in turn, and says whether the results tell the variants apart.
import { effect, signal } from '@preact/signals';
import type { FoughtPart, SeriesReport, Share } from '#analysis';
import type { Text } from '#engine';
import { pool } from '../../app/pool.ts';
import { fightSeries } from '../../app/series.ts';
import { EngineRefused } from '../../engine/errors.ts';
import { askOne } from '../../engine/pool.ts';
import { Run } from '../../engine/run.ts';
import { side, texts, variants } from './variants.ts';
import { other } from '../../app/sheet/build.ts';
import { playState } from '../../app/fight/match.ts';
import { sheetName, sideNames, sideIds } from '../../app/sheet/names.ts';
import { differenceWords } from '../../components/builds/words.ts';
import { InNumbers, ShareBar } from '../../components/kit/Bar.tsx';
import { Pane, Running, Start } from '../../components/kit/Pane.tsx';
import { Table } from '../../components/kit/Table.tsx';
import { kitWords } from '../../components/kit/words.ts';
import { lang } from '../../i18n/index.ts';
import { grouped, signedHundredths } from '../../i18n/numbers.ts';
import { titleOf, variantWords } from './words.ts';
import * as css from './variants.module.css';

/** Fights for each variant. */
const fights = 10_000;
/** Numbers of fights that all variants reach before any goes on. */
const turns = [300, 1000, 3000, fights];
/** Most series that are remembered by their match, so that going back to a sheet shows its share again. */
const most = 24;

interface Known {
  part: FoughtPart;
  report: SeriesReport;
}
const known = signal<ReadonlyMap<string, Known>>(new Map());
/** Why a variant can't fight. */
const refused = signal<ReadonlyMap<string, Text>>(new Map());
const run = new Run();

/** The comparison when all variants have fought equally often. */
interface ShareStanding {
  /** The matches that were compared, as text. */
  texts: readonly string[];
  fights: number;
  /** Difference of each variant's share from the first one's; null: the variant can't fight. */
  changes: readonly (Share | null)[];
  /** Index of the variant that wins most often, and of those that are not told apart from it. */
  best: number;
  near: readonly number[];
}
const standing = signal<ShareStanding | null>(null);

/** Whether two shares are told apart: the interval of their difference doesn't include 0. */
const apart = ({ low, high }: Share): boolean => low > 0 || high < 0;

async function stand(all: readonly string[], limit: number, stop: AbortSignal): Promise<ShareStanding> {
  const id = sideIds[side.peek()];
  const shares = all.map((text) => known.peek().get(text)?.report.results[id].share ?? null);
  const change = async (before: Share | null | undefined, after: Share | null) =>
    before && after
      ? askOne<Share>(
          pool(),
          { call: 'seriesChange', before: JSON.stringify(before), after: JSON.stringify(after) },
          stop,
        )
      : null;
  const highest = Math.max(...shares.map((share) => share?.rate ?? -1));
  const best = shares.findIndex((share) => share?.rate === highest);
  const changes = await Promise.all(shares.map((share) => change(shares[0], share)));
  const behind = await Promise.all(shares.map((share) => change(shares[best], share)));
  const near = behind.flatMap((one, at) => (at !== best && one && !apart(one) ? [at] : []));
  return { texts: all, fights: limit, changes, best, near };
}

function remember(text: string, one: Known): void {
  const others = [...known.peek()].filter(([key]) => key !== text);
  known.value = new Map([...others, [text, one] as const].slice(-most));
}

async function fightOn(
  text: string,
  limit: number,
  step: (more?: number) => void,
  stop: AbortSignal,
): Promise<void> {
  const before = known.peek().get(text);
  if ((before?.report.fights ?? 0) >= limit || refused.peek().has(text)) return;
  try {
    await fightSeries(
      pool(),
      text,
      { fights: limit, width: 0 },
      before?.part ?? null,
      { done: step, joined: ({ part, report }) => remember(text, { part, report }) },
      stop,
    );
  } catch (error) {
    if (!(error instanceof EngineRefused)) throw error;
    refused.value = new Map([...refused.peek(), [text, error.problems[0] ?? error]]);
  }
}

/** Fights the series of all variants. Fights of earlier runs count. */
async function compare(): Promise<void> {
  const all = texts.peek();
  const alike = [...new Set(all)];
  refused.value = new Map();
  const had = alike.reduce(
    (sum, text) => sum + Math.min(fights, known.peek().get(text)?.report.fights ?? 0),
    0,
  );
  await run.start(
    alike.length * fights,
    async (stop, step) => {
      for (const limit of turns) {
        for (const text of alike) await fightOn(text, limit, step, stop);
        standing.value = await stand(all, limit, stop);
      }
    },
    had,
  );
}

// A change of any variant's match stops the run.
let watched = texts.peek().join();
effect(() => {
  const now = texts.value.join();
  if (now !== watched) run.reset();
  watched = now;
});

function Said() {
  const t = variantWords.value;
  const now = standing.value;
  const best = now && variants.value[now.best];
  if (!best || now.texts.join() !== texts.value.join()) return null;
  const near = now.near.flatMap((at) => variants.value[at] ?? []).map(titleOf);
  const others = now.changes.filter(Boolean).length > 1;
  return (
    <p role="status" class={css.said}>
      {t.best(titleOf(best))}{' '}
      {near.length > 0
        ? t.near(near.join(differenceWords.value.separator), grouped(now.fights))
        : others && t.clear}
    </p>
  );
}

/** How often each variant wins against the present opponent, with its interval, and whether that tells them apart. */
export function Shares() {
  const t = variantWords.value;
  const now = standing.value;
  const changes = now?.texts.join() === texts.value.join() ? now.changes : [];
  const hand = playState.value.controllers?.includes('hand');
  const [first] = variants.value;
  const reportOf = (at: number) => known.value.get(texts.value[at] ?? '')?.report;
  const shareOf = (at: number) => reportOf(at)?.results[sideIds[side.value]].share;
  const changeOf = (at: number) => (at > 0 ? changes[at] : null);
  return (
    <Pane
      id="variants-shares"
      title={t.shares}
      lead={
        <>
          {t.against(sheetName(other(side.value)))}
          {t.sameSeeds(grouped(fights))} {hand && t.standIn}
        </>
      }
    >
      <p class="acts">
        <Start run={run} onStart={() => void compare()}>
          {t.start(grouped(fights))}
        </Start>
      </p>
      <Running run={run} name={t.running} goOn={() => void compare()} />
      <div data-side={sideNames[side.value]}>
        <Table
          label={t.shares}
          labelledBy="variants-shares"
          rows={variants.value.map((variant, at) => ({ variant, at }))}
          keyOf={({ variant }) => variant.id}
          instead={({ at }) => refused.value.get(texts.value[at] ?? '')?.[lang.value]}
          columns={[
            { id: 'variant', head: t.all, cell: ({ variant }) => <bdi>{titleOf(variant)}</bdi> },
            {
              id: 'share',
              head: t.share,
              by: ({ at }) => shareOf(at)?.rate ?? null,
              cell: ({ at }) => {
                const [report, share] = [reportOf(at), shareOf(at)];
                if (!report || !share) return <small>{t.unknown}</small>;
                return (
                  <>
                    <InNumbers of={share} /> <small>{kitWords.value.fights(grouped(report.fights))}</small>
                  </>
                );
              },
            },
            {
              id: 'change',
              head: t.change(first?.id ?? ''),
              by: ({ at }) => changeOf(at)?.rate ?? null,
              cell: ({ at }) => {
                const change = changeOf(at);
                return change && <InNumbers of={change} write={signedHundredths} unit="" />;
              },
            },
            {
              id: 'bar',
              head: '',
              holds: 'bar',
              cell: ({ at }) => {
                const share = shareOf(at);
                return share && <ShareBar {...share} />;
              },
            },
          ]}
        />
      </div>
      <Said />
    </Pane>
  );
}
