import { amendsCounsel } from './amends.ts';
import { companyCounsel } from './company.ts';
import type { Counsel } from './counsel.ts';
import { daysCounsel } from './days.ts';
import { familyCounsel } from './family.ts';
import { friendsCounsel } from './friends.ts';
import { heartsCounsel, laterHeartsCounsel } from './hearts.ts';
import { hoursCounsel } from './hours.ts';
import { kinCounsel } from './kin.ts';
import { laterLossCounsel, lossCounsel } from './loss.ts';
import { loveCounsel } from './love.ts';
import { mindCounsel } from './mind.ts';
import { moneyCounsel } from './money.ts';
import { oneselfCounsel } from './oneself.ts';
import { tellingCounsel } from './telling.ts';
import { laterWorkCounsel, workCounsel } from './work.ts';
import { youngCounsel } from './young.ts';

/** All of it. Within a room the more particular answer stands before the one that fits more. */
export const counsels: readonly Counsel[] = [
  ...youngCounsel,
  ...lossCounsel,
  ...amendsCounsel,
  ...kinCounsel,
  ...heartsCounsel,
  ...daysCounsel,
  ...moneyCounsel,
  ...companyCounsel,
  ...mindCounsel,
  ...tellingCounsel,
  ...workCounsel,
  ...loveCounsel,
  ...familyCounsel,
  ...friendsCounsel,
  ...hoursCounsel,
  ...oneselfCounsel,
  ...laterWorkCounsel(),
  ...laterHeartsCounsel,
  ...laterLossCounsel,
];

export const nameOfCounsel = ({ id }: Counsel): string => `counsel:${id}`;

/** What an entry of what was offered stands for: 'counsel:raise'. Undefined for anything else that was offered. */
export const counselled = (offered: string): Counsel | undefined =>
  counsels.find((one) => nameOfCounsel(one) === offered);
