// Tells TypeScript about what only the bundler and the C++ build produce.
declare module '*/gen/engine.mjs' {
  import createEngine from '#engine';
  export default createEngine;
}
