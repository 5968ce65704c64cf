// Below a link whose fight uses a skill list that isn't at hand: a box for that list, which then opens it.
import { useEffect } from 'preact/hooks';
import { openPasted } from '../../app/address.ts';
import { fieldOf } from '../../app/form.ts';
import { system } from '../../app/match.ts';
import { remember, remembered } from './ask.ts';
import type { List } from './list.ts';
import { ListBox } from './ListBox.tsx';
import { listsWords } from './words.ts';

/** The link that was tried with the list that the reader gave before. */
let tried = '';

export default function Lacking({ fragment }: { fragment: string }) {
  const t = listsWords.value;
  const setting = system.value?.settings.find((one) => fieldOf(one).type === 'file')?.key ?? '';
  const openWith = (list: List) => openPasted(fragment, { [setting]: list });
  useEffect(() => {
    const known = remembered(setting);
    if (!known || tried === fragment) return;
    tried = fragment;
    void openWith(known);
  }, [fragment]);
  if (!setting) return null;
  return (
    <>
      <p>{t.lacking}</p>
      <ListBox
        setting={setting}
        use={t.openWith}
        onUse={(list) => {
          remember(setting, list);
          void openWith(list);
        }}
      />
    </>
  );
}
