// What draws the position, by how the form lays its board out.
import type { SystemInfo } from '#engine';
import { boardOf } from '../../app/form.ts';
import { Arrays, Field } from '../parts.ts';
import { Board } from './Board.tsx';

const boards = { rows: Board, arrays: Arrays, field: Field };

export const boardFor = (info: SystemInfo | null) => boards[info ? boardOf(info.form) : 'rows'];
