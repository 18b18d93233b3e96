import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useSearchParams } from 'react-router';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { quantity } from '#shared/quantity.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { type Guide, guides } from './guides.ts';

const path = guides.filter(({ gameTypeId }) => gameTypeId === undefined);
const byGame = guides.filter(({ gameTypeId }) => gameTypeId !== undefined);

/** What a beginner does well to read, in order, then what is about one game. */
export function BeginnerPath() {
  return (
    <div className="city-parts">
      <Container header={<Header variant="h2">New here? Three short reads</Header>}>
        <ol className="entry-list">
          {path.map((guide) => (
            <GuideLine key={guide.slug} guide={guide} />
          ))}
        </ol>
      </Container>
      <Container header={<Header variant="h2">Guides by sport</Header>}>
        <ul className="entry-list">
          {byGame.map((guide) => (
            <GuideLine key={guide.slug} guide={guide} />
          ))}
        </ul>
      </Container>
    </div>
  );
}

function GuideLine({ guide: { slug, title, kind, minutes, gameTypeId } }: { guide: Guide }) {
  const [search] = useSearchParams();
  const to = new URLSearchParams(search);
  to.set('guide', slug);
  const game = gameTypeId ? `${gameTypeLabel(gameTypeId)} · ` : '';
  return (
    <li>
      <AppLink to={`${paths.learnAndGrow}?${to}`} fontSize="heading-s">
        {title}
      </AppLink>
      <div>
        {game}
        {kind} · {quantity(minutes, 'minute')}
      </div>
    </li>
  );
}
