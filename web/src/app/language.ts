// Changes the page's language in place: set-up, step and link stay, and the address becomes that of the other
// language's page.
import { signal } from '@preact/signals';
import type { Lang } from '#engine';
import { lang, loadWords, words } from '../i18n/index.ts';
import { system } from './fight/match.ts';
import { tellSamplesIn } from './fight/samples.ts';
import { keep } from './settings.ts';
import { tell } from './view.ts';

/** Path of this page below the site's root: "", "shiden/", "en/", "en/rakuen/" … */
export const shell = signal('');

function parts(): { up: string; system: string } {
  const folders = shell.value.split('/').filter(Boolean);
  const system = folders.filter((folder) => folder !== 'en').join('/');
  return { up: '../'.repeat(folders.length) || './', system: system && `${system}/` };
}

/** Address of this page in another language, relative to this one. */
export function otherShell(language: Lang): string {
  const { up, system } = parts();
  return up + (language === 'en' ? 'en/' : '') + system;
}

/** Address, relative to this page, of another system's page or of another folder of its own, in the reader's language. */
export function shellOf(id: string): string {
  return `${parts().up}${lang.value === 'en' ? 'en/' : ''}${id}/`;
}

/** Address of the rules of the page's system, relative to the page. */
export function rulesOf(): string {
  return shell.value.endsWith(`${system.value?.id ?? ''}/`) ? 'rules/' : `${system.value?.id ?? ''}/rules/`;
}

/** Makes relative addresses of the page absolute, so that they stay right under the new address. */
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
  // If the engine can't tell the names in the new language, the page keeps the present ones.
  await tellSamplesIn(language).catch(() => undefined);
}
