// Shares the parts of a long question out over several workers: answers come as they are ready.
import { Desk, type Hire } from './desk.ts';
import { aborted } from './errors.ts';
import type { AnalysisQuestion } from './protocol.ts';

export interface Pool {
  /** Workers at most; they are hired when they are first wanted. */
  readonly size: number;
  /** Hires all of them at once: who is about to ask is answered sooner. */
  open(): void;
  /**
   * Asks all questions; `heard` gets each answer with the index of its question, in any order. Of several runs
   * the newest is served first. Rejects with the first failure, or with an AbortError at once: the workers are
   * idle within 100 ms then.
   */
  // The type stands for what the questions' answers are; that they are is the caller's promise.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
  run<T>(
    questions: readonly AnalysisQuestion[],
    heard: (answer: T, index: number) => void,
    signal?: AbortSignal,
  ): Promise<void>;
}

interface Run {
  readonly questions: readonly AnalysisQuestion[];
  /** The first question that nobody was given yet. */
  next: number;
  readonly signal: AbortSignal;
  hear: (answer: string, index: number) => void;
  fail: (error: unknown) => void;
}
interface Seat {
  readonly desk: Desk;
  busy: boolean;
  leaves: ReturnType<typeof setTimeout> | undefined;
}

/** More workers than this bring little, and each holds an engine. */
const most = 8;
/** A part that nobody wants any more may take so long (ms) before its worker is replaced. */
const grace = 80;
/** Workers beyond the first are kept so long (ms) without work. */
const keep = 30_000;
/** A part may take so long (ms): more than the slowest one on a slow phone. */
const patience = 120_000;

/** One question of many parts less: the only answer. */
export async function askOne<T>(pool: Pool, question: AnalysisQuestion, signal?: AbortSignal): Promise<T> {
  const answers: T[] = [];
  await pool.run<T>([question], (answer) => answers.push(answer), signal);
  const [only] = answers;
  return only as T;
}

/** cores: what the browser says that there are. */
export function createPool(hire: Hire, cores: number): Pool {
  const size = Math.max(1, Math.min(most, Math.floor(cores) || 1));
  const seats: Seat[] = [];
  /** Newest last. */
  const runs: Run[] = [];

  function freeSeat(): Seat | undefined {
    const free = seats.find((seat) => !seat.busy);
    return free ?? (seats.length === size ? undefined : addSeat());
  }

  function addSeat(): Seat {
    const seat: Seat = { desk: new Desk(hire, patience), busy: false, leaves: undefined };
    seats.push(seat);
    return seat;
  }

  /** Nobody but the first stays without work. */
  function dismissLater(seat: Seat): void {
    clearTimeout(seat.leaves);
    if (seat !== seats[0]) seat.leaves = setTimeout(() => seat.desk.release(), keep);
  }

  function assign(): void {
    for (;;) {
      const run = runs.findLast((one) => one.next < one.questions.length);
      const seat = run && freeSeat();
      if (!seat) return;
      void work(seat, run, run.next++);
    }
  }

  async function work(seat: Seat, run: Run, index: number): Promise<void> {
    const question = run.questions[index];
    if (!question) return;
    seat.busy = true;
    clearTimeout(seat.leaves);
    try {
      run.hear(await seat.desk.ask(question, run.signal), index);
    } catch (error) {
      run.fail(error);
    }
    await seat.desk.rest(grace);
    seat.busy = false;
    dismissLater(seat);
    assign();
  }

  return {
    size,
    open() {
      while (seats.length < size) addSeat();
      for (const seat of seats.filter(({ busy }) => !busy)) {
        // Whoever asks hears of a failure.
        seat.desk.open().catch(() => undefined);
        dismissLater(seat);
      }
    },
    run: (
      questions: readonly AnalysisQuestion[],
      heard: (answer: never, index: number) => void,
      signal?: AbortSignal,
    ) =>
      new Promise<void>((resolve, reject) => {
        if (signal?.aborted) {
          reject(aborted());
          return;
        }
        const stop = new AbortController();
        let left = questions.length;
        const end = () => {
          const at = runs.indexOf(run);
          if (at >= 0) runs.splice(at, 1);
          signal?.removeEventListener('abort', giveUp);
          stop.abort();
        };
        const fail = (error: unknown) => {
          reject(error instanceof Error || error instanceof DOMException ? error : new Error(String(error)));
          end();
        };
        const giveUp = () => fail(aborted());
        const run: Run = {
          questions,
          next: 0,
          signal: stop.signal,
          hear(answer, index) {
            if (stop.signal.aborted) return;
            heard(JSON.parse(answer) as never, index);
            if (--left > 0) return;
            resolve();
            end();
          },
          fail,
        };
        if (left === 0) {
          resolve();
          return;
        }
        signal?.addEventListener('abort', giveUp, { once: true });
        runs.push(run);
        assign();
      }),
  };
}
