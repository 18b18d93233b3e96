import { familyAnswered, familyAsked } from '#shared/family/messages.ts';
import { listen, on } from '../../../kernel/listen.ts';
import { table } from '../../../kernel/table.ts';
import { createFamilyStore } from '../store.ts';
import { connectDelivery } from './connect-delivery.ts';
import { tellAnswer, tellAsking } from './tell-family.ts';

const by = connectDelivery();
const store = createFamilyStore(table());

export const handler = listen(
  on(familyAsked, (message, now) => tellAsking(message, store, by, now)),
  on(familyAnswered, (message, now) => tellAnswer(message, by, now)),
);
