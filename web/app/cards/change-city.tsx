import Modal from '@cloudscape-design/components/modal';
import { Link } from 'react-router';
import { startCities } from '#shared/discovery/start-cities.ts';
import { NearWhat } from '#web/app/forms/places/near-what.tsx';
import { cityTitle, type Spot, spotParams } from '#web/app/map/location.ts';
import './strips.css';

interface ChangeCityProps {
  readonly spot: Spot | undefined;
  readonly onChange: (changes: { lat: string; lng: string; near: string; bounds: undefined }) => void;
  readonly onClose: () => void;
}

/** Another city: one that is typed, where the reader is, or one that we begin with. */
export const ChangeCity = ({ spot, onChange, onClose }: ChangeCityProps) => (
  <Modal visible header="Change city" closeAriaLabel="Close" onDismiss={onClose}>
    <NearWhat
      spot={spot}
      onChange={(changes) => {
        onChange(changes);
        onClose();
      }}
    />
    <div className="city-choices">
      {startCities.map((city) => (
        <button
          key={city.near}
          type="button"
          className="chip-button"
          onClick={() => {
            onChange({ ...spotParams(city), bounds: undefined });
            onClose();
          }}
        >
          {cityTitle(city)}
        </button>
      ))}
    </div>
  </Modal>
);

/** The cities that we begin with, but for the one that is shown. */
export function CityLinks({ spot, to }: { spot: Spot | undefined; to: (city: Spot) => string }) {
  return (
    <nav className="city-choices" aria-label="Other cities">
      {startCities
        .filter(({ near }) => near !== spot?.near)
        .map((city) => (
          <Link key={city.near} className="chip-button" to={to(city)}>
            {cityTitle(city)}
          </Link>
        ))}
    </nav>
  );
}
