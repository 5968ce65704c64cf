// Steps back may lead to addresses of the language before: what the reader chose stays, and the address follows. Everything
// that the page names relative to its own address stays right with it.
import { siteRoot } from '../engine/trusted.ts';
import { shell } from './language.ts';

export function stayInLanguage(): void {
  addEventListener('popstate', () => {
    const { pathname } = new URL(shell.value, siteRoot);
    if (location.pathname === pathname) return;
    history.replaceState(history.state, '', pathname + location.hash);
    // Browsers tell of another fragment only where the rest of the address stayed.
    dispatchEvent(new Event('hashchange'));
  });
}
