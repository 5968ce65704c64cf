// Tests of the mutants: which lines are changed, and how; a mutant keeps its name when lines around it change.
import { expect, test } from 'vitest';
import { drawn, mutantsOf, nameOf, readNotes } from './mutants.mjs';

const kSource = `// Rules.
#include "battle.hpp"

namespace shiaiba {

// 4: a comment with 1 < 2.
void Battle::turn(Side side) {
    if (ended_ && state_.turn < kMost) return;
    state_.turn += 1;
    if (log_.loud()) emit(EventKind::Turn, side, {{"n", 3}});
    if (log_.loud()) {
        shown_ = 4;
    }
    fight(Side::A, "1 < 2");
    emit(EventKind::End, Side::B,
         {{"n", 5}});
}

} // namespace shiaiba
`;
const mutants = (text) => mutantsOf([{ name: 'battle.cpp', text }]);
const of = (text, line) =>
  mutants(text)
    .filter((one) => one.line.trim() === line)
    .map((one) => one.mutated.trim());

test('comparisons, conditions, numbers, constants and statements go wrong, one at a time', () => {
  expect(of(kSource, 'if (ended_ && state_.turn < kMost) return;')).toEqual([
    'if (ended_ && state_.turn <= kMost) return;',
    'if (ended_ || state_.turn < kMost) return;',
    'if (!(ended_ && state_.turn < kMost)) return;',
    ';',
  ]);
  expect(of(kSource, 'state_.turn += 1;')).toEqual([
    'state_.turn -= 1;',
    'state_.turn += 2;',
    'state_.turn += 0;',
    ';',
  ]);
  expect(of(kSource, 'fight(Side::A, "1 < 2");')).toEqual(['fight(Side::B, "1 < 2");', ';', 'return;']);
});

test('what is told, comments and includes are left alone', () => {
  const lines = new Set(mutants(kSource).map((one) => one.line.trim()));
  expect(lines.size).toBe(3);
});

test('a mutant keeps its name, and the draw its order, when lines move', () => {
  const moved = kSource.replace('void Battle', '// One line more.\n\nvoid Battle');
  const names = (text) => drawn(mutants(text), 7).map(nameOf);
  expect(names(moved)).toEqual(names(kSource));
  expect(names(kSource)).not.toEqual(drawn(mutants(kSource), 8).map(nameOf));
  expect(nameOf(mutants(kSource)[0])).toMatch(/^battle\.cpp Battle::turn\n- if .*\n\+ if /);
});

test('equal lines of a function have names of their own', () => {
  const twice = kSource.replace('state_.turn += 1;', 'state_.turn += 1;\n    state_.turn += 1;');
  const names = mutants(twice).map(nameOf);
  expect(new Set(names).size).toBe(names.length);
});

test('each line is drawn once before any is drawn twice', () => {
  const all = drawn(mutants(kSource), 1);
  expect(new Set(all.slice(0, 3).map((one) => one.at)).size).toBe(3);
});

test('a note names its mutant and says why', () => {
  const notes = readNotes('# Notes.\n\na.cpp f\n- x;\n+ y;\nBecause\nit is so.\n\na.cpp g\n- 1\n+ 2\nSo.\n');
  expect([...notes]).toEqual([
    ['a.cpp f\n- x;\n+ y;', 'Because it is so.'],
    ['a.cpp g\n- 1\n+ 2', 'So.'],
  ]);
  expect(() => readNotes('a.cpp f\n- x;\n+ y;\n')).toThrow('no reason');
});
