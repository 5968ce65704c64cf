// Which skills are looked for: words, elements of their costs, kinds, and whether they can be paid.
import type { Item } from '#engine';
import { plain } from '../../../util/plain.ts';
import { matches } from '../row/search.ts';

export interface Filter {
  query: string;
  /** Every one of them stands in the cost. */
  elements: readonly string[];
  /** Any of them; "maintain" for what stays in force. */
  kinds: readonly string[];
  /** Some pattern pays it. */
  paid: boolean;
}

export const noFilter: Filter = { query: '', elements: [], kinds: [], paid: false };

export function toggled(list: readonly string[], id: string): string[] {
  return list.includes(id) ? list.filter((one) => one !== id) : [...list, id];
}

export function fits(
  item: Item,
  { query, elements, kinds, paid }: Filter,
  canPay: (id: string) => boolean,
): boolean {
  const cost = item.cost ?? '';
  const asked = plain(query);
  const said = [item.text.ja, item.text.en].some((text) => plain(text).includes(asked));
  return (
    (said || matches(item, query)) &&
    elements.every((element) => cost.includes(element)) &&
    (kinds.length === 0 ||
      kinds.some((kind) => (kind === 'maintain' ? item.maintain : item.kind === kind))) &&
    (!paid || canPay(item.id))
  );
}
