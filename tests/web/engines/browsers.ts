// Drives Firefox and WebKit through one small interface: Firefox by WebDriver BiDi, WebKitGTK by its
// WebDriver on a virtual display. Both are the distribution's packages, since Playwright's builds would have
// to be downloaded.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ElementHandle, type EvaluateFunc, launch } from 'puppeteer-core';
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import { freePort } from '../kit/site.ts';

/** A function that runs in the page: it may use only its arguments, and returns a value that JSON can hold. */
type InPage<Given extends unknown[], Told> = (...given: Given) => Told;

export interface Browser {
  visit: (address: string) => Promise<void>;
  run: <Given extends unknown[], Told>(script: InPage<Given, Told>, ...given: Given) => Promise<Told>;
  /**
   * Presses the element that a script finds, as a pointer does; false: there is none, or another element
   * covers it.
   */
  press: <Given extends unknown[]>(
    script: InPage<Given, Element | null>,
    ...given: Given
  ) => Promise<boolean>;
  close: () => Promise<void>;
}

const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

/** Path of WebKitGTK's MiniBrowser, which lies in a library folder named after the machine's architecture. */
function miniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .flatMap((kind) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((of) => join(libraries, kind, of, 'MiniBrowser')),
    )
    .find((path) => existsSync(path));
}

/** A new folder for a browser's files, and the function that removes it. */
function ownFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'shiaiba-browser-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

async function firefox(): Promise<Browser> {
  if (!firefoxPath) throw new Error('Firefox is not installed: scripts/setup --for web');
  const { folder, remove } = ownFolder();
  const driven = await launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    headless: true,
    userDataDir: folder,
    // The browser writes files to its home, which a container's user may not have.
    env: { ...process.env, HOME: folder, TZ: 'Asia/Tokyo' },
    extraPrefsFirefox: { 'browser.shell.checkDefaultBrowser': false },
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await driven.newPage();
  return {
    visit: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    run: (script, ...given) =>
      page.evaluate(script as unknown as EvaluateFunc<typeof given>, ...given) as Promise<never>,
    press: async (script, ...given) => {
      const handle = await page.evaluateHandle(script as unknown as EvaluateFunc<typeof given>, ...given);
      const element = handle.asElement() as ElementHandle | null;
      await element?.click();
      return element !== null;
    },
    close: async () => {
      await driven.close();
      remove();
    },
  };
}

/** Waits until a program that was started serves; throws if it doesn't within 10 s. */
async function served(program: ChildProcess, ready: () => boolean | Promise<boolean>): Promise<void> {
  const failed = new Promise<never>((_, refuse) => program.once('error', refuse));
  for (let tries = 0; tries < 200; tries++) {
    if (await Promise.race([ready(), failed])) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`${program.spawnfile} doesn't come up`);
}

async function webkit(): Promise<Browser> {
  const binary = miniBrowser();
  if (!binary) throw new Error('WebKitGTK is not installed: scripts/setup --for web');
  const { folder, remove } = ownFolder();
  // Displays below this number may be in use by people.
  let display = 90 + Math.floor(Math.random() * 900);
  while (existsSync(`/tmp/.X11-unix/X${display}`)) display++;
  const screen = spawn('Xvfb', [`:${display}`, '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  await served(screen, () => existsSync(`/tmp/.X11-unix/X${display}`));
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
      TZ: 'Asia/Tokyo',
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const address = `http://127.0.0.1:${port}/`;
  await served(driver, () =>
    fetch(`${address}status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const driven = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      }),
    )
    .build();
  // As a phone held upright, on which this engine is used most.
  await driven.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 });
  return {
    visit: (to) => driven.get(to),
    run: (script, ...given) => driven.executeScript(script, ...given),
    press: async (script, ...given) => {
      const element = await driven.executeScript<WebElement | null>(script, ...given);
      try {
        await element?.click();
      } catch (failure) {
        // Something that has just come may cover the element, or a new drawing may have replaced or hidden it: the
        // caller tries again.
        const passing = [
          'ElementClickInterceptedError',
          'ElementNotInteractableError',
          'StaleElementReferenceError',
        ];
        if (failure instanceof Error && passing.includes(failure.name)) return false;
        throw failure;
      }
      return element !== null;
    },
    close: async () => {
      await driven.quit().catch(() => undefined);
      driver.kill();
      screen.kill();
      remove();
    },
  };
}

export const browsers = { Firefox: firefox, WebKit: webkit };
