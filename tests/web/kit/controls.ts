// Finds and presses all controls of a page, for the test that presses everything (match/live.spec.ts).
import { type Locator, type Page, errors, expect } from '@playwright/test';
import { inFlight, unanswered } from './fixture.ts';
import { drawn } from './looks.ts';

/**
 * Controls that are not pressed, by selector or by a part of the name. Links to other pages and text fields
 * are never pressed.
 */
export interface Spared {
  selectors: readonly string[];
  names: readonly string[];
}

/** A control, with a key that is its own on the page or in the open dialog. */
interface Control {
  key: string;
  name: string;
}

/** Finds all controls and writes its key on each. While a dialog is open only its controls count. */
export async function controls(page: Page, { selectors, names }: Spared): Promise<Control[]> {
  const all = await page.evaluate(
    ([selectors, names]) => {
      for (const one of document.querySelectorAll('[data-key]')) one.removeAttribute('data-key');
      const over = [...document.querySelectorAll('dialog:modal')].at(-1);
      const found = [
        ...(over ?? document).querySelectorAll<HTMLElement>(
          'a[href^="#-"], button:enabled, select:enabled, summary, input:is([type=checkbox], [type=radio], [type=range]):enabled',
        ),
      ].filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: false }));
      const seen: Record<string, number> = {};
      return found.flatMap((one) => {
        const by = one.getAttribute('aria-labelledby');
        const label = one.ariaLabel ?? (by && document.getElementById(by)?.textContent);
        const name = (label ?? (one.closest('label') ?? one).textContent).replace(/\s+/g, ' ').trim();
        if (one.matches(selectors.join(', ')) || names.some((each) => name.includes(each))) return [];
        // Digits are left out of the key, since presses may change them.
        const alike = `${over ? 'dialog ' : ''}${one.tagName} ${name.replace(/\d+/g, '#')}`;
        const key = `${alike} ${(seen[alike] = (seen[alike] ?? 0) + 1)}`;
        one.dataset['key'] = key;
        return [{ key, name }];
      });
    },
    [[...selectors, '.skip'], names] as const,
  );
  return all;
}

/** Waits until the network and the engine have answered everything, and the results are drawn. */
async function settled(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      // A file may lead to a question, and an answer to another one: two drawings must pass without either.
      let left = inFlight(page) + (await unanswered(page));
      for (let times = 0; times < 2; times++) {
        await drawn(page);
        left += inFlight(page) + (await unanswered(page));
      }
      return left;
    }, 'files and answers that are awaited')
    .toBe(0);
}

/** Presses a control, or changes it if it is a choice. Throws if it isn't on the page any more. */
async function press(one: Locator): Promise<void> {
  const brief = { timeout: 3000 };
  const [tag, type] = await one.evaluate(
    (each) => [each.tagName, each.getAttribute('type')],
    undefined,
    brief,
  );
  if (tag === 'SELECT') {
    const last = await one.locator('option').last().getAttribute('value', brief);
    await one.selectOption(last ?? '', brief);
  } else if (type === 'range') await one.press('ArrowLeft', brief);
  // By script, so that a box hidden behind its label and a control out of sight can be pressed too.
  else await one.evaluate((each) => (each as HTMLElement).click(), undefined, brief);
}

/**
 * Finds the control with this key and presses it; then waits until the results are drawn. Answers false if
 * there is none.
 */
export async function pressControl(page: Page, spared: Spared, key: string): Promise<boolean> {
  for (let times = 0; ; times++) {
    const all = await controls(page, spared);
    if (!all.some((one) => one.key === key)) return false;
    try {
      await press(page.locator(`[data-key=${JSON.stringify(key)}]`));
      break;
    } catch (error) {
      // What is drawn anew between the search and the press is another element, without the key.
      if (!(error instanceof errors.TimeoutError) || times === 2) throw error;
    }
  }
  await settled(page);
  return true;
}

/** Closes dialogs and menus. */
export async function closeAll(page: Page): Promise<void> {
  const open = page.locator('dialog:modal');
  for (let times = 0; times < 6 && (await open.count()) > 0; times++) {
    await page.keyboard.press('Escape');
    await drawn(page);
  }
  await expect(open).toHaveCount(0);
}
