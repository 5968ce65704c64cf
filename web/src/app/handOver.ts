// A text that another system's page is to read: it goes along in the tab.
const kept = 'shiaiba.pasted';

export function handOver(text: string): void {
  try {
    sessionStorage.setItem(kept, text);
  } catch {
    // It is pasted there once more.
  }
}

/** What this page was handed, once. */
export function handed(): string | null {
  try {
    const text = sessionStorage.getItem(kept);
    sessionStorage.removeItem(kept);
    return text;
  } catch {
    return null;
  }
}
