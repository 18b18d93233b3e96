import { handler as gamesHandler } from '#lambdas/competitions/games/api.ts';
import { handler as playoffsHandler } from '#lambdas/competitions/playoffs/api.ts';
import { handler as schedulesHandler } from '#lambdas/competitions/schedules/api.ts';
import { handler as seasonsHandler } from '#lambdas/competitions/seasons/api.ts';
import { games } from '#shared/competitions/games/contract.ts';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { Transport } from '#shared/contract/client.ts';
import { product } from '../product/product.ts';

const senders = {
  seasons: product.client(seasonsContract, seasonsHandler).send,
  schedules: product.client(schedules, schedulesHandler).send,
  games: product.client(games, gamesHandler).send,
  playoffs: product.client(playoffs, playoffsHandler).send,
};

/** The real operations of competitions, as the edge would send each request on. */
export const publicCompetitions: Transport = (request) => {
  const [, part = ''] = /\/competitions\/(\w+)/.exec(request.url) ?? [];
  return (Object.entries(senders).find(([name]) => name === part)?.[1] ?? senders.seasons)(request);
};
