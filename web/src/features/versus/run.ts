// One piece of work in parts that can be watched, stopped and taken up again; a newer one ends it.
import { signal } from '@preact/signals';
import { isAbort } from '../../engine/errors.ts';

export type RunState = 'idle' | 'running' | 'stopped' | 'failed' | 'done';

export class Run {
  readonly state = signal<RunState>('idle');
  readonly done = signal(0);
  readonly of = signal(0);
  private controller: AbortController | null = null;

  /** `work` says how far it is through `step`, and ends when its signal is aborted. */
  async start(of: number, work: (signal: AbortSignal, step: () => void) => Promise<void>): Promise<void> {
    this.controller?.abort();
    const mine = (this.controller = new AbortController());
    this.done.value = 0;
    this.of.value = of;
    this.state.value = 'running';
    try {
      await work(mine.signal, () => {
        if (this.controller === mine) this.done.value++;
      });
      if (this.controller === mine) this.state.value = 'done';
    } catch (error) {
      if (this.controller === mine) this.state.value = isAbort(error) ? 'stopped' : 'failed';
    }
  }

  /** What was heard stays. */
  stop(): void {
    this.controller?.abort();
  }

  /** As if it had never begun. */
  reset(): void {
    this.controller?.abort();
    this.controller = null;
    this.state.value = 'idle';
    this.done.value = 0;
  }
}
