// How often a skill stands in a place of the table's builds: numbers, and the darker the more.
import type { EquilibriumTable } from '#analysis';
import { system } from '../../app/match.ts';
import { Seal } from '../../components/Seal.tsx';
import { rowField } from '../../app/chance.ts';
import { ItemName } from '../../components/builds/ItemName.tsx';
import { rowText } from '../../components/builds/builds.ts';
import { heat, sharePercent } from './gain.ts';
import { metaWords } from './words.ts';
import * as css from './meta.module.css';

export function Shares({ of }: { of: EquilibriumTable }) {
  const t = metaWords.value;
  const items = system.value?.form.items ?? [];
  const places = rowField()?.places ?? 0;
  const rows = items
    .map((item, at) => ({ item, shares: of.shares.map((place) => place[at] ?? 0) }))
    .map((one) => ({ ...one, sum: one.shares.reduce((sum, share) => sum + share, 0) }));
  const seen = rows.filter(({ sum }) => sum > 0).sort((a, b) => b.sum - a.sum);
  const never = rows.filter(({ item, sum }) => sum === 0 && item.takeable);
  return (
    <section class={css.shares} aria-labelledby="shares">
      <h2 id="shares" class="cap">
        <span>{t.shares}</span>
      </h2>
      <p class="hint">{t.sharesNote}</p>
      <table>
        <caption class="vh">{t.shares}</caption>
        <thead>
          <tr>
            <th scope="col">{t.skill}</th>
            {Array.from({ length: places }, (_, place) => (
              <th key={place} scope="col">
                {t.place(place + 1)}
              </th>
            ))}
            <th scope="col">
              {t.mean}
              <span class="vh"> {t.meanNote}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {seen.map(({ item, shares, sum }) => (
            <tr key={item.id}>
              <th scope="row">
                <Seal item={item} size="xs" /> <ItemName of={[item.id]} />
              </th>
              {shares.map((share, place) => (
                <td key={place} data-heat={heat(share)}>
                  {sharePercent(share)}
                </td>
              ))}
              <td class={css.mean}>{(Math.round(sum / 100) / 100).toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {never.length > 0 && (
        <p class="hint">
          <b>{t.never}</b> {rowText(never.map(({ item }) => item.id))}
        </p>
      )}
    </section>
  );
}
