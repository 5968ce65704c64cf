// Tests of the lint of styles: it finds every way in which a class could have two owners, or none.
import { expect, test } from 'vitest';
import { styleProblems } from './styleLint.mjs';

const good = {
  'styles/utilities.css': '.vh { position: absolute; }\n:is(button, summary).text { border: 0; }',
  'features/odds/odds.module.css':
    '/* not .this */\n.bar { inline-size: 1.5em; }\n@media (min-width: 720px) { .bar > .mark[data-at=".9"] { color: red; } }',
  'features/odds/Odds.tsx': `import * as css from './odds.module.css';
    export const Odds = ({ on }: { on: string }) =>
      <p class={on === 'other' ? css.bar : \`vh \${css.mark}\`}><b class="text" /></p>;`,
};
const problems = (changed: Record<string, string>) =>
  styleProblems(new Map(Object.entries({ ...good, ...changed })));

test('nothing is wrong', () => {
  expect(problems({})).toEqual([]);
});

test.each([
  [
    'a sheet that is no module',
    { 'features/odds/more.css': '.more { color: red; }' },
    /more\.css: .* is a module/,
  ],
  [
    'a class named globally',
    { 'features/odds/odds.module.css': '.bar :global(.mark) { color: red; }' },
    /names a class globally/,
  ],
  [
    'a rule for elements of anybody',
    {
      'features/odds/odds.module.css': '.bar :is(td, th), .mark { color: red; }\ntd, .bar th { color: red; }',
    },
    /odds\.module\.css: td is anybody's/,
  ],
  [
    'a class that its module lacks',
    { 'features/odds/odds.module.css': '.bar { color: red; }' },
    /odds\.module\.css has no class mark/,
  ],
  [
    'a class that nobody uses',
    { 'features/odds/odds.module.css': '.bar, .mark, .left { color: red; }' },
    /nobody uses the class left/,
  ],
  [
    'a class literal that is no utility',
    { 'app/Head.tsx': 'export const Head = () => <p class="vh seals" />;' },
    /app\/Head\.tsx: the class seals is no utility/,
  ],
  [
    "another feature's module",
    { 'features/heat/Heat.tsx': `import * as css from '../odds/odds.module.css'; css.bar;` },
    /features\/heat\/Heat\.tsx: features\/odds\/odds\.module\.css belongs to another feature/,
  ],
  [
    'a module that is imported whole',
    { 'features/odds/More.tsx': `import css from './odds.module.css'; css.bar;` },
    /More\.tsx: .* is imported as "import \* as"/,
  ],
  [
    'a name that is made up as it goes',
    {
      'features/odds/More.tsx': `import * as css from './odds.module.css'; export const of = (k: 'bar') => css[k];`,
    },
    /css\[k\] hides which class/,
  ],
])('%s', (_, changed: Record<string, string>, found) => {
  expect(problems(changed)).toEqual([expect.stringMatching(found)]);
});
