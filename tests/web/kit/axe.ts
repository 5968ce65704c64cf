// axe-core, asked about the page as it stands.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What it finds wrong in a part of the page, with where. */
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
