// The skills of a sheet from the top down, each with its cost and what pays it; points bound how many there are.
import type { SkillsField } from '#engine';
import { Cost } from './points/Panel.tsx';
import { Items, Payers } from './points/Items.tsx';
import { pointsWords } from './points/words.ts';
import type { CharacterProps } from '../../app/sheet/sheet.ts';

export default function Skills({ field, sheet }: CharacterProps<SkillsField>) {
  return (
    <Items
      field={field}
      sheet={sheet}
      none={pointsWords.value.noSkills}
      about={(item, id) => (
        <>
          {item && <Cost of={item.cost ?? ''} />}
          <Payers sheet={sheet} id={id} />
        </>
      )}
    />
  );
}
