import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createSettleNotification } from '#lambdas/notifications/ports/settle-notification.ts';
import { connectionsContract } from '#shared/people/connections/contract.ts';
import { createAvailabilityReader } from '../ports/availability/availabilities.ts';
import { createConnectionReader } from '../ports/connections/player-connections.ts';
import { createNaming } from '../ports/naming/naming.ts';
import {
  addToUserList,
  createUserList,
  deleteUserList,
  getUserList,
  listUserLists,
  removeFromUserList,
  renameUserList,
} from '../user-lists/operations/lists.ts';
import { createListStore } from '../user-lists/store.ts';
import { createNearbyStore } from './nearby/store.ts';
import { answerConnection, askToConnect, listConnections, removeConnection } from './operations/connections.ts';
import { findPlayers, findPlayersByName } from './operations/find-players.ts';
import { createConnectionStore } from './store.ts';

const ports = {
  accounts: createAccountReader(table()),
  availabilities: createAvailabilityReader(table()),
  blocks: createBlockReader(table()),
  connections: createConnectionReader(table()),
  nearby: createNearbyStore(table()),
  store: createConnectionStore(table()),
  lists: createListStore(table()),
  settle: createSettleNotification(table()),
  naming: createNaming(table(), createAccountReader(table())),
};

export const handler = serve(connectionsContract, {
  findPlayers: (input, caller) => findPlayers(input, caller, ports),
  findPlayersByName: (input, caller) => findPlayersByName(input, caller, ports),
  listConnections: (_, caller) => listConnections(caller, ports),
  askToConnect: (input, caller) => askToConnect(input, caller, ports),
  answerConnection: (input, caller) => answerConnection(input, caller, ports),
  removeConnection: (input, caller) => removeConnection(input, caller, ports),
  listUserLists: (_, caller) => listUserLists(caller, ports),
  getUserList: (input, caller) => getUserList(input, caller, ports),
  createUserList: (input, caller) => createUserList(input, caller, ports),
  renameUserList: (input, caller) => renameUserList(input, caller, ports),
  deleteUserList: (input, caller) => deleteUserList(input, caller, ports),
  addToUserList: (input, caller) => addToUserList(input, caller, ports),
  removeFromUserList: (input, caller) => removeFromUserList(input, caller, ports),
});
