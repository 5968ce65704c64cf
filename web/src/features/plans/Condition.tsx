// The condition of a plan as chips: edits comparisons, each of a fact with a value, and groups of them joined by
// "all" or "any".
import type { PlanFact, PlanWords } from '#engine';
import { useTyping } from '../../components/input.ts';
import { plansWords } from './words.ts';
import { lang } from '../../i18n/index.ts';
import { without } from '../../util/basics.ts';
import {
  type Comparison,
  type Condition as Tree,
  type Ref,
  type Term,
  comparisonIn,
  comparisonOf,
  countTerms,
  factNames,
  isRef,
  joined,
  partsOf,
  refTo,
} from './blocks.ts';
import * as css from './plans.module.css';

interface AmountProps {
  name: string;
  value: number;
  least: number;
  most: number;
  unit?: string;
  onPut: (value: number) => void;
}

/** A field for a whole number from `least` to `most`, typed or stepped by buttons; others are put within the bounds. */
export function Amount({ name, value, least, most, unit = '', onPut }: AmountProps) {
  const t = plansWords.value;
  const typing = useTyping(String(value));
  const within = (wished: number) => Math.min(Math.max(Math.round(wished) || 0, least), most);
  const step = (by: 1 | -1) => (
    <button
      type="button"
      class={`icon ${css.icon}`}
      aria-label={by < 0 ? t.less : t.more}
      disabled={within(value + by) === value}
      onClick={() => onPut(within(value + by))}
    >
      {by < 0 ? '−' : '+'}
    </button>
  );
  return (
    <span class={css.amount}>
      {step(-1)}
      <input
        type="number"
        aria-label={name}
        min={least}
        max={most}
        value={typing.value}
        onInput={(event) => typing.type(event.currentTarget.value)}
        onChange={(event) => {
          typing.end();
          onPut(within(Number(event.currentTarget.value)));
        }}
        onBlur={typing.end}
      />
      {unit}
      {step(1)}
    </span>
  );
}

interface ConditionProps {
  words: PlanWords;
  condition: Tree | null;
  onPut: (condition: Tree | null) => void;
}

interface FactProps {
  words: PlanWords;
  facts: readonly PlanFact[];
  of: Ref;
  onPut: (ref: Ref) => void;
}

/** Chooses a fact and its arguments: the side, and which item it is about. */
function Arguments({ words, facts, of, onPut }: FactProps) {
  const t = plansWords.value;
  const fact = words.facts.find(({ id }) => id === of.fact);
  if (!fact) return null;
  const which = fact.which;
  const put = (key: string, value: string | number | undefined) => {
    const rest = without(of.args ?? {}, key);
    onPut({ ...of, args: value === undefined ? rest : { ...rest, [key]: value } });
  };
  return (
    <>
      {fact.who && (
        <select
          aria-label={t.who}
          value={String(of.args?.['who'] ?? 'self')}
          onChange={(event) => put('who', event.currentTarget.value)}
        >
          <option value="self">{t.self}</option>
          <option value="opponent">{t.opponent}</option>
        </select>
      )}
      {which && (
        <select
          aria-label={t.which}
          value={String(of.args?.[which.key] ?? '')}
          onChange={({ currentTarget: { value } }) =>
            put(which.key, which.words.find(({ id }) => String(id) === value)?.id)
          }
        >
          {which.optional && <option value="">{t.nothing}</option>}
          {which.words.map((word) => (
            <option key={word.id} value={String(word.id)}>
              {word[lang.value]}
            </option>
          ))}
        </select>
      )}
      <select
        aria-label={t.fact}
        value={fact.id}
        onChange={({ currentTarget: { value } }) => {
          const next = words.facts.find(({ id }) => id === value);
          if (next) onPut(refTo(next, of.args));
        }}
      >
        {factNames(facts, lang.value).map((name, at) => (
          <option key={facts[at]?.id} value={facts[at]?.id}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}

const signs = ['>=', '<=', '<', '>', '=', '!='] as const;

/** Chooses the right side of a comparison: a number, a word, or another fact. */
function Right({
  words,
  of,
  fact,
  onPut,
}: {
  words: PlanWords;
  of: Comparison;
  fact: PlanFact;
  onPut: (of: Comparison) => void;
}) {
  const t = plansWords.value;
  const { value } = of;
  if (fact.type === 'symbol' && !isRef(value)) {
    return (
      <select
        aria-label={t.value}
        value={String(value)}
        onChange={({ currentTarget: { value: id } }) =>
          onPut({ ...of, value: fact.values?.find((one) => String(one.id) === id)?.id ?? id })
        }
      >
        {fact.values?.map((word) => (
          <option key={word.id} value={String(word.id)}>
            {word[lang.value]}
          </option>
        ))}
      </select>
    );
  }
  const like = words.facts.filter(({ type, id, who }) => type === fact.type && (who || id !== fact.id));
  const others = like.length > 0 && fact.type !== 'symbol';
  const scale = fact.type === 'chance' ? 100 : 1;
  return (
    <>
      {others && (
        <select
          aria-label={t.with}
          value={isRef(value) ? 'fact' : ''}
          onChange={({ currentTarget: { value: to } }) => {
            const [first] = like;
            if (to && first) onPut({ ...of, value: refTo(first) });
            else onPut({ ...of, value: Math.max(fact.least, 1) });
          }}
        >
          <option value="">{t.number}</option>
          <option value="fact">{t.fact}</option>
        </select>
      )}
      {isRef(value) ? (
        <Arguments words={words} facts={like} of={value} onPut={(ref) => onPut({ ...of, value: ref })} />
      ) : (
        <Amount
          name={t.value}
          value={Number(value) / scale}
          least={fact.least / scale}
          most={fact.most / scale}
          unit={fact.type === 'chance' ? '%' : ''}
          onPut={(next) => onPut({ ...of, value: Math.round(next * scale) })}
        />
      )}
    </>
  );
}

function Chip({ words, term, onPut }: { words: PlanWords; term: Term; onPut: (term: Term | null) => void }) {
  const t = plansWords.value;
  const of = comparisonIn(term);
  const fact = words.facts.find(({ id }) => id === of.fact);
  if (!fact) return null;
  const other = (ref: Ref) => {
    const next = words.facts.find(({ id }) => id === ref.fact);
    if (!next) return;
    if (next.id === fact.id) onPut('not' in term ? { not: { ...of, ...ref } } : { ...of, ...ref });
    else
      onPut({
        ...comparisonOf(next, ref.args),
        ...(next.type === fact.type && next.type === 'number' && { cmp: of.cmp }),
      });
  };
  const plain = fact.type === 'flag' || fact.type === 'symbol';
  return (
    <span class={css.chip}>
      <Arguments words={words} facts={words.facts} of={of} onPut={other} />
      {!plain && <Right words={words} of={of} fact={fact} onPut={onPut} />}
      <select
        aria-label={t.compare}
        value={fact.type === 'flag' ? ('not' in term ? '!=' : '=') : of.cmp}
        onChange={({ currentTarget: { value: cmp } }) => {
          if (fact.type !== 'flag') onPut({ ...of, cmp });
          else onPut(cmp === '=' ? of : { not: of });
        }}
      >
        {plain
          ? (['=', '!='] as const).map((cmp) => (
              <option key={cmp} value={cmp}>
                {t.symbolCmps[cmp]}
              </option>
            ))
          : signs.map((cmp) => (
              <option key={cmp} value={cmp}>
                {t.cmps[cmp]}
              </option>
            ))}
      </select>
      {fact.type === 'symbol' && <Right words={words} of={of} fact={fact} onPut={onPut} />}
      <button
        type="button"
        class={`icon ${css.icon}`}
        aria-label={t.removeTerm}
        title={t.removeTerm}
        onClick={() => onPut(null)}
      >
        ×
      </button>
    </span>
  );
}

interface GroupProps extends ConditionProps {
  depth: number;
  /** Number of comparisons that the plan may still get. */
  room: number;
}

function Group({ words, condition, onPut, depth, room }: GroupProps) {
  const t = plansWords.value;
  const group = condition && partsOf(condition);
  const { all, parts } = group ?? { all: true, parts: condition ? [condition] : [] };
  const [first] = words.facts;
  const fresh = first && comparisonOf(first);
  const put = (at: number, part: Tree | null) =>
    onPut(joined(all, part ? parts.with(at, part) : parts.toSpliced(at, 1)));
  return (
    <span class={css.group}>
      {parts.length > 1 && (
        <select
          aria-label={t.joinedBy}
          value={all ? 'and' : 'or'}
          onChange={(event) => onPut(joined(event.currentTarget.value === 'and', parts))}
        >
          <option value="and">{t.all}</option>
          <option value="or">{t.any}</option>
        </select>
      )}
      {parts.map((part, at) =>
        partsOf(part) ? (
          <Group
            key={at}
            words={words}
            condition={part}
            depth={depth + 1}
            room={room}
            onPut={(next) => put(at, next)}
          />
        ) : (
          <Chip key={at} words={words} term={part as Term} onPut={(next) => put(at, next)} />
        ),
      )}
      {parts.length === 0 && <span class="hint">{t.always}</span>}
      {room > 0 && fresh && (
        <button type="button" class="text" onClick={() => onPut(joined(all, [...parts, fresh]))}>
          ＋ {t.addTerm}
        </button>
      )}
      {room > 1 && fresh && parts.length > 0 && depth < words.most.depth && (
        <button
          type="button"
          class="text"
          onClick={() => {
            const inner: Tree = all ? { or: [fresh, fresh] } : { and: [fresh, fresh] };
            onPut(joined(all, [...parts, inner]));
          }}
        >
          ＋ {t.addGroup}
        </button>
      )}
    </span>
  );
}

export function Condition({ words, condition, onPut }: ConditionProps) {
  const room = words.most.terms - countTerms(condition);
  return <Group words={words} condition={condition} onPut={onPut} depth={0} room={room} />;
}
