// What the fields of a sheet say, in English.
import type { ja } from './strings.ja.ts';

export const en: typeof ja = {
  total: (n) => `${n} in all`,
  less: (name) => `Less ${name}`,
  more: (name) => `More ${name}`,
  range: (min, max) => `${min} to ${max}`,
  absent: 'none',
  cost: (n) => (n === 1 ? '1 point' : `${n} points`),
  ownName: (item, n) => `Own name of ${item} (no. ${n})`,
  ownNameHint: 'A name of your own',
  noneYet: (least, most) =>
    least === most ? `Choose ${most}.` : least > 0 ? `Choose ${least} to ${most}.` : `Choose up to ${most}.`,
  own: 'Own plans',
  ownBegins: 'The button below begins with a copy of the present plans.',
  ownText: (n) => `Fights by ${n} ${n === 1 ? 'plan' : 'plans'}.`,
  editPlans: 'Edit the plans',
  copyPlans: 'Copy and edit its plans',
  hand: 'By hand',
  opponents: ['Computer, weak', 'Computer, medium', 'Computer, strong'],
  opponentText: 'It looks ahead before every choice.',
  handText: 'The fight stops where there is something to decide, and waits for you.',
};
