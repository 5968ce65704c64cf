// The skills field: a list of skills, each with its cost and the patterns that pay it. A higher skill is used
// first; points limit their number.
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
