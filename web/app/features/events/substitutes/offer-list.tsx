import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { Answer } from '#shared/contract/operation.ts';
import { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { clocksDiffer, startIn, startOf, viewerZone } from '#web/blocks/event-time.ts';

type Offer = Answer<(typeof substitutesContract)['operations']['listSubstituteOffers']>['offers'][number];

/** The hosts who ask the person to substitute. */
export function OfferList({ offers }: { offers: readonly Offer[] }) {
  return (
    <Container
      header={
        <Header variant="h2" counter={`(${offers.length})`}>
          Requests
        </Header>
      }
    >
      {offers.length === 0 ? (
        <p>No requests right now. When a host near you needs a sub, we’ll email you and list it here.</p>
      ) : (
        <SpaceBetween size="l">
          {offers.map((offer) => (
            <OfferCard key={offer.eventId} offer={offer} />
          ))}
        </SpaceBetween>
      )}
    </Container>
  );
}

const words: Readonly<Record<Offer['status'], readonly [StatusIndicatorProps.Type, string]>> = {
  sent: ['info', 'The host asked you'],
  seen: ['info', 'The host asked you'],
  accepted: ['success', 'You’re in'],
  declined: ['stopped', 'You declined'],
  too_late: ['stopped', 'The host found enough subs. Thanks!'],
  expired: ['stopped', 'The host is no longer looking for subs'],
};

function OfferCard({ offer }: { offer: Offer }) {
  const { eventId, title, timeZone, startsAt, isTimeTbd, status } = offer;
  const accept = useOperation(substitutesContract, 'acceptSubstitution', {
    done: 'You’re in. Thanks for subbing!',
    showsProblem: true,
  });
  const decline = useOperation(substitutesContract, 'declineSubstitution', {
    done: 'Declined. The host knows.',
    showsProblem: true,
  });
  const { isRunning, rejection } = useTogether(accept, decline);
  const [type, said] = words[status];
  const isOpen = status === 'sent' || status === 'seen';
  return (
    <article aria-label={title}>
      <SpaceBetween size="xs">
        <AppLink to={paths.event(eventId)}>{title}</AppLink>
        <div>
          {startOf(offer)}
          {!isTimeTbd && clocksDiffer(timeZone, startsAt) && ` (${startIn(viewerZone(), startsAt)} for you)`},{' '}
          {offer.placeLabel}, with {offer.hostName}
        </div>
        {offer.positions.length > 0 && <div>Needed: {offer.positions.join(', ')}</div>}
        {offer.message !== '' && <div>{offer.message}</div>}
        <StatusIndicator type={type}>{said}</StatusIndicator>
        {rejection && <ProblemAlert>{sentenceOf(rejection)}</ProblemAlert>}
        {(isOpen || status === 'declined') && (
          <SpaceBetween size="xs" direction="horizontal">
            <Button
              variant="primary"
              ariaLabel={`Substitute at ${title}`}
              loading={isRunning}
              onClick={() => void accept.run({ eventId })}
            >
              Substitute
            </Button>
            {isOpen && (
              <Button ariaLabel={`Decline ${title}`} onClick={() => void decline.run({ eventId })}>
                Decline
              </Button>
            )}
          </SpaceBetween>
        )}
      </SpaceBetween>
    </article>
  );
}
