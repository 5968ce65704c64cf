// Offers something as a file.

export function offer(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Names that Windows keeps for its devices. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name without what a file's name can't have on some system; "" where nothing is left of it. */
export function asFileName(name: string): string {
  const clean = name
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return devices.test(clean) ? `_${clean}` : clean;
}

export function download(name: string, text: string): void {
  offer(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}
