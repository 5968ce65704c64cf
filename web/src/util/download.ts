// Offers data and text to the reader as files.

export function offer(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Names that Windows reserves for devices. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A file name without characters that some system forbids; "" where nothing is left. */
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
