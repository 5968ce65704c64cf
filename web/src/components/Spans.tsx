// Text that the engine composed: names in their side's ink, skills and states set off; always text nodes.
import type { Span } from '#engine';
import { lang } from '../i18n/index.ts';
import * as css from './Spans.module.css';

function one(span: Span, key: number) {
  if (typeof span === 'string') return span;
  switch (span.t) {
    case 'name':
      return (
        <bdi key={key} class={span.side === 'A' ? 'a' : 'b'}>
          {span.s}
        </bdi>
      );
    case 'skill':
      return (
        <span key={key} class={css.sk}>
          {lang.value === 'ja' ? `【${span.s}】` : span.s}
          {!!span.level && <sub>{span.level}</sub>}
        </span>
      );
    case 'state':
      return (
        <span key={key} class={css.st}>
          {span.s}
        </span>
      );
  }
}

export function Spans({ of }: { of: Span[] }) {
  return <>{of.map(one)}</>;
}
