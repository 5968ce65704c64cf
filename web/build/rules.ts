// Makes the module `virtual:rules` of docs/systems/<id>.md, <id>.ja.md and their .play and .brief files: rules as data.
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Token, type Tokens, lexer } from 'marked';
import type { Plugin } from 'vite';
import type { Block, Clause, Inline, Lane } from '../src/app/rules.ts';

const folder = resolve(import.meta.dirname, '../../docs/systems');
/** Folder of the tutorials; a system's tutorial has the name of its id. */
const lessons = resolve(import.meta.dirname, '../src/features/tutorial/lessons');
/** The rest of a file, from this mark on, is for readers of the code. */
const end = '<!-- referee';

/** Clauses of a file, one per heading. The text before the first heading is the introduction, with the id "". */
export function clauses(markdown: string): Clause[] {
  const found: Clause[] = [{ id: '', title: '', depth: 1, blocks: [] }];
  for (const token of lexer(markdown)) {
    if (token.type === 'html' && token.raw.startsWith(end)) break;
    if (token.type === 'space' || (token.type === 'heading' && token['depth'] === 1)) continue;
    if (token.type === 'heading') found.push(heading(token as Tokens.Heading));
    else found.at(-1)?.blocks.push(block(token));
  }
  return found;
}

function heading({ text, depth }: Tokens.Heading): Clause {
  const [, id, title] = /^(\d+(?:\.\d+)?|R\d+)\s+(.+)$/.exec(text) ?? [];
  if (id === undefined || title === undefined) throw new Error(`A heading without a number: ${text}`);
  return { id, title, depth: depth - 1, blocks: [] };
}

function block(token: Token): Block {
  switch (token.type) {
    case 'paragraph':
      return { t: 'p', of: inline((token as Tokens.Paragraph).tokens) };
    case 'code': {
      const { lang, text } = token as Tokens.Code;
      return lang === 'round' ? { t: 'round', lanes: text.split('\n').map(lane) } : { t: 'code', s: text };
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return { t: 'list', ordered, items: items.map((item) => inline(flat(item))) };
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const line = (cells: Tokens.TableCell[]) => cells.map((cell) => inline(cell.tokens));
      return { t: 'table', head: line(header), rows: rows.map(line) };
    }
    default:
      throw new Error(`The rules screen knows no ${token.type}: ${token.raw.slice(0, 60)}`);
  }
}

/** A row of a picture: "▲ [閃] (閃) 交 | note". In brackets: acts; in parentheses: struck or spent. */
function lane(line: string): Lane {
  const [, side, row, note] = /^([▲▽]) (.+) \| (.+)$/.exec(line) ?? [];
  if (side === undefined || row === undefined || note === undefined)
    throw new Error(`No row of a picture: ${line}`);
  const cells = row.split(' ').map((cell): Lane['cells'][number] => {
    const s = cell.replace(/^[[(]|[\])]$/g, '');
    return cell.startsWith('[') ? { s, mark: 'acts' } : cell.startsWith('(') ? { s, mark: 'spent' } : { s };
  });
  return { side: side === '▲' ? 'a' : 'b', cells, note };
}

function flat(item: Tokens.ListItem): Token[] {
  return item.tokens.flatMap((part) => {
    if (part.type !== 'text') throw new Error(`Too much for one item of a list: ${part.raw.slice(0, 60)}`);
    return (part as Tokens.Text).tokens ?? [];
  });
}

function inline(tokens: Token[]): Inline[] {
  return tokens.map((token): Inline => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return (token as Tokens.Text).text;
      case 'codespan':
        return { t: 'code', s: (token as Tokens.Codespan).text };
      case 'strong':
      case 'em':
        return { t: token.type, s: (token as Tokens.Strong | Tokens.Em).text };
      default:
        throw new Error(`The rules screen knows no ${token.type}: ${token.raw}`);
    }
  });
}

/** Entries of a .play file: 遊び方 with the id "play", then the glossary's words with ids such as "t.speed". */
export function play(markdown: string): Clause[] {
  const title = (text: string) =>
    lexer(text).find((token): token is Tokens.Heading => token.type === 'heading')?.text ?? '';
  const [round = '', glossary] = markdown.split(/^(?=## )/m);
  const first = {
    id: 'play',
    title: title(round),
    depth: 1,
    blocks: clauses(round).flatMap((one) => one.blocks),
  };
  return glossary
    ? [first, { id: 'terms', title: title(glossary), depth: 2, blocks: [] }, ...terms(glossary)]
    : [first];
}

/** Glossary entries; a row has the ids by which the page asks, the word, and its meaning. */
function terms(markdown: string): Clause[] {
  const table = lexer(markdown).find((token): token is Tokens.Table => token.type === 'table');
  return (table?.rows ?? []).map(([ids, term, meaning]) => {
    const [id = '', ...also] = (ids?.text ?? '').split(' ').map((one) => `t.${one}`);
    const said: Block = { t: 'p', of: inline(meaning?.tokens ?? []) };
    return { id, title: term?.text ?? '', depth: 3, blocks: [said], ...(also.length > 0 && { also }) };
  });
}

/** Sentences of a .brief file by the number of their clause. */
export function briefs(markdown: string): ReadonlyMap<string, string> {
  const table = lexer(markdown).find((token): token is Tokens.Table => token.type === 'table');
  return new Map((table?.rows ?? []).map(([id, said]) => [id?.text ?? '', said?.text ?? '']));
}

/** The first line of a .play file: what the game is, in bold, then how it is won. */
export function about(markdown: string): { title: string; line: string } {
  const paragraph = lexer(markdown).find((token): token is Tokens.Paragraph => token.type === 'paragraph');
  const [title] = paragraph?.tokens ?? [];
  if (!paragraph || title?.type !== 'strong') throw new Error('A .play file begins with what the game is.');
  const said = (title as Tokens.Strong).text;
  return {
    title: said.replace(/[.。]$/, ''),
    line: inline(paragraph.tokens)
      .map((part) => (typeof part === 'string' ? part : part.s))
      .join('')
      .replace(/。 /g, '。'),
  };
}

const list = 'virtual:rules';
const prefix = `${list}/`;
/** What each game is, in short: its title in everyday words, and the line of its first frame. */
const games = 'virtual:games';
const languages = ['ja', 'en'] as const;

/** Most bytes of a file of rules after gzip; longer rules come in several files, fetched side by side. */
const most = 11_500;

/** Splits clauses into files; a file begins with a whole clause or chapter. */
export function parts(all: readonly Clause[], longest = most): Clause[][] {
  const found: Clause[][] = [[]];
  for (const one of all) {
    const last = found.at(-1) ?? [];
    const fits = gzipSync(JSON.stringify([...last, one])).length <= longest;
    if (fits || last.length === 0) last.push(one);
    else found.push([one]);
  }
  return found;
}

function file(name: string, language: string): string {
  return resolve(folder, `${name}${language === 'en' ? '' : `.${language}`}.md`);
}

/** Files of a system's rules in a language: the .play file, then the clauses with their briefs. */
function book(system: string, language: string): Clause[][] {
  const read = (name: string) => readFileSync(file(name, language), 'utf8');
  const brief = briefs(read(`${system}.brief`));
  const numbered = clauses(read(system)).map((one) => {
    const said = brief.get(one.id);
    return said ? { ...one, brief: said } : one;
  });
  return parts([...play(read(`${system}.play`)), ...numbered]);
}

/** The plugin. A system's rules are fetched by its id; each part is a module, so that the bundler makes a file of it. */
export function rules(): Plugin {
  return {
    name: 'shiaiba-rules',
    resolveId: (id) => (id === list || id === games || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      const ids = readdirSync(folder).flatMap((file) => /^(\w+)\.md$/.exec(file)?.[1] ?? []);
      if (id === `\0${games}`) {
        const said = (of: 'title' | 'line') => {
          const all = ids.map((one) => [
            one,
            Object.fromEntries(
              languages.map((lang) => [lang, about(readFileSync(file(`${one}.play`, lang), 'utf8'))[of]]),
            ),
          ]);
          return JSON.stringify(Object.fromEntries(all));
        };
        for (const one of ids) for (const lang of languages) this.addWatchFile(file(`${one}.play`, lang));
        return `export const titles = ${said('title')};\nexport const lines = ${said('line')};`;
      }
      if (id === `\0${list}`) {
        const taught = readdirSync(lessons).flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? []);
        return `export const taught = ${JSON.stringify(taught)};
export default { ${ids.map((one) => `${one}: () => import('${prefix}${one}')`).join(', ')} };`;
      }
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [system = '', language = '', part] = id.slice(prefix.length + 1).split('/');
      for (const one of ['ja', 'en'])
        for (const name of [system, `${system}.play`, `${system}.brief`]) this.addWatchFile(file(name, one));
      if (part !== undefined) {
        const text = JSON.stringify(book(system, language)[Number(part)]);
        return `export default JSON.parse(${JSON.stringify(text)});`;
      }
      const all = ['ja', 'en'].flatMap((one) => book(system, one).map((_, at) => ({ one, at })));
      const imports = all.map(({ one, at }) => `import ${one}${at} from '${prefix}${system}/${one}/${at}';`);
      const joined = (language: string) =>
        all.flatMap(({ one, at }) => (one === language ? [`...${one}${at}`] : [])).join(', ');
      return `${imports.join('\n')}\nexport default { ja: [${joined('ja')}], en: [${joined('en')}] };`;
    },
  };
}
