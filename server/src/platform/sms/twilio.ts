import * as z from 'zod/mini';
import { NotTexted, NumberRefused, patience, type Texter } from './texter.ts';

export interface TwilioSettings {
  accountSid: string;
  authToken: string;
  /** A number of the account's own, or a messaging service (`MG…`). */
  from: string;
  baseUrl: string;
}

/** Twilio's codes for a number that cannot be texted: invalid, not reachable, not allowed, opted out, a landline. */
const hopeless = new Set([21211, 21214, 21217, 21408, 21421, 21610, 21612, 21614, 21635]);

const TwilioError = z.object({ code: z.number() });

/** Sends through Twilio's REST API. Source: twilio.com/docs/messaging/api/message-resource, twilio.com/docs/api/errors. */
export function createTwilioTexter({ accountSid, authToken, from, baseUrl }: TwilioSettings): Texter {
  const address = `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  return {
    async send({ to, text }) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization, accept: 'application/json' },
        body: new URLSearchParams({ To: to, ...sender, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      }).catch((cause: unknown) => {
        throw new NotTexted('twilio_unreachable', cause);
      });
      const body: unknown = await answer.json().catch(() => undefined);
      if (answer.ok) return;
      const { data: error } = TwilioError.safeParse(body);
      if (error && hopeless.has(error.code)) throw new NumberRefused('Twilio cannot text this number');
      throw new NotTexted(`twilio_${answer.status}${error ? `_${error.code}` : ''}`);
    },
  };
}
