// Tests of runs: what they say of their progress, of being stopped, and of why they broke off.
import { expect, test } from 'vitest';
import { EngineRefused, aborted } from './errors.ts';
import { Run } from './run.ts';

const refusal = new EngineRefused({
  code: 'illegal',
  ja: '不備があります。',
  en: 'Something is wrong.',
  problems: [{ code: 'sum', path: '/POW', ja: '多すぎます。', en: 'Too many.' }],
});
const throws = (error: Error) => () => Promise.reject(error);

test('a run counts what it does, on top of what an earlier one has done', async () => {
  const run = new Run();
  await run.start(
    5,
    (_, step) => {
      step();
      step(2);
      return Promise.resolve();
    },
    2,
  );
  expect([run.state.value, run.done.value, run.of.value]).toEqual(['done', 5, 5]);
});

test('what the engine refuses is told with its problems, and not offered again', async () => {
  const run = new Run();
  await run.start(1, throws(refusal));
  expect(run.state.value).toBe('failed');
  expect(run.failure.value).toMatchObject({
    en: 'Something is wrong.',
    refused: true,
    problems: refusal.problems,
  });
});

test('any other failure may be tried again; a new start and a reset forget it', async () => {
  const run = new Run();
  await run.start(1, throws(new Error('broken')));
  expect(run.failure.value).toMatchObject({ refused: false, problems: [] });
  await run.start(1, () => Promise.resolve());
  expect([run.state.value, run.failure.value]).toEqual(['done', null]);
  await run.start(1, throws(refusal));
  run.reset();
  expect([run.state.value, run.failure.value]).toEqual(['idle', null]);
});

test('who stops a run hears of no failure, nor does a run that a newer one has ended', async () => {
  const run = new Run();
  await run.start(1, throws(aborted()));
  expect([run.state.value, run.failure.value]).toEqual(['stopped', null]);
  let fail: (error: Error) => void = () => undefined;
  const older = run.start(1, () => new Promise((_, reject) => (fail = reject)));
  await run.start(1, () => Promise.resolve());
  fail(refusal);
  await older;
  expect([run.state.value, run.failure.value]).toEqual(['done', null]);
});
