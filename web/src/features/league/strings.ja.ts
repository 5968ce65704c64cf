// Japanese words of the league screen.
export const ja = {
  lead: '名簿の者を総当たりや勝ち抜きで競わせます。',
};
export type Strings = typeof ja;
