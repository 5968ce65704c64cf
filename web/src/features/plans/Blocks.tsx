// A plan as blocks: lets condition, decision, instruction and target be chosen, so that nothing need be written.
import type { Build, PlanForm, PlanRead, PlanSlot, PlanTree, PlanWords } from '#engine';
import { lang } from '../../i18n/index.ts';
import { without } from '../../util/basics.ts';
import { Amount, Condition } from './Condition.tsx';
import { planWords } from '../../app/plans/ask.ts';
import {
  type Instruction,
  conditionOf,
  filled,
  gapped,
  inOrder,
  named,
  placesOf,
  read as readAct,
  toldApart,
  treeOf,
} from './blocks.ts';
import { plansWords } from './words.ts';
import * as css from './plans.module.css';

interface Props {
  n: number;
  build: Build;
  read: PlanRead | undefined;
  empty: boolean;
  onPut: (plan: PlanTree) => void;
}

/** Kinds of instructions: one for each decision, and one for each resource that a plan can keep (`keep`). */
function kinds(words: PlanWords): { id: string; name: string; keep: boolean }[] {
  const of = (list: PlanWords['resources'], keep: boolean) =>
    list.map((one) => ({ id: one.id, name: one[lang.value], keep }));
  return [...of(words.decisions, false), ...of(words.resources, true)];
}
const formsOf = (words: PlanWords, kind: string, keep: boolean): PlanForm[] =>
  words.forms.filter((form) => form.kind === kind && (form.verb === 'keep') === keep);

interface SlotProps {
  slots: readonly PlanSlot[];
  label: string;
  under: string;
  act: Instruction;
  onAct: (filling: Instruction['filling']) => void;
}

/** Fields for the slots of an instruction. `under`: path of the phrase that the slots belong to; "": the instruction.
 * */
function Slots({ slots, label, under, act, onAct }: SlotProps) {
  const t = plansWords.value;
  const put = (path: string, value: string | number | null) => {
    const rest = without(act.filling, path);
    onAct(value === null ? rest : { ...rest, [path]: value });
  };
  return (
    <>
      {placesOf(inOrder(slots, label), under).map(({ slot, path }) => {
        const value = act.filling[path];
        if (slot.words || slot.phrases) {
          const phrase = slot.phrases?.[Number(value)];
          return (
            <>
              <select
                key={path}
                aria-label={t.target}
                value={value === undefined ? '' : String(value)}
                onChange={({ currentTarget: { value: id } }) => {
                  const word = slot.words?.find((one) => String(one.id) === id);
                  put(path, id === '' ? null : (word?.id ?? Number(id)));
                }}
              >
                {slot.optional && <option value="">{t.nothing}</option>}
                {slot.words?.map((word) => (
                  <option key={word.id} value={String(word.id)}>
                    {word[lang.value]}
                  </option>
                ))}
                {toldApart(slot.phrases ?? [], lang.value, (one) => named(one, lang.value, t.byName)).map(
                  (name, at) => (
                    <option key={at} value={String(at)}>
                      {name}
                    </option>
                  ),
                )}
              </select>
              {phrase && (
                <Slots
                  slots={phrase.slots}
                  label={phrase.label[lang.value]}
                  under={path}
                  act={act}
                  onAct={onAct}
                />
              )}
            </>
          );
        }
        return (
          <Amount
            key={path}
            name={t.number}
            value={Number(value ?? 0)}
            least={0}
            most={999}
            onPut={(next) => put(path, next)}
          />
        );
      })}
    </>
  );
}

export function Blocks({ n, read, empty, onPut }: Props) {
  const t = plansWords.value;
  const words = planWords.value;
  const plan = read?.plan ?? null;
  if (!words) return null;
  const act = plan && readAct(words, plan.do);
  const begin = () => {
    const form = words.forms[0];
    if (form) onPut({ do: treeOf(filled(form)) });
  };
  if (!act && !empty) {
    return (
      <p class={`${css.blocks} hint`}>
        {t.brokenText}
        <button type="button" class="text" onClick={begin}>
          {t.afresh}
        </button>
      </p>
    );
  }
  const when = plan ? conditionOf(plan) : null;
  const put = (next: Instruction | null, condition = when) => {
    if (next) onPut({ ...(condition && { when: condition }), do: treeOf(next) });
  };
  const all = kinds(words);
  const kept = act?.form.verb === 'keep';
  const here = all.findIndex(({ id, keep }) => act && id === act.form.kind && keep === kept);
  const forms = act ? formsOf(words, act.form.kind, kept) : [];
  const decision = words.decisions.find(({ id }) => !kept && id === act?.form.kind);
  return (
    <fieldset class={css.blocks}>
      <legend class="vh">{t.blocks(n)}</legend>
      {act && (
        <div class={css.block}>
          <b>{t.when}</b>
          <Condition words={words} condition={when} onPut={(next) => put(act, next)} />
        </div>
      )}
      <div class={css.block}>
        <b>{act ? t.act : t.kind}</b>
        <select
          aria-label={t.kind}
          value={String(here)}
          onChange={({ currentTarget: { value } }) => {
            const to = all[Number(value)];
            const [form] = to ? formsOf(words, to.id, to.keep) : [];
            if (form) put(filled(form), when);
          }}
        >
          {here < 0 && <option value="-1">{t.choose}</option>}
          {all.map(({ name }, at) => (
            <option key={at} value={String(at)}>
              {name}
            </option>
          ))}
        </select>
        {act && (
          <>
            <select
              aria-label={t.form}
              value={String(forms.indexOf(act.form))}
              onChange={({ currentTarget: { value } }) => {
                const form = forms[Number(value)];
                if (form) put(filled(form, act.filling));
              }}
            >
              {toldApart(forms, lang.value, ({ label }) => gapped(label[lang.value])).map((name, at) => (
                <option key={at} value={String(at)}>
                  {name}
                </option>
              ))}
            </select>
            <Slots
              slots={act.form.slots}
              label={act.form.label[lang.value]}
              under=""
              act={act}
              onAct={(filling) => put(filled(act.form, filling))}
            />
          </>
        )}
      </div>
      {decision && <p class="hint">{t.order(decision.order[lang.value])}</p>}
    </fieldset>
  );
}
