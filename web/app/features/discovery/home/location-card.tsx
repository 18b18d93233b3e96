import type { City } from '#shared/city.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { LineIcon } from '#web/blocks/look/line-icon.ts';

/** The home city, what it plays, and where to change it (R-HOME-05). */
export const LocationCard = ({ city }: { readonly city: City }) => (
  <section className="home-card home-location" aria-label="Your city">
    <LineIcon name="pin" />
    <div>
      <h2>{city.name}</h2>
      <AppLink to={hubOf(city)}>What {city.name} plays this week</AppLink>
    </div>
    <AppLink to={paths.completeProfile(paths.home)} ariaLabel="Change your city">
      Change
    </AppLink>
  </section>
);

const hubOf = ({ lat, lng, name }: City) =>
  `${paths.citySearch}?${new URLSearchParams({ lat: lat.toFixed(4), lng: lng.toFixed(4), near: name })}`;
