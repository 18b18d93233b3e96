import {
  careUnused,
  consentChanged,
  dependantGrew,
  dependantUnused,
  familyAnswered,
  familyAsked,
  guardianAsked,
} from '#shared/family/messages.ts';
import { connectDelivery } from '../../../kernel/connect-delivery.ts';
import { createDependantReader } from '../../../kernel/dependants.ts';
import { listen, on } from '../../../kernel/listen.ts';
import { table } from '../../../kernel/table.ts';
import { createFamilyStore } from '../store.ts';
import { tellAnswer, tellAsking } from './tell-family.ts';
import { askToKeep, askToKeepCare, confirmConsent, tellGrowing, tellGuardianAsked } from './tell-guardians.ts';

const by = connectDelivery();
const dependants = createDependantReader(table());
const store = createFamilyStore(table());

export const handler = listen(
  on(familyAsked, (message, now) => tellAsking(message, store, by, now)),
  on(familyAnswered, (message, now) => tellAnswer(message, by, now)),
  on(guardianAsked, (message, now) => tellGuardianAsked(message, dependants, by, now)),
  on(consentChanged, (message, now) => confirmConsent(message, dependants, by, now)),
  on(dependantGrew, (message, now) => tellGrowing(message, dependants, by, now)),
  on(dependantUnused, (message, now) => askToKeep(message, dependants, by, now)),
  on(careUnused, (message, now) => askToKeepCare(message, dependants, by, now)),
);
