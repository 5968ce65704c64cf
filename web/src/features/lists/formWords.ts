// Words of the form of a list and of the fight beside it.
import { translated } from '../../i18n/index.ts';
import { counted } from '../../i18n/counted.ts';

export const listFormWords = translated({
  start: {
    ja: '本作のリストから始まります。どこかを変えると、この仕合は変えたリストで戦われます。',
    en: 'It begins as the house’s list. Change something, and this fight is fought with the changed list.',
  },
  entry: { ja: '選んだもの', en: 'Entry' },
  kindOfEntry: { ja: '種類', en: 'Kind' },
  empty: { ja: '空から作る', en: 'New' },
  copy: { ja: '写して作る', en: 'Copy' },
  drop: { ja: '消す', en: 'Remove' },
  called: { ja: (n: number) => `自分の${n}`, en: (n: number) => `Own ${n}` },
  ofList: { ja: 'リストについて', en: 'About the list' },
  up: { ja: (name: string) => `${name}を上へ`, en: (name: string) => `Move ${name} up` },
  down: { ja: (name: string) => `${name}を下へ`, en: (name: string) => `Move ${name} down` },
  remove: { ja: (name: string) => `${name}を消す`, en: (name: string) => `Remove ${name}` },
  add: { ja: (label: string) => `${label}を足す`, en: (label: string) => `Add: ${label.toLowerCase()}` },
  least: { ja: '最小', en: 'least' },
  most: { ja: '最大', en: 'most' },
  between: { ja: (a: number, b: number) => `${a}～${b}`, en: (a: number, b: number) => `${a} to ${b}` },
  hints: {
    amount: { ja: '例：2×自分の失ったHP', en: 'such as 2 × my lost hp' },
    condition: { ja: '例：自分のHPが20以下', en: 'such as my hp is at most 20' },
  },
  /** Where the list has no entries to choose from. */
  id: { ja: 'ID', en: 'its id' },
  kinds: {
    integer: { ja: '数で', en: 'as a number' },
    amount: { ja: '言葉で（プランの言葉）', en: 'in words, as in plans' },
    condition: { ja: '言葉で（プランの条件）', en: 'in words, as in plans' },
    string: { ja: 'ほかの語で', en: 'another word' },
    object: { ja: '項目ごとに', en: 'key by key' },
    array: { ja: 'いくつも', en: 'several' },
    tree: { ja: 'JSONのまま', en: 'as the JSON has it' },
  },
  strange: {
    ja: (keys: readonly string[]) => `フォームにない項目：${keys.join('、')}（JSONで直せます）`,
    en: (keys: readonly string[]) => `Not in the form: ${keys.join(', ')} (see the JSON)`,
  },
  fine: {
    ja: '問題ありません。仕合はこのリストで戦われています。',
    en: 'Nothing is wrong. The fight uses this list.',
  },
  waiting: {
    ja: (n: number) => `問題${n}件。直るまで、仕合は前のリストのままです。`,
    en: (n: number) => `${counted(n, 'problem')}. Until they are mended, the fight keeps the list as it was.`,
  },
  at: { ja: (name: string) => `${name}へ`, en: (name: string) => `Go to ${name}` },
  fight: { ja: 'この仕合', en: 'This fight' },
  sealed: { ja: '結果はまだ伏せてあります。', en: 'The result is still sealed.' },
  stale: {
    ja: 'シートにこのリストでは作れないところがあるので、仕合は前のままです。',
    en: 'A sheet can’t be built with this list, so the fight is as before.',
  },
  uses: {
    ja: (name: string, n: number) => `${name}が出る行：${n}`,
    en: (name: string, n: number) => `${name} in the log: ${counted(n, 'line')}`,
  },
  does: { ja: '効き目', en: 'What it does' },
  /** A sheet has it, and whoever decided has not used it. */
  neverUsed: {
    ja: (name: string) =>
      `${name}はシートにありますが、この仕合では一度も使われていません。作戦を変えるか、「自分」で指すと試せます。`,
    en: (name: string) =>
      `${name} is on a sheet, but was never used in this fight. Change the tactic, or play by hand, to try it.`,
  },
  unused: {
    ja: (name: string) => `${name}は、この仕合に出てきません。シートで選ぶと、ここに行が並びます。`,
    en: (name: string) => `${name} doesn’t occur in this fight. Choose it on a sheet to see its lines here.`,
  },
});
