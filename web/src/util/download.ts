// Offers something as a file.

export function offer(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

export function download(name: string, text: string): void {
  offer(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}
