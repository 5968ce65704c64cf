// Writes generated C++ tables: a heading, then arrays wrapped to 100 columns.
import { writeFileSync } from 'node:fs';

const WIDTH = 100;

/** Source of an array; the literals are strings. */
export function array(type, name, literals) {
  const lines = [];
  let line = '   ';
  for (const literal of literals) {
    if (line.length + literal.length + 2 > WIDTH) {
      lines.push(line);
      line = '   ';
    }
    line += ` ${literal},`;
  }
  if (line.trim() !== '') lines.push(line);
  return `constexpr ${type} ${name}[] = {\n${lines.join('\n')}\n};\n`;
}

export function constant(type, name, literal) {
  return `constexpr ${type} ${name} = ${literal};\n`;
}

/** Integers of either sign as bytes: zigzag, then groups of seven bits, least significant first. */
export function varints(numbers) {
  const bytes = [];
  for (const number of numbers) {
    let rest = number < 0 ? -number * 2 - 1 : number * 2;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push(String((rest % 128) + 128));
    bytes.push(String(rest));
  }
  return bytes;
}

/** Each number as the difference to the one before it. */
export function steps(numbers) {
  return numbers.map((number, i) => number - (i === 0 ? 0 : numbers[i - 1]));
}

export function write(path, about, parts) {
  const file = new URL(`../../${path}`, import.meta.url);
  writeFileSync(file, `// ${about}\n// clang-format off\n${parts.join('')}`);
  console.log(`wrote ${path}`);
}
