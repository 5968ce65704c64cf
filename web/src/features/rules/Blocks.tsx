// Paragraphs, lists and tables of the rules; a clause's number in the text leads to it.
import type { Block, Inline } from '../../app/rules/types.ts';
import { anchorOf } from '../../app/screens.ts';
import { Round } from './Round.tsx';
import * as css from './clause.module.css';

/** 5.3 and R1, but no version such as 1.03. */
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
