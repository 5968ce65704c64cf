// axe-core finds nothing wrong in any state, nor on any screen in either language, light, and every width.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixture.ts';
import { every, pairwise } from './pairwise.ts';
import { type State, bring, screens } from './states.ts';

const choices = {
  state: Object.values(screens).flat(),
  lang: ['ja', 'en'],
  light: ['light', 'dark'],
  width: [360, 768, 1280],
} as const;

const screenOf = (state: State) =>
  Object.entries(screens).find(([, states]) => (states as readonly State[]).includes(state))?.[0] ?? '';

const name = (one: (typeof all)[number]) => Object.values(one).join(', ');
const all = every(choices);
const enough = new Set(pairwise(choices, { state: screenOf }).map(name));

for (const one of all) {
  const { state, lang, light, width } = one;
  test(`${name(one)}${enough.has(name(one)) ? '' : ' @soak'}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' });
    await bring(page, state, lang);
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .analyze();
    expect(
      violations.map(({ id, nodes }) => [
        id,
        ...nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
      ]),
    ).toEqual([]);
  });
}
