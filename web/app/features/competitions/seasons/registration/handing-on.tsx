import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useState } from 'react';
import { Await } from 'react-router';
import { isTransferable, type Registration } from '#shared/competitions/seasons/registration.ts';
import { offerEnd } from '#shared/competitions/seasons/season-words.ts';
import type { MySeasonView } from '#shared/competitions/seasons/views.ts';
import type { KnownPerson } from '../known-people.ts';
import type { useHandingOn } from './use-handing-on.ts';

const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog.tsx')).OfferDialog }));

interface Props {
  readonly view: MySeasonView;
  /** Who can be offered the place. */
  readonly people: Promise<readonly KnownPerson[]>;
  readonly handing: ReturnType<typeof useHandingOn>;
  readonly isBusy: boolean;
}

/** Offers the reader's own place to somebody, and takes the offer back. */
export function HandingOn({ view, people, handing, isBusy }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { registration } = view;
  if (!registration || !isTransferable(registration.status)) return null;
  if (registration.offeredTo)
    return (
      <SpaceBetween size="xs">
        <p>{offerWords(registration)}</p>
        <Button loading={isBusy} onClick={handing.keep}>
          Keep my place
        </Button>
      </SpaceBetween>
    );
  return (
    <>
      <Button loading={isBusy} onClick={() => setOpen(true)}>
        Hand on my place
      </Button>
      {isOpen && (
        <Suspense>
          <Await resolve={people}>
            {(known) => <OfferDialog {...{ view, known }} onOffer={handing.offer} onClose={() => setOpen(false)} />}
          </Await>
        </Suspense>
      )}
    </>
  );
}

/** To whom the place is offered, where that is an address, and how long it can take it. */
function offerWords({ offeredTo, offeredUntil }: Registration): string {
  if (!offeredUntil) return 'Your place is offered to somebody who has not answered yet.';
  const until = offerEnd(offeredUntil);
  if (new Date(offeredUntil) <= new Date()) return `${offeredTo} did not take your place by ${until}.`;
  return `Your place is offered to ${offeredTo} until ${until}.`;
}
