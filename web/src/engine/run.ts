// A run of work in parts: can be watched, stopped and taken up again; a new start ends the run before it.
import { signal } from '@preact/signals';
import { isAbort } from './errors.ts';

export type RunState = 'idle' | 'running' | 'stopped' | 'failed' | 'done';

export class Run {
  readonly state = signal<RunState>('idle');
  readonly done = signal(0);
  readonly of = signal(0);
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
    this.done.value = this.had = had;
    this.of.value = of;
    this.state.value = 'running';
    try {
      await work(mine.signal, (more = 1) => {
        if (this.controller === mine) this.done.value += more;
      });
      if (this.controller === mine) this.state.value = 'done';
    } catch (error) {
      if (this.controller === mine) this.state.value = isAbort(error) ? 'stopped' : 'failed';
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
    this.state.value = 'idle';
    this.done.value = 0;
  }
}
