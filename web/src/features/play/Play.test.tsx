// Tests the note on the decisions before a line: in a party it names the member who decided, and that
// member's own plan.
import { expect, test } from 'vitest';
import { render } from 'preact-render-to-string';
import type { Decided as Taken } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import { report } from '../../app/fight/match.ts';
import { Decided } from './Play.tsx';
import { playWords } from './words.ts';

const plan = (member: number, text: string) => ({ side: 'A' as const, member, plan: 0, text });
const taken = (member: number, more: Partial<Taken>): Taken => ({
  event: 0,
  i: member,
  side: 'A',
  member,
  point: '',
  by: 'hand',
  ...more,
});
const told = (brief: boolean, decisions: Taken[]) => {
  report.value = {
    decisions,
    plans: [plan(0, 'shoot'), plan(1, 'wait')],
    members: [['Ichi', 'Ni'], ['Ren']],
    events: [],
  } as unknown as Fight;
  return render(<Decided at={0} brief={brief} />).replace(/<[^>]*>/g, '');
};

test('each member of a party decides under its own name and by its own plans', () => {
  const t = playWords.value;
  const both = [taken(0, { plan: 0 }), taken(1, { plan: 0 })];
  expect(told(true, both)).toMatch(
    new RegExp(`${t.by('Ichi')}${t.plan(1)} shoot.*${t.by('Ni')}${t.plan(1)} wait`),
  );
});

test('what a hand decided stands in the record once: below it are the plans alone', () => {
  const decisions = [taken(1, { option: { id: '3', label: 'three' } })];
  expect(told(true, decisions)).toContain(`${playWords.value.by('Ni')}three`);
  expect(told(false, decisions)).toBe('');
});
