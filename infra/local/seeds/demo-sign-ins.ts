import type { DemoSignIn } from '../pages/running.ts';
import { cities } from './cities.ts';
import { people, platformAdmin } from './people.ts';

/** One for all: these people exist on this machine only. */
export const demoPassword = 'pick-up-game-2026';

export const demoSignIns: readonly DemoSignIn[] = people.map((person) => ({
  name: person.displayName,
  email: person.email,
  password: demoPassword,
  city: cities[person.city].label,
  runsPlatform: person === platformAdmin,
}));
