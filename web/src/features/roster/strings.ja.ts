// Japanese words of the roster screen.
export const ja = {
  lead: '作った札をこの端末に残します。',
};
export type Strings = typeof ja;
