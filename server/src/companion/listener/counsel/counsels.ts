import type { Counsel } from './counsel.ts';
import { familyCounsel } from './family.ts';
import { friendsCounsel } from './friends.ts';
import { hoursCounsel } from './hours.ts';
import { loveCounsel } from './love.ts';
import { oneselfCounsel } from './oneself.ts';
import { tellingCounsel } from './telling.ts';
import { laterWorkCounsel, workCounsel } from './work.ts';

/** All of it. Within a room the more particular answer stands before the one that fits more. */
export const counsels: readonly Counsel[] = [
  ...tellingCounsel,
  ...workCounsel,
  ...loveCounsel,
  ...familyCounsel,
  ...friendsCounsel,
  ...hoursCounsel,
  ...oneselfCounsel,
  ...laterWorkCounsel(),
];

export const nameOfCounsel = ({ id }: Counsel): string => `counsel:${id}`;

/** What an entry of what was offered stands for: 'counsel:raise'. Undefined for anything else that was offered. */
export const counselled = (offered: string): Counsel | undefined =>
  counsels.find((one) => nameOfCounsel(one) === offered);
