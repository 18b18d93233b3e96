import Box from '@cloudscape-design/components/box';
import type { Answer } from '#shared/contract/operation.ts';
import type { careOperations } from '#shared/people/family/care.ts';

const dayOf = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Who read the notes lately: each guardian sees it of all. */
export function CareLooks({ looks }: Pick<Answer<typeof careOperations.getCare>, 'looks'>) {
  if (looks.length === 0) return null;
  return (
    <div>
      <Box variant="h3" padding="n">
        Read lately
      </Box>
      <ul aria-label="Who read the notes">
        {looks.map(({ displayName, at }) => (
          <li key={`${displayName} ${at}`}>
            {displayName || 'Somebody who is here no more'}, {dayOf.format(new Date(at))}
          </li>
        ))}
      </ul>
    </div>
  );
}
