// A table as CSV that no spreadsheet takes for anything but text and numbers.

const formula = /^[=+\-@\t\r＝＋－＠']/;
const number = /^-\d[\d.]*$/;

function field(text: string): string {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csv(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}
