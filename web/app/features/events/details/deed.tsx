import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

/** Where the event's one filled button stands: in the bar, within a thumb's reach. */
const Slot = createContext<HTMLElement | null>(null);

export const DeedSlot = Slot.Provider;

interface DeedProps {
  /** What it is called where its text alone says too little. */
  readonly label?: string;
  readonly isBusy?: boolean;
  /** What it says until it is sure. */
  readonly busyText?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** The one filled button of an event's page; whichever part of the page has it, it stands in the bar. */
export function Deed({ label, isBusy = false, busyText = 'Sending…', onPress, children }: DeedProps) {
  const slot = useContext(Slot);
  const button = useKeptFocus(slot);
  return (
    slot &&
    createPortal(
      <button
        ref={button}
        type="button"
        className="event-deed"
        aria-label={label}
        aria-busy={isBusy}
        onClick={() => !isBusy && onPress()}
      >
        {isBusy ? busyText : children}
      </button>,
      slot,
    )
  );
}

/** The next button in the bar takes the focus from the one that was pressed: from Join it goes to Pay. */
function useKeptFocus(slot: HTMLElement | null) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    if (slot && document.activeElement === slot) own?.focus();
    return () => {
      if (own && document.activeElement === own) slot?.focus();
    };
  }, [slot]);
  return button;
}

/** What stands in the bar and is no button of ours. */
export function InBar({ children }: { readonly children: ReactNode }) {
  const slot = useContext(Slot);
  return slot && createPortal(children, slot);
}
