import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import type { Guide } from './guides.ts';

/** One guide, and the way from reading to playing. */
export const GuideText = ({ guide: { title, kind, body, gameTypeId } }: { guide: Guide }) => (
  <Container
    header={
      <Header variant="h2" description={kind}>
        {title}
      </Header>
    }
  >
    <article className="guide">
      {body.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
    <AppLink to={gameTypeId ? paths.discoverGame(gameTypeId) : paths.discover}>
      {gameTypeId ? `Find ${gameTypeLabel(gameTypeId).toLowerCase()} near you` : 'Find something near you'}
    </AppLink>
  </Container>
);
