import { FactRow } from '#web/blocks/event/fact-row.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';

/** Where it is held online, for players who are in and for hosts. */
export const OnlineFact = ({ url }: { readonly url: string }) => (
  <FactRow
    name="Join online"
    picture={
      <span className="event-tile">
        <LineIcon name="globe" />
      </span>
    }
    title="Join online"
  >
    <small>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {url}
      </a>
    </small>
  </FactRow>
);
