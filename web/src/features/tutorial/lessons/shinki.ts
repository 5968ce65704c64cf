// The tutorial of the magical girls' battle. tests/parity/tutorial.test.ts fights every step and holds it to its claims.
import type { Build } from '#engine';
import type { Claim, Lessons } from '../tutorial.ts';

const kill = '倒せるスキルを使用する';
const highest = '攻撃スキルには最高の札で支払う';
const spare = '気魄を4枚残す';

const sheet = (member: Record<string, unknown>): Build => ({
  system: 'shinki',
  version: '1',
  name: 'ヒカリ',
  members: [member],
});

const learned = {
  points: { hp: 6, speed: 0 },
  skills: ['guren', 'toushi', 'yojin', 'kekki', 'kyoen'],
};

const hero = (...plans: string[]): Build =>
  sheet({ ...learned, tactic: plans.map((text) => ({ text, lang: 'ja' })) });

const claim = (ja: string, en: string, where: Omit<Claim, 'text'>): Claim => ({ text: { ja, en }, ...where });

const imp = { name: '小鬼', kind: 'apostle', mob: true, hp: 12, speed: 7, skills: ['attack'] };

export const tutorial: Lessons = {
  title: { ja: '白紙から、小鬼の群れに勝つまで', en: 'From a blank sheet to beating the swarm' },
  text: {
    ja: 'ヒカリという一人の心輝者が、大顎と小鬼二匹の群れに挑みます。白紙のシートに、点とスキル、それからプランを1つずつ足していきます。どの段も本当に戦います。記録の「▲ プラン1 …」の行を開くと、どのプランがなぜ決めたかが見えます。「見る」はその行へ連れていき、ブラウザの「戻る」でここへ帰ります。',
    en: 'Hikari, alone, takes on a swarm: one big apostle and two imps. A blank sheet gets points and skills, then plan by plan. Each step is really fought. Open a line “▲ Plan 1 …” of the record to see which plan decided, and why. “Show me” leads to that line, and the browser’s Back leads back here.',
  },
  name: { ja: 'ヒカリ', en: 'Hikari' },
  opponent: {
    system: 'shinki',
    version: '1',
    name: '小鬼の群れ',
    gm: true,
    members: [
      { name: '大顎', kind: 'apostle', hp: 42, speed: 8, skills: ['guren', 'kagenui'] },
      { ...imp },
      { ...imp },
    ],
  },
  seed: '172',
  steps: [
    {
      title: { ja: '白紙', en: 'A blank sheet' },
      text: [
        {
          ja: '点もスキルもプランもありません。デフォルトスキルだけで、決まりにある標準の行動をとります。',
          en: 'No points, no skills, no plans: she has the default skills only, and does what the rules have her do.',
        },
        {
          ja: '攻撃にもガードにも札を払います。引けるのは自分の番に1枚、敵は三体です。',
          en: 'Attacking and guarding both cost cards. She draws one in her turn, and there are three enemies.',
        },
      ],
      hero: sheet({ points: { hp: 0, speed: 0 }, skills: [] }),
      newest: null,
      claims: [
        claim(
          '第1ラウンド、《通常攻撃》に二番目に高い札の♦9を払い、小鬼1のHPが3残ります。',
          'Round 1: she pays her second highest card for Basic Attack, the 9 of diamonds, and the first imp is left with 3 HP.',
          { round: 1, point: 'pay', plan: null, option: 'D9' },
        ),
        claim(
          '第4ラウンド、倒れたヒカリは気魄を4枚払い、《オーバーライド》で立ち上がります。でも、すぐまた倒れます。',
          'Round 4: she falls, pays 4 grit and rises by Override, only to fall again.',
          { round: 4, point: 'override', plan: null, option: 'yes' },
        ),
      ],
      winner: 'B',
    },
    {
      title: { ja: '点とスキル', en: 'Points and skills' },
      text: [
        {
          ja: '点は6つともHPに入れます。スキルは、《紅蓮斬》が強い攻撃、《闘志》がダメージ＋2、《余燼》が気魄2枚で回復、《血気》がHP4で2枚引き。',
          en: 'All six points go into HP. Crimson Slash strikes hard, Fighting Spirit adds 2 damage, Embers heals for 2 grit, Bloodrush draws two cards for 4 HP.',
        },
        {
          ja: '《狂宴》はもっと強いカルネージスキルです。ただし気魄を3枚使い、狂乱になって、次の《通常攻撃》までデフォルトスキルしか使えません。',
          en: 'Frenzied Feast, a carnage skill, strikes harder still. But it takes 3 grit and brings Frenzy: only default skills until the next Basic Attack.',
        },
      ],
      hero: sheet(learned),
      newest: null,
      claims: [
        claim(
          '第2ラウンド、標準の行動は《狂宴》を大顎に使い、ガードされて0点です。',
          'Round 2: the standard behaviour throws Frenzied Feast at the big one, which guards: no damage.',
          { round: 2, point: 'command', plan: null, option: 'skill kyoen B1' }, // 狂宴 → 大顎
        ),
      ],
      winner: 'B',
    },
    {
      title: { ja: '倒せる敵から倒す', en: 'Strike down what you can' },
      text: [
        {
          ja: '敵が1体減れば、受ける攻撃も毎ラウンド1つ減ります。最初のプランには条件が要りません。いつでも、倒せるなら倒します。',
          en: 'One enemy fewer is one attack fewer in every round. The first plan needs no condition: what kills is used, always.',
        },
      ],
      hero: hero(kill),
      newest: 0,
      claims: [
        claim(
          '第1ラウンド、まだ誰も倒せず、プラン1に合う選択肢がありません。',
          'Round 1: nobody can be struck down yet, and no option fits plan 1.',
          { round: 1, point: 'command', plan: null, option: 'skill attack B2', others: { 0: 'noOption' } }, // 通常攻撃 → 小鬼1
        ),
        claim(
          '第2ラウンド、プラン1が《狂宴》を小鬼2に向け、一撃で倒します。',
          'Round 2: plan 1 turns Frenzied Feast on the second imp, and one blow is enough.',
          { round: 2, point: 'command', plan: 0, option: 'skill kyoen B3' }, // 狂宴 → 小鬼2
        ),
      ],
      winner: 'B',
    },
    {
      title: { ja: '払う札を選ぶ', en: 'Choosing the card' },
      text: [
        {
          ja: '札を払う時にもプランが聞かれます。標準では攻撃に二番目に高い札を払うので、最高の札と書きます。',
          en: 'Plans are asked when cards are paid, too. By default the second highest pays for an attack; we write the highest.',
        },
      ],
      hero: hero(kill, highest),
      newest: 1,
      claims: [
        claim(
          '第1ラウンド、プラン2が♠Kを選び、小鬼1は一撃で倒れます。',
          'Round 1: plan 2 chooses the king of spades, and the first imp falls at once.',
          { round: 1, point: 'pay', plan: 1, option: 'SK' },
        ),
        claim(
          '第4ラウンド、また標準の《狂宴》で気魄が減ります。第9ラウンドに倒れた時、《オーバーライド》の4枚がありません。',
          'Round 4: Frenzied Feast by default again, for 3 grit. When she falls in round 9, the 4 for Override are not there.',
          { round: 4, point: 'command', plan: null, option: 'skill kyoen B1' }, // 狂宴 → 大顎
        ),
      ],
      winner: 'B',
    },
    {
      title: { ja: '気魄を残す', en: 'Keeping grit' },
      text: [
        {
          ja: '「気魄を4枚残す」は、払うと4枚を割る選択肢を外します。残りの中から、また標準の順で選ばれます。',
          en: '“Keep 4 grit” drops every option that would leave less. Among the others the standard order chooses as before.',
        },
        {
          ja: 'プランは上から聞かれ、上で決まったことは下で覆りません。倒せる時は、4枚を割っても倒します。',
          en: 'Plans are asked from the top, and a lower one never undoes an upper one: what kills is used even if less than 4 are left.',
        },
      ],
      hero: hero(kill, highest, spare),
      newest: 2,
      claims: [
        claim(
          '第2ラウンド、プラン1が《狂宴》に絞った後なので、プラン3が外せるものはありません。',
          'Round 2: plan 1 has left nothing but Frenzied Feast, and plan 3 can drop nothing.',
          { round: 2, point: 'command', plan: 0, option: 'skill kyoen B3', others: { 2: 'leavesNothing' } }, // 狂宴 → 小鬼2
        ),
        claim(
          '第4ラウンド、今度はプラン3が《狂宴》を外し、《紅蓮斬》になります。',
          'Round 4: here plan 3 drops Frenzied Feast, and it becomes Crimson Slash.',
          { round: 4, point: 'command', plan: 2, option: 'skill guren B1' }, // 紅蓮斬 → 大顎
        ),
        claim(
          '第9ラウンド、残した気魄で立ち上がり、そのまま大顎を倒します。けれどヒカリは、《オーバーライド》を使用したので戦闘の後に死亡しました。',
          'Round 9: she rises with what was kept and strikes the big one down. But having used Override, she dies after the battle.',
          { round: 9, point: 'override', plan: null, option: 'yes' },
        ),
      ],
      winner: 'A',
    },
    {
      title: { ja: '良さそうで、負ける', en: 'It looks good, and loses' },
      text: [
        {
          ja: '死なずに勝ちたい。打った後に離れれば、安全そうです。でも大顎はすぐ追いつきます。離れるのにムーブを使うので、《血気》で札を引くこともできません。',
          en: 'Can she win without dying? To step away after a blow looks safe. But the big one just follows, and with the move spent on it Bloodrush can’t draw any cards.',
        },
      ],
      hero: hero(kill, highest, spare, 'アクションが可能でない場合、離れる'),
      newest: 3,
      claims: [
        claim(
          '第3ラウンド、前の段では《血気》で引いたところで、プラン4が離れます。',
          'Round 3: where she drew by Bloodrush in the step before, plan 4 steps away.',
          { round: 3, point: 'command', plan: 3, option: 'step +1' },
        ),
        claim(
          '第5ラウンド、手札が尽きて大顎の攻撃に応じられません。それでもプラン4はまた離れます。',
          'Round 5: without a card left she can’t answer the big one’s attack, and still plan 4 steps away.',
          { round: 5, point: 'command', plan: 3, option: 'step +1' },
        ),
      ],
      winner: 'B',
    },
    {
      title: { ja: '打ったら引く', en: 'Strike, then draw' },
      text: [
        {
          ja: 'では逆に、アクションの後のムーブはいつも《血気》に使います。標準では、手札が2枚以下の時にしか引きません。HPを払うので、10より多い時に限ります。',
          en: 'So the other way round: the move behind the action always goes into Bloodrush. By default she draws with two cards or less only. It costs HP, so not at 10 or below.',
        },
      ],
      hero: hero(
        kill,
        highest,
        spare,
        'アクションが可能でない かつ 自分のHPが10より大きい場合、血気を使用する',
      ),
      newest: 3,
      claims: [
        claim(
          '第5ラウンド、《紅蓮斬》を選ぶ時はまだアクションが可能なので、プラン4の条件は偽です。',
          'Round 5: while she chooses Crimson Slash she is still able to act, and the condition of plan 4 is false.',
          { round: 5, point: 'command', plan: 2, option: 'skill guren B1', others: { 3: 'false' } }, // 紅蓮斬 → 大顎
        ),
        claim(
          '同じ番のその後、標準なら番を終えるところで、プラン4が《血気》で2枚引きます。',
          'Later in that turn, where the standard behaviour ends it, plan 4 draws two cards by Bloodrush.',
          { round: 5, point: 'command', plan: 3, option: 'skill kekki' }, // 血気
        ),
        claim(
          '第8ラウンド、手には♥K。《狂宴》なら倒せるので、プラン1が取っておいた気魄を使います。',
          'Round 8: with the king of hearts Frenzied Feast kills, and plan 1 spends the grit that was kept.',
          { round: 8, point: 'command', plan: 0, option: 'skill kyoen B1', others: { 2: 'leavesNothing' } }, // 狂宴 → 大顎
        ),
      ],
      winner: 'A',
    },
  ],
  end: {
    ja: '1つの戦いで勝っても、いつも勝つとはかぎりません。「作戦を調べる」で何千回も戦わせると、働いていないプランや、消した方がよいプランが分かります。隊員の「戦術」で選べる突撃や堅守なども、同じ言葉のプランでできています。',
    en: 'A fight won is not every fight won. Examining the plans fights thousands of times, and shows which of them do nothing and which had better go. The tactics that a member can be given, like Rush and Bulwark, are made of such plans, too.',
  },
};
