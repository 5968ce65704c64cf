// The worker that answers questions about many fights.
import createEngine from '../gen/analysis.mjs';
import { answer } from './answerAnalysis.ts';
import { serve } from './serve.ts';

const rests = import.meta.glob<string>('../gen/rest-analysis-*.wgz', {
  query: '?url',
  import: 'default',
  eager: true,
});

serve(createEngine, answer, (system) => rests[`../gen/rest-analysis-${system}.wgz`]);
