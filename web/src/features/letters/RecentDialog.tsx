// The last fights by hand, over the match.
import { useEffect } from 'preact/hooks';
import { loadFights } from '../../app/letters/recent.ts';
import { dialog } from '../../app/view.ts';
import { letterWords } from '../../app/letters/words.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { RecentList } from './RecentList.tsx';

export function RecentDialog() {
  useEffect(() => void loadFights(), []);
  return (
    <Dialog title={letterWords.value.recent} onClose={() => (dialog.value = null)}>
      <RecentList />
    </Dialog>
  );
}
