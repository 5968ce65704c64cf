// Tests the cards of a piece: beside the deployed one its owner's others stay named, used ones marked.
import { expect, test } from 'vitest';
import { render } from 'preact-render-to-string';
import type { Standing } from './Meters.tsx';
import { Piece } from './Piece.tsx';

const meter = (id: string, drawn: Standing['drawn']): Standing => ({
  of: { id, value: 16, max: 39 },
  name: id,
  drawn,
});
const cards = [
  { name: '結界「薄絹」', gone: false },
  { name: '剣技「縮地」', gone: true },
];
const drawn = (deployed: string | null) =>
  render(
    <Piece
      side={0}
      name="岩戸"
      meters={[meter('hp', undefined), meter('card', 'deployed')]}
      states={[]}
      deployed={deployed}
      slips={cards}
      said="岩戸"
      first
      onPress={() => undefined}
    />,
  ).replace(/<\/?i>/g, '');

test('a deployed card leaves the other cards in sight', () => {
  for (const deployed of ['気符「鉄壁功」', null]) {
    const html = drawn(deployed);
    expect(html).toContain('<span>結界「薄絹」</span>');
    expect(html).toMatch(/<span data-gone[^>]*>剣技「縮地」<\/span>/);
  }
  expect(drawn('気符「鉄壁功」')).toContain('気符「鉄壁功」');
});
