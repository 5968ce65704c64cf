// Puts text on the clipboard; falls back to a selection where the Clipboard API is not allowed.

export async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return viaSelection(text);
  }
}

function viaSelection(text: string): boolean {
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  box.className = 'vh';
  const focused = document.activeElement;
  (document.querySelector('dialog[open]') ?? document.body).append(box);
  box.select();
  try {
    // The only way without the permission. It is deprecated, but nothing replaces it.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand('copy');
  } finally {
    box.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
