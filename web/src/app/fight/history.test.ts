// Tests of undo and redo.
import { describe, expect, it } from 'vitest';
import { beginHistory, change, redo, undo } from './match.ts';

describe('history', () => {
  it('goes back and forth', () => {
    const two = change(change(beginHistory('a'), 'b'), 'c');
    const back = undo(two);
    expect(back?.now).toBe('b');
    expect(back && undo(back)?.now).toBe('a');
    expect(back && redo(back)?.now).toBe('c');
  });

  it('has nothing before the first and after the last', () => {
    expect(undo(beginHistory('a'))).toBeNull();
    expect(redo(beginHistory('a'))).toBeNull();
  });

  it('forgets the redone future after a change', () => {
    const back = undo(change(beginHistory('a'), 'b'));
    expect(back && redo(change(back, 'x'))).toBeNull();
  });

  it('makes one step of a run of typing, and two after a pause', () => {
    const typed = change(change(beginHistory(''), 'ム', 'name', 0), 'ムラ', 'name', 300);
    expect(undo(typed)?.now).toBe('');
    const paused = change(typed, 'ムライ', 'name', 5000);
    expect(undo(paused)?.now).toBe('ムラ');
  });

  it('makes one step of a stay in a field of a name, however slowly one types', () => {
    const typed = change(change(beginHistory(''), 'ム', 'name#1', 0), 'ムラ', 'name#1', 60_000);
    expect(undo(typed)?.now).toBe('');
    expect(undo(change(typed, 'ムライ', 'name#2', 60_010))?.now).toBe('ムラ');
  });

  it('does not join the typing in another field, nor typing after an undo', () => {
    const typed = change(change(beginHistory('ab'), 'ac', 'one', 0), 'bc', 'two', 10);
    expect(undo(typed)?.now).toBe('ac');
    const back = undo(change(beginHistory('a'), 'b', 'name', 0));
    expect(back && undo(change(back, 'c', 'name', 10))?.now).toBe('a');
  });

  it('takes an unchanged value for no change', () => {
    const one = beginHistory({ name: 'a' });
    expect(change(one, one.now)).toBe(one);
  });

  it('keeps two hundred steps', () => {
    let long = beginHistory(0);
    for (let i = 1; i <= 250; i++) long = change(long, i);
    expect(long.past).toHaveLength(200);
    expect(long.past[0]).toBe(50);
  });
});
