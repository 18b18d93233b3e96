import type { Message, MessageType } from '#shared/contract/message.ts';
import { cloud } from './cloud.ts';

/** The facts of one type that reached the bus, or all of them, oldest first. */
export function published(): readonly Message[];
export function published<Type extends MessageType>(type: Type): readonly Message<Type>[];
export function published(type?: MessageType): readonly Message[] {
  const messages = cloud.delivered.map(({ detail }) => detail as Message);
  return type ? messages.filter((message) => message.type === type.name) : messages;
}
