// Tests of the floors rule: it finds every import that goes up, and every way into a feature but its components.
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { Linter } from 'eslint';
import ts from 'typescript';
import { parser } from 'typescript-eslint';
import { expect, test } from 'vitest';
import { floorsRule, roomRings } from './floors.mjs';

const src = new URL('../src/', import.meta.url).pathname;

/** All imports between files of web/src, import() included. */
function allImports(): [from: string, to: string][] {
  const scripts = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!gen\/).*(?<!\.test)\.tsx?$/.test(file),
  );
  return scripts.flatMap((file) =>
    ts
      .preProcessFile(readFileSync(src + file, 'utf8'))
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }): [string, string] => [
        file,
        posix.normalize(posix.join(posix.dirname(file), fileName)),
      ])
      .filter(([, to]) => !to.startsWith('..')),
  );
}

/** Messages of the rule for a line in a file of web/src. */
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
  ['store/keep.ts', "import { history } from '../app/fight/match.ts';"],
  ['app/view.ts', "import { report } from './fight/match.ts';"],
  ['app/fight/match.ts', "import { tell } from '../view.ts';"],
  ['app/roster/roster.ts', "const store = () => import('../../store/roster.ts');"],
  ['components/sheet/Sheet.tsx', "import { Field } from '../fields/Field.tsx';"],
  ['components/fields/points/Items.tsx', "import { Field } from '../Field.tsx';"],
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
  ['app/roster/roster.ts', "const open = () => import('../../preload.ts');", /app\/roster lies below frame/],
  ['app/view.ts', "import { roster } from './roster/roster.ts';", /app lies below app\/roster/],
  ['app/view.ts', "const open = () => import('./roster/roster.ts');", /app lies below app\/roster/],
  ['app/view.ts', "import { keep } from '../store/keep.ts';", /app lies below store/],
  [
    'components/Dialog.tsx',
    "import { Field } from './fields/Field.tsx';",
    /components lies below components\/fields/,
  ],
  [
    'components/board/Board.tsx',
    "const parts = () => import('../parts/parts.tsx');",
    /components\/board lies below components\/parts/,
  ],
  [
    'components/fields/Field.tsx',
    "import { Sheet } from '../sheet/Sheet.tsx';",
    /components\/fields lies below components\/sheet/,
  ],
  ['app/view.ts', "import { one } from './misc/one.ts';", /No floor has app\/misc/],
  ['components/Dialog.tsx', "import { App } from '../frame/App.tsx';", /components lies below frame/],
  [
    'components/fields/Plans.tsx',
    "import { PlansDialog } from '../../features/plans/PlansDialog.tsx';",
    /components\/fields lies below features/,
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

test('no room leads back to itself, not even by import()', () => {
  const imports = allImports();
  expect(imports).toContainEqual(['components/parts/parts.tsx', 'features/field/Field.tsx']);
  expect(roomRings(imports)).toEqual([]);
});

test('a ring over several rooms is found', () => {
  const imports: [string, string][] = [
    ['components/fields/Plans.tsx', 'features/plans/PlansDialog.tsx'],
    ['features/plans/PlansDialog.tsx', 'components/term/Term.tsx'],
    ['app/fight/match.ts', 'app/view.ts'],
    ['app/view.ts', 'app/fight/match.ts'],
  ];
  expect(roomRings(imports)).toEqual([]);
  expect(roomRings([...imports, ['components/term/Term.tsx', 'components/fields/sheet.ts']])).toEqual([
    'components/fields',
    'components/term',
    'features/plans',
  ]);
});
