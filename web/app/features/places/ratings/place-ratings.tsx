import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useState } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { Pictured } from '#web/blocks/look/pictured.ts';
import { Stars } from '#web/blocks/look/stars.ts';
import type { SeenPlace } from '../details/edit/place-access.ts';
import { dayWords } from '../search/place-words.ts';

const RateForm = lazy(async () => ({ default: (await import('./rating-forms.tsx')).RateForm }));
const ReplyForm = lazy(async () => ({ default: (await import('./rating-forms.tsx')).ReplyForm }));

type Ratings = Answer<typeof places.operations.listPlaceRatings>['ratings'];

/** Players' ratings of the place, and the reader's own every six months. */
export function PlaceRatings({ seen, ratings }: { seen: SeenPlace; ratings: Ratings }) {
  const { place, myRating, canManage } = seen;
  const mayRate = seen.isSignedIn && (!myRating || Date.parse(myRating.mayRateAgainAt) <= Date.now());
  const [answering, setAnswering] = useState<string>();
  const { count, average } = place.score;
  return (
    <Container
      header={
        <Header
          variant="h2"
          description={
            average !== undefined && (
              <>
                <Stars value={Math.round(average)} /> {average} of 5 from {quantity(count, 'player')}
              </>
            )
          }
        >
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
                <Pictured picture={<Avatar name={displayName} size={40} />}>
                  <strong>{displayName}</strong>
                  <div className="place-quiet">
                    <Stars value={stars} label={`${stars} of 5`} /> {dayWords(ratedAt)}
                  </div>
                  {text && <p className="place-text">{text}</p>}
                  {reply && <p className="place-text">Reply: {reply.text}</p>}
                </Pictured>
                {canManage && answering !== ratingId && (
                  <Button
                    variant="inline-link"
                    ariaLabel={`Reply to ${displayName}`}
                    onClick={() => setAnswering(ratingId)}
                  >
                    Reply
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
