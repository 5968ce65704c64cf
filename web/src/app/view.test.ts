// Tests of the page's own anchors and of the letters of screens in links.
import { describe, expect, it } from 'vitest';
import { anchorOf, readAnchor, screenOf } from './view.ts';

describe('anchors', () => {
  it('lead to a screen and a part of it, and are read again', () => {
    expect(anchorOf('rules', '5.3')).toBe('#-rules-5.3');
    expect(readAnchor('-rules-5.3')).toEqual({ screen: 'rules', part: '5.3' });
    expect(readAnchor('-rules')).toEqual({ screen: 'rules', part: '' });
    expect(readAnchor('-match')).toEqual({ screen: 'match', part: '' });
  });

  it('lead to the panes of versus', () => {
    for (const pane of ['counters', 'matrix', 'meta']) {
      expect(readAnchor(`-versus-${pane}`)).toEqual({ screen: 'versus', part: pane });
    }
  });

  it('are no links of fights, nor anything else', () => {
    for (const fragment of ['', '1FabcDEF', '-oddly', '-rules-', '-rules-<b>', '-rules-' + '1'.repeat(40)]) {
      expect(readAnchor(fragment)).toBeNull();
    }
  });
});

it('a link names its screen by a letter; unknown ones mean the match', () => {
  expect(['m', 'x', 'l', 'n', 'r', 'o', '', 'q'].map(screenOf)).toEqual([
    'match',
    'versus',
    'league',
    'roster',
    'rules',
    'odds',
    'match',
    'match',
  ]);
});
