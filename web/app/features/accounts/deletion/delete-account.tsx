import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy } from 'react';
import { OnceOpened } from '#web/app/shell/page/once-opened.tsx';
import { useDeletion } from './use-deletion.ts';

const load = () => import('./delete-dialog.tsx');
const DeleteDialog = lazy(async () => ({ default: (await load()).DeleteDialog }));

/** Where an account is deleted (R-SETT-12): on the general tab, behind a dialog. */
export function DeleteAccount() {
  const inHand = useDeletion();
  return (
    <Container header={<Header variant="h2">Delete account</Header>}>
      <SpaceBetween size="m">
        <Box>We delete everything about you within a day. Download your data first if you want a copy.</Box>
        <Button onClick={inHand.open}>Delete account</Button>
      </SpaceBetween>
      <OnceOpened isOpen={inHand.deletion.isOpen} load={load}>
        <DeleteDialog {...inHand} />
      </OnceOpened>
    </Container>
  );
}
