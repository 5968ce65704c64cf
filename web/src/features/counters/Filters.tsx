// Which counters are wanted: skills they hold or don't hold, and how far they are from the reader's own row.
import type { CounterFilter } from '#analysis';
import { system } from '../../app/match.ts';
import { Icon } from '../../components/Icon.tsx';
import { Seal } from '../../components/Seal.tsx';
import { lang } from '../../i18n/index.ts';
import { rowField } from '../../app/chance.ts';
import { itemGloss, itemName, itemOf } from '../../components/builds/builds.ts';
import { askCounters, filter } from './inquiry.ts';
import { counterWords } from './words.ts';
import * as css from './counters.module.css';

function change(next: CounterFilter): void {
  filter.value = next;
  void askCounters();
}

type Key = 'hold' | 'without';

function Condition({ of }: { of: Key }) {
  const t = counterWords.value;
  const form = system.value?.form;
  const now = filter.value;
  const list = now[of] ?? [];
  const used = new Set([...(now.hold ?? []), ...(now.without ?? [])]);
  const put = (items: string[]) => change({ ...now, [of]: items });
  // More than there are places can't be held at once.
  const full = of === 'hold' && list.length >= (rowField()?.places ?? 0);
  return (
    <div class={css.condition}>
      <b>{t[of]}</b>
      {list.map((id) => (
        <button
          key={id}
          type="button"
          aria-label={t.drop(itemName(id))}
          onClick={() => put(list.filter((one) => one !== id))}
        >
          <Seal item={itemOf(id)} size="xs" />
          {itemGloss(id)}
          <Icon name="close" />
        </button>
      ))}
      <select
        aria-label={of === 'hold' ? t.addHold : t.addWithout}
        value=""
        disabled={full}
        onChange={(event) => {
          const id = event.currentTarget.value;
          event.currentTarget.value = '';
          if (id) put([...list, id]);
        }}
      >
        <option value="">{t.choose}</option>
        {form?.kinds.map((kind) => (
          <optgroup key={kind.id} label={kind.name[lang.value]}>
            {form.items
              .filter((item) => item.kind === kind.id && item.takeable && !used.has(item.id))
              .map((item) => (
                <option key={item.id} value={item.id}>
                  {item.name[lang.value]}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

export function Filters() {
  const t = counterWords.value;
  const places = rowField()?.places ?? 0;
  const now = filter.value;
  return (
    <div class={css.filters} role="group" aria-label={t.filters}>
      <Condition of="hold" />
      <Condition of="without" />
      <label class={css.condition}>
        <b>{t.changes}</b>
        <select
          value={String(now.changes ?? '')}
          onChange={(event) => {
            const next: CounterFilter = { ...now, changes: Number(event.currentTarget.value) };
            if (!event.currentTarget.value) delete next.changes;
            change(next);
          }}
        >
          <option value="">{t.changesAny}</option>
          {Array.from({ length: Math.max(places - 1, 0) }, (_, at) => (
            <option key={at} value={String(at + 1)}>
              {t.changesMost(at + 1)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
