export const waitlistChoices = [
  { value: 'auto_add', label: 'The next in line gets it', description: 'At once, without asking' },
  {
    value: 'fifo_offer',
    label: 'It is offered to the next in line',
    description: 'Who does not answer in time goes to the back',
  },
  { value: 'notify_all', label: 'Everybody in line is told', description: 'Whoever takes it first is in' },
  {
    value: 'lottery',
    label: 'Seats are drawn by lot',
    description: 'Whoever enters before the draw has the same chance, and anybody can check it',
  },
  { value: 'manual', label: 'I pick somebody', description: 'On the manage page' },
];

export const approvalChoices = [
  { value: 'host', label: 'I do' },
  {
    value: 'peer_unanimous',
    label: 'Everybody who is in',
    description: 'One no within six hours is enough to decline',
  },
  { value: 'peer_majority', label: 'Most of those who are in', description: 'Within six hours; silence counts as yes' },
];
