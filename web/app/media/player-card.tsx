import Header from '@cloudscape-design/components/header';
import Modal from '@cloudscape-design/components/modal';
import encodeQR from 'qr';
import { paths } from '#web/app/router/paths.ts';
import { RegistrationList } from '#web/app/shell/frame/registration-list.tsx';
import { Avatar } from '#web/blocks/look/avatar.ts';
import './player-card.css';

interface PlayerCardProps {
  readonly isOpen: boolean;
  readonly userId: string;
  readonly displayName: string;
  readonly photoURL?: string | undefined;
  readonly email: string;
  readonly onClose: () => void;
}

/** The player's card, to be shown at the field: 400 by 800, as far as the screen has room (R-HOME-15 to 22). */
export function PlayerCard({ isOpen, userId, displayName, photoURL, email, onClose }: PlayerCardProps) {
  const name = displayName || 'Unnamed Player';
  const address = `${window.location.origin}${paths.profileOf(userId)}`;
  return (
    <Modal visible={isOpen} header="Player card" closeAriaLabel="Close" width={400} height={800} onDismiss={onClose}>
      <div className="player-card">
        <Avatar name={name} photoURL={photoURL} size={96} label={`Avatar of ${name}`} />
        <Code address={address} />
        <div className="player-name">{name}</div>
        <div>{email}</div>
        <section aria-label="Registrations">
          <Header variant="h3">Registrations</Header>
          {isOpen && <RegistrationList userId={userId} />}
        </section>
      </div>
    </Modal>
  );
}

/** One path for all dark modules. */
function Code({ address }: { address: string }) {
  const rows = encodeQR(address, 'raw', { border: 2 });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className="player-code"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={`Code that leads to ${address}`}
    >
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
