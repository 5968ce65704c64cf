// Whose variants the pane shows.
import { signal } from '@preact/signals';
import type { Side } from '../../app/build.ts';

export const side = signal<Side>(0);
