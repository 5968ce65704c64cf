/** Types of the npm package `shiaiba`; engine.d.ts and analysis.d.ts describe the answers of its modules. */
import type { AnalysisModule } from './analysis.d.ts';
import type { EngineModule } from './engine.d.ts';
import type { Envelope, Json, Problem, Text } from './types/text.d.ts';

export type * from './analysis.d.ts';
export type * from './engine.d.ts';

/** All systems of the package. */
export declare const systems: readonly { readonly id: string; readonly name: Text }[];

/**
 * Loads a fresh instance of a system's module for single matches. After a `WebAssembly.RuntimeError` drop the
 * instance and load another: the compiled module is kept, so that takes a millisecond.
 */
export declare function loadEngine(system: string): Promise<EngineModule>;
/** Loads an instance of the module for questions over many fights, pasted text, odds and opponents. */
export declare function loadAnalysis(system: string): Promise<AnalysisModule>;

/** The answer in an envelope; throws a ShiaibaError if the call failed. */
export declare function ok<T>(answer: Json<Envelope<T>>): T;

/** The failure of a call itself; a fault in what a player wrote is a Problem instead. */
export declare class ShiaibaError extends Error {
  readonly code: string;
  readonly ja: string;
  readonly en: string;
  readonly problems: Problem[];
}
