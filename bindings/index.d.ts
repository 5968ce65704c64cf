/** The package `shiaiba`: engine.d.ts and analysis.d.ts describe what its modules answer. */
import type { AnalysisModule } from './analysis.d.ts';
import type { EngineModule } from './engine.d.ts';
import type { Envelope, Json, Problem, Text } from './types/text.d.ts';

export type * from './analysis.d.ts';
export type * from './engine.d.ts';

/** All that there are. */
export declare const systems: readonly { readonly id: string; readonly name: Text }[];

/**
 * A fresh instance of a system's module for single matches. After a `WebAssembly.RuntimeError` drop it and load
 * another: what was compiled is kept, so that takes a millisecond.
 */
export declare function loadEngine(system: string): Promise<EngineModule>;
/** The same of the module for what many fights say, for reading pasted text, odds and opponents. */
export declare function loadAnalysis(system: string): Promise<AnalysisModule>;

/** What a call answered; throws a ShiaibaError where it failed. */
export declare function ok<T>(answer: Json<Envelope<T>>): T;

/** The failure of a call itself, never of what a player wrote: that is a Problem. */
export declare class ShiaibaError extends Error {
  readonly code: string;
  readonly ja: string;
  readonly en: string;
  readonly problems: Problem[];
}
