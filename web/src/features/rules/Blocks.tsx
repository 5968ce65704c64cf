// Draws the blocks of a clause: paragraphs, lists, tables, code and pictures of rounds. The number of a clause in a
// text links to that clause.
import type { SystemInfo } from '#engine';
import { system } from '../../app/fight/match.ts';
import { lang, words } from '../../i18n/index.ts';
import { meaning } from '../../app/sheet/names.ts';
import type { Block, Inline, Lane } from '../../app/rules.ts';
import { anchorOf } from '../../app/view.ts';
import * as css from './clause.module.css';

/** Meanings of the kanji of a lane, for readers who don't read Japanese. */
function meanings(cells: Lane['cells'], { form }: SystemInfo): string {
  const elements = form.fields.flatMap((field) => (field.type === 'patterns' ? field.elements : []));
  return cells
    .flatMap(({ s }) => {
      // Panels are looked up first, since a skill may have the same sign.
      const element = elements.find(({ id }) => id === s);
      const item = form.items.find(({ glyph }) => glyph === s);
      return element?.name.en ?? (item ? meaning(item) : []);
    })
    .join(words.value.comma);
}

/** A small picture of one round: each side's signs in a row, and beside them a note on what happens. */
function Round({ lanes }: { lanes: Lane[] }) {
  return (
    <figure class={css.round}>
      {lanes.map(({ side, cells, note }, at) => (
        <div key={at}>
          <span class={`mk ${side}`}>{side === 'a' ? '▲' : '▽'}</span>
          <span class={css.cells} lang="ja" aria-hidden="true">
            {cells.map(({ s, mark }, place) => (
              <b key={place} data-mark={mark}>
                {s}
              </b>
            ))}
          </span>
          <span class={css.note}>
            {lang.value === 'en' && system.value && <small>{meanings(cells, system.value)}</small>}
            {note}
          </span>
        </div>
      ))}
    </figure>
  );
}

/** Number of a clause (5.3) or a ruling (R1), but not a version such as 1.03. */
const reference = /(?<![\w.])(R\d+|\d{1,2}\.\d)(?![\w.]*\d)/;

function linked(text: string, known: ReadonlySet<string>) {
  return text.split(reference).map((part, at) =>
    at % 2 === 1 && known.has(part) ? (
      <a key={at} href={anchorOf('rules', part)}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function Text({ of, known }: { of: Inline[]; known: ReadonlySet<string> }) {
  return (
    <>
      {of.map((part, at) => {
        if (typeof part === 'string') return linked(part, known);
        const Tag = part.t;
        return <Tag key={at}>{part.s}</Tag>;
      })}
    </>
  );
}

function One({ block, known }: { block: Block; known: ReadonlySet<string> }) {
  switch (block.t) {
    case 'p':
      return (
        <p>
          <Text of={block.of} known={known} />
        </p>
      );
    case 'code':
      return (
        <pre tabIndex={0}>
          <code>{block.s}</code>
        </pre>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, at) => (
            <li key={at}>
              <Text of={item} known={known} />
            </li>
          ))}
        </List>
      );
    }
    case 'round':
      return <Round lanes={block.lanes} />;
    case 'table':
      return (
        <div class={css.scroll} tabIndex={0} role="group">
          <table>
            <thead>
              <tr>
                {block.head.map((cell, at) => (
                  <th key={at} scope="col">
                    <Text of={cell} known={known} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((cells, at) => (
                <tr key={at}>
                  {cells.map((cell, column) => (
                    <td key={column}>
                      <Text of={cell} known={known} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

export function Blocks({ of, known }: { of: Block[]; known: ReadonlySet<string> }) {
  return (
    <>
      {of.map((block, at) => (
        <One key={at} block={block} known={known} />
      ))}
    </>
  );
}
