import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { MySeasonView } from '#shared/competitions/seasons/views.ts';
import { priceOf } from '../price-of.ts';
import type { SeasonIntent } from '../season-intents.ts';
import { useSeasonSend } from '../use-season-send.ts';

/** A place that somebody offers the reader, with what comes with it. */
export function OfferedPlace({ view: { season, offered } }: { readonly view: MySeasonView }) {
  const { send, isBusy, problem } = useSeasonSend<SeasonIntent>();
  if (!offered) return null;
  const { displayName, divisionId, mode, squadNames } = offered;
  const division = season.divisions.find((one) => one.divisionId === divisionId)?.name;
  const price = priceOf(season, mode);
  return (
    <Alert type="info" header={`${displayName} offers you their place`}>
      <SpaceBetween size="s">
        {problem && <div role="alert">{problem}</div>}
        <div>
          {[division, ...squadNames].filter(Boolean).join(', ')}
          {price && `. ${price} goes with the place: settle it with ${displayName}.`}
        </div>
        <SpaceBetween direction="horizontal" size="xs">
          <Button variant="primary" loading={isBusy} onClick={() => send({ intent: 'answerOffer', answer: 'accept' })}>
            Take the place
          </Button>
          <Button loading={isBusy} onClick={() => send({ intent: 'answerOffer', answer: 'decline' })}>
            No, thank you
          </Button>
        </SpaceBetween>
      </SpaceBetween>
    </Alert>
  );
}
