// The tutorial of the panel duel. tests/parity/tutorial.test.ts fights every step and holds it to its claims.
import type { Build } from '#engine';
import type { Lessons } from '../tutorial.ts';

const usual = { name: 'いつも', panels: '火剣水地風' };
const spare = '自分の失ったHPが2未満である場合、快復を使用しない';
const patient = '受ける攻撃のダメージが1以下である場合、霞衣を使用しない';

const hero = (plans: string[], ...patterns: { name: string; panels: string }[]): Build => ({
  system: 'panel',
  version: '1',
  name: 'ハナ',
  stats: { vitality: 6, reflex: 5, intellect: 4 },
  skills: ['快復', '焔剣', '火花', '霞衣'],
  patterns: [usual, ...patterns],
  plans: plans.map((text) => ({ text, lang: 'ja' })),
});

export const tutorial: Lessons = {
  title: { ja: '10分でわかる、プランの書き方', en: 'Writing plans, in ten minutes' },
  text: {
    ja: 'ハナという一人を、プランを1つずつ足しながら強くします。どの段も本当に戦います。記録の「▲ プラン1 …」の行を開くと、どのプランがなぜ決めたかが見えます。「見る」はその行へ連れていき、ブラウザの「戻る」でここへ帰ります。',
    en: 'We make one character, Hana, stronger plan by plan. Each step is really fought. Open a line “▲ Plan 1 …” of the record to see which plan decided, and why. “Show me” leads to that line, and the browser’s Back leads back here.',
  },
  name: { ja: 'ハナ', en: 'Hana' },
  opponent: {
    system: 'panel',
    version: '1',
    name: 'クロ',
    stats: { vitality: 6, reflex: 5, intellect: 4 },
    skills: ['一太刀', '業火', '安らぎ'],
    patterns: [{ panels: '剣火火火水' }],
    plans: [],
  },
  seed: '1',
  steps: [
    {
      title: { ja: '何も書かない', en: 'Nothing written' },
      text: [
        {
          ja: 'プランがなければ、スキルは一覧の上から順に、払えるかぎり使われます。ハナの一番上は快復です。',
          en: 'Without plans, skills are used from the top of the list as long as they can be paid. The topmost of Hana’s is Recovery, which heals.',
        },
      ],
      hero: hero([]),
      newest: null,
      claims: [
        {
          text: {
            ja: '第1ターン、まだ無傷なのに快復が使われ、水と地のパネルが無駄になります。',
            en: 'Turn 1: Recovery is used though nobody is hurt yet, and the water and earth panels are wasted.',
          },
          round: 1,
          point: 'use',
          plan: null,
          option: 'skill 1', // 快復
        },
      ],
      winner: 'B',
    },
    {
      title: { ja: '「しない」と書く', en: 'Writing “do not”' },
      text: [
        {
          ja: '条件と指示を1つずつ書きます。失ったHPが2未満なら、2点の快復は使わない。指示は「何を」ではなく「何をしない」でもかまいません。',
          en: 'One condition and one instruction: with less than 2 HP lost, Recovery (which heals 2) is not used. An instruction may also say what not to do.',
        },
      ],
      hero: hero([spare]),
      newest: 0,
      claims: [
        {
          text: {
            ja: '第1ターン、プラン1が快復を外し、次の焔剣が選ばれます。',
            en: 'Turn 1: plan 1 drops Recovery, and the next skill, Flame Sword, is chosen.',
          },
          round: 1,
          point: 'use',
          plan: 0,
          option: 'skill 2', // 焔剣
        },
      ],
      winner: 'B',
    },
    {
      title: { ja: '応じる時を選ぶ', en: 'Choosing what to answer' },
      text: [
        {
          ja: 'クロはまず1点の一太刀、それから4点の業火を放ちます。霞衣は1度しか払えないのに、最初の1点に使ってしまう。小さな攻撃には応じないと書きます。',
          en: 'Kuro strikes for 1 first (Single Cut), then for 4 (Inferno). Haze Robe can be paid once only, and it goes into the first blow. So: small attacks are not answered.',
        },
        {
          ja: '「受ける攻撃のダメージ」は攻撃を受ける時にしか分かりません。自分の番では「不明」になり、このプランは黙ります。',
          en: 'The damage of an incoming attack is known only while one is coming in. In one’s own action it is unknown, and this plan is silent.',
        },
      ],
      hero: hero([spare, patient]),
      newest: 1,
      claims: [
        {
          text: {
            ja: '第1ターン、1点の攻撃にはプラン2が「使用しない」と決めます。',
            en: 'Turn 1: at the attack for 1, plan 2 decides not to use it.',
          },
          round: 1,
          point: 'react',
          plan: 1,
          option: 'pass',
        },
        {
          text: {
            ja: '同じターン、続く業火には条件が偽になり、霞衣が使われます。',
            en: 'The same turn: at Inferno its condition is false, and Haze Robe is used.',
          },
          round: 1,
          point: 'react',
          plan: null,
          option: 'skill 4', // 霞衣
          others: { 1: 'false' },
        },
        {
          text: {
            ja: '自分の番の行を開くと、プラン2は条件が「不明」で黙っています。',
            en: 'Open the line of her own action: plan 2 is silent, its condition unknown.',
          },
          round: 1,
          point: 'use',
          plan: 0,
          option: 'skill 2', // 焔剣
          others: { 1: 'unknown' },
        },
      ],
      winner: 'A',
    },
    {
      title: { ja: '良さそうで、負ける', en: 'It looks good, and loses' },
      text: [
        {
          ja: '風の多い「守り」の型を作り、後攻なら転写します。守りは固くなりますが、地がないので快復が払えません。',
          en: 'A second pattern with more wind, to be transcribed when going second. It guards better, but without earth Recovery can’t be paid.',
        },
        {
          ja: '足したプランがいつも良いとはかぎりません。だから1つ足しては戦わせます。',
          en: 'A plan more is not always better. That is why we fight after each.',
        },
      ],
      hero: hero([spare, patient, '後攻の場合、パターン2を転写する'], { name: '守り', panels: '火剣風水風' }),
      newest: 2,
      claims: [
        {
          text: {
            ja: '第2ターン、後攻なのでプラン3が守りの型を転写し、その後は快復が使えなくなります。',
            en: 'Turn 2: she goes second, and plan 3 transcribes the guard; from then on Recovery can’t be used.',
          },
          round: 2,
          point: 'transcribe',
          plan: 2,
          option: 'pattern 2', // パターン2 守り 火剣風水風
        },
      ],
      winner: 'B',
    },
    {
      title: { ja: '最後のターンに攻める', en: 'Attack in the last turn' },
      text: [
        {
          ja: '8ターンで終わるなら、最後の快復に意味は薄い。型を「攻め」に替えるのは第8ターンだけにします。',
          en: 'It ends after eight turns, and healing in the last one matters little. The pattern changes to attack, in turn 8 only.',
        },
      ],
      hero: hero([spare, patient, 'ターンが8以上である場合、パターン2を転写する'], {
        name: '攻め',
        panels: '火剣火剣風',
      }),
      newest: 2,
      claims: [
        {
          text: {
            ja: '第8ターン、プラン3が攻めの型を転写し、焔剣が2度放たれます。',
            en: 'Turn 8: plan 3 transcribes the attack, and Flame Sword strikes twice.',
          },
          round: 8,
          point: 'transcribe',
          plan: 2,
          option: 'pattern 2', // パターン2 攻め 火剣火剣風
        },
      ],
      winner: 'A',
    },
  ],
  end: {
    ja: '1つの戦いで勝っても、いつも勝つとはかぎりません。「作戦を調べる」で何千回も戦わせると、働いていないプランや、消した方がよいプランが分かります。',
    en: 'A fight won is not every fight won. Examining the plans fights thousands of times, and shows which of them do nothing and which had better go.',
  },
};
