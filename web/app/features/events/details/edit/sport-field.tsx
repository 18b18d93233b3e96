import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { gameTypeLabel, gameTypes, otherGameTypeId } from '#shared/places/game-types.ts';
import { FieldMessage } from '#web/app/forms/fields/chip-choice.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import type { EventControl } from './event-values.ts';
import './sport-field.css';

interface SportFieldProps extends EventControl {
  /** Those that stand before "All". */
  readonly first: readonly string[];
}

/** The sport, as tiles: recent ones first, the rest behind "All". */
export function SportField({ control, first }: SportFieldProps) {
  const { field, fieldState } = useField({ control, name: 'gameTypeId' });
  const [isWhole, setWhole] = useState(false);
  const others = gameTypes.map(({ gameTypeId }) => gameTypeId).filter((one) => !first.includes(one));
  const chosen = field.value && !first.includes(field.value) ? [field.value] : [];
  const shown = isWhole ? [...first, ...others] : [...chosen, ...first].slice(0, 5);
  const pick = (gameTypeId: string) => {
    field.onChange(gameTypeId);
    setWhole(false);
  };
  return (
    <div>
      <fieldset className="chip-choice sports">
        <legend className="visually-hidden">Sport</legend>
        <div className={isWhole ? 'sport-tiles sport-tiles-all' : 'sport-tiles'}>
          {shown.map((gameTypeId, index) => (
            <SportRadio
              key={gameTypeId}
              gameTypeId={gameTypeId}
              isNamed={isWhole}
              isChosen={gameTypeId === field.value}
              isWrong={fieldState.error !== undefined}
              radioRef={index === 0 ? field.ref : undefined}
              onPick={pick}
            />
          ))}
          {!isWhole && (
            <button type="button" className="sport-all" onClick={() => setWhole(true)}>
              All<span className="visually-hidden"> sports</span>
            </button>
          )}
        </div>
        <FieldMessage id="sport-message">{fieldState.error?.message}</FieldMessage>
      </fieldset>
      <OtherGame control={control} />
    </div>
  );
}

interface SportRadioProps {
  readonly gameTypeId: string;
  /** With its name below it, where there are many. */
  readonly isNamed: boolean;
  readonly isChosen: boolean;
  readonly isWrong: boolean;
  readonly radioRef: ((element: HTMLInputElement | null) => void) | undefined;
  readonly onPick: (gameTypeId: string) => void;
}

const SportRadio = ({ gameTypeId, isNamed, isChosen, isWrong, radioRef, onPick }: SportRadioProps) => (
  <label className="sport-choice" title={gameTypeLabel(gameTypeId)}>
    <input
      ref={radioRef}
      type="radio"
      name="gameTypeId"
      aria-label={gameTypeLabel(gameTypeId)}
      aria-invalid={isWrong}
      aria-describedby="sport-message"
      checked={isChosen}
      onChange={() => onPick(gameTypeId)}
    />
    <SportTile gameTypeId={gameTypeId} size={44} />
    {isNamed && <span aria-hidden="true">{gameTypeLabel(gameTypeId)}</span>}
  </label>
);

function OtherGame({ control }: EventControl) {
  const gameTypeId = useWatch({ control, name: 'gameTypeId' });
  if (gameTypeId !== otherGameTypeId) return null;
  return <TextField control={control} name="otherGameType" label="Which game?" max={30} />;
}
