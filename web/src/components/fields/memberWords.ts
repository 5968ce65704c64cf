// What is said of a party's members, in the reader's language: pages of duels do without.
import { computed } from '@preact/signals';
import { lang } from '../../i18n/index.ts';

export const ja = {
  member: (n: number) => `${n}人目`,
  addMember: '一人足す',
  copyMember: (name: string) => `${name}を写して足す`,
  moveMember: (name: string) => `${name}を前へ`,
  copy: '写す',
  move: '前へ',
  remove: '外す',
  among: (n: number, most: number) => `${n}/${most}`,
  removeMember: (name: string) => `${name}を外す`,
};

export const en: typeof ja = {
  member: (n) => `Member ${n}`,
  addMember: 'Add a member',
  copyMember: (name) => `Add a copy of ${name}`,
  moveMember: (name) => `Move ${name} forward`,
  copy: 'Copy',
  move: 'Forward',
  remove: 'Remove',
  among: (n, most) => `${n} of ${most}`,
  removeMember: (name) => `Remove ${name}`,
};

export const memberWords = computed(() => ({ ja, en })[lang.value]);
