// Makes the page 「つくりかた」 of docs/making.md and docs/making.ja.md: for readers who want to see inside, use the engine, or
// host the site. Links lead to the repository that the build was told; without one, their texts stand without links.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Marked } from 'marked';
import type { Lang } from '#engine';
import { branch, host } from '../src/util/basics.ts';

const docs = resolve(import.meta.dirname, '../../docs');
/** Placeholder in the drawn page that the text replaces. */
export const place = '<div data-making="true"></div>';

/** Address of a link in the docs: `api.md` is one of the docs, `repository:README.md` a file from the repository's
 * root. */
function address(href: string, repository: string): string {
  const [, file = ''] = /^repository:(.*)$/.exec(href) ?? [undefined, `docs/${href}`];
  return `${host}/${repository}${file && `/blob/${branch}/${file}`}`;
}

export function making(lang: Lang, repository: string): string {
  const marked = new Marked({
    renderer: {
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        return repository ? `<a href="${address(href, repository)}">${text}</a>` : text;
      },
    },
  });
  const file = lang === 'ja' ? 'making.ja.md' : 'making.md';
  const text = readFileSync(resolve(docs, file), 'utf8');
  // Without a repository the line that promises the source is left out.
  const said = repository ? text : text.replace(/^- \[[^\]]*\]\(repository:\)\n/m, '');
  return `<article>${marked.parse(said, { async: false })}</article>`;
}
