// The field of a custom file, used instead of the default: shows which file is in use, and opens the dialog for
// another.
import { type FileField, titleOf } from '../../app/sheet/form.ts';
import { dialog } from '../../app/view.ts';
import { lazy } from '../lazy.tsx';
import { lang } from '../../i18n/index.ts';
import { settingsWords } from './words.ts';
import { withValue } from './values/values.ts';
import type { Props } from '../../app/sheet/sheet.ts';
import * as css from '../../styles/fields.module.css';

const ListDialog = lazy(async () => (await import('../../features/lists/ListDialog.tsx')).ListDialog);

export default function File({ field: { key, label }, sheet }: Props<FileField>) {
  const t = settingsWords.value;
  const own = titleOf(sheet.values[key]);
  return (
    <p class={css.line}>
      <b>{label[lang.value]}</b>
      <bdi>{own ?? t.usual}</bdi>
      <button
        type="button"
        onClick={() => (dialog.value = { kind: 'own', draw: () => <ListDialog setting={key} /> })}
      >
        {t.ownFile(label[lang.value])}
      </button>
      {own !== null && (
        <button type="button" class="text" onClick={() => sheet.put(withValue(sheet.values, key, undefined))}>
          {t.remove}
        </button>
      )}
    </p>
  );
}
