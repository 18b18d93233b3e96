import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import { places } from '#shared/places/contract.ts';
import { FormView } from '../../forms/form-view.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextareaField } from '../../forms/textarea-field.tsx';
import { useOperationForm } from '../../forms/use-operation-form.ts';
import type { SeenPlace } from './place-access.ts';
import { StarsField } from './stars-field.tsx';

type Ratings = Answer<typeof places.operations.listPlaceRatings>['ratings'];

/** How people rate the place, and a rating of one's own every six months. */
export function PlaceRatings({ seen, ratings }: { seen: SeenPlace; ratings: Ratings }) {
  const { place, myRating, canManage } = seen;
  const mayRate = seen.isSignedIn && (!myRating || Date.parse(myRating.mayRateAgainAt) <= Date.now());
  const [answering, setAnswering] = useState<string>();
  const { count, average } = place.score;
  return (
    <Container
      header={
        <Header variant="h2" description={average === undefined ? undefined : `${average} of 5 by ${people(count)}`}>
          Ratings
        </Header>
      }
    >
      <SpaceBetween size="l">
        {ratings.length === 0 && <p>Nobody has rated this place yet.</p>}
        <ul className="place-list">
          {ratings.map(({ ratingId, displayName, stars, text, ratedAt, reply }) => (
            <li key={ratingId}>
              <strong>{stars} of 5</strong> by {displayName}, {ratedAt.slice(0, 10)}
              {text && <p className="place-text">{text}</p>}
              {reply && <p className="place-text">Answer: {reply.text}</p>}
              {canManage && answering !== ratingId && (
                <Button
                  variant="inline-link"
                  ariaLabel={`Answer ${displayName}`}
                  onClick={() => setAnswering(ratingId)}
                >
                  Answer
                </Button>
              )}
              {answering === ratingId && (
                <ReplyForm key={reply?.repliedAt} ratingId={ratingId} text={reply?.text ?? ''} />
              )}
            </li>
          ))}
        </ul>
        {mayRate && <RateForm key={ratings.length} />}
        {myRating && !mayRate && <p>You can rate this place again from {myRating.mayRateAgainAt.slice(0, 10)}.</p>}
      </SpaceBetween>
    </Container>
  );
}

const people = (count: number) => (count === 1 ? 'one person' : `${count} people`);
const rating = places.operations.ratePlace.input.omit({ placeId: true });
const reply = places.operations.replyToRating.input.omit({ placeId: true });

function RateForm() {
  const form = useOperationForm(rating, { text: '' }, { also: { intent: 'rate' } });
  return (
    <FormView form={form as never} actions={<SubmitButton form={form}>Rate this place</SubmitButton>}>
      <StarsField control={form.control} name="stars" label="Your rating" />
      <TextareaField
        control={form.control}
        name="text"
        label="What others should know"
        max={1000}
        rows={3}
        isOptional
      />
    </FormView>
  );
}

function ReplyForm({ ratingId, text }: { ratingId: string; text: string }) {
  const form = useOperationForm(reply, { ratingId, text }, { also: { intent: 'reply' } });
  return (
    <FormView form={form as never} actions={<SubmitButton form={form}>Show answer</SubmitButton>}>
      <TextareaField control={form.control} name="text" label="Your answer" max={1000} rows={3} />
    </FormView>
  );
}
