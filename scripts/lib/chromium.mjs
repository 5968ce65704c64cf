// Options with which tests and measures start Chromium.
import { existsSync } from 'node:fs';

/** Features to switch off: parts of a full browser's window, which work more than a page does, and requests to the
 * network. */
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
  // Holds a page's first paint back.
  'PaintHolding',
];

const given = process.env.CHROMIUM ?? process.env.CHROMIUM_PATH;
const executablePath =
  given || ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));

export const launchOptions = {
  // Without a path, Playwright starts the browser that it installed.
  ...(executablePath && { executablePath }),
  args: [
    `--disable-features=${unwanted.join(',')}`,
    // Chromium refuses to run sandboxed as root, and containers run as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};
