import type { MigrationInterface } from 'typeorm';
import { RewardsStayReached1765991000000 } from '../invitation/1765991000000-rewards-stay-reached';
import { ReplyVersions1765991010000 } from '../support/1765991010000-reply-versions';
import { WhatTalksTell1765992000000 } from '../support/1765992000000-what-talks-tell';

/** The end of the list of `../index.ts`, in the order in which they run: new ones are added here. */
export const laterMigrations: readonly (new () => MigrationInterface)[] = [
  RewardsStayReached1765991000000,
  ReplyVersions1765991010000,
  WhatTalksTell1765992000000,
];
