import type { ReactNode } from 'react';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import './on-pitch.css';

interface NextAnswerProps {
  readonly isChosen?: boolean;
  readonly isBusy?: boolean;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** One of the answers on the dark card: the one that was given is filled. */
export const NextAnswer = ({ isChosen = false, isBusy = false, onClick, children }: NextAnswerProps) => (
  <button
    type="button"
    className={isChosen ? 'on-pitch on-pitch-first' : 'on-pitch'}
    aria-pressed={isChosen}
    aria-busy={isBusy}
    onClick={onClick}
  >
    {isChosen && <LineIcon name="check" size={20} />}
    {children}
  </button>
);
