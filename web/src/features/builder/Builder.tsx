// The fields of a sheet that is built from points: one component for each type of field.
import type { Build } from '#engine';
import type { Side } from '../../app/build.ts';
import { system } from '../../app/match.ts';
import { Decides } from './Decides.tsx';
import { Patterns } from './Patterns.tsx';
import { Plans } from './Plans.tsx';
import { Points } from './Points.tsx';
import { Skills } from './Skills.tsx';
import { Warnings } from './Warnings.tsx';

export default function Builder({ side, build }: { side: Side; build: Build }) {
  const form = system.value?.form;
  if (!form) return null;
  return (
    <>
      <Warnings side={side} />
      {form.fields.map((field) => {
        switch (field.type) {
          case 'points':
            return <Points key={field.key} side={side} build={build} form={form} field={field} />;
          case 'skills':
            return <Skills key={field.key} side={side} build={build} form={form} field={field} />;
          case 'patterns':
            return <Patterns key={field.key} side={side} build={build} form={form} field={field} />;
          case 'plans':
            return <Plans key={field.key} side={side} build={build} field={field} />;
          default:
            return null;
        }
      })}
      <Decides side={side} />
    </>
  );
}
