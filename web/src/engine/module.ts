// Fetches and compiles a module of the engine on the page's side, where the reason of a failure can be told.
import { EngineDown } from './errors.ts';

/** Rejects with EngineDown. */
export async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url).catch(() => {
    throw new EngineDown('offline');
  });
  if (!response.ok) throw new EngineDown('missing');
  try {
    // The name tells that it is a module, whatever the server calls it.
    const headers = { 'content-type': 'application/wasm' };
    return await WebAssembly.compileStreaming(new Response(response.body, { headers }));
  } catch (error) {
    throw new EngineDown(why(error));
  }
}

function why(error: unknown) {
  if (error instanceof RangeError) return 'memory';
  return error instanceof TypeError ? 'offline' : 'refused';
}
