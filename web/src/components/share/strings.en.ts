// English words of the share dialog.
import type { Strings } from './strings.ja.ts';

export const en: Strings = {
  link: 'Link',
  line: 'One line',
  copy: 'Copy',
  copyLink: 'Copy the link',
  copyLine: 'Copy the line',
  copied: 'Copied.',
  notCopied: 'Could not copy. Select the text and copy it.',
  qr: 'QR code of the link',
  noQr: 'Too long for a QR code.',
  characters: (n) => `${n} characters`,
  fitsAll: 'fits everywhere',
  fitsNot: 'does not fit everywhere',
  fits: 'fits',
  tooLong: 'too long',
  hideNames: 'Hide the names',
  fromStep: (n) => `Open at step ${n}`,
  lastLegal: 'What you send is the last fight that could be fought',
  wrongNow: 'The sheets as they stand now can’t fight:',
  openBook:
    'This fight goes on and has secrets. A link is an open book: seed and decisions are in it, which is enough to know every hand and every secret choice.',
  leftOut: 'Not in the link',
  file: 'Save as .shiai.json',
  listNote: 'Whoever opens the link needs the same list. The file holds everything, the list too.',
  fileNote: 'The file holds everything.',
  others: 'In other forms',
  making: 'Making the link',
  failed: 'The link could not be made.',
};
