// Opens the dialog that puts characters into the roster.
import { dialog } from '../../app/view.ts';
import { ImportDialog } from './ImportDialog.tsx';

export function openImport(text = ''): void {
  dialog.value = { kind: 'own', draw: () => <ImportDialog text={text} /> };
}
