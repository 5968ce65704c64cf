// All that can be pressed as a page stands, one after the other: a test that presses everything goes by it.
import { type Locator, type Page, expect } from '@playwright/test';
import { inFlight, unanswered } from './fixture.ts';
import { drawn } from './looks.ts';

/** Not pressed: links to other pages, fields to write in, and what these match. */
export interface Spared {
  selectors: readonly string[];
  names: readonly string[];
}

/** What a control is called among all of the page, or of the dialog that is open over it. */
interface Control {
  key: string;
  name: string;
}

/** Finds all controls and writes its key on each. Of a page behind a dialog nothing can be pressed. */
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
        // Numbers in a name change with what is pressed.
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

/** Whatever was asked of the network and of the engine has been answered, and what came of it stands on the page. */
async function settled(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      // A file that came in may lead to a question, and an answer to the next one: it is looked at until two drawings show nothing.
      let left = inFlight(page) + (await unanswered(page));
      for (let times = 0; times < 2; times++) {
        await drawn(page);
        left += inFlight(page) + (await unanswered(page));
      }
      return left;
    }, 'files and answers that are awaited')
    .toBe(0);
}

/** Pressed, or changed where it is a choice; then what it asks for has come in and is drawn. */
export async function pressControl(page: Page, one: Locator): Promise<void> {
  const [tag, type] = await one.evaluate((each) => [each.tagName, each.getAttribute('type')]);
  if (tag === 'SELECT') {
    const last = await one.locator('option').last().getAttribute('value');
    await one.selectOption(last ?? '');
  } else if (type === 'range') await one.press('ArrowLeft');
  // A box is pressed through its label, and what has scrolled away is pressed all the same.
  else await one.evaluate((each) => (each as HTMLElement).click());
  await settled(page);
}

/** Dialogs and menus are closed again. */
export async function closeAll(page: Page): Promise<void> {
  const open = page.locator('dialog:modal');
  for (let times = 0; times < 6 && (await open.count()) > 0; times++) {
    await page.keyboard.press('Escape');
    await drawn(page);
  }
  await expect(open).toHaveCount(0);
}
