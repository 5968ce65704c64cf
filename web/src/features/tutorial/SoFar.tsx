// The sheet of a step: its plans in the reader's language, then its points, its skills, and its patterns as panels.
import { useEffect, useState } from 'preact/hooks';
import type { Build, FormField, PatternsField } from '#engine';
import { system } from '../../app/match.ts';
import { membersOf, partyField } from '../../app/party.ts';
import { plansIn } from '../../app/plans/plansIn.ts';
import { itemName } from '../../components/builds/builds.ts';
import { listOf, patternsOf, pointsOf, record, skillsOf } from '../../components/fields/points/capacity.ts';
import { Panel } from '../../components/panel/Panel.tsx';
import { lang, words } from '../../i18n/index.ts';
import { tutorialWords } from './words.ts';
import type { Step } from './types.ts';
import * as css from './tutorial.module.css';

/** The hero and what it is asked for, also where it is a party's only member. */
function heroOf(hero: Build): { build: Build; fields: readonly FormField[] } {
  const form = system.value?.form;
  const party = form && partyField(form);
  if (!party) return { build: hero, fields: form?.fields ?? [] };
  const { system: id, version, name } = hero;
  const [member] = membersOf(hero, party.key);
  return { build: { ...member, system: id, version, name }, fields: party.fields };
}

function Row({ panels, elements }: { panels: string } & Pick<PatternsField, 'elements'>) {
  const all = Array.from(panels);
  const said = all.map((one) => elements.find(({ id }) => id === one)?.name[lang.value] ?? one);
  return (
    <>
      <span class="vh">{said.join(words.value.comma)}</span>
      {all.map((one, at) => (
        <Panel key={at} element={one} />
      ))}
    </>
  );
}

/** What the tutorials tell of beside plans; of other fields, and of what stands nowhere on the sheet, nothing. */
function Part({ build, field }: { build: Build; field: FormField }) {
  const t = tutorialWords.value;
  if (!(field.key in build)) return null;
  if (field.type === 'patterns') {
    return patternsOf(build, field.key).map(({ name, panels }, at) => (
      <div key={at}>
        <dt>{t.pattern(at + 1, name)}</dt>
        <dd>
          <Row panels={panels} elements={field.elements} />
        </dd>
      </div>
    ));
  }
  const said = () => {
    switch (field.type) {
      case 'points': {
        const points = pointsOf(build, field);
        return field.parts.map(({ name }, at) => `${name[lang.value]} ${points[at] ?? 0}`);
      }
      case 'group': {
        const held = record(build[field.key]);
        return field.fields.flatMap(({ key, label }) => {
          const value = held[key];
          return typeof value === 'number' || typeof value === 'string'
            ? [`${label[lang.value]} ${value}`]
            : [];
        });
      }
      case 'skills':
        return skillsOf(build, field.key).map(itemName);
      case 'list': {
        const own = (at: number) => record(listOf(build, field.key)[at])['name'];
        return skillsOf(build, field.key, field.named).map((id, at) =>
          [own(at), itemName(id)].filter(Boolean).join(': '),
        );
      }
      default:
        return null;
    }
  };
  const all = said();
  return (
    all && (
      <div>
        <dt>{field.label[lang.value]}</dt>
        <dd>{all.join(words.value.comma) || t.none}</dd>
      </div>
    )
  );
}

export function SoFar({ hero, newest }: Pick<Step, 'hero' | 'newest'>) {
  const t = tutorialWords.value;
  const [plans, setPlans] = useState<string[]>([]);
  const { build, fields } = heroOf(hero);
  const key = fields.find(({ type }) => type === 'plans' || type === 'tactic')?.key ?? '';
  useEffect(() => {
    let here = true;
    void plansIn(build, key, lang.value, {}).then((said) => {
      if (here) setPlans(said);
    });
    return () => {
      here = false;
    };
  }, [hero, key, lang.value]);
  return (
    <div class={css.soFar}>
      <h4>{t.sheet}</h4>
      <ol>
        {plans.length === 0 && <li class={css.none}>{t.noPlans}</li>}
        {plans.map((plan, at) => (
          <li key={at}>
            {at === newest && <mark>{t.fresh}</mark>} {plan}
          </li>
        ))}
      </ol>
      <dl>
        {fields.map((field) => (
          <Part key={field.key} build={build} field={field} />
        ))}
      </dl>
    </div>
  );
}
