// Lint of the styles: a class belongs to one module, and only scripts that import the module use it.
import { readFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import ts from 'typescript';
import { classes, filesOf, selectors } from './styleNames.mjs';

const globals = ['tokens', 'base', 'press', 'utilities', 'index'].map((name) => `styles/${name}.css`);
globals.push('platform.css');

/** Selectors of a comma-separated list. Commas within parentheses, which may stand in one another, separate none. */
function listed(list) {
  const found = [''];
  let depth = 0;
  for (const character of list) {
    depth += Number(character === '(') - Number(character === ')');
    if (character === ',' && depth === 0) found.push('');
    else found[found.length - 1] += character;
  }
  return found.map((one) => one.trim());
}

const roomOf = (file) => /^features\/\w+\//.exec(file)?.[0];

/** A script's source, and its names for CSS modules; reports forbidden imports. */
function read(file, text, sheets, problems) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names = new Map();
  for (const one of source.statements) {
    if (!ts.isImportDeclaration(one) || !one.moduleSpecifier.text.endsWith('.css')) continue;
    const sheet = posix.join(dirname(file), one.moduleSpecifier.text);
    if (globals.includes(sheet)) continue;
    const bound = one.importClause?.namedBindings;
    if (!sheets.has(sheet)) problems.push(`${file}: there is no module ${sheet}.`);
    else if (!bound || !ts.isNamespaceImport(bound))
      problems.push(`${file}: ${sheet} is imported as "import * as".`);
    else names.set(bound.name.text, sheet);
    const room = roomOf(sheet);
    if (room && !file.startsWith(room)) problems.push(`${file}: ${sheet} belongs to another feature.`);
  }
  return { source, names };
}

/** Collects the words of literals that may become a class, without literals that are only compared. */
function literals(node, found) {
  if (ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText())) return;
  if (ts.isElementAccessExpression(node)) return;
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    found.push(...node.text.split(/\s+/).filter(Boolean));
  ts.forEachChild(node, (child) => literals(child, found));
}

/** Problems as sentences. `files`: texts by their paths below web/src. */
export function styleProblems(files) {
  const problems = [];
  const utilities = new Set(globals.flatMap((file) => [...classes(files.get(file) ?? '')]));
  const sheets = new Map();
  for (const [file, text] of files) {
    if (!file.endsWith('.css') || globals.includes(file)) continue;
    if (!file.endsWith('.module.css'))
      problems.push(`${file}: a style sheet that is not global is a module.`);
    else sheets.set(file, new Set(classes(text)));
    for (const one of selectors(text).flatMap(listed))
      if (classes(`${one}{`).size === 0 && !/^(from|to|[\d.]+%)$/.test(one))
        problems.push(`${file}: ${one} is anybody's.`);
    if (/:global\b/.test(text)) problems.push(`${file}: a module names a class globally.`);
  }
  const used = new Map([...sheets.keys()].map((sheet) => [sheet, new Set()]));
  for (const [file, text] of files) {
    if (!/\.tsx?$/.test(file)) continue;
    const { source, names } = read(file, text, sheets, problems);
    const visit = (node) => {
      if (ts.isIdentifier(node) && names.has(node.text) && !ts.isNamespaceImport(node.parent)) {
        const sheet = names.get(node.text);
        const name =
          ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node
            ? node.parent.name.text
            : undefined;
        if (name === undefined)
          problems.push(`${file}: ${node.parent.getText()} hides which class is meant.`);
        else if (!sheets.get(sheet)?.has(name)) problems.push(`${file}: ${sheet} has no class ${name}.`);
        else used.get(sheet)?.add(name);
      }
      if (ts.isJsxAttribute(node) && node.name.getText() === 'class' && node.initializer) {
        const found = [];
        literals(node.initializer, found);
        for (const name of found)
          if (!utilities.has(name)) problems.push(`${file}: the class ${name} is no utility.`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  for (const [sheet, names] of sheets)
    for (const name of names)
      if (!used.get(sheet)?.has(name)) problems.push(`${sheet}: nobody uses the class ${name}.`);
  return problems;
}

if (process.argv[1] === import.meta.filename) {
  const src = resolve(import.meta.dirname, '../src');
  const files = filesOf(src, /(?<!\.test)\.(css|tsx?)$/);
  const problems = styleProblems(new Map(files.map((file) => [file, readFileSync(join(src, file), 'utf8')])));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
