// One character's sheet: name, row, what is wrong, the palette while a place is chosen, and free text.
import type { Build } from '#engine';
import { type Side, note, noteFields, renamed, row } from '../../app/build.ts';
import { edit, facts, problems, setup, system } from '../../app/match.ts';
import { chosen, dialog, front } from '../../app/view.ts';
import { Icon } from '../../components/Icon.tsx';
import { Mark, marks, sideNames } from '../../components/Mark.tsx';
import { lang, words } from '../../i18n/index.ts';
import { byChance, field } from './editing.ts';
import { Builder, Fields, Palette, Row, SkillCard, SkillList, fromPoints } from './parts.ts';
import { Problems } from './Problems.tsx';
import { SheetMenu } from './SheetMenu.tsx';
import * as recordCss from './Record.module.css';
import * as css from './Sheet.module.css';

function Head({ side, build }: { side: Side; build: Build }) {
  const t = words.value;
  const wrong = problems.value[side].some((problem) => problem.path === '/name');
  const info = system.value;
  const places = field();
  const filling = !places ? t.made : row(build, places).includes('') ? t.fillByChance : t.byChance;
  return (
    <header>
      <Mark side={side} />
      <h2>
        <label class="vh" for={`name-${side}`}>
          {t.nameOf(marks[side])}
        </label>
        <input
          id={`name-${side}`}
          value={build.name}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `problems-${side}` : undefined}
          placeholder={t.noName}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) =>
            info && edit(side, renamed(build, event.currentTarget.value, info.form, info.samples), 'name')
          }
        />
      </h2>
      <span class={css.tools}>
        <button
          type="button"
          class="icon"
          aria-label={filling}
          title={filling}
          onClick={() => void byChance(side)}
        >
          <Icon name="dice" />
          <small>{t.chance}</small>
        </button>
        <SheetMenu side={side} />
      </span>
    </header>
  );
}

function Notes({ side, build }: { side: Side; build: Build }) {
  const fields = system.value ? noteFields(system.value.form) : [];
  return (
    <>
      {fields.map((one) => (
        <div class={css.bio} key={one.key}>
          <label for={`${one.key}-${side}`}>{one.label[lang.value]}</label>
          <textarea
            id={`${one.key}-${side}`}
            rows={2}
            value={note(build, one.key)}
            onInput={(event) => edit(side, { ...build, [one.key]: event.currentTarget.value }, one.key)}
          />
        </div>
      ))}
    </>
  );
}

interface Props {
  side: Side;
  /** Beside what is said of it, without the lists that say the same. */
  alone?: boolean;
}

export function Sheet({ side, alone }: Props) {
  const build = setup.value?.[side];
  const places = field();
  if (!build) return null;
  const Made = system.value && fromPoints(system.value) ? Builder : Fields;
  const place = places && chosen.value?.side === side ? chosen.value.place : null;
  const id = place === null || !places ? '' : (row(build, places)[place] ?? '');
  return (
    <section
      class={alone ? `${css.sheet} ${css.alone}` : css.sheet}
      data-part="sheet"
      id={`sheet-${side}`}
      data-side={sideNames[side]}
      data-front={front.value === side || undefined}
      data-editing={place !== null || undefined}
      aria-label={words.value.sheetOf(marks[side], build.name)}
    >
      <Head side={side} build={build} />
      {places && <Row side={side} build={build} field={places} />}
      <Problems side={side} build={build} />
      {!places && <Made side={side} build={build} />}
      {place !== null && (
        <div class={css.bench}>
          <SkillCard side={side} place={place} id={id} />
          <Palette side={side} place={place} id={id} />
        </div>
      )}
      {places && !alone && <SkillList side={side} build={build} field={places} />}
      {!alone && <Notes side={side} build={build} />}
      <p class={recordCss.links}>
        <button type="button" class="text" onClick={() => (dialog.value = { kind: 'paste', text: '' })}>
          {words.value.readText}
        </button>
        <button
          type="button"
          class="text"
          disabled={!facts.value[side]?.legal}
          onClick={() => void import('../roster/fromMatch.tsx').then(({ keepSide }) => keepSide(side))}
        >
          {words.value.toRoster}
        </button>
      </p>
    </section>
  );
}
