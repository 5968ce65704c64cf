// Lint rules: strict and typed for TypeScript, plain for the few scripts.
import tseslint from 'typescript-eslint';
import { floorsRule } from './build/floors.mjs';

const sinks = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'dangerouslySetInnerHTML'];

export default tseslint.config(
  { ignores: ['**/node_modules/**', 'web/dist/**', 'web/src/gen/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['web/tsconfig.json', 'web/tsconfig.sw.json', 'web/tsconfig.node.json'],
        tsconfigRootDir: new URL('..', import.meta.url).pathname,
      },
    },
    rules: {
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-syntax': [
        'error',
        ...sinks.map((name) => ({
          selector: `:matches(MemberExpression > Identifier[name='${name}'], JSXIdentifier[name='${name}'])`,
          message: 'Text from links and files must never become HTML.',
        })),
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/prefer-nullish-coalescing': 'off',
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { own: { rules: { floors: floorsRule } } },
    rules: { 'own/floors': 'error' },
  },
  {
    files: ['**/*.{js,mjs}'],
    rules: { eqeqeq: 'error', 'no-eval': 'error', 'no-unused-vars': 'error' },
  },
);
