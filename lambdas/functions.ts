import type { FunctionSpec } from './kernel/function.ts';
import { relayFunction } from './kernel/relay/function.ts';
import { placesFunction } from './places/function.ts';

/** Every function in the product, in the order a new reader should meet them. */
export const functions: readonly FunctionSpec[] = [placesFunction, relayFunction];
