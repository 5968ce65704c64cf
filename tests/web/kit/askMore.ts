// Fields and settings of types that no system has yet, and a function that adds them to the answers of a
// page's worker.
import type { Page } from '@playwright/test';
import type { FormField, SettingField, SystemInfo, Text } from '../../../bindings/engine.d.ts';

const both = (text: string): Text => ({ ja: text, en: text });
const named = (value: string) => ({ value, name: both(value), text: both(`about ${value}`) });

const presets = ['calm', 'wild'].map((id) => ({ id, name: both(id), text: both(`about ${id}`) }));

/** One field of each type that no system has yet. */
export const more: FormField[] = [
  { type: 'number', key: 'hp', label: both('HP'), min: 5, max: 20 },
  { type: 'number', key: 'ward', label: both('Ward'), min: 1, max: 3, optional: true },
  {
    type: 'steps',
    key: 'rank',
    label: both('Rank'),
    of: ['E', 'D', 'C'].map((value, cost) => ({ value, name: both(`rank ${value}`), cost })),
  },
  { type: 'select', key: 'stance', label: both('Stance'), options: ['calm', 'wild'].map(named) },
  { type: 'select', key: 'home', label: both('Home'), options: ['n', 'e', 's', 'w', 'up'].map(named) },
  { type: 'switch', key: 'boss', label: both('Boss'), text: both('stands alone') },
  { type: 'list', key: 'cards', label: both('Cards'), least: 1, most: 2, kinds: ['attack'], distinct: true },
  {
    type: 'members',
    key: 'members',
    label: both('Party'),
    least: 1,
    most: 3,
    fields: [
      { type: 'name', key: 'name', label: both('Name'), max: 24 },
      { type: 'number', key: 'hp', label: both('Vigour'), min: 1, max: 9 },
      { type: 'row', key: 'skills', label: both('Moves'), places: 2 },
      { type: 'tactic', key: 'tactic', label: both('Way'), presets },
    ],
  },
];
export const moreSettings: SettingField[] = [
  { type: 'number', key: 'limit', label: both('Limit'), min: 1, max: 9, optional: true },
  { type: 'switch', key: 'night', label: both('Night'), text: both('it is dark') },
];

interface Added {
  fields: readonly unknown[];
  settings: readonly SettingField[];
}

/**
 * Makes the engine's answers on the page name these fields and settings too. To be called before the page is
 * opened.
 */
export async function askMore(
  page: Page,
  fields: readonly unknown[],
  settings: readonly SettingField[] = [],
) {
  await page.addInitScript(
    (added: Added) => {
      const grow = (info: SystemInfo): SystemInfo => ({
        ...info,
        form: { ...info.form, fields: [...info.form.fields, ...(added.fields as FormField[])] },
        settings: [...info.settings, ...added.settings],
      });
      const told = (text: string): string => {
        const said = JSON.parse(text) as { systems?: SystemInfo[] } | null;
        return said?.systems ? JSON.stringify({ ...said, systems: said.systems.map(grow) }) : text;
      };
      const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
      Object.defineProperty(MessageEvent.prototype, 'data', {
        get(this: MessageEvent): unknown {
          const came = data?.get?.call(this) as { answer?: { ok?: string } } | null;
          return came?.answer?.ok === undefined ? came : { ...came, answer: { ok: told(came.answer.ok) } };
        },
      });
    },
    { fields, settings },
  );
}
