/** Where a provider sends the browser back to, and the screen that goes on from there. */
export const callbackPattern = '/auth/:provider/callback';
export const continuePath = '/login/continue';
