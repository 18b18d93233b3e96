import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';

/** The person who gets a spot: a player, the reader's child, or an email address. */
export type Recipient = { readonly toUserId: string } | { readonly dependantId: string } | { readonly email: string };

/** Offers the reader's spot in a season, and cancels the offer. */
export function useHandingOn(seasonId: string) {
  const offer = useOperation(seasonsContract, 'offerPlace', {
    done: 'Offer sent. The spot is yours until they take it',
    showsProblem: true,
  });
  const mail = useOperation(seasonsContract, 'offerPlaceByMail', {
    done: 'Offer emailed. The spot is yours until they take it',
    showsProblem: true,
  });
  const give = useOperation(seasonsContract, 'givePlaceToDependant', {
    done: 'Your child has the spot now',
    showsProblem: true,
  });
  const keep = useOperation(seasonsContract, 'takeBackPlace', { done: 'You kept your spot', showsProblem: true });
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
