// How Chromium is started, by tests and measures alike.
import { existsSync } from 'node:fs';

/** What a window of the full browser brings along for its address bar, more work than a page of ours; and what asks the network. */
const unwanted = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  // The browser would hold a first paint back.
  'PaintHolding',
];

const given = process.env.CHROMIUM ?? process.env.CHROMIUM_PATH;
const executablePath =
  given || ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));

export const launchOptions = {
  // Without one, that of Playwright.
  ...(executablePath && { executablePath }),
  args: [
    `--disable-features=${unwanted.join(',')}`,
    // Chromium refuses its sandbox to root, which containers are.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};
