// Switches of a whole party, which stand in the menu of its sheet: few ever use them.
import type { Form, FormField, SwitchField } from '#engine';
import { partyField } from '../../app/sheet/party.ts';

/** A switch of a side whose form asks for a party. */
export function isSwitch(form: Form, field: FormField): field is SwitchField {
  return field.type === 'switch' && partyField(form) !== undefined;
}

export function switchesOf(form: Form): SwitchField[] {
  return form.fields.filter((field) => isSwitch(form, field));
}
