// Fetches and compiles a module of the engine on the page's side, where the reason of a failure can be told.
import { EngineDown, reasons } from './errors.ts';

/** Rejects with EngineDown. */
export async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url, { credentials: 'same-origin' }).catch(() => {
    throw new EngineDown(reasons.offline);
  });
  if (!response.ok) throw new EngineDown(reasons.missing);
  try {
    // A server that names another type than application/wasm forbids streaming.
    return response.headers.get('content-type') === 'application/wasm'
      ? await WebAssembly.compileStreaming(response)
      : await WebAssembly.compile(await response.arrayBuffer());
  } catch (error) {
    throw new EngineDown(why(error));
  }
}

function why(error: unknown) {
  if (error instanceof RangeError) return reasons.memory;
  return error instanceof TypeError ? reasons.offline : reasons.refused;
}
