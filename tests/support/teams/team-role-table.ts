import type { TeamRole } from '#shared/teams/permissions.ts';

/** What each role may do in the whole team, as the matrix of the domain has it (4.1): said a second time, on purpose. */
export const teamRoleTable: Readonly<Record<TeamRole, string>> = {
  owner:
    'editProfile changePlan manageMembers grantRoles grantAdmin transferTeam deleteTeam manageEvents manageJoiners checkIn manageMoney markPaid refund seePayouts enterScores publishSchedule manageRegistrations buildForms viewSubmissions viewSensitiveAnswers editSite announce chat moderate',
  admin:
    'editProfile manageMembers grantRoles manageEvents manageJoiners checkIn manageMoney markPaid enterScores publishSchedule manageRegistrations buildForms viewSubmissions editSite announce chat moderate',
  treasurer: 'manageMoney markPaid refund announce chat moderate',
  eventManager:
    'manageEvents manageJoiners checkIn markPaid enterScores publishSchedule manageRegistrations announce chat moderate',
  coach: 'manageJoiners checkIn markPaid enterScores announce chat moderate',
  captain: 'chat',
  scorekeeper: 'checkIn markPaid enterScores',
  assistant: 'checkIn markPaid',
  member: 'chat',
  guardian: 'chat',
  follower: '',
};
