// Steps back may lead to addresses of the language before: what the reader chose stays, and the address follows. Everything
// that the page names relative to its own address stays right with it. It begins before the address is followed.
import { siteRoot } from '../engine/trusted.ts';
import { shell } from './language.ts';

export function stayInLanguage(): void {
  addEventListener('popstate', () => {
    const { pathname } = new URL(shell.value, siteRoot);
    if (location.pathname !== pathname) history.replaceState(history.state, '', pathname + location.hash);
  });
}
