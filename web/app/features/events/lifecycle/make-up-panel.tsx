import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import type { Event } from '#shared/events/details/schemas.ts';
import { following } from '#shared/events/following/contract.ts';
import { lifecycleContract } from '#shared/events/lifecycle/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { startOf } from '#web/blocks/event-time.ts';

const read = async () => (await operations(following).listMyEvents({ role: 'hosting', limit: 100 })).events;
const none = { value: '', label: 'None' };

/** What makes up for an event that the weather stopped: another that its host has planned. */
export function MakeUpPanel({ event }: { event: Event }) {
  const { run, isRunning, problem } = useOperation(lifecycleContract, 'setMakeUpEvent', {
    done: (_, { makeUpEventId }) => (makeUpEventId ? 'Make-up event saved' : 'Make-up event removed'),
    showsProblem: true,
  });
  const events = useRead(event.eventId, read);
  if (!events) return null;
  const coming = events.filter(({ status }) => status === 'scheduled');
  const options = [none, ...coming.map((one) => ({ value: one.eventId, label: one.title, description: startOf(one) }))];
  const chosen = event.cancelled?.makeUpEventId ?? '';
  return (
    <Container header={<Header variant="h2">Make-up event</Header>}>
      {coming.length === 0 ? (
        <p>
          You have no other upcoming events. <AppLink to={paths.create}>Create an event</AppLink> to pick it here.
        </p>
      ) : (
        <FormField label="Make-up event" description="The cancelled event’s page links to it." errorText={problem}>
          <Select
            options={options}
            selectedOption={options.find(({ value }) => value === chosen) ?? null}
            placeholder="An event that is over"
            disabled={isRunning}
            onChange={({ detail }) =>
              void run({
                eventId: event.eventId,
                version: event.version,
                makeUpEventId: coming.find(({ eventId }) => eventId === detail.selectedOption.value)?.eventId ?? null,
              })
            }
          />
        </FormField>
      )}
    </Container>
  );
}
