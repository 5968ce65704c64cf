// The versus screen: shows one of its panes at a time (counters, matrix, map, meta, variants), as far as the system
// has them.
import type { FormField } from '#engine';
import { anchorOf, part } from '../../app/view.ts';
import { system } from '../../app/fight/match.ts';
import { lazy } from '../../components/lazy.tsx';
import { words } from '../../i18n/index.ts';
import { versusWords } from './words.ts';
import * as screenCss from '../../styles/screen.module.css';

const Counters = lazy(() => import('../counters/CountersPane.tsx'));
const Matrix = lazy(async () => (await import('../matrix/Matrix.tsx')).Matrix);
const Heat = lazy(() => import('../heat/HeatPane.tsx'));
const Meta = lazy(() => import('../meta/MetaPane.tsx'));
const Variants = lazy(() => import('../variants/VariantsPane.tsx'));

const panes = ['counters', 'matrix', 'map', 'meta', 'variants'] as const;
type Pane = (typeof panes)[number];
const shown = { counters: Counters, matrix: Matrix, map: Heat, meta: Meta, variants: Variants };

/** Number of number fields; a map needs two of them. */
const numbersIn = (fields: readonly FormField[]): number =>
  fields.reduce(
    (sum, field) =>
      sum + (field.type === 'number' ? 1 : 'fields' in field ? numbersIn(field.fields as FormField[]) : 0),
    0,
  );

export default function VersusScreen() {
  const t = versusWords.value;
  const can = system.value?.analysis;
  const shares = system.value?.form.fields.some(({ type }) => type === 'shares');
  const open = panes.filter((pane) => {
    if (pane === 'counters') return can !== undefined && can.builds > 0;
    if (pane === 'map') return system.value?.chance && (shares || numbersIn(system.value.form.fields) > 1);
    return pane !== 'meta' || can?.equilibrium === true;
  });
  const now: Pane = open.find((pane) => pane === part.value) ?? open[0] ?? 'matrix';
  const Shown = shown[now];
  return (
    <div class={screenCss.screen}>
      <header>
        <h1>{words.value.screens.versus}</h1>
        <nav class={screenCss.panes} aria-label={t.panes}>
          {open.map((pane) => (
            <a key={pane} href={anchorOf('versus', pane)} aria-current={pane === now ? 'page' : undefined}>
              {t.names[pane === 'map' && !shares ? 'numbers' : pane]}
            </a>
          ))}
        </nav>
        <p class={screenCss.lead}>{t.about[now === 'map' && !shares ? 'numbers' : now]}</p>
      </header>
      <Shown />
    </div>
  );
}
