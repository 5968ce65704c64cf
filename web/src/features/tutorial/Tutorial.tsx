// The tutorial of a system: shows its steps, each with what is new, the sheet so far, a fight to try, and the lines
// of it that show what the step claims.
import { useEffect, useState } from 'preact/hooks';
import type { Build, FormField, PatternsField } from '#engine';
import type { Setup } from '../../app/sheet/build.ts';
import { history, replace, report, setup, system } from '../../app/fight/match.ts';
import { go, last } from '../../app/fight/replay.ts';
import { tellStage } from '../../app/fight/stage.ts';
import { anchorOf, part, show } from '../../app/view.ts';
import { revealLine } from '../../app/sight.ts';
import { type Claim, type Lessons, type Step, decisionOf } from './tutorial.ts';
import { membersOf, partyField } from '../../app/sheet/party.ts';
import { plansIn } from '../../app/plans/plansIn.ts';
import { itemName } from '../../components/builds/builds.ts';
import { listOf, patternsOf, pointsOf, record, skillsOf } from '../../app/sheet/capacity.ts';
import { Panel } from '../../components/fields/points/Panel.tsx';
import { lang, words } from '../../i18n/index.ts';
import { tutorialWords } from './words.ts';
import { Mark } from '../../components/Inline.tsx';
import * as css from './tutorial.module.css';

// The fights of the tutorial on the match screen, and the way back to the set-up before.

const alike = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two);

/** Shows the fight of a step on the match screen, at the line that a claim is about, or at the verdict. */
export async function fight(of: Lessons, step: Step, claim?: Claim): Promise<void> {
  const next: Setup = { sides: [step.hero, of.opponent], course: { seed: of.seed } };
  // The same fight once more adds no step to undo.
  if (!alike(setup.peek(), next) && !(await replace(next))) return;
  const now = report.peek();
  const found = claim && now && decisionOf(claim, now);
  // On a phone the stage "build" shows no record.
  tellStage({ is: 'asked', stage: 'watch' });
  go(found ? found.event + 1 : last.peek());
  // The line can be looked up only once the match screen is drawn.
  const look = () => found && revealLine(found.event);
  addEventListener('hashchange', () => requestAnimationFrame(() => setTimeout(look)), { once: true });
  show('match');
}

/** The set-up before the tutorial's; null if the page doesn't show a fight of the tutorial. */
function before(of: Lessons): Setup | null {
  const all = history.value;
  const taught = (one: Setup) => alike(one.sides[1], of.opponent);
  return all && taught(all.now) ? (all.past.findLast((one) => !taught(one)) ?? null) : null;
}

/** The hero's build and its fields; in systems with parties those of the party's only member. */
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

/** One field of the sheet. Only types that tutorials explain are shown, and only fields that are set. */
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

/** The sheet of a step: its plans in the reader's language, then its points, its skills, and its patterns as panels. */
function SoFar({ hero, newest }: Pick<Step, 'hero' | 'newest'>) {
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

function One({ of, step, at }: { of: Lessons; step: Step; at: number }) {
  const t = tutorialWords.value;
  return (
    <li>
      <h3>
        <small>{t.step(at + 1, of.steps.length)}</small> {step.title[lang.value]}
      </h3>
      {step.text.map((text, k) => (
        <p key={k}>{text[lang.value]}</p>
      ))}
      <SoFar hero={step.hero} newest={step.newest} />
      <p class="acts">
        <button type="button" class="go" onClick={() => void fight(of, step)}>
          <Mark side={0} /> {t.fight(at + 1)}
        </button>
      </p>
      <h4>{t.look}</h4>
      <ul class={css.look}>
        {step.claims.map((claim, k) => (
          <li key={k}>
            {claim.text[lang.value]}{' '}
            <button
              type="button"
              class="text"
              aria-label={t.seeOf(claim.text[lang.value])}
              onClick={() => void fight(of, step, claim)}
            >
              {t.see}
            </button>
          </li>
        ))}
        <li>{(step.winner === 'A' ? t.won : t.lost)(of.name[lang.value])}</li>
      </ul>
    </li>
  );
}

/** The button that brings the reader's own set-up back, while a fight of the tutorial is on the match screen. */
function Home({ of }: { of: Lessons }) {
  const t = tutorialWords.value;
  const own = before(of);
  return (
    own && (
      <p class={css.home}>
        {t.away}{' '}
        <button type="button" onClick={() => void replace(own)}>
          {t.home}
        </button>
      </p>
    )
  );
}

/** Lessons by file, which is named after the system; fetched when they are read. */
const lessons = import.meta.glob<Lessons>('./lessons/*.ts', { import: 'tutorial' });

export function Tutorial() {
  const t = tutorialWords.value;
  const [of, setOf] = useState<Lessons | null>(null);
  const id = system.value?.id ?? '';
  const wanted = part.value === 'tutorial';
  useEffect(() => {
    let here = true;
    void lessons[`./lessons/${id}.ts`]?.().then((found) => {
      if (here) setOf(found);
    });
    return () => {
      here = false;
    };
  }, [id]);
  useEffect(() => {
    if (wanted) document.getElementById('clause-tutorial')?.scrollIntoView({ block: 'start' });
  }, [wanted, of]);
  // After a change of system, the old lessons stay until the new ones are there.
  if (of?.opponent.system !== id) return null;
  return (
    <section class={css.tutorial} aria-labelledby="clause-tutorial">
      <h2 id="clause-tutorial" class="cap" tabIndex={-1}>
        <span>{of.title[lang.value]}</span>
      </h2>
      <p>{of.text[lang.value]}</p>
      <Home of={of} />
      <ol class={css.steps}>
        {of.steps.map((step, at) => (
          <One key={at} of={of} step={step} at={at} />
        ))}
      </ol>
      <p>
        {of.end[lang.value]} <a href={anchorOf('odds', 'plans')}>{t.examine}</a>
      </p>
    </section>
  );
}
