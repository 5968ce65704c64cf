// Finds the switches of a whole party. They stand in the menu of its sheet, since few users need them.
import type { Form, FormField, SwitchField } from '#engine';
import { partyField } from '../../app/sheet/party.ts';

/** Whether the field is a switch of a whole party. */
export function isSwitch(form: Form, field: FormField): field is SwitchField {
  return field.type === 'switch' && partyField(form) !== undefined;
}

export function switchesOf(form: Form): SwitchField[] {
  return form.fields.filter((field) => isSwitch(form, field));
}
