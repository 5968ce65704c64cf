// Characters made by chance, and rows whose gaps are filled by it.
import type { Build, Form } from '#engine';
import { type Side, hasGap, noteFields } from './build.ts';
import { newSeed } from './fight/playState.ts';
import { asParty, partyField, peopleIn } from './party.ts';
import { client, edit, settings, setup, system } from './fight/match.ts';

/** Who decides isn't left to chance: without a tactic a side would be played by hand. */
function decidedAs(build: Build, made: Build, form: Form): Build {
  const kept = form.fields.filter(({ type, key }) => type === 'tactic' && !made[key] && build[key]);
  return { ...made, ...Object.fromEntries(kept.map(({ key }) => [key, build[key]])) };
}

/** Fills the gaps by chance, or makes a new row where there is none; of a party every member anew. Names and notes stay. */
export async function byChance(side: Side): Promise<void> {
  const build = setup.value?.sides[side];
  const info = system.value;
  const engine = client();
  if (!build || !info || !engine) return;
  const { form } = info;
  const draw = (keep: Build | null): Promise<Build> =>
    engine.random(info.id, newSeed(), keep, settings.value);
  const party = partyField(form);
  const people = party ? peopleIn(build, form) : [];
  let made: Build;
  if (party) {
    const drawn = await Promise.all((people.length > 0 ? people : [null]).map(() => draw(null)));
    const members = drawn.flatMap((one, at) => {
      const [person] = peopleIn(asParty(one, form), form);
      return person ? { ...person, name: people[at]?.name || person.name } : [];
    });
    made = { ...build, [party.key]: members };
  } else made = decidedAs(build, await draw(hasGap(build, form) ? build : null), form);
  const notes = noteFields(form).map(({ key }) => [key, build[key]] as const);
  edit(side, {
    ...made,
    ...Object.fromEntries(notes.filter(([, text]) => text)),
    name: build.name || made.name,
  });
}
