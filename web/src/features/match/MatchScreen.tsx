// The match screen, in the order of reading: what happened, the two builds, the record.
import { useEffect, useRef } from 'preact/hooks';
import { curtain } from '../../app/fight/record.ts';
import { system } from '../../app/fight/match.ts';
import { lazy } from '../../components/lazy.tsx';
import { Begin, Curtain, Play, Position } from '../../components/parts/parts.tsx';
import { Record } from './Record.tsx';
import { Sheet, Tabs } from '../../components/sheet/Sheet.tsx';
import { passed } from '../../app/sight.ts';
import { Strip } from './Strip.tsx';
import { Verdict } from './Verdict.tsx';
import * as css from './MatchScreen.module.css';

const sides = [0, 1] as const;

/** Wanted when the verdict has passed out of sight. */
const Bar = lazy(async () => (await import('./Bar.tsx')).Bar);

/** Only where it is another: setting it styles anew all that is inside. */
function tell(of: HTMLElement | null | undefined, name: string, height = 0): void {
  const said = `${height}px`;
  if (of && of.style.getPropertyValue(name) !== said) of.style.setProperty(name, said);
}

/** Tells the style sheet how high stage and sheets are, so that they can stay while the record passes. */
function pin(screen: HTMLElement, stage: HTMLElement): () => void {
  const sheets = [...screen.querySelectorAll<HTMLElement>('[data-part=sheet]')];
  const watch = new ResizeObserver(() => {
    // All is read before anything is written: so nothing is laid out twice.
    const record = screen.querySelector<HTMLElement>('[data-part=record]');
    const stood = stage.offsetHeight;
    const verdict = stage.querySelector<HTMLElement>('[data-part=board]')?.offsetTop;
    const tall = sheets.map((sheet) => sheet.offsetHeight);
    tell(stage, '--verdict', verdict);
    tell(record, '--verdict', verdict);
    tell(record, '--stage', stood);
    sheets.forEach((sheet, side) => tell(sheet, '--tall', tall[side]));
    screen.dataset['pinned'] = '';
  });
  for (const part of [stage, ...sheets]) watch.observe(part);
  return () => watch.disconnect();
}

export function MatchScreen() {
  const screen = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => (screen.current && stage.current ? pin(screen.current, stage.current) : undefined), []);
  const info = system.value;
  const dice = info?.chance;
  return (
    <div class={css.match} data-passed={passed.value || undefined} ref={screen}>
      <div class={css.stage} data-part="stage" ref={stage}>
        {curtain.value ? (
          <Curtain />
        ) : (
          <>
            <Verdict />
            {dice && <Begin />}
            <Position />
            {dice && <Play />}
            <Strip />
          </>
        )}
      </div>
      <Tabs />
      {sides.map((side) => (
        <Sheet key={side} side={side} />
      ))}
      {!curtain.value && <Record />}
      {passed.value && !curtain.value && <Bar />}
    </div>
  );
}
