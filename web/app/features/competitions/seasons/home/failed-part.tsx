import Button from '@cloudscape-design/components/button';
import { useRevalidator } from 'react-router';

/** Says which part of a page is missing; the rest stays usable. */
export function FailedPart({ what }: { readonly what: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <section className="page-card season-failed">
      <p>{`We couldn’t load ${what}.`}</p>
      <Button loading={state === 'loading'} ariaLabel={`Try again: ${what}`} onClick={() => void revalidate()}>
        Try again
      </Button>
    </section>
  );
}
