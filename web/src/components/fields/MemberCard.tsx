// One member of a party, its fields drawn as those of any sheet; on paper a card that says whose party it is of.
import type { Build, MemberField, MembersField } from '#engine';
import { asked, fitted } from '../../app/asked.ts';
import { Mark } from '../Mark.tsx';
import { words } from '../../i18n/index.ts';
import { Field } from './Field.tsx';
import { MemberRow, MemberTactic } from './registry.ts';
import { type CharacterSheet, sheetOf } from './sheet.ts';
import { memberWords } from './memberWords.ts';
import * as css from './Members.module.css';

interface Props {
  field: MembersField;
  /** The party's. */
  sheet: CharacterSheet;
  place: number;
  name: string;
  count: number;
}

export function MemberCard({ field: { key }, sheet: party, place, name, count }: Props) {
  const { side } = party;
  const whole = sheetOf(side, `${party.path}/${key}/${place}`, party.brief);
  if (!whole) return null;
  const fields = whole.form.fields as MemberField[];
  const sheet: CharacterSheet = {
    ...whole,
    form: { ...whole.form, fields: asked(fields, whole.values) },
    put: (next, tag) => whole.put(fitted(next as Build, whole.values, fields), tag),
  };
  return (
    <div class={css.card} role="group" aria-label={name}>
      <p class={css.of}>
        <bdi>{party.values.name || words.value.noName}</bdi> {memberWords.value.among(place + 1, count)}
      </p>
      {sheet.form.fields.map((one) => {
        switch (one.type) {
          case 'name':
            return (
              <p key={one.key} class={css.name}>
                <Mark side={side} />
                <Field field={one} sheet={sheet} />
              </p>
            );
          case 'row':
            return <MemberRow key={one.key} field={one} sheet={sheet} />;
          case 'tactic':
            return <MemberTactic key={one.key} field={one} sheet={sheet} />;
          default:
            return <Field key={one.key} field={one} sheet={sheet} />;
        }
      })}
    </div>
  );
}
