// Worker that answers questions about single matches with the module for them.
import createEngine from '../gen/engine.mjs';
import { answer } from './answerMatch.ts';
import { serve } from './serve.ts';

serve(createEngine, answer);
