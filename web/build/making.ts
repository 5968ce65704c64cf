// Turns docs/making.md and docs/making.ja.md into the page 「つくりかた」 when the site is built: for those who want to see
// inside, use the engine, or host it. Links lead to the repository that the build is told of; where it is told of none, what
// they would lead to is named and not linked.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Marked } from 'marked';
import type { Lang } from '#engine';
import { branch, host } from '../src/util/basics.ts';

const docs = resolve(import.meta.dirname, '../../docs');
/** Where the page wants it, as it is drawn. */
export const place = '<div data-making="true"></div>';

/** `api.md` is one of the docs; `repository:README.md` a file from the root, and `repository:` the root itself. */
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
  // The source is nowhere where nobody says where.
  const said = repository ? text : text.replace(/^- \[[^\]]*\]\(repository:\)\n/m, '');
  return `<article>${marked.parse(said, { async: false })}</article>`;
}
