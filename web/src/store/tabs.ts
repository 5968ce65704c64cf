// Tabs of one browser keep one set-up a system: who keeps it tells the others, so that no tab takes its own for the kept one.
import { signal } from '@preact/signals';

/** Another tab has kept a set-up of this page's system since this one did. */
export const newer = signal(false);

let channel: BroadcastChannel | undefined;

export function hearTabs(system: string): void {
  channel = new BroadcastChannel('shiaiba');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === system) newer.value = true;
  };
}

/** This tab's set-up is the kept one now. */
export function tellTabs(system: string): void {
  newer.value = false;
  channel?.postMessage(system);
}
