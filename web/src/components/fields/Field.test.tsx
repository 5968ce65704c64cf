// Tests of Field.tsx: every type of field is drawn from the form's data alone; an unknown type gives an alert.
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { typesOf } from '../../app/sheet/form.ts';
import { Field, type PlainField, partsOf } from './Field.tsx';
import type { Sheet } from '../../app/sheet/sheet.ts';

const both = (text: string) => ({ ja: text, en: text });
const option = (value: string) => ({ value, name: both(value), text: both(`${value}!`) });
const sheet: Sheet = { id: 'x', values: { hp: 7, stance: 'wild', boss: true }, put: () => undefined };

async function drawn(field: PlainField): Promise<string> {
  await Promise.all(partsOf([field.type]).map((part) => part.fetch()));
  return renderToString(<Field field={field} sheet={sheet} />);
}

test('plain fields show what stands in their sheet', async () => {
  const hp = await drawn({ type: 'number', key: 'hp', label: both('HP'), min: 1, max: 9 });
  expect(hp).toMatch(/<input[^>]* value="7"/);
  const options = ['calm', 'wild'].map(option);
  const stance = await drawn({ type: 'select', key: 'stance', label: both('S'), options });
  expect(stance).toContain('wild!');
  const many = await drawn({
    type: 'select',
    key: 'stance',
    label: both('S'),
    options: 'abcd'.split('').map(option),
  });
  expect(many).toContain('radio');
  const more = await drawn({
    type: 'select',
    key: 'stance',
    label: both('S'),
    options: 'abcde'.split('').map(option),
  });
  expect(more).toContain('<select');
  const boss = await drawn({ type: 'switch', key: 'boss', label: both('Boss'), text: both('alone') });
  expect(boss).toMatch(/role="switch"[^>]* checked/);
});

test('an unknown type is an alert with its name', async () => {
  const riddle = { type: 'riddle', key: 'riddle' } as unknown as PlainField;
  expect(await drawn(riddle)).toMatch(/role="alert".*riddle/s);
  const form = { fields: [riddle as never], kinds: [], items: [], states: [] };
  expect(typesOf({ form, settings: [] })).toEqual(['riddle']);
});
