import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Spot } from '#web/app/map/location.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { CityField } from './city-field.tsx';
import '#web/app/map/around.css';

interface NearWhatProps {
  readonly spot: Spot | undefined;
  /** Shown while there is no spot. */
  readonly hint?: string;
  readonly onChange: (changes: { lat: string; lng: string; near: string; bounds: undefined }) => void;
}

/** A city, or where the person is. */
export function NearWhat({ spot, hint = 'Pick a city to see what is on.', onChange }: NearWhatProps) {
  const { control } = useForm<{ city: string }>();
  const [isLocating, setLocating] = useState(false);
  const look = (lat: number, lng: number, near: string) =>
    onChange({ lat: lat.toFixed(4), lng: lng.toFixed(4), near, bounds: undefined });
  const locate = () => {
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        look(coords.latitude, coords.longitude, 'where you are');
      },
      () => {
        setLocating(false);
        notify('error', 'We can’t find your location. Pick a city instead.');
      },
      { timeout: 10_000 },
    );
  };
  return (
    <div className="near-what">
      <CityField
        key={spot?.near ?? ''}
        control={control}
        name="city"
        label="Near"
        hint={spot ? (spot.isGuess ? 'A guess from your clock. Pick your city.' : '') : hint}
        initialLabel={spot?.near ?? ''}
        onPick={(city) => city && look(city.lat, city.lng, city.label)}
      />
      <Button formAction="none" iconName="location-pin" loading={isLocating} loadingText="Finding you" onClick={locate}>
        Near me
      </Button>
    </div>
  );
}
