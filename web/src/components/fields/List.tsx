// A list of items of some kinds, so many at least and so many at most.
import type { ListField } from '#engine';
import { Items } from './points/Items.tsx';
import type { CharacterProps } from './sheet.ts';
import { fieldWords } from './words.ts';

export default function List({ field, sheet }: CharacterProps<ListField>) {
  return (
    <Items
      field={field}
      sheet={sheet}
      least={field.least}
      most={field.most}
      none={fieldWords.value.noneYet(field.least, field.most)}
    />
  );
}
