// Runs one task and lets one wait: a newer task takes the place of the waiting one.
import { aborted } from './errors.ts';

interface Task<T> {
  run: () => Promise<T>;
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
}

export class Latest<T> {
  private active = false;
  private next: Task<T> | null = null;

  /** Runs a task, now or after the present one. Rejects with AbortError if it is overtaken before it began. */
  run(run: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.next?.reject(aborted());
      this.next = { run, resolve, reject };
      if (!this.active) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.active = true;
    for (let task = this.next; task; task = this.next) {
      this.next = null;
      await task.run().then(task.resolve, task.reject);
    }
    this.active = false;
  }
}
