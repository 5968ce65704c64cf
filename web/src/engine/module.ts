// Fetches and compiles a module of the engine. On a first visit the page does this, so that it can tell why it failed.
import { EngineDown } from './errors.ts';

/** The compiled module. Rejects with EngineDown. */
export async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url).catch(() => {
    throw new EngineDown('offline');
  });
  if (!response.ok) throw new EngineDown('missing');
  try {
    // Set here because some servers send modules under another type, which compileStreaming would refuse.
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
