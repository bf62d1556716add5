const allowed = new Set(['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:']);

/**
 * The address of a link in a reply as the browser will read it, or null when it may not be one (spec section 2).
 * An address without a protocol is none: a reply has no pages of its own to point at.
 */
export function safeLink(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return allowed.has(protocol) ? href : null;
}
