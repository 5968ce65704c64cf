// The worker that answers questions about single matches.
import createEngine from '../gen/engine.mjs';
import { answer } from './answerMatch.ts';
import { serve } from './serve.ts';

serve(createEngine, answer);
