// Imports that the lint must find: every way up, and every way into a feature but its components.
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { expect, test } from 'vitest';
import { floorsRule } from './floors.mjs';

const src = new URL('../src/', import.meta.url).pathname;

/** What is said of a line in a file of web/src. */
function said(file: string, line: string): string[] {
  const linter = new Linter({ cwd: src });
  const found = linter.verify(
    line,
    {
      files: ['**/*.ts', '**/*.tsx'],
      languageOptions: { parser },
      plugins: { own: { rules: { floors: floorsRule } } },
      rules: { 'own/floors': 'error' },
    },
    { filename: src + file },
  );
  return found.map(({ message }) => message);
}

test.each([
  ['features/odds/Odds.tsx', "import { lang } from '../../i18n/index.ts';"],
  ['features/odds/Odds.tsx', "import { row } from './row.ts';"],
  ['features/odds/deep/Odds.tsx', "import { row } from '../row.ts';"],
  ['features/odds/Odds.tsx', "const open = () => import('../plans/PlansDialog.tsx');"],
  ['components/fields/Plans.tsx', "const open = () => import('../../features/plans/PlansDialog.tsx');"],
  ['components/Seal.tsx', "import * as css from '../styles/skill.module.css';"],
  ['engine/trusted.ts', "import url from './matchWorker.ts?worker&url';"],
  ['store/keep.ts', "import { history } from '../app/match.ts';"],
  ['frame/App.tsx', "import { MatchScreen } from '../features/match/MatchScreen.tsx';"],
  ['served.tsx', "import { App } from './frame/App.tsx';"],
  ['served.tsx', "import type { Page } from '../build/shell.ts';"],
  ['app/match.ts', "import { signal } from '@preact/signals';"],
])('%s may say: %s', (file, line) => {
  expect(said(file, line)).toEqual([]);
});

test.each([
  ['util/plain.ts', "import { client } from '../engine/client.ts';", /util lies below engine/],
  ['engine/pool.ts', "import { pool } from '../app/pool.ts';", /engine lies below app/],
  ['app/view.ts', "export * from '../components/Mark.tsx';", /app lies below components/],
  ['app/view.ts', "export { Mark } from '../components/Mark.tsx';", /app lies below components/],
  ['app/roster/roster.ts', "const open = () => import('../../beside.ts');", /app lies below \./],
  ['components/Dialog.tsx', "import { App } from '../frame/App.tsx';", /components lies below frame/],
  [
    'components/fields/Plans.tsx',
    "import { PlansDialog } from '../../features/plans/PlansDialog.tsx';",
    /components lies below features/,
  ],
  ['features/heat/Heat.tsx', "import { Odds } from '../odds/Odds.tsx';", /by import\(\) alone/],
  ['features/heat/deep/Heat.tsx', "import { Odds } from '../../odds/Odds.tsx';", /by import\(\) alone/],
  ['features/heat/Heat.tsx', "import { Odds } from '../../features/odds/Odds.tsx';", /by import\(\) alone/],
  ['features/heat/Heat.tsx', "import { series } from '../odds/series.ts';", /inside of a feature/],
  ['features/heat/Heat.tsx', "const ask = () => import('../odds/series.ts');", /inside of a feature/],
  ['features/heat/heat.ts', "import type { Series } from '../odds/series.ts';", /inside of a feature/],
  ['features/heat/heat.ts', "export type Of = import('../odds/series.ts').Series;", /inside of a feature/],
  ['features/heat/Heat.tsx', "import * as css from '../odds/odds.module.css';", /inside of a feature/],
  ['frame/take.ts', "import { series } from '../features/odds/series.ts';", /inside of a feature/],
  ['app/match.ts', "import { all } from '../misc/all.ts';", /No floor has misc/],
])('%s may not say: %s', (file, line, message) => {
  expect(said(file, line)).toEqual([expect.stringMatching(message)]);
});
