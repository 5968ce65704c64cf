// The fields of a sheet that has no row: shares of a total, and who decides how.
import type { Build } from '#engine';
import type { Side } from '../../app/build.ts';
import { system } from '../../app/match.ts';
import { Shares } from './Shares.tsx';
import { Tactic } from './Tactic.tsx';

export default function Fields({ side, build }: { side: Side; build: Build }) {
  return (
    <>
      {system.value?.form.fields.map((field) => {
        if (field.type === 'shares')
          return <Shares key={field.key} side={side} build={build} field={field} />;
        return field.type === 'tactic' && <Tactic key={field.key} side={side} build={build} field={field} />;
      })}
    </>
  );
}
