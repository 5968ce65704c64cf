// Tests the tutorials on a phone: every step fights, its claims lead to their lines, and the reader's own
// set-up comes back.
import type { Match } from '#engine';
import { wrong } from '../kit/axe.ts';
import { build, expect, goTo, open, record, sheet, test, thorough, unless, verdict } from '../kit/fixture.ts';
import { gameOf, headline, pathOf } from '../kit/games.ts';
import { decisionOf, panelTutorial, sengenTutorial, shinkiTutorial } from '../kit/page.ts';
import { dictionaries, languages, playWords, tutorialWords } from '../kit/words.ts';

const tutorials = { panel: panelTutorial, shinki: shinkiTutorial, sengen: sengenTutorial };

test.use({ viewport: { width: 390, height: 844 } });

for (const [system, tutorial] of Object.entries(tutorials)) {
  for (const lang of languages) {
    // The texts of the steps are tested in parity/tutorial.test.ts.
    const enough = system === 'shinki' && lang === 'en';
    test(`step by step, there and back (${system}, ${lang})${unless(enough)}`, async ({ page }) => {
      const t = dictionaries[lang];
      const w = tutorialWords[lang];
      const { fight } = await gameOf(system);
      await open(page, pathOf(system, lang));
      // The reader's own set-up, which must come back.
      const mine = sheet(page, t, 0).getByRole('textbox', { name: t.nameOf('▲') });
      await mine.fill('Own');
      await expect(page).toHaveTitle(/Own/);
      const before = (await verdict(page).textContent()) ?? '';
      await page.evaluate(() => (location.hash = '#-rules-tutorial'));
      const taught = page.getByRole('region', { name: tutorial.title[lang] });
      const steps = taught.getByRole('list').first().locator('> li');
      await expect(steps).toHaveCount(tutorial.steps.length);
      await expect(taught.getByRole('button', { name: w.home })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: tutorial.title[lang] })).toBeInViewport();

      // The first step and the last one; where they lead is tested of all of them in parity/tutorial.test.ts.
      const fought = [...tutorial.steps.entries()].filter(
        ([at]) => thorough || at === 0 || at === tutorial.steps.length - 1,
      );
      // The address must hold the fight before Back is pressed.
      const back = async () => {
        await expect(page).toHaveURL(/#1F/);
        await page.goBack();
      };
      for (const [at, step] of fought) {
        const report = fight({
          system,
          sides: [step.hero, tutorial.opponent] as Match['sides'],
          seed: tutorial.seed,
          controllers: ['plans', 'plans'],
        });
        await steps
          .nth(at)
          .getByRole('button', { name: w.fight(at + 1) })
          .click();
        await expect(verdict(page)).toContainText(headline(report, lang));
        await expect(verdict(page)).toBeInViewport();
        await back();
        for (const claim of thorough ? step.claims : step.claims.slice(0, 1)) {
          const decided = decisionOf(claim, report);
          if (!decided) throw new Error(`not in the fight: ${claim.text.en}`);
          await steps
            .nth(at)
            .getByRole('button', { name: w.seeOf(claim.text[lang]) })
            .click();
          const here = record(page, t).locator('[aria-selected="true"]');
          await expect(here).toHaveAttribute('id', `line-${decided.event}`);
          await expect(here).toBeInViewport();
          const chief = decided.why?.plans.find(({ plan }) => plan === decided.why?.plan);
          if (chief) {
            const why = record(page, t).getByText(
              `${playWords[lang].plan(chief.plan + 1)} ${chief.text[lang]}`,
            );
            await expect(why.first()).toBeAttached();
          }
          await back();
        }
        await expect(
          steps.nth(at).getByText((step.winner === 'A' ? w.won : w.lost)(tutorial.name[lang])),
        ).toBeVisible();
      }

      await expect(page.evaluate(() => document.documentElement.scrollWidth)).resolves.toBe(390);
      expect(await wrong(page)).toEqual([]);

      // One press brings the own set-up back.
      await taught.getByRole('button', { name: w.home }).click();
      await expect(taught.getByRole('button', { name: w.home })).toHaveCount(0);
      await goTo(page, t.screens.match);
      await build(page);
      await expect(verdict(page)).toHaveText(before);
      await expect(mine).toHaveValue('Own');
    });
  }
}
