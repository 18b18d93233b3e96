import { diskIsFull, isDiskFull } from '../data/disk.ts';
import type { Engine, EngineAnswer, EngineRequest } from './engine.ts';

/** Asks an engine; what it throws becomes an answer, as at the service that it stands in for. */
export async function askEngine(engine: Engine, request: EngineRequest): Promise<EngineAnswer> {
  try {
    return await engine(request);
  } catch (error) {
    if (isDiskFull(error)) return { status: 507, body: diskIsFull };
    // A body that is no JSON or no form, a path that is not encoded as it must be.
    if (error instanceof URIError || error instanceof SyntaxError) return { status: 400, body: error.message };
    console.error(error);
    return { status: 500, body: error instanceof Error ? error.message : 'Failed' };
  }
}
