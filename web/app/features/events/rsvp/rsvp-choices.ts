export const waitlistChoices = [
  { value: 'auto_add', label: 'The next in line gets it', description: 'Right away, without asking' },
  {
    value: 'fifo_offer',
    label: 'It’s offered to the next in line',
    description: 'Players who don’t answer in time move to the back',
  },
  { value: 'notify_all', label: 'All players in line are notified', description: 'The first to take it is in' },
  {
    value: 'lottery',
    label: 'Spots are drawn by lot',
    description: 'All entries have the same chance, and anyone can check the draw',
  },
  { value: 'manual', label: 'I pick a player', description: 'On the manage page' },
];

export const approvalChoices = [
  { value: 'host', label: 'I do' },
  {
    value: 'peer_unanimous',
    label: 'All players who are in',
    description: 'One no within six hours declines the request',
  },
  {
    value: 'peer_majority',
    label: 'Most players who are in',
    description: 'Within six hours; no answer counts as yes',
  },
];
