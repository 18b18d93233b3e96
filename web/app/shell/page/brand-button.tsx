interface BrandButtonProps {
  readonly isBusy: boolean;
  /** On the button while the answer is awaited. */
  readonly busyText: string;
  readonly onClick: () => void;
  readonly children: string;
}

/** The filled button of a team's pages, in the team's color where it has one. */
export const BrandButton = ({ isBusy, busyText, onClick, children }: BrandButtonProps) => (
  <button type="button" className="brand-button" aria-busy={isBusy} onClick={() => !isBusy && onClick()}>
    {isBusy ? busyText : children}
  </button>
);
