// Words of the review of a fight by hand.
import { translated } from '../../i18n/index.ts';
import { counted } from '../../i18n/counted.ts';

export const reviewWords = translated({
  lead: {
    ja: '自分で決めた手を、そのとき本人に見えていたことだけで判じ直します。伏せてあったものは配り直し、先の出目は振り直して、コンピュータ強の手とくらべます。',
    en: 'Your own decisions are judged again, by nothing but what their side could see then: what was hidden is dealt anew, dice ahead are rolled anew, and what the strong opponent would have done is compared.',
  },
  begin: { ja: '振り返る', en: 'Review' },
  running: { ja: '手を判じています', en: 'Judging decisions' },
  none: { ja: 'ここまでに自分で決めた手はありません。', en: 'Nothing was decided by hand so far.' },
  clean: {
    ja: (n: string) => `${n}手のうち、はっきり損をした手はありませんでした。`,
    en: (n: string) =>
      n === '1'
        ? 'The one decision clearly lost nothing.'
        : `None of the ${n} decisions clearly lost anything.`,
  },
  worst: {
    ja: (n: string, lost: string, most: string) =>
      `${n}手のうち${lost}手に、はっきりよい手がありました。最も大きいものは${most}ポイントです。`,
    en: (n: string, lost: string, most: string) =>
      `There was a clearly better choice in ${lost} of ${counted(n, 'decision')}. The greatest loss was ${counted(most, 'point')}.`,
  },
  soFar: {
    ja: (n: string, lost: string) => `ここまでに判じた${n}手のうち、はっきりよい手があったもの${lost}手。`,
    en: (n: string, lost: string) =>
      `Of ${counted(n, 'decision')} judged so far, ${lost} had a clearly better choice.`,
  },
  listSoFar: {
    ja: 'ここまでに見つかった損な手、記録の順',
    en: 'Decisions that lost, found so far, in order',
  },
  next: { ja: '次の損な手へ', en: 'To the next loss' },
  list: { ja: '損をした手、大きい順', en: 'Decisions that lost, the greatest first' },
  place: {
    ja: (round: string, line: string) => `${round}・${line}行`,
    en: (round: string, line: string) => `${round}, line ${line}`,
  },
  taken: { ja: '選んだ手', en: 'Taken' },
  better: { ja: 'コンピュータ強なら', en: 'Strong computer' },
  gaveUp: { ja: '投了', en: 'Surrender' },
  exact: { ja: '厳密', en: 'exact' },
  chance: { ja: '勝つ見込み', en: 'Chance of winning' },
  gain: { ja: '差', en: 'Difference' },
  points: {
    ja: (lost: string) => `勝つ見込み −${lost}ポイント`,
    en: (lost: string) => `−${counted(lost, 'point')} of winning chance`,
  },
  fromTo: {
    ja: (name: string, was: string, now: string) => `${name} ${was}→${now}`,
    en: (name: string, was: string, now: string) => `${name} ${was} → ${now}`,
  },
  why: {
    ja: (figures: string) => `違うところ：${figures}`,
    en: (figures: string) => `What it changes: ${figures}`,
  },
  inExchange: { ja: '厳密な見込み', en: 'Exact odds' },
  of: { ja: '：', en: ': ' },
  jump: { ja: 'この手を見る', en: 'Look at it' },
  jumpTo: { ja: (what: string) => `${what}：この手を見る`, en: (what: string) => `${what}: look at it` },
  take: { ja: 'コンピュータ強の手で最後まで', en: 'Take the better one, to the end' },
  takeAt: {
    ja: (what: string) => `${what}：コンピュータ強の手で最後まで`,
    en: (what: string) => `${what}: take the better one, to the end`,
  },
  playingOn: {
    ja: (n: number) => `続きを指しています（${n}手）`,
    en: (n: number) => `Playing on (${counted(n, 'decision')})`,
  },
  stop: { ja: '止める', en: 'Stop' },
  came: {
    ja: (what: string, headline: string) => `${what}にしていたら：${headline}`,
    en: (what: string, headline: string) => `With ${what}: ${headline}`,
  },
  all: { ja: '表で見る：すべての手', en: 'As a table: all decisions' },
  where: { ja: '所', en: 'Where' },
  same: { ja: '同じ手', en: 'the same' },
  compared: {
    better: { ja: '', en: '' },
    worse: { ja: '選んだ手がよい', en: 'what was taken is better' },
    same: { ja: '差はない', en: 'no difference' },
    untold: { ja: '差は言えない', en: 'can’t be told apart' },
  },
  curve: {
    ja: (name: string, points: string) => `${name}の勝つ見込み。${points}`,
    en: (name: string, points: string) => `Chance of winning of ${name}. ${points}`,
  },
  curvePoint: {
    ja: (line: string, chance: string) => `${line}行 ${chance}%`,
    en: (line: string, chance: string) => `Line ${line}: ${chance}%`,
  },
  comma: { ja: '、', en: ', ' },
  rests: {
    ja: (n: string) =>
      `見込みは続きを${n}回ずつ戦わせた割合と95 % 区間で、「厳密」はすべての場合を戦わせたものです。差の区間が0をまたぐ手は、よいとも悪いとも言えません。`,
    en: (n: string) =>
      `Chances are shares of ${n} fights played on, with 95 % intervals; “exact” where every case was played. Where the interval of a difference holds 0, neither is known to be better.`,
  },
});
