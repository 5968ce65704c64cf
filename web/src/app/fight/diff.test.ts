// Tests of the search for the first changed line between two fights.
import { describe, expect, it } from 'vitest';
import type { Span } from '#engine';
import type { Fight, FightEvent } from '../../engine/fight.ts';
import { firstChange } from './match.ts';

function line(spans: Span[], more: Partial<FightEvent> = {}): FightEvent {
  return {
    i: 0,
    round: 1,
    phase: 'ATK',
    rule: '4.3',
    kind: 'use',
    side: 'A',
    tone: 'use',
    text: spans,
    ...more,
  };
}
const text = (s: string): Span => s;
const name = (s: string): Span => ({ t: 'name', s, side: 'A' });

function fight(...events: FightEvent[]): Fight {
  return {
    system: 'shiden',
    version: '1.03',
    names: ['a', 'b'],
    outcome: null,
    pending: null,
    controllers: ['plans', 'plans'],
    decisions: [],
    settings: [],
    lang: 'ja',
    plans: [],
    headline: [],
    why: '',
    line: '',
    digest: '',
    viewer: null,
    rounds: [],
    events,
    boards: [],
  };
}

describe('firstChange', () => {
  it('finds nothing between equal fights', () => {
    expect(firstChange(fight(line([text('x')])), fight(line([text('x')])))).toBeNull();
  });

  it('overlooks another name', () => {
    const change = firstChange(
      fight(line([name('ムライ'), text('の一閃')])),
      fight(line([name('ヤクモ'), text('の一閃')])),
    );
    expect(change).toBeNull();
  });

  it('points at the first line that differs and tells what stood there', () => {
    const was = line([text('y')]);
    const change = firstChange(
      fight(line([text('x')]), was),
      fight(line([text('x')]), line([text('z')]), line([text('w')])),
    );
    expect(change).toEqual({ at: 1, was });
  });

  it('knows a fight that goes on where the earlier one had ended', () => {
    const x = line([text('x')]);
    expect(firstChange(fight(x), fight(x, x))).toEqual({ at: 1, was: null });
  });

  it('knows a fight that ends sooner', () => {
    const x = line([text('x')]);
    expect(firstChange(fight(x, x), fight(x))).toEqual({ at: 1, was: x });
  });

  it('tells the same words of another side or round apart', () => {
    const x = line([text('x')]);
    expect(firstChange(fight(x), fight(line([text('x')], { side: 'B' })))?.at).toBe(0);
    expect(firstChange(fight(x), fight(line([text('x')], { round: 2 })))?.at).toBe(0);
  });
});
