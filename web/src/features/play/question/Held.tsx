// The cards that the player who is asked holds, drawn in the question where the board has no room for them.
import type { Pending } from '#engine';
import type { Fight } from '../../../engine/fight.ts';
import { system } from '../../../app/fight/match.ts';
import { lang, words } from '../../../i18n/index.ts';
import { Card, Stack } from '../../../components/card/Card.tsx';
import * as css from './question.module.css';

/** Most pieces side by side whose cards have room on the board of a large window. */
const mostWithCards = 3;

interface Props {
  fight: Fight;
  pending: Pending;
  /** Ids of the cards that options play; a pile of these alone is not drawn again. */
  offered: readonly string[];
}

export function Held({ fight, pending, offered }: Props) {
  const form = system.value?.form;
  const { piles = [], figures = [] } = fight.boards.at(-1)?.sides[pending.side === 'A' ? 0 : 1] ?? {};
  if (pending.ofSide) return null;
  const own = piles.filter(({ member }) => member === undefined || member === pending.member);
  const cardOf = (id: string) => form?.cards?.find((one) => one.id === id);
  return (
    <div class={css.held} data-crowded={figures.length > mostWithCards || undefined}>
      {own.map(({ id, cards = [] }) => {
        if (cards.every((card) => offered.includes(card))) return null;
        const name = form?.piles?.find((one) => one.id === id)?.name[lang.value] ?? id;
        const said = [name, ...cards.map((card) => cardOf(card)?.name[lang.value] ?? card)];
        return (
          <span key={id} role="img" aria-label={said.join(words.value.comma)}>
            <small aria-hidden="true">{name}</small>
            <Stack>
              {cards.map((card, k) => (
                <span key={k}>
                  <Card face={cardOf(card)?.face[lang.value] ?? card} />
                </span>
              ))}
            </Stack>
          </span>
        );
      })}
    </div>
  );
}
