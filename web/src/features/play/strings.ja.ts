// What is said of dice and of playing by hand, in Japanese.
export const ja = {
  turn: (name: string) => `${name}が決める番です`,
  thinks: (name: string) => `${name}が考えています`,
  goOn: '続ける',
  back: '一手戻す',
  surrender: '投了する',
  seed: 'ダイスの種',
};
