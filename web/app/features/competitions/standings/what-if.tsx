import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Slider from '@cloudscape-design/components/slider';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Supposed } from '#shared/competitions/standings/marks/what-if.ts';
import type { OpenMatch } from '#shared/competitions/standings/results.ts';
import { quantity } from '#shared/quantity.ts';
import '#web/app/tables/standings.css';

interface WhatIfProps {
  /** Matches still to be played, the next first. */
  readonly open: readonly OpenMatch[];
  readonly names: ReadonlyMap<string, string>;
  readonly drawsAllowed: boolean;
  readonly supposed: readonly Supposed[];
  readonly onSuppose: (supposed: readonly Supposed[]) => void;
}

const mostMargin = 10;
const shownAtFirst = 10;
const mostLetters = 14;

/** Lets the reader try results; the page shows the resulting table beside it. */
export function WhatIf({ open, names, drawsAllowed, supposed, onSuppose }: WhatIfProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? open : open.slice(0, shownAtFirst);
  const change = (matchId: string, margin: number | undefined) => {
    const others = supposed.filter((one) => one.matchId !== matchId);
    onSuppose(margin === undefined ? others : [...others, scoreOf(matchId, margin)]);
  };
  return (
    <Container
      header={
        <Header
          variant="h2"
          description="Move a slider to try a result. Only you see it, and nothing is saved."
          actions={
            <Button disabled={supposed.length === 0} onClick={() => onSuppose([])}>
              Clear all
            </Button>
          }
        >
          What if?
        </Header>
      }
    >
      {open.length === 0 && <p>All matches are played.</p>}
      <div className="what-if">
        {shown.map((match) => (
          <SupposedMatch
            key={match.matchId}
            home={names.get(match.homeId) ?? match.homeId}
            away={names.get(match.awayId) ?? match.awayId}
            drawsAllowed={drawsAllowed}
            margin={marginOf(supposed.find(({ matchId }) => matchId === match.matchId))}
            onChange={(margin) => change(match.matchId, margin)}
          />
        ))}
      </div>
      {shown.length < open.length && (
        <div className="what-if-more">
          <Button onClick={() => setShowsAll(true)}>{`Show all ${quantity(open.length, 'match', 'matches')}`}</Button>
        </div>
      )}
    </Container>
  );
}

const marginOf = (supposed: Supposed | undefined): number | undefined => supposed && supposed.home - supposed.away;

const scoreOf = (matchId: string, margin: number): Supposed => ({
  matchId,
  home: Math.max(0, margin),
  away: Math.max(0, -margin),
});

interface SupposedMatchProps {
  readonly home: string;
  readonly away: string;
  readonly drawsAllowed: boolean;
  /** How far the home side is ahead; undefined while the match is open. */
  readonly margin: number | undefined;
  readonly onChange: (margin: number | undefined) => void;
}

/** Both ends are named below one slider, beside each other. */
const end = (name: string) =>
  `${name.length > mostLetters ? `${name.slice(0, mostLetters - 1).trim()}…` : name} by ${mostMargin}`;

function SupposedMatch({ home, away, drawsAllowed, margin, onChange }: SupposedMatchProps) {
  const match = `${home} – ${away}`;
  const words = (value: number) => {
    if (value === 0) return drawsAllowed && margin === 0 ? 'Draw' : 'Open';
    return `${value > 0 ? home : away} by ${Math.abs(value)}`;
  };
  return (
    <FormField label={`${match}: ${words(margin ?? 0)}`}>
      <SpaceBetween size="xs">
        {/* Away wins are on the right, where the away side stands in the label. */}
        <Slider
          ariaLabel={match}
          value={-(margin ?? 0)}
          min={-mostMargin}
          max={mostMargin}
          hideFillLine
          valueFormatter={(value) => (Math.abs(value) === mostMargin ? end(value > 0 ? away : home) : words(-value))}
          onChange={({ detail }) => onChange(detail.value === 0 && !drawsAllowed ? undefined : 0 - detail.value)}
        />
        <SpaceBetween size="xs" direction="horizontal">
          {drawsAllowed && margin !== 0 && (
            <Button ariaLabel={`Draw: ${match}`} onClick={() => onChange(0)}>
              Draw
            </Button>
          )}
          {margin !== undefined && (
            <Button ariaLabel={`Leave open: ${match}`} onClick={() => onChange(undefined)}>
              Leave open
            </Button>
          )}
        </SpaceBetween>
      </SpaceBetween>
    </FormField>
  );
}
