import Button from '@cloudscape-design/components/button';
import { lazy, useState } from 'react';
import type { NearbyPlayer } from '#shared/people/connections/contract.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { quantity } from '#shared/quantity.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { OnceOpened } from '#web/app/shell/page/once-opened.tsx';
import { Chip } from '#web/blocks/look/chip.ts';
import { PersonRow } from '../person-row.tsx';
import { useAskToConnect } from './use-ask-to-connect.ts';

const loadDialog = async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog });
const AskDialog = lazy(loadDialog);

/** Players near you, each with the way to connect. */
export const PlayerList = ({ players, empty }: { players: readonly NearbyPlayer[]; empty: string }) =>
  players.length === 0 ? (
    <p>{empty}</p>
  ) : (
    <ul className="people-rows">
      {players.map((player) => (
        <PersonRow
          key={player.userId}
          userId={player.userId}
          name={player.displayName}
          line={[
            `${player.city}, within ${quantity(player.within, 'mile')}`,
            ...player.games.map((game) => sportOf(game, player)),
          ].join(' · ')}
        >
          <Standing player={player} />
        </PersonRow>
      ))}
    </ul>
  );

const sportOf = (game: string, { levels }: NearbyPlayer) =>
  levels[game] ? `${gameTypeLabel(game)} (${levels[game]})` : gameTypeLabel(game);

function Standing({ player: { userId, displayName: name, state } }: { player: NearbyPlayer }) {
  const [isOpen, setOpen] = useState(false);
  const { run, isRunning } = useAskToConnect(name);
  if (state === 'connected') return <Chip tone="in">Connected</Chip>;
  if (state === 'asked') return <Chip tone="wait">Request sent</Chip>;
  if (state === 'askedBy') return <AppLink to={paths.connect}>Answer {name}</AppLink>;
  const ask = async (message: string) => {
    await run({ userId, ...(message.trim() && { message }) });
    setOpen(false);
  };
  return (
    <>
      <Button ariaLabel={`Connect with ${name}`} onClick={() => setOpen(true)}>
        Connect
      </Button>
      <OnceOpened isOpen={isOpen} load={loadDialog}>
        <AskDialog
          name={name}
          isOpen={isOpen}
          isBusy={isRunning}
          onClose={() => setOpen(false)}
          onAsk={(message) => void ask(message)}
        />
      </OnceOpened>
    </>
  );
}
