// Which numbers of a build a map goes through, where builds share out no points.
import { lang } from '../../i18n/index.ts';
import { numbers, over, wanted } from './heat.ts';
import { heatWords } from './words.ts';

export function Numbers() {
  const t = heatWords.value;
  if (numbers.value.length === 0) return null;
  const choose = (part: number, place: string) => {
    wanted.value = wanted.value.map((one, at) => (at === part ? place : one));
  };
  return (
    <>
      {[t.down, t.right, t.rest].map((name, part) => (
        <label key={name}>
          {name}{' '}
          <select
            value={over.value[part]?.place ?? ''}
            onChange={(event) => choose(part, event.currentTarget.value)}
          >
            {part === 2 && <option value="">{t.noRest}</option>}
            {numbers.value.map((member, at) => (
              <optgroup key={at} label={member.name || `${at + 1}`}>
                {member.numbers.map((number) => (
                  <option key={number.place} value={number.place}>
                    {number.name[lang.value]}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}
