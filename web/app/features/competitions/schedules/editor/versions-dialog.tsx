import Box from '@cloudscape-design/components/box';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Modal from '@cloudscape-design/components/modal';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useCallback, useState } from 'react';
import { type ScheduleDesk, schedules } from '#shared/competitions/schedules/contract.ts';
import type { Output } from '#shared/contract/operation.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceFor } from '#web/app/operations/problems.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { ChangeList } from '../change-list.tsx';

interface VersionsDialogProps {
  readonly seasonId: string;
  readonly desk: ScheduleDesk;
  readonly onClose: () => void;
}

/** Each version that was published, newest first, with what it changed. */
export const VersionsDialog = ({ seasonId, desk, onClose }: VersionsDialogProps) => (
  <Modal visible header="Published versions" closeAriaLabel="Close" onDismiss={onClose}>
    {versionsOf(desk).map(({ number, publishedAt }) => (
      <Version key={number} {...{ seasonId, desk, number }} title={sayVersion(number, publishedAt, desk.timeZone)} />
    ))}
  </Modal>
);

const versionsOf = ({ published }: ScheduleDesk) =>
  published && published.versions.length === 0 ? [published] : (published?.versions ?? []);

/** `Version 3: Nov 28, 2026, 2:10 PM`, on the season's clock. */
const sayVersion = (number: number, publishedAt: string, timeZone: string) => {
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return `Version ${number}: ${words.format(new Date(publishedAt))}`;
};

type Changed = Output<(typeof schedules)['operations']['getScheduleVersion']>;
type Read = { readonly changed: Changed } | { readonly problem: string } | undefined;

interface VersionProps {
  readonly seasonId: string;
  readonly desk: ScheduleDesk;
  readonly number: number;
  readonly title: string;
}

/** Read when it is opened. */
function Version({ seasonId, desk, number, title }: VersionProps) {
  const [read, setRead] = useState<Read>();
  const open = useCallback(
    async (isOpen: boolean) => {
      if (!isOpen) return;
      const input = { seasonId, number };
      setRead(
        await operations(schedules)
          .getScheduleVersion(input)
          .then((changed) => ({ changed }))
          .catch((error: unknown) => ({ problem: sentenceFor(error) })),
      );
    },
    [seasonId, number],
  );
  return (
    <ExpandableSection headerText={title} onChange={({ detail }) => void open(detail.expanded)}>
      {read === undefined && <StatusIndicator type="loading">Loading</StatusIndicator>}
      {read && 'problem' in read && <ProblemAlert>{read.problem}</ProblemAlert>}
      {read && 'changed' in read && <Changes desk={desk} changed={read.changed} />}
    </ExpandableSection>
  );
}

function Changes({ desk, changed: { number, matches, difference } }: { desk: ScheduleDesk; changed: Changed }) {
  const { changes, entrantIds } = difference;
  if (number === 1) return <p>{`The first schedule: ${quantity(matches, 'match', 'matches')}.`}</p>;
  return (
    <>
      <Box color="text-body-secondary">
        {`${quantity(changes.length, 'change')} for ${quantity(entrantIds.length, 'team')}`}
      </Box>
      <ChangeList changes={changes} desk={desk} />
    </>
  );
}
