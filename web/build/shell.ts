// Makes the HTML around a page: policy, title, links, and the drawn body. It holds no inline script and no inline style.
import type { Lang } from '#engine';

export const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types shiaiba shiaiba-early',
].join('; ');

export interface Page {
  /** Folder below the site's root: "", "shiden/", "en/", "en/shiden/". */
  path: string;
  lang: Lang;
  /** Id of the system whose module the page loads. */
  system: string;
  title: string;
  description: string;
  /** Names of the parts that the page is first drawn with (src/app/sheet/form.ts); absent: the page runs no scripts. */
  drawn?: string[];
  /** What its game is, in a line, and the titles of all games, as JSON: the page's script reads it. */
  games?: string;
  /** Markup made by the build; everything in it is escaped already. */
  body: string;
}

/** Files that a page loads; paths are relative to the site's root. */
export interface Assets {
  /** A classic script that runs before the first drawing; "": none. */
  first: string;
  /** Script of the worker about single matches, which `first` may start; "": none. */
  worker: string;
  scripts: string[];
  /** Files that the script asks for first, so they are fetched early. */
  preload: { file: string; as: 'script' | 'fetch' }[];
  styles: string[];
  /** Style sheets whose content is in `styles` already: named, so that Vite's loader doesn't fetch them with their
   * parts. */
  within: string[];
  /** The icon as a data: URL: it costs no request. */
  icon: string;
  /** Address of the site with a slash at its end, for links that must be absolute; "" where the build isn't told it. */
  site: string;
  /** Repository "owner/name", for pages that link to it; "" where the build isn't told it. */
  repository: string;
}

export const rootOf = (path: string) => '../'.repeat(path.split('/').length - 1) || './';

/** Path of the same page in the other language. */
export const twin = ({ path, lang }: Page) => (lang === 'ja' ? `en/${path}` : path.slice('en/'.length));

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string) => text.replace(/[&<>"]/g, (found) => escapes[found] ?? found);

/** Tags of the card that other sites show for a link. */
function card({ title, description, system, lang }: Page, site: string): string[] {
  const said = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:locale', { ja: 'ja_JP', en: 'en' }[lang]],
    ['og:site_name', { ja: '仕合場', en: 'Shiaiba' }[lang]],
  ];
  if (site) {
    said.push(
      ['og:image', `${site}cards/${system}.${lang}.png`],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', title],
    );
  }
  return [
    ...said.map(([name, text = '']) => `<meta property="${name}" content="${escaped(text)}">`),
    `<meta name="twitter:card" content="${site ? 'summary_large_image' : 'summary'}">`,
  ];
}

export function html(page: Page, assets: Assets, withPolicy: boolean): string {
  const root = rootOf(page.path);
  const other = page.lang === 'ja' ? 'en' : 'ja';
  const worker = assets.worker && ` data-worker="${root}${assets.worker}"`;
  const head = [
    withPolicy && `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escaped(page.title)}</title>`,
    `<meta name="description" content="${escaped(page.description)}">`,
    ...card(page, assets.site),
    '<meta name="referrer" content="no-referrer">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f4edde">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#17140f">',
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${root}${file}">`),
    ...assets.within.map((file) => `<link rel="stylesheet" disabled href="${root}${file}">`),
    ...assets.scripts.map((file) => `<script type="module" src="${root}${file}"></script>`),
    ...assets.preload.map(({ file, as }) =>
      as === 'script'
        ? `<link rel="modulepreload" href="${root}${file}">`
        : `<link rel="preload" as="fetch" crossorigin href="${root}${file}">`,
    ),
    // Runs before anything is drawn: it is short, and it changes the page for the reader before they see it. It
    // stands behind the other links because the browser asks for no file behind a script until that script has come
    // in.
    assets.first && `<script src="${root}${assets.first}"${worker}></script>`,
    `<link rel="alternate" hreflang="${page.lang}" href="${root}${page.path}">`,
    `<link rel="alternate" hreflang="${other}" href="${root}${twin(page)}">`,
    `<link rel="icon" type="image/svg+xml" href="${assets.icon}">`,
    `<link rel="apple-touch-icon" href="${root}icon-180.png">`,
    `<link rel="manifest" href="${root}manifest.webmanifest">`,
  ];
  const repository = assets.repository && ` data-repository="${escaped(assets.repository)}"`;
  const drawn = page.drawn ? ` data-drawn="${page.drawn.join(' ')}"` : '';
  const games = page.games ? ` data-games="${escaped(page.games)}"` : '';
  return `<!doctype html>
<html lang="${page.lang}" data-root="${root}" data-shell="${page.path}"${drawn}${games}${repository}>
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
${page.body}
</body>
</html>
`;
}
