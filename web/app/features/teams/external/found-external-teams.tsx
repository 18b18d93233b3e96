import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { MoreLink } from '#web/app/shell/page/more-link.tsx';
import type { ExternalTeamsLoaded } from './load-external-teams.ts';

/** The teams found, and a search for others. */
export function FoundExternalTeams({ loaded }: { readonly loaded: ExternalTeamsLoaded }) {
  const { externalTeams, words, nextCursor } = loaded;
  const [text, setText] = useState(words);
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  if (nextCursor) next.set('cursor', nextCursor);
  return (
    <Container header={<Header variant="h2">Teams</Header>}>
      <SpaceBetween size="m">
        <Form role="search">
          <SpaceBetween size="s">
            <FormField label="Name, city or opponent">
              <Input type="search" name="q" value={text} onChange={({ detail }) => setText(detail.value)} />
            </FormField>
            <Button>Search</Button>
          </SpaceBetween>
        </Form>
        {externalTeams.length === 0 && <p>{words ? 'No outside teams match your search.' : 'No outside teams yet.'}</p>}
        <ul className="team-list">
          {externalTeams.map((team) => (
            <li key={team.externalTeamId}>
              {team.photoId && <img src={mediaPath(team.photoId)} alt="" width="48" height="48" loading="lazy" />}
              <strong>{team.name}</strong>
              {team.city && <span>{team.city}</span>}
              <span>
                Plays <AppLink to={paths.team(team.teamId)}>{team.teamName}</AppLink>
              </span>
              {team.claimedTeamId && <AppLink to={paths.team(team.claimedTeamId)}>Community page</AppLink>}
            </li>
          ))}
        </ul>
        {nextCursor && <MoreLink to={`${paths.externalTeams}?${next}`}>More teams</MoreLink>}
      </SpaceBetween>
    </Container>
  );
}
