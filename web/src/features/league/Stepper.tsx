// Steps through the rounds of a league.
import { Icon } from '../../components/Icon.tsx';
import { leagueWords } from './words.ts';
import * as css from './league.module.css';

interface Props {
  at: number;
  of: number;
  title: string;
  onGo: (at: number) => void;
}

export function Stepper({ at, of, title, onGo }: Props) {
  const t = leagueWords.value;
  const steps = [
    { icon: 'first', name: t.begin, to: 0, able: at > 0 },
    { icon: 'prev', name: t.before, to: at - 1, able: at > 0 },
    { icon: 'next', name: t.next, to: at + 1, able: at < of - 1 },
    { icon: 'last', name: t.end, to: of - 1, able: at < of - 1 },
  ] as const;
  const button = ({ icon, name, to, able }: (typeof steps)[number]) => (
    <button
      key={icon}
      type="button"
      class="icon"
      aria-label={name}
      title={name}
      // Not disabled: the focus stays where it is at either end.
      aria-disabled={!able || undefined}
      onClick={() => able && onGo(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class={css.stepper} role="group" aria-label={t.steps}>
      {steps.slice(0, 2).map(button)}
      <span role="status">
        <b>{title}</b> <small>{t.roundOf(at + 1, of)}</small>
      </span>
      {steps.slice(2).map(button)}
    </div>
  );
}
