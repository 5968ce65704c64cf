// The menu of a whole sheet.
import type { Side } from '../../app/build.ts';
import { lazy } from '../lazy.tsx';
import { marks } from '../../app/sides.ts';
import { Menu } from '../Menu.tsx';
import { words } from '../../i18n/index.ts';

const SheetActions = lazy(() => import('./SheetActions.tsx'));

export function SheetMenu({ side }: { side: Side }) {
  const t = words.value;
  return (
    <Menu name={t.sheetMenu(marks[side])} icon="more" short={t.more}>
      <SheetActions side={side} />
    </Menu>
  );
}
