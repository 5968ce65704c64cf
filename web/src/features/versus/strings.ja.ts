// Japanese words of the versus screen.
export const ja = {
  panes: { matrix: '対戦表' },
  lead: '誰が誰に勝つか。',
};
export type Strings = typeof ja;
