// Tests the drawing of the replay strip: the stepped areas of both sides, and the place of a step.
import { describe, expect, it } from 'vitest';
import type { Board, BoardSide } from '#engine';
import { across, area } from './Strip.tsx';

function side(left: number): BoardSide {
  return { rows: [], meters: [], states: [], left, full: 5 };
}
function boards(...lefts: [number, number][]): Board[] {
  return lefts.map(([a, b]) => ({ round: 1, phase: '', sides: [side(a), side(b)], arrows: [] }));
}

describe('area', () => {
  it('steps where something is lost, and only there', () => {
    expect(area(boards([5, 5], [5, 5], [4, 5], [4, 5], [4, 5]), 0).line).toBe('M0 2H500V7.6H1000');
  });

  it('counts what deployed cards have left', () => {
    const meters = (card: number) => [
      { id: 'hp', value: 5, max: 5 },
      { id: 'card', value: card, max: card },
    ];
    const [first] = boards([5, 5]);
    const withCard = (card: number) => ({
      ...first,
      sides: [{ ...side(5), figures: [{ meters: meters(card) }] }, side(5)],
    });
    const all = [withCard(0), withCard(5), withCard(0)] as unknown as Board[];
    expect(area(all, 0, ['card']).line).toBe('M0 16H500V2H1000V16H1000');
    expect(area(all, 0).line).toBe('M0 2H1000');
  });

  it('mirrors the other side about the axis and closes on it', () => {
    const { line, fill } = area(boards([5, 5], [5, 0]), 1);
    expect(line).toBe('M0 62H1000V34H1000');
    expect(fill).toBe('M0 62H1000V34H1000V34H0Z');
  });
});

it('places a fight without events at the start', () => {
  expect(across(0, 0)).toBe(0);
});
