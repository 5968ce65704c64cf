// A run of work in parts: can be watched, stopped and taken up again; a new start ends the run before it. It says why
// it broke off.
import { batch, signal } from '@preact/signals';
import type { Problem, Text } from '#engine';
import { EngineRefused, isAbort } from './errors.ts';
import { reasonOf } from './reason.ts';

type RunState = 'idle' | 'running' | 'stopped' | 'failed' | 'done';

/** Why a run broke off, in a sentence. */
export interface Failure extends Text {
  /** true: the engine refused the question, and would refuse it again. */
  refused: boolean;
  problems: readonly Problem[];
  /** What was thrown. */
  error: unknown;
}

export function failureOf(error: unknown): Failure {
  const refused = error instanceof EngineRefused;
  return { ...reasonOf(error), refused, problems: refused ? error.problems : [], error };
}

export class Run {
  readonly state = signal<RunState>('idle');
  readonly done = signal(0);
  readonly of = signal(0);
  /** Not null while the state is 'failed'. */
  readonly failure = signal<Failure | null>(null);
  private controller: AbortController | null = null;
  /** When the run began (ms), and how much was done before it. */
  private began = 0;
  private had = 0;

  /**
   * Starts a run of `of` parts. `work` reports progress through `step`, and must end when its signal is aborted.
   * `had`: number of parts that an earlier run has done.
   */
  async start(
    of: number,
    work: (signal: AbortSignal, step: (more?: number) => void) => Promise<void>,
    had = 0,
  ): Promise<void> {
    this.controller?.abort();
    const mine = (this.controller = new AbortController());
    this.began = performance.now();
    this.had = had;
    batch(() => {
      this.done.value = had;
      this.of.value = of;
      this.failure.value = null;
      this.state.value = 'running';
    });
    try {
      await work(mine.signal, (more = 1) => {
        if (this.controller === mine) this.done.value += more;
      });
      if (this.controller === mine) this.state.value = 'done';
    } catch (error) {
      if (this.controller !== mine) return;
      batch(() => {
        this.failure.value = isAbort(error) ? null : failureOf(error);
        this.state.value = isAbort(error) ? 'stopped' : 'failed';
      });
    }
  }

  /** Stops the run. Answers that were heard stay; an answer on its way may still come in. */
  stop(): void {
    this.controller?.abort();
    if (this.state.value === 'running') this.state.value = 'stopped';
  }

  /** Seconds until the end at the pace so far; null in the first half second, and while nothing is done. */
  left(): number | null {
    const [past, fresh] = [performance.now() - this.began, this.done.value - this.had];
    if (past < 500 || fresh <= 0) return null;
    return Math.ceil(((this.of.value - this.done.value) * past) / fresh / 1000);
  }

  /** Goes back to the state before the first start. */
  reset(): void {
    this.controller?.abort();
    this.controller = null;
    batch(() => {
      this.state.value = 'idle';
      this.failure.value = null;
      this.done.value = 0;
    });
  }
}
