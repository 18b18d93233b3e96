import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';

/** Who a place is handed on to: somebody of the season, a child of the reader, or an address. */
export type Recipient = { readonly toUserId: string } | { readonly dependantId: string } | { readonly email: string };

/** Offers the reader's own place in a season, and takes the offer back. */
export function useHandingOn(seasonId: string) {
  const offer = useOperation(seasonsContract, 'offerPlace', {
    done: 'They are told of your offer; the place is yours until they take it',
    showsProblem: true,
  });
  const mail = useOperation(seasonsContract, 'offerPlaceByMail', {
    done: 'A mail tells them of your offer; the place is yours until they take it',
    showsProblem: true,
  });
  const give = useOperation(seasonsContract, 'givePlaceToDependant', {
    done: 'The place is your child’s now',
    showsProblem: true,
  });
  const keep = useOperation(seasonsContract, 'takeBackPlace', { done: 'You keep your place', showsProblem: true });
  return {
    ...useTogether(offer, mail, give, keep),
    offer: (to: Recipient) => {
      if ('toUserId' in to) void offer.run({ seasonId, ...to });
      else if ('email' in to) void mail.run({ seasonId, ...to });
      else void give.run({ seasonId, ...to });
    },
    keep: () => void keep.run({ seasonId }),
  };
}
