import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useState } from 'react';
import { Await } from 'react-router';
import { isTransferable, type Registration } from '#shared/competitions/seasons/registration.ts';
import { offerEnd } from '#shared/competitions/seasons/season-words.ts';
import type { MySeasonView } from '#shared/competitions/seasons/views.ts';
import type { KnownPeople } from '../known-people.ts';
import type { useHandingOn } from './use-handing-on.ts';

const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog.tsx')).OfferDialog }));

interface Props {
  readonly view: MySeasonView;
  /** Who can be offered the place. */
  readonly people: KnownPeople;
  readonly handing: ReturnType<typeof useHandingOn>;
  readonly isBusy: boolean;
}

/** Offers the reader's spot to another player, and cancels the offer. */
export function HandingOn({ view, people, handing, isBusy }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { registration } = view;
  if (!registration || !isTransferable(registration.status)) return null;
  if (registration.offeredTo)
    return (
      <SpaceBetween size="xs">
        <p>{offerWords(registration)}</p>
        <Button loading={isBusy} onClick={handing.keep}>
          Keep my spot
        </Button>
      </SpaceBetween>
    );
  return (
    <>
      <Button loading={isBusy} onClick={() => setOpen(true)}>
        Give my spot to someone
      </Button>
      {isOpen && (
        <Suspense>
          <Await resolve={people()}>
            {(known) => <OfferDialog {...{ view, known }} onOffer={handing.offer} onClose={() => setOpen(false)} />}
          </Await>
        </Suspense>
      )}
    </>
  );
}

/** To whom the place is offered, where that is an address, and how long it can take it. */
function offerWords({ offeredTo, offeredUntil }: Registration): string {
  if (!offeredUntil) return 'You offered your spot. No answer yet.';
  const until = offerEnd(offeredUntil);
  if (new Date(offeredUntil) <= new Date()) return `${offeredTo} didn’t take your spot by ${until}.`;
  return `You offered your spot to ${offeredTo} until ${until}.`;
}
