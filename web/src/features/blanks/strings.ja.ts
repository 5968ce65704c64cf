// What stands on blank sheets besides the names of the fields, in Japanese.
export const ja = {
  total: (n: number) => `合わせて${n}`,
  during: '仕合の間',
};
