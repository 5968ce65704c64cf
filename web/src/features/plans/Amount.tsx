// A number between bounds: written, or stepped by a press; never another one.
import { useTyping } from '../../components/typing.ts';
import { plansWords } from './words.ts';
import * as css from './plans.module.css';

interface Props {
  name: string;
  value: number;
  least: number;
  most: number;
  unit?: string;
  onPut: (value: number) => void;
}

export function Amount({ name, value, least, most, unit = '', onPut }: Props) {
  const t = plansWords.value;
  const typing = useTyping(String(value));
  const within = (wished: number) => Math.min(Math.max(Math.round(wished) || 0, least), most);
  const step = (by: 1 | -1) => (
    <button
      type="button"
      class={`icon ${css.icon}`}
      aria-label={by < 0 ? t.less : t.more}
      disabled={within(value + by) === value}
      onClick={() => onPut(within(value + by))}
    >
      {by < 0 ? '−' : '+'}
    </button>
  );
  return (
    <span class={css.amount}>
      {step(-1)}
      <input
        type="number"
        aria-label={name}
        min={least}
        max={most}
        value={typing.value}
        onInput={(event) => typing.type(event.currentTarget.value)}
        onChange={(event) => {
          typing.end();
          onPut(within(Number(event.currentTarget.value)));
        }}
        onBlur={typing.end}
      />
      {unit}
      {step(1)}
    </span>
  );
}
