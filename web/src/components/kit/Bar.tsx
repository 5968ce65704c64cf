// Shares as bars and in numbers, with their intervals.
import type { SeriesReport, Share } from '#analysis';
import { hundredths } from '../../i18n/numbers.ts';
import { kitWords } from './words.ts';
import * as css from './kit.module.css';

/** A piece of a bar. `look`: whose it is, or how it ended; looks that the kit doesn't know are those of the bar's class. */
interface Piece {
  look: string;
  of: number;
}

interface Props {
  /** Pieces from the left; they differ by more than colour where they touch. */
  pieces?: readonly Piece[];
  /** What the whole bar stands for; shares are hundredths of a percent. */
  whole?: number;
  /** An interval, drawn as a line with its share as a mark. */
  interval?: Pick<Share, 'low' | 'high'> & { rate?: number };
  /** Place of a thin line, such as a half. */
  line?: number;
  /** What the bar says; absent: the same stands beside it in numbers. */
  label?: string;
  class?: string;
}

export function Bar({ pieces = [], whole = 10_000, interval, line, label, class: own }: Props) {
  // All widths are in ten thousandths, whatever the whole.
  const at = (n: number) => (Math.max(0, Math.min(whole, n)) * 10_000) / whole;
  // What lies over pieces is in ink, whatever their colours.
  const over = pieces.length > 0 ? 'over' : undefined;
  let from = 0;
  return (
    <svg
      class={`${css.bar} ${own ?? ''}`}
      viewBox="0 0 10000 10"
      preserveAspectRatio="none"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {pieces.map(({ look, of }) => {
        const x = from;
        from += at(of);
        return <rect key={look} data-look={look} x={x} width={at(of)} height="10" />;
      })}
      {line !== undefined && <rect data-look={over ?? 'line'} x={at(line) - 20} width="40" height="10" />}
      {interval && (
        <>
          <rect
            data-look={over}
            x={at(interval.low)}
            y="4"
            width={Math.max(40, at(interval.high) - at(interval.low))}
            height="2"
          />
          {interval.rate !== undefined && (
            <rect data-look={over} x={at(interval.rate) - 50} width="100" height="10" />
          )}
        </>
      )}
    </svg>
  );
}

interface DuelBarProps extends Pick<Props, 'line' | 'class'> {
  of: SeriesReport['results'];
  /** The interval of ▲'s share is drawn over it. */
  exactly?: boolean;
}

/** Wins of ▲, draws and wins of ▽ in a series as one bar. */
export function DuelBar({ of: { A, B, draw }, exactly, ...more }: DuelBarProps) {
  const [a, drawn, b] = [A.share.rate, draw.share.rate, B.share.rate];
  const pieces = [
    { look: 'a', of: a },
    { look: 'open', of: 10_000 - a - b },
    { look: 'b', of: b },
  ];
  const label = kitWords.value.duelBar(hundredths(a), hundredths(drawn), hundredths(b));
  const interval = exactly ? { low: A.share.low, high: A.share.high } : undefined;
  return <Bar pieces={pieces} label={label} {...(interval && { interval })} {...more} />;
}

/** A share of wins from 0 to 1 with its interval. Shares whose intervals overlap are not told apart. */
export const ShareBar = (of: Share) => <Bar interval={of} line={5000} />;

/** A change of a share, from −40 to +40 percentage points. */
export const ChangeBar = ({ rate, low, high }: Share) => (
  <Bar whole={8000} line={4000} interval={{ rate: rate + 4000, low: low + 4000, high: high + 4000 }} />
);

interface InNumbersProps {
  of: Share;
  /** Writes a number; shares are hundredths of a percent. */
  write?: (share: number) => string;
  unit?: string;
}

/** A share with its interval: "57.31% (54.02–60.60)". One that is exact has no interval. */
export function InNumbers({ of: { rate, low, high }, write = hundredths, unit = '%' }: InNumbersProps) {
  return (
    <>
      <b>
        {write(rate)}
        {unit}
      </b>
      {low < high && (
        <>
          {' '}
          <small>({kitWords.value.interval(write(low), write(high))})</small>
        </>
      )}
    </>
  );
}
