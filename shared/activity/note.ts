import type * as z from 'zod';
import type { MessageType } from '../contract/message.ts';
import type { Noted } from './schemas.ts';

/** A kind of fact and the change of state that it is; undefined for one of its kind that changed nothing. */
export interface Note {
  readonly type: MessageType;
  readonly says: (data: never) => Noted | undefined;
}

/** Binds a kind of fact to what is noted of it. */
export const note = <Type extends MessageType>(
  type: Type,
  says: (data: z.output<Type['data']>) => Noted | undefined,
): Note => ({ type, says });
