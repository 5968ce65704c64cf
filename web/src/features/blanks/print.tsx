// Prints blank sheets of the game: they stand before the page for as long as the browser prints.
import { render } from 'preact';
import { report, system } from '../../app/match.ts';
import { BlankSheets } from './BlankSheets.tsx';
import * as css from './blanks.module.css';

export function printBlanks(): void {
  const info = system.peek();
  if (!info) return;
  const paper = document.createElement('div');
  paper.className = css.blanks;
  document.body.prepend(paper);
  render(<BlankSheets info={info} meters={report.peek()?.boards[0]?.sides[0].meters ?? []} />, paper);
  addEventListener(
    'afterprint',
    () => {
      render(null, paper);
      paper.remove();
    },
    { once: true },
  );
  print();
}
