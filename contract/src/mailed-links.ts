/** Where the links in letters lead: patterns for the router, filled in by the server. They work signed in or out. */
export const mailedLinks = {
  activation: '/activate/:uid/:token',
  password: '/password/reset/confirm/:uid/:token',
  email: '/username/reset/confirm/:uid/:token',
} as const;

export type MailedLink = keyof typeof mailedLinks;

/** The path of one link. */
export function mailedPath(link: MailedLink, uid: string, token: string): string {
  return mailedLinks[link].replace(':uid', encodeURIComponent(uid)).replace(':token', encodeURIComponent(token));
}
