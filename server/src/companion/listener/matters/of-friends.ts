import type { Matter } from './matter.ts';
import { ofFriendsAlone } from './of-friends-alone.ts';
import { ofFriendsClubs } from './of-friends-clubs.ts';
import { ofFriendsLonely } from './of-friends-lonely.ts';
import { ofFriendsNear } from './of-friends-near.ts';
import { ofFriendsNextDoor } from './of-friends-next-door.ts';
import { ofFriendsSchool } from './of-friends-school.ts';
import { ofFriendsSeen } from './of-friends-seen.ts';
import { ofFriendsStudy } from './of-friends-study.ts';

/** Friends, being alone, school and study, and the people next door. */
export const ofFriends: readonly Matter[] = [
  ...ofFriendsClubs,
  ...ofFriendsStudy,
  ...ofFriendsNextDoor,
  ...ofFriendsSchool,
  ...ofFriendsAlone,
  ...ofFriendsNear,
  ...ofFriendsSeen,
  ...ofFriendsLonely,
];
