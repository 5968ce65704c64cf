// What the menu of a sheet calls its picture: only those who opened it read that.
export const pictureStrings = { ja: '人物カードの画像', en: 'Picture of the character card' };
