import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Answer } from '#shared/contract/operation.ts';
import { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { clocksDiffer, startIn, startOf, viewerZone } from '#web/blocks/event-time.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { DateBlock } from '#web/blocks/look/date-block.ts';
import './substitutes.css';

type Offer = Answer<(typeof substitutesContract)['operations']['listSubstituteOffers']>['offers'][number];

/** The hosts who ask the person to substitute. */
export function OfferList({ offers }: { offers: readonly Offer[] }) {
  const firstOpen = offers.find(isOpen);
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
            <OfferCard key={offer.eventId} offer={offer} isFirst={offer === firstOpen} />
          ))}
        </SpaceBetween>
      )}
    </Container>
  );
}

const words: Readonly<Record<Offer['status'], readonly ['in' | 'wait' | 'plain', string]>> = {
  sent: ['wait', 'The host asked you'],
  seen: ['wait', 'The host asked you'],
  accepted: ['in', 'You’re in'],
  declined: ['plain', 'You declined'],
  too_late: ['plain', 'The host found enough subs. Thanks!'],
  expired: ['plain', 'The host is no longer looking for subs'],
};

const isOpen = ({ status }: Offer) => status === 'sent' || status === 'seen';

interface OfferCardProps {
  readonly offer: Offer;
  /** The first that waits for an answer has the filled button. */
  readonly isFirst: boolean;
}

function OfferCard({ offer, isFirst }: OfferCardProps) {
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
  const [tone, said] = words[status];
  const asks = isOpen(offer);
  return (
    <article aria-label={title} className="sub-offer">
      <DateBlock date={startsAt} timeZone={timeZone} />
      <SpaceBetween size="xs">
        <AppLink to={paths.event(eventId)}>{title}</AppLink>
        <div className="sub-line">
          {startOf(offer)}
          {!isTimeTbd && clocksDiffer(timeZone, startsAt) && ` (${startIn(viewerZone(), startsAt)} for you)`} ·{' '}
          {offer.placeLabel} · with {offer.hostName}
        </div>
        {offer.positions.length > 0 && <div>Needed: {offer.positions.join(', ')}</div>}
        {offer.message !== '' && <div>{offer.message}</div>}
        <Chip tone={tone}>{said}</Chip>
        {rejection && <ProblemAlert>{sentenceOf(rejection)}</ProblemAlert>}
        {(asks || status === 'declined') && (
          <SpaceBetween size="xs" direction="horizontal">
            <Button
              variant={isFirst ? 'primary' : 'normal'}
              ariaLabel={`Substitute at ${title}`}
              loading={isRunning}
              onClick={() => void accept.run({ eventId })}
            >
              Substitute
            </Button>
            {asks && (
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
