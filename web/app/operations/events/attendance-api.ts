import { attendanceContract } from '#shared/events/attendance/contract.ts';
import { client } from '../api.ts';

/** The door, attendance and ratings. Apart from the others, so that only pages that call them load their description. */
export const attendanceApi = client(attendanceContract);
