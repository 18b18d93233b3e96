import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';

/** The way out for an event with tickets, which no player could choose. */
export const TicketsAlert = ({ onRemove }: { readonly onRemove: () => void }) => (
  <Alert
    type="info"
    action={
      <Button formAction="none" onClick={onRemove}>
        Remove the tickets
      </Button>
    }
  >
    This event has tickets, which players can’t choose when they join. Remove them to publish it.
  </Alert>
);
