// The worker that answers questions about single matches.
import createEngine from '../gen/engine.mjs';
import { answer } from './answerMatch.ts';
import { serve } from './serve.ts';

const rests = import.meta.glob<string>('../gen/rest-engine-*.wgz', {
  query: '?url',
  import: 'default',
  eager: true,
});

serve(createEngine, answer, (system) => rests[`../gen/rest-engine-${system}.wgz`]);
