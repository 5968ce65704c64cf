// A field of a form, drawn by its type; one that the page doesn't know says so where it would stand.
import type { ComponentType } from 'preact';
import type { AnyField } from '../../app/form.ts';
import { words } from '../../i18n/index.ts';
import { type PlainField, fields } from './registry.ts';
import type { CharacterProps, Props } from './sheet.ts';
import * as css from '../../styles/notice.module.css';

/** The types of a form are the engine's to say: what it says may be newer than this page. */
const drawn = fields as unknown as {
  [type: string]: ComponentType<{ field: unknown; sheet: unknown }> | undefined;
};

export function Field({ field, sheet }: Props<PlainField> | CharacterProps<AnyField>) {
  const Draw = drawn[field.type];
  return Draw ? (
    <Draw field={field} sheet={sheet} />
  ) : (
    // No paragraph: where the served sheet is taken over without this, it would be lent one without a role.
    <div class={css.notice} role="alert">
      {words.value.unknownField(field.type)}
    </div>
  );
}
