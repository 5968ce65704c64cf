// Serves the built page, fights the sample in a real Chromium ($CHROMIUM) and says what went wrong.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { chromium } from 'playwright-core';

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function untilServed(url) {
  for (let i = 0; i < 100; i++) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing is served at ${url}`);
}

/** Loads the page, waits for the live engine, and swaps the sides: a fight nobody prepared. */
async function check(url) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || undefined,
    // Chromium refuses its sandbox to root, which containers are.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ locale: 'ja-JP' });
    const faults = [];
    page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`);
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(url).origin) faults.push(`leaves the origin: ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
    });

    await page.goto(url);
    await page.waitForFunction(() => document.documentElement.dataset.engine === 'ready', null, { timeout: 30_000 });
    const headline = page.getByRole('heading', { level: 1 });
    const said = await headline.innerText();
    if (!said.includes('クロダ')) faults.push(`the sample should go to クロダ, but the page says: ${said}`);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return said;
  } finally {
    await browser.close();
  }
}

const port = Number(process.argv[2]) || (await freePort());
const url = `http://localhost:${port}/`;
// A group of its own: npm does not hand signals on to the server it starts.
const server = spawn('npm', ['run', '--silent', 'serve', '--', '--port', `${port}`], { stdio: 'inherit', detached: true });
try {
  await untilServed(url);
  console.log(`The page works: ${await check(url)}`);
} catch (error) {
  console.error(`The page does not work: ${error.message}`);
  process.exitCode = 1;
} finally {
  process.kill(-server.pid);
}
