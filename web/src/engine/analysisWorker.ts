// Worker that answers questions about many fights with the module for them.
import createEngine from '../gen/analysis.mjs';
import { answer } from './answerAnalysis.ts';
import { serve } from './serve.ts';

serve(createEngine, answer);
