import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type FormEvent, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';

const digits = 6;

export async function loader({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) {
  const { tournament } = await operations(tournamentsContract).getPublicTournament({ tournamentId: id }, { signal });
  return tournament;
}

/** For who has the score sheet of a match: its number leads to the page that takes the score, without an account. */
export function Component() {
  const { name, slug } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { run, isRunning, rejection } = useOperation(tournamentDesk, 'findScoreSheet', { showsProblem: true });
  const [typed, setTyped] = useState('');
  const [isShort, setShort] = useState(false);
  const find = async (pin: string) => {
    setShort(pin.length !== digits);
    if (pin.length !== digits) return;
    const found = await run({ tournamentId: slug, pin });
    if (found) void navigate(`${paths.scoreSheet(found.token)}#${pin}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void find(typed);
  };
  return (
    <Page title="Enter a score" description={name} width="narrow">
      <Container>
        <form onSubmit={submit}>
          <SpaceBetween size="m">
            <FormField
              label="Number on the score sheet"
              constraintText="Six digits. It works until the match is over."
              errorText={isShort ? 'Enter all six digits.' : rejection && sentenceOf(rejection)}
            >
              <Input
                inputMode="numeric"
                autoComplete={false}
                value={typed}
                onChange={({ detail }) => setTyped(detail.value.replaceAll(/\D/g, '').slice(0, digits))}
              />
            </FormField>
            <Button variant="primary" formAction="submit" loading={isRunning}>
              Find match
            </Button>
            <AppLink to={paths.tournament(slug)}>Tournament</AppLink>
          </SpaceBetween>
        </form>
      </Container>
    </Page>
  );
}
