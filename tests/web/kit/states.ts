// States that a reader can bring the page into, for tests that look at all of them.
import type { Page } from '@playwright/test';
import { expect, open, putIn, readInto, seats, section, sheet, watch } from './fixture.ts';
import {
  arraysWords,
  builderWords,
  countersWords,
  dictionaries,
  heatWords,
  leagueWords,
  matrixWords,
  metaWords,
  oddsWords,
  plansWords,
  playWords,
  rosterWords,
  rulingsWords,
  sheetWords,
  hillWords,
  variantsWords,
} from './words.ts';
import { pathOf } from './games.ts';
import { choices } from './question.ts';
import { duel } from './rakuen.ts';
import { disputed, fragment, other, system } from './shiden.ts';

/** The two samples of the game with dice. */
const samples = JSON.stringify(duel.samples);

/** The states, grouped by screen and by game. */
export const screens = {
  match: ['result', 'edited', 'problems', 'classic', 'bad link', 'share', 'paste', 'help', 'why', 'readings'],
  dice: ['shares', 'by hand', 'plans'],
  panel: ['panels', 'choosing skills', 'sheet of panels'],
  rules: ['rules'],
  odds: ['odds'],
  versus: ['counters', 'gap', 'meta', 'matrix', 'map of shares', 'crosstable of series', 'variants'],
  league: ['league', 'bracket', 'hill'],
  roster: ['no roster', 'roster', 'putting in'],
} as const;

export type State = (typeof screens)[keyof typeof screens][number];

/** Opens the page and brings it into a state. */
export async function bring(page: Page, state: State, lang: 'ja' | 'en'): Promise<void> {
  const t = dictionaries[lang];
  const link = fragment(...other);
  const panes = {
    counters: '#-versus-counters',
    gap: '#-versus-counters',
    meta: '#-versus-meta',
    readings: `#${fragment(...disputed)}`,
    'no roster': '#-roster',
    odds: '#-odds',
    'map of shares': '#-versus-map',
    variants: '#-versus-variants',
    hill: '#-league-hill',
  };
  const hash = { 'bad link': `#${link.slice(0, -3)}`, rules: '#-rules', ...panes }[state as string] ?? '';
  const dice = ['shares', 'by hand', 'plans', 'odds', 'map of shares', 'crosstable of series'].includes(
    state,
  );
  const panels = ['panels', 'choosing skills', 'sheet of panels'].includes(state);
  const game = panels ? 'panel' : dice ? 'rakuen' : 'shiden';
  await open(page, pathOf(game, lang) + hash);
  const first = sheet(page, t, 0);
  const roster = [
    '閃閃交硬果/ムライ',
    '[赤]',
    '紫紫呪交強/八雲',
    '怒硬怒硬隠/ＡＢＣ',
    '閃閃閃閃閃/五閃',
  ].join('\n');
  switch (state) {
    case 'no roster':
      await expect(page.getByText(rosterWords[lang].empty)).toBeVisible();
      break;
    case 'roster':
      await putIn(page, roster, lang);
      await page.getByRole('checkbox', { name: /八雲/ }).check();
      break;
    case 'putting in':
      await putIn(page, roster, lang);
      await page.getByRole('button', { name: rosterWords[lang].paste }).click();
      await page.getByRole('textbox', { name: t.pasteLabel }).fill(`${roster}\n閃/一`);
      await expect(page.getByText(t.at(6, 1))).toBeVisible();
      break;
    case 'matrix':
      await putIn(page, roster, lang);
      await page.evaluate(() => (location.hash = '#-versus-matrix'));
      await expect(page.getByRole('columnheader', { name: /APS|得点率/ })).toBeVisible();
      break;
    case 'league':
    case 'bracket': {
      const w = leagueWords[lang];
      await putIn(page, roster, lang);
      await page.evaluate(() => (location.hash = '#-league'));
      if (state === 'bracket') await page.getByRole('combobox', { name: w.format }).selectOption('single');
      await page.getByRole('button', { name: w.start, exact: true }).click();
      if (state === 'bracket') await page.getByText(w.table, { exact: true }).first().click();
      await page.getByText(w.columnsTitle).click();
      await page.getByText(state === 'league' ? w.crosstable : w.list, { exact: true }).click();
      break;
    }
    case 'panels': {
      // In the middle of the fight there are links on the chain; the narrow page has no board beside the sheets.
      await watch(page);
      await page.getByRole('slider', { name: t.step }).fill('20');
      await expect(page.getByRole('region', { name: arraysWords[lang].chain })).toBeVisible();
      break;
    }
    case 'choosing skills':
      await section(first, { ja: 'スキル', en: 'Skills' }[lang]);
      await first.getByRole('button', { name: builderWords[lang].choose }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      break;
    case 'sheet of panels': {
      await section(first, { ja: '能力値', en: 'Stats' }[lang]);
      const less = first.getByRole('button', { name: /を減らす$|^Less / });
      await less.first().click();
      await expect(first.getByRole('list', { name: t.problems(1) })).toBeVisible();
      break;
    }
    case 'shares':
      await section(first, { ja: '能力値', en: 'Abilities' }[lang]);
      await expect(first.getByRole('slider').first()).toBeVisible();
      break;
    case 'by hand':
      await seats(page).first().selectOption('hand');
      // The fight has other dice than the sample, and the first decision may be the other side's.
      await choices(page, lang).first().click();
      await page.getByText(playWords[lang].asTable).click();
      await expect(page.getByRole('table')).toBeVisible();
      break;
    case 'plans': {
      const p = plansWords[lang];
      await section(first, { ja: '戦術', en: 'Tactic' }[lang]);
      await first.getByRole('button', { name: sheetWords[lang].copyPlans }).click();
      const text = page.getByRole('textbox', { name: p.plan(2), exact: true });
      await text.fill('HPが');
      await expect(
        page.getByRole('button', { name: p.removeTerm }).or(page.getByText(p.brokenText)),
      ).toBeVisible();
      await expect(text).toHaveAttribute('aria-invalid', 'true');
      break;
    }
    case 'result':
    case 'bad link':
      break;
    case 'rules':
      await expect(page.getByRole('heading', { name: /^4\.2/ })).toBeVisible();
      break;
    case 'edited':
      await first
        .getByRole('group', { name: t.skillFor(5) })
        .getByRole('button')
        .first()
        .click();
      await expect(page.getByRole('button', { name: t.actions.undo })).toBeEnabled();
      await page.keyboard.press('j');
      break;
    case 'problems':
      await page.getByRole('textbox', { name: t.nameOf('▲') }).fill('\u202E');
      await expect(first.getByRole('list', { name: t.problems(1) })).toBeVisible();
      break;
    case 'classic': {
      // Chosen in the head of the record, which a phone doesn't have.
      const size = page.viewportSize();
      await page.setViewportSize({ width: 1280, height: 900 });
      await watch(page);
      await page.getByRole('button', { name: t.showLines }).click();
      await page.getByRole('button', { name: t.notation(system.notation[lang]) }).click();
      if (size) await page.setViewportSize(size);
      await expect(page.getByLabel(t.notation(system.notation[lang])).last()).toBeVisible();
      break;
    }
    case 'paste':
      await readInto(page, '閃閃交硬果/ムライ\n閃閃交硬犬/クロダ', lang);
      await expect(page.getByRole('list', { name: t.characters })).toBeVisible();
      break;
    case 'share':
    case 'help':
      await page.keyboard.press(state === 'share' ? 's' : '?');
      await expect(page.getByRole('dialog')).toBeVisible();
      break;
    case 'why':
      // The rule of the line at the reader's step.
      await watch(page);
      await page.getByRole('slider', { name: t.step }).fill('5');
      await page.getByRole('button', { name: t.whyRule('4.3') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      break;
    case 'counters': {
      const c = countersWords[lang];
      await page.getByRole('button', { name: c.beginEdits }).click({ timeout: 60_000 });
      const edits = page.getByRole('region', { name: c.edits });
      await expect(edits.getByRole('listitem').first()).toBeVisible({ timeout: 60_000 });
      break;
    }
    case 'gap':
      await first.getByRole('button', { name: /^3/ }).focus();
      await page.keyboard.press('Delete');
      await expect(page.getByText(countersWords[lang].notYet)).toBeVisible();
      break;
    case 'meta':
      // The check of the table is tested in meta.spec.ts.
      await expect(page.getByRole('table', { name: metaWords[lang].shares })).toBeVisible();
      break;
    case 'odds': {
      const o = oddsWords[lang];
      await page.getByRole('combobox', { name: o.fights }).selectOption('100');
      await page.getByRole('button', { name: o.start, exact: true }).click();
      await page.getByRole('button', { name: o.askWhatIf, exact: true }).click();
      await expect(page.getByRole('button', { name: /WIZ \+5, SPD −5$/ })).toBeVisible();
      await expect(page.getByRole('cell', { name: '…', exact: true })).toHaveCount(0, { timeout: 60_000 });
      await page.getByText(o.asTable).first().click();
      break;
    }
    case 'map of shares': {
      const h = heatWords[lang];
      await page.getByRole('combobox', { name: h.fights }).selectOption('20');
      await page.getByRole('button', { name: h.start, exact: true }).click();
      await page
        .getByRole('button', { name: h.lookAt('').trimEnd() })
        .first()
        .click();
      break;
    }
    case 'crosstable of series': {
      const m = matrixWords[lang];
      await putIn(page, samples, lang);
      await page.evaluate(() => (location.hash = '#-versus-matrix'));
      await page.getByRole('combobox', { name: m.games }).selectOption('100');
      await page.getByRole('button', { name: m.start, exact: true }).click();
      await expect(page.getByRole('button', { name: /100(戦| fights)$/ }).first()).toBeVisible();
      break;
    }
    case 'variants': {
      const v = variantsWords[lang];
      await page.getByRole('button', { name: v.makeOf('▲') }).click();
      await page.getByRole('button', { name: v.show }).click();
      await expect(page.getByText(v.alike(0).replace(/ ?[（(].*/, ''))).toBeVisible();
      break;
    }
    case 'hill': {
      const h = hillWords[lang];
      const standings = page.getByRole('region', { name: h.standings });
      await standings.getByRole('row').nth(2).getByRole('button').click();
      await page.getByRole('list').and(page.locator(':has(small)')).getByRole('button').first().click();
      await expect(page.getByText(h.gameNote)).toBeVisible();
      break;
    }
    case 'readings':
      await page.getByRole('button', { name: rulingsWords[lang].show }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
  }
}
