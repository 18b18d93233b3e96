import Button from '@cloudscape-design/components/button';
import { lazy, Suspense, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { gameTypeLabel, otherGameTypeId } from '#shared/places/game-types.ts';
import { Cover } from '#web/blocks/look/cover.ts';
import type { EventControl, EventValues } from './event-values.ts';

/** Loaded once a host wants another cover than the drawn one. */
const DescribedPictureField = lazy(async () => ({
  default: (await import('#web/app/media/described-picture-field.tsx')).DescribedPictureField<EventValues>,
}));

interface CoverFieldProps extends EventControl {
  /** Decides how the drawn cover is turned. */
  readonly seed: string;
}

/** What the cover shows, where the host says nothing of it. */
export function coverWords(gameTypeId: string | undefined, otherGameType: string | undefined, title = ''): string {
  const game = gameTypeId ? gameTypeLabel(gameTypeId, otherGameType) : '';
  return [game, title.trim()].filter(Boolean).join(': ').slice(0, 160) || 'Cover of the event';
}

/** The cover at the head of an event, as it will be: it changes with the sport; a picture of one's own is one press away. */
export function CoverField({ control, seed }: CoverFieldProps) {
  const [gameTypeId, otherGameType, title, cover] = useWatch({
    control,
    name: ['gameTypeId', 'otherGameType', 'title', 'cover'],
  });
  const { errors } = useFormState({ control, name: 'cover' });
  const [isOpen, setOpen] = useState(cover !== undefined);
  return (
    <div className="event-cover-field">
      <div className="event-cover-preview">
        <Cover id={seed} gameTypeId={gameTypeId || otherGameTypeId} picture={cover} isFirst />
        <div className="event-cover-change">
          <Button formAction="none" ariaExpanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Change cover
          </Button>
        </div>
      </div>
      {(isOpen || errors.cover) && (
        <Suspense>
          <DescribedPictureField
            control={control}
            name="cover"
            label="Cover picture"
            purpose="eventCover"
            removeText="Remove the cover"
            suggestedWords={coverWords(gameTypeId, otherGameType, title)}
          />
        </Suspense>
      )}
    </div>
  );
}
