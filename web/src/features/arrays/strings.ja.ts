// What the board of panels says, in Japanese.
export const ja = {
  panelsOf: (name: string) => `${name}のパネル`,
  skillsOf: (name: string) => `${name}のスキル`,
  panel: (n: number, element: string) => `${n}枚目 ${element}`,
  uses: { used: '使用済み', locked: '維持に使用中' },
  kept: (n: number) => (n === 1 ? '維持' : `維持${n}`),
  lost: '失った',
  chain: '連鎖領域',
  empty: '連鎖領域は空です。',
  fates: { resolving: '解決', vanished: '打消' },
  now: (damage: number) => `→ ${damage}点`,
};
