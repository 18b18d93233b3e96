import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { City } from '#shared/city.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';

/** The home city, what it plays, and where to change it. */
export const LocationCard = ({ city }: { city: City }) => (
  <Container
    header={
      <Header variant="h2" description="Your city">
        {city.name}
      </Header>
    }
  >
    <ul className="link-list">
      <li>
        <AppLink to={hubOf(city)}>What {city.name} plays this week</AppLink>
      </li>
      <li>
        <AppLink to={paths.completeProfile(paths.home)}>Change your city</AppLink>
      </li>
    </ul>
  </Container>
);

const hubOf = ({ lat, lng, name }: City) =>
  `${paths.citySearch}?${new URLSearchParams({ lat: lat.toFixed(4), lng: lng.toFixed(4), near: name })}`;
