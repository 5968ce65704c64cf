// The page's own anchors.
import { describe, expect, it } from 'vitest';
import { anchorOf, readAnchor } from './screens.ts';

describe('anchors', () => {
  it('lead to a screen and a clause, and are read again', () => {
    expect(anchorOf('rules', '5.3')).toBe('#-rules-5.3');
    expect(readAnchor('-rules-5.3')).toEqual({ screen: 'rules', clause: '5.3' });
    expect(readAnchor('-rules')).toEqual({ screen: 'rules', clause: '' });
    expect(readAnchor('-match')).toEqual({ screen: 'match', clause: '' });
  });

  it('are no links of fights, nor anything else', () => {
    for (const fragment of ['', '1FabcDEF', '-odds', '-rules-', '-rules-<b>', '-rules-' + '1'.repeat(40)]) {
      expect(readAnchor(fragment)).toBeNull();
    }
  });
});
