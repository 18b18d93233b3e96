import { inclusionLabels } from '#shared/events/details/listed-words.ts';

export const inclusionChoices = Object.entries(inclusionLabels).map(([value, label]) => ({ value, label }));

export const levelChoices = [
  { value: 'beginner', label: 'Beginner' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'advanced', label: 'Advanced' },
];

export const genderChoices = [
  { value: 'women_plus', label: 'Women and gender-diverse people' },
  { value: 'men_plus', label: 'Men and gender-diverse people' },
  { value: 'co_ed', label: 'Mixed teams' },
  { value: 'youth', label: 'Young people' },
];

export const guestListChoices = [
  { value: 'participants', label: 'Players who are in' },
  { value: 'hosts', label: 'Hosts only' },
];
