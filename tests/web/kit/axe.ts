// Runs axe-core over the page as it stands.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Violations in a part of the page: the id of the rule, then the places with the reason. */
export async function wrong(page: Page, part = 'body'): Promise<string[][]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => [
    id,
    ...nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  ]);
}
