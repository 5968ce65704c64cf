// What the menu of a sheet calls the beginning of another variant.
export const variantStrings = { ja: '別案を作る', en: 'Make a variant' };
