// The tutorial of the danmaku battle. tests/parity/tutorial.test.ts fights every step and holds it to its claims.
import type { Build } from '#engine';
import type { Claim, Lessons } from '../tutorial.ts';

const sheet = (member: Record<string, unknown>): Build => ({
  system: 'sengen',
  version: '1.3',
  name: 'ナナセ',
  members: [member],
});

const learned = {
  ranks: { stats: 'B', skills: 'C', abilities: 'A' },
  stats: { body: 4, vit: 4, int: 6, sense: 5, will: 5 },
  skills: { danmaku: 2, shot: 4, evade: 4, resist: 2 },
  abilities: { magic: 3 },
};
const stardust = { card: 'comet', name: 'スターダスト' };

const hero = (plan: string): Build =>
  sheet({ ...learned, cards: ['star_ring', stardust], tactic: [{ text: plan, lang: 'ja' }] });

const claim = (ja: string, en: string, where: Omit<Claim, 'text'>): Claim => ({ text: { ja, en }, ...where });

export const tutorial: Lessons = {
  title: {
    ja: '白紙から、自分のスペルカードで決めるまで',
    en: 'From a blank sheet to a spell card of one’s own that decides',
  },
  text: {
    ja: 'ナナセという一人が、手強いツグミに挑みます。白紙のシートに、スキルと能力、スペルカード、それからプランを足していきます。どの段も本当に戦います。「見る」は記録のその行へ連れていき、ブラウザの「戻る」でここへ帰ります。',
    en: 'Nanase, alone, takes on Tsugumi, who is hard to beat. A blank sheet gets skills and abilities, spell cards, then a plan. Each step is really fought. “Show me” leads to that line of the record, and the browser’s Back leads back here.',
  },
  name: { ja: 'ナナセ', en: 'Nanase' },
  opponent: {
    system: 'sengen',
    version: '1.3',
    name: 'ツグミ',
    members: [
      {
        limits: 'open',
        hp: 28,
        stats: { body: 5, vit: 7, int: 6, sense: 7, will: 7 },
        skills: { danmaku: 3, shot: 5, homing: 2, evade: 5, resist: 3 },
        abilities: { youjutsu: 5 },
        youjutsuStat: 'will',
      },
    ],
  },
  seed: '953',
  steps: [
    {
      title: { ja: '白紙', en: 'A blank sheet' },
      text: [
        {
          ja: '新しいシートには、ランクと特性値だけがあります。HP、霊力、DPはそこから決まります。',
          en: 'A new sheet has ranks and characteristics only. HP, spirit and DP follow from them.',
        },
        {
          ja: '弾もスキルもないので、攻撃はできません。自分の番には待機し、狙われたらDPの分だけダイスを振ってかわします。',
          en: 'Without bullets and skills there is no attack. She waits in her turn, and when aimed at she pays DP for dice to evade with.',
        },
      ],
      hero: sheet({
        ranks: { stats: 'A', skills: 'B', abilities: 'C' },
        stats: { body: 5, vit: 5, int: 5, sense: 5, will: 6 },
      }),
      newest: null,
      claims: [
        claim(
          '第1ターン、11DPを払っても達成値は33。39のショットが当たり、HPは5になります。',
          'Turn 1: for 11 DP she reaches 33. The shot of 39 hits and leaves her 5 HP.',
          { round: 1, point: 'defence', plan: null, option: 'evade 11' },
        ),
        claim(
          '第2ターンは、同じ11DPで47に届き、38をかわします。でも打ち返せず、第4ターンにはDPが足りません。',
          'Turn 2: the same 11 DP bring 47, and she evades a 38. But she can’t strike back, and by turn 4 her DP don’t suffice.',
          { round: 2, point: 'defence', plan: null, option: 'evade 11' },
        ),
      ],
      winner: 'B',
    },
    {
      title: { ja: 'スキルと能力', en: 'Skills and abilities' },
      text: [
        {
          ja: 'ランクを割り当て直し、能力をAにします。[魔法]3から弾が生まれ、〈ショット〉4で狙い、〈回避〉4でかわし、〈弾幕〉2で敵のDPを削ります。',
          en: 'The ranks are dealt anew, with A for abilities. Magic 3 brings bullets; she aims them by Shot 4, evades by Evasion 4, and takes DP from the enemy by Danmaku 2.',
        },
        {
          ja: '攻めるダイスも守るダイスも、同じDPから払います。',
          en: 'Dice of attack and dice of defence are paid from the same DP.',
        },
      ],
      hero: sheet(learned),
      newest: null,
      claims: [
        claim(
          '第1ターン、10DPで避けても達成値は36。39のショットが当たり、HPは3になります。',
          'Turn 1: she evades for 10 DP and reaches 36. The shot of 39 hits and leaves her 3 HP.',
          { round: 1, point: 'defence', plan: null, option: 'evade 10' },
        ),
        claim(
          '第2ターン、弾幕はツグミのDPを2削るだけ。第3ターンにはDPが6しかなく、47のショットを避けられません。',
          'Turn 2: her danmaku takes 2 DP from Tsugumi. In turn 3 she has 6 herself, and no way to evade a shot of 47.',
          { round: 2, point: 'main', plan: null, option: 'danmaku magic' },
        ),
      ],
      winner: 'B',
    },
    {
      title: { ja: '展開型のスペルカード', en: 'A card to unfold' },
      text: [
        {
          ja: '星符「環状星雲」は展開型です。展開するとDPが最大値の半分だけ戻り、ダメージは代わりにカードが受けます。',
          en: 'Ring Nebula is a deploy card. Unfolding it brings half the DP back, and the card takes the damage in her place.',
        },
      ],
      hero: sheet({ ...learned, cards: ['star_ring'] }),
      newest: null,
      claims: [
        claim(
          '第1ターン、当たる直前に展開します。23ダメージはカードが受けて残り3。HPは減らず、DPは23に戻ります。',
          'Turn 1: she unfolds it just before the hit. The card takes all 23 and has 3 left. Her HP stay, and her DP are back at 23.',
          { round: 1, point: 'last', plan: null, option: 'deploy 1' },
        ),
        claim(
          '第4ターン、ツグミのDPは5しかなく、3点のショットが当たります。でも26ダメージでは、HPが2残ります。',
          'Turn 4: Tsugumi is down to 5 DP, and a shot with 3 gets through. But its 26 leave her 2 HP.',
          { round: 4, point: 'main', plan: null, option: 'shot magic 3' },
        ),
      ],
      winner: 'B',
    },
    {
      title: { ja: '名前をつけたスペルカード', en: 'A card with a name of its own' },
      text: [
        {
          ja: '彗星「一直線」は消費型で、DPを戻してから強いショットを撃ちます。スペルカードには自分の名前をつけられます。これは「スターダスト」です。',
          en: 'Straight Comet is a consume card: it brings DP back, then a strong shot. A card may bear a name of one’s own. This one is スターダスト, Stardust.',
        },
        {
          ja: '最初のプランは、条件なしの「使う」です。プランでは、元の名前で呼びます。',
          en: 'The first plan says to use it, without a condition. Plans call it by its first name.',
        },
      ],
      hero: hero('彗星「一直線」を使う'),
      newest: 0,
      claims: [
        claim(
          '第1ターン、プラン1がすぐに使います。DPのあるツグミは9個のダイスでかわします。',
          'Turn 1: plan 1 uses it at once. Tsugumi still has DP, and evades with nine dice.',
          { round: 1, point: 'main', plan: 0, option: 'card 2' },
        ),
        claim(
          '第4ターン、スターダストはもうありません。DPが9あるツグミには、弾幕を撃つだけです。',
          'Turn 4: Stardust is gone, and against Tsugumi’s 9 DP there is nothing but danmaku.',
          { round: 4, point: 'main', plan: null, option: 'danmaku magic', others: { 0: 'noOption' } },
        ),
      ],
      winner: 'B',
    },
    {
      title: { ja: '良さそうで、負ける', en: 'It looks good, and loses' },
      text: [
        {
          ja: 'では、確実に当たるまで取っておきましょう。ツグミのDPが4以下になるまでは使わせません。',
          en: 'So let us keep it until it can’t fail: not before Tsugumi is down to 4 DP.',
        },
      ],
      hero: hero('相手のDPが4より大きい場合、彗星「一直線」を使わない'),
      newest: 0,
      claims: [
        claim(
          '第4ターン、ツグミのDPは5。プラン1がカードを外し、弾幕になります。',
          'Turn 4: Tsugumi has 5 DP. Plan 1 drops the card, and it becomes danmaku.',
          { round: 4, point: 'main', plan: 0, option: 'danmaku magic' },
        ),
        claim(
          '第5ターン、7DPでは41のショットを避けられず、スターダストは喰らいボムに消えます。「使わない」と言ったのは攻撃だけです。',
          'Turn 5: 7 DP are too few for a shot of 41, and Stardust goes as a bomb. The plan forbade the attack, nothing else.',
          { round: 5, point: 'defence', plan: null, option: 'bomb 2' },
        ),
      ],
      winner: 'B',
    },
    {
      title: { ja: '決める一枚', en: 'The card that decides' },
      text: [
        {
          ja: '待ちすぎず、早すぎず。ツグミのDPが8以下になったら使います。条件が偽の間、プランは何も言わず、標準の行動になります。',
          en: 'Not too late, not too soon: at 8 DP or less. While the condition is false the plan says nothing, and she does what the rules have her do.',
        },
      ],
      hero: hero('相手のDPが8以下の場合、彗星「一直線」を使う'),
      newest: 0,
      claims: [
        claim(
          '第3ターン、ツグミのDPは12。条件が偽なので、標準の6点のショットです。',
          'Turn 3: Tsugumi has 12 DP. The condition is false, and it is a shot with 6, by default.',
          { round: 3, point: 'main', plan: null, option: 'shot magic 6', others: { 0: 'false' } },
        ),
        claim(
          '第4ターン、ツグミのDPは5。プラン1がスターダストを使い、DPも18に戻ります。',
          'Turn 4: Tsugumi has 5 DP. Plan 1 spends Stardust, and her own DP are 18 again.',
          { round: 4, point: 'main', plan: 0, option: 'card 2' },
        ),
        claim(
          '45のショットを避けるDPはなく、ナナセはグレイズ20点を込めて、28ダメージで決めます。',
          'There are no DP to evade a shot of 45. Nanase turns 20 graze into damage, and 28 decide the fight.',
          { round: 4, point: 'boost', plan: null, option: '10' },
        ),
      ],
      winner: 'A',
    },
  ],
  end: {
    ja: '1つの戦いで勝っても、いつも勝つとはかぎりません。「作戦を調べる」で何千回も戦わせると、どのプランが働いているかが分かります。カードの名前は、リンクにも記録にも載ります。',
    en: 'A fight won is not every fight won. Examining the plans fights thousands of times, and shows which of them do something. The name of a card goes with links and records.',
  },
};
