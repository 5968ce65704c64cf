// What is usually asked of a module: a question like these needs nothing but the module's first part.

const ok = (text) => {
  const envelope = JSON.parse(text);
  if (!('ok' in envelope)) throw new Error(text);
  return envelope.ok;
};

/** Random characters beside the samples. */
const drawn = 40;
/** What is pasted and no character of the system. */
const strange = [
  '',
  'こんにちは',
  '{"system":"another","name":"名"}',
  'https://example.org/x/#1F00000000000000',
];
/** Fights a pairing of samples, with seeds of their own. */
const fights = 3;

/** Everything one small step away from a value: what a character becomes while it is edited, legal or not. */
function* steps(value) {
  if (typeof value === 'number') yield* [value + 1, value - 1];
  else if (typeof value === 'string') yield* ['', 'ア'];
  else if (Array.isArray(value)) {
    if (value.length > 0) yield value.slice(1);
    for (const [at, one] of value.entries()) for (const step of steps(one)) yield value.with(at, step);
  } else if (value !== null && typeof value === 'object') {
    for (const [key, one] of Object.entries(value))
      for (const step of steps(one)) yield { ...value, [key]: step };
  }
}

function* pairings({ samples }) {
  for (const a of samples) for (const b of samples) yield [a, b];
}

/** As web/src/engine/answerMatch.ts asks when a sheet was edited, and what the page asks about a fight that is shown. */
function meet(engine, match, lang) {
  const { system, sides } = match;
  const both = sides.map((build) => engine.makeCharacter(system, JSON.stringify(build), '{}'));
  for (const one of both) {
    one.name();
    one.problems();
    one.facts();
    one.warnings();
    if (one.legal()) one.places();
  }
  if (both.every((one) => one.legal())) {
    const shown = engine.makeBattle(JSON.stringify(match), ...both);
    ok(shown.report(lang));
    shown.delete();
    const again = engine.makeBattle(JSON.stringify(match));
    ok(again.link('{"names":true}'));
    ok(again.rulings());
    again.delete();
  }
  for (const one of both) one.delete();
}

function engine(module, system, drawer) {
  const [info] = ok(module.systems());
  ok(module.form(system, '{}'));
  const { samples, chance } = info;
  for (const lang of ['ja', 'en']) {
    const meets = (sides, seed) =>
      meet(module, { system, sides, ...(chance && { seed: String(seed) }) }, lang);
    for (let seed = 1; seed <= fights; seed++) for (const sides of pairings(info)) meets(sides, seed);
    for (let seed = 1; seed <= drawn; seed++) {
      const one = (more) => ok(drawer.randomBuild(system, String(2 * seed + more), '', '{}'));
      meets([one(0), one(1)], seed);
    }
    for (const step of steps(samples[0])) meets([step, samples[1]], 1);
  }
}

/** Series of fights between plans, chances beside options, opponents that think, and text that is pasted, of characters and of plans. */
function analysis(module, system, drawer) {
  const [{ samples, chance, texts, opponents }] = ok(drawer.systems());
  const random = (seed) => ok(drawer.randomBuild(system, String(seed), '', '{}'));
  const others = Array.from({ length: drawn }, (_, k) => [random(2 * k), random(2 * k + 1)]);
  for (const sides of [...pairings({ samples }), ...others]) {
    const match = JSON.stringify({ system, sides, ...(chance && { seed: '1' }) });
    const part = ok(module.seriesPart(match, 0, chance ? 100 : 1));
    ok(module.seriesSum(match, '{}', JSON.stringify([part])));
    const waits = (...controllers) => JSON.stringify({ system, sides, controllers });
    ok(module.odds(waits('hand', 'hand')));
    if (opponents > 0) ok(module.think(waits('search 1', 'hand')));
  }
  for (const build of samples) {
    const one = drawer.makeCharacter(system, JSON.stringify(build), '{}');
    const pasted = texts.map((form) => (form === 'json' ? one.toJson() : one.toText(form)));
    for (const text of [...pasted, ...strange]) ok(module.read(system, text, '{}'));
    one.delete();
    const text = JSON.stringify(build);
    // Refused where a system has no plans.
    module.planWords(system, text, '{}');
    module.readPlans(system, text, '', '{}');
  }
}

export const usual = { engine, analysis };
