// English words of the forms in which a fight is taken along.
import type { Strings } from './strings.ja.ts';

export const en: Strings = {
  copy: 'Copy',
  save: 'Save',
  sendVerb: 'Send',
  whose: 'Whose piece',
  pieces: 'As a piece for a table',
  fight: 'Take the fight along',
  tables: {
    ccfolia: {
      action: 'Copy the CCFOLIA piece',
      about:
        'Pasted onto the board it is a piece, with the link and a chat palette. This page reads it back.',
    },
    udonarium: {
      action: 'Save the Udonarium piece',
      about: 'Dropped on the table the file is a piece, in forks such as Lily too.',
    },
    bcdice: {
      action: 'Copy the lines for BCDice',
      about: 'All rolls, to be pasted line by line into a chat with a dice bot.',
    },
    discord: {
      action: 'Copy the text for Discord',
      about: 'Result, both sheets, and the log as a spoiler, in messages of up to 2,000 characters.',
    },
    html: {
      action: 'Save the log as HTML',
      about: 'A page to be read as it is, which formatters of CCFOLIA logs read too.',
    },
    json: { action: 'Save the log as JSON', about: 'All events and boards, for tools of your own.' },
  },
  both: { action: 'Copy line and link', about: 'One line, and the link that opens this fight.' },
  text: { action: 'Copy the whole text', about: 'Plain text for boards and notes.' },
  classic: 'As the game itself writes it.',
  file: 'The file of this page, which holds everything.',
  send: { action: 'Send to an app', about: 'Line and link, to another app of this device.' },
  next: (n, of) => `Copy the next part (${n}/${of})`,
  copiedPart: (n, of) => `Copied ${n}/${of}.`,
  copied: 'Copied.',
  pasteThere: 'Copied. Paste it into CCFOLIA.',
  saved: 'Saved.',
  making: 'In the making.',
  failed: 'It could not be made.',
  notCopied: 'Could not copy. Copy it from the box below.',
  box: 'Text to copy',
};
