// Changes the language in place: set-up, step and link stay; the address becomes that of the other shell.
import { signal } from '@preact/signals';
import type { Lang } from '#engine';
import { lang, loadWords, words } from '../i18n/index.ts';
import { system } from './fight/match.ts';
import { tellSamplesIn } from './fight/samples.ts';
import { keep } from './settings.ts';
import { tell } from './view.ts';

/** Path of the served page under the site's root: "", "shiden/", "en/", "en/rakuen/" … */
export const shell = signal('');

function parts(): { up: string; system: string } {
  const folders = shell.value.split('/').filter(Boolean);
  const system = folders.filter((folder) => folder !== 'en').join('/');
  return { up: '../'.repeat(folders.length) || './', system: system && `${system}/` };
}

/** The served page of a language, relative to this one. */
export function otherShell(language: Lang): string {
  const { up, system } = parts();
  return up + (language === 'en' ? 'en/' : '') + system;
}

/** The served page of another system in the reader's language, or another that has a folder of its own, relative to this one. */
export function shellOf(id: string): string {
  return `${parts().up}${lang.value === 'en' ? 'en/' : ''}${id}/`;
}

/** The served rules of the system on the page, relative to its address. */
export function rulesOf(): string {
  return shell.value.endsWith(`${system.value?.id ?? ''}/`) ? 'rules/' : `${system.value?.id ?? ''}/rules/`;
}

/** What the page names relative to its old address must not move with the new one. */
function stayPut(): void {
  const { dataset } = document.documentElement;
  dataset['root'] = new URL(dataset['root'] ?? './', location.href).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('head link:not([rel="stylesheet"])')) {
    link.setAttribute('href', link.href);
  }
}

export async function switchLanguage(language: Lang): Promise<void> {
  try {
    await loadWords(language);
  } catch {
    tell(words.value.partMissing);
    return;
  }
  keep('lang', language);
  const { system } = parts();
  stayPut();
  history.replaceState(history.state, '', otherShell(language) + location.hash);
  shell.value = (language === 'en' ? 'en/' : '') + system;
  // The page goes on with the names that it has where the engine can't tell others.
  await tellSamplesIn(language).catch(() => undefined);
}
