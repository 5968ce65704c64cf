// The HTML around the page: policy, title, links, and what was drawn into it. No script, no style of its own.
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
  /** Folder under the site's root: "", "shiden/", "en/", "en/shiden/". */
  path: string;
  lang: Lang;
  /** Whose module it loads. */
  system: string;
  title: string;
  description: string;
  /** Names of what it is drawn with at first (src/app/drawn.ts); none: it is only read. */
  drawn?: string[];
  /** Markup of our own making; everything in it is escaped already. */
  body: string;
}

/** What every page loads; paths are relative to the site's root. */
export interface Assets {
  /** A plain one that runs before the first drawing; empty: there is none. */
  first: string;
  /** What that one may start: the script of the worker about single matches; empty: nothing. */
  worker: string;
  scripts: string[];
  /** Fetched early, because the script asks for them first. */
  preload: { file: string; as: 'script' | 'fetch' }[];
  styles: string[];
  /** Sheets whose content is in one of those: named so that no script fetches them with the part that wants them. */
  within: string[];
  /** As an address: in the page itself it costs no request. */
  icon: string;
  /** Where the site will stand, with a slash at its end, for what needs a whole address; empty where nobody knows. */
  site: string;
  /** What it is built of, "owner/name", for pages that lead there; empty where nobody says. */
  repository: string;
}

export const rootOf = (path: string) => '../'.repeat(path.split('/').length - 1) || './';

/** The same page in the other language. */
export const twin = ({ path, lang }: Page) => (lang === 'ja' ? `en/${path}` : path.slice('en/'.length));

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string) => text.replace(/[&<>"]/g, (found) => escapes[found] ?? found);

/** What other places show of a link. */
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
    // Before anything is drawn: it is short, and what it says of the reader moves nothing later. It stands behind the
    // others because no file behind a script is asked for until that has come in.
    assets.first && `<script src="${root}${assets.first}"${worker}></script>`,
    `<link rel="alternate" hreflang="${page.lang}" href="${root}${page.path}">`,
    `<link rel="alternate" hreflang="${other}" href="${root}${twin(page)}">`,
    `<link rel="icon" type="image/svg+xml" href="${assets.icon}">`,
    `<link rel="apple-touch-icon" href="${root}icon-180.png">`,
    `<link rel="manifest" href="${root}manifest.webmanifest">`,
  ];
  const repository = assets.repository && ` data-repository="${escaped(assets.repository)}"`;
  const drawn = page.drawn ? ` data-drawn="${page.drawn.join(' ')}"` : '';
  return `<!doctype html>
<html lang="${page.lang}" data-root="${root}" data-shell="${page.path}"${drawn}${repository}>
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
${page.body}
</body>
</html>
`;
}
