// Tests of the pace at which the live region for screen readers is changed.
import { describe, expect, it } from 'vitest';
import { speaker } from './voice.ts';

function rig() {
  let time = 0;
  const timers: { at: number; run: () => void }[] = [];
  const said: [number, string][] = [];
  const speak = speaker((text) => said.push([time, text]), {
    now: () => time,
    later: (run, ms) => timers.push({ at: time + ms, run }),
  });
  const wait = (ms: number) => {
    const end = time + ms;
    for (
      let due = timers.findIndex((t) => t.at <= end);
      due >= 0;
      due = timers.findIndex((t) => t.at <= end)
    ) {
      const [timer] = timers.splice(due, 1);
      if (!timer) break;
      time = timer.at;
      timer.run();
    }
    time = end;
  };
  return { speak, wait, said };
}

describe('speaker', () => {
  it('says the first sentence at once', () => {
    const { speak, said } = rig();
    speak('a');
    expect(said).toEqual([[0, 'a']]);
  });

  it('says only the newest of a burst, half a second later', () => {
    const { speak, wait, said } = rig();
    speak('a');
    wait(100);
    speak('b');
    speak('c');
    wait(1000);
    expect(said).toEqual([
      [0, 'a'],
      [500, 'c'],
    ]);
  });

  it('is ready again after the pause', () => {
    const { speak, wait, said } = rig();
    speak('a');
    wait(600);
    speak('b');
    expect(said).toEqual([
      [0, 'a'],
      [600, 'b'],
    ]);
  });
});
