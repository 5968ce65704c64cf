// Puts text on the clipboard, also where the modern way is not allowed.

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
    // The only way left in pages without the permission; there is no successor for them.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand('copy');
  } finally {
    box.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
