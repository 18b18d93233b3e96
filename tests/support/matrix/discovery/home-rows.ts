import { handler } from '#lambdas/discovery/api.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { seasonsApi } from '../../competitions/seasons.ts';
import { followingApi } from '../../events/favourites.ts';
import { product } from '../../product/product.ts';
import { type Binding, personFor } from '../cell.ts';

const discoveryApi = product.client(discovery, handler);

/** What home asks of the contexts that know; players nearby have a row of their own. */
export const homeRows: Readonly<Record<string, Binding>> = {
  'user.home': {
    operations: ['listMyEvents', 'findEvents', 'listRegistrationCards'],
    ask: async ({ role }) => {
      const person = await personFor(role);
      const [events, seasons] = person
        ? [followingApi.signedInAs(person), seasonsApi.signedInAs(person)]
        : [followingApi.signedOut(), seasonsApi.signedOut()];
      const [mine, cards] = [await events.listMyEvents({ limit: 7 }), await seasons.listRegistrationCards({})];
      const nearby = await discoveryApi.signedOut().findEvents({ lat: 30.3, lng: -97.7, radiusMiles: 25, limit: 5 });
      return { mine, cards, nearby };
    },
  },
};
