import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useState } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import type { SeenPlace } from '../details/edit/place-access.ts';
import { dayWords } from '../search/place-words.ts';

const RateForm = lazy(async () => ({ default: (await import('./rating-forms.tsx')).RateForm }));
const ReplyForm = lazy(async () => ({ default: (await import('./rating-forms.tsx')).ReplyForm }));

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
        {ratings.length === 0 && <p>No ratings yet.</p>}
        {ratings.length > 0 && (
          <ul className="place-list">
            {ratings.map(({ ratingId, displayName, stars, text, ratedAt, reply }) => (
              <li key={ratingId}>
                <strong>{stars} of 5</strong> by {displayName}, {dayWords(ratedAt)}
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
                  <LaterPart height={190}>
                    <ReplyForm
                      key={reply?.repliedAt}
                      placeId={place.placeId}
                      ratingId={ratingId}
                      text={reply?.text ?? ''}
                    />
                  </LaterPart>
                )}
              </li>
            ))}
          </ul>
        )}
        {mayRate && (
          <LaterPart height={380}>
            <RateForm key={ratings.length} placeId={place.placeId} />
          </LaterPart>
        )}
        {myRating && !mayRate && <p>You can rate this place again from {dayWords(myRating.mayRateAgainAt)}.</p>}
      </SpaceBetween>
    </Container>
  );
}

const people = (count: number) => (count === 1 ? 'one person' : quantity(count, 'person', 'people'));
