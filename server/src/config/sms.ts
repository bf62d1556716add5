import * as z from 'zod';
import type { TwilioSettings } from '#platform/sms/twilio.ts';
import type { WebhookSettings } from '#platform/sms/webhook.ts';
import { text, web } from './kinds.ts';

/** Who carries text messages; undefined where nobody does. */
export type SmsConfig =
  | { provider: 'outbox' }
  | ({ provider: 'twilio' } & TwilioSettings)
  | ({ provider: 'webhook' } & WebhookSettings)
  | undefined;

export const smsSettings = {
  SMS_PROVIDER: z.enum(['outbox', 'twilio', 'webhook'], { error: 'must be outbox, twilio or webhook' }).optional(),
  TWILIO_ACCOUNT_SID: text.optional(),
  TWILIO_AUTH_TOKEN: text.optional(),
  TWILIO_FROM: text.optional(),
  TWILIO_BASE_URL: web.default('https://api.twilio.com').transform((address) => address.replace(/\/+$/, '')),
  SMS_WEBHOOK_URL: web.optional(),
  SMS_WEBHOOK_SECRET: text.min(16, 'must be at least 16 characters').optional(),
};

const needed = {
  outbox: [],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  webhook: ['SMS_WEBHOOK_URL', 'SMS_WEBHOOK_SECRET'],
} as const;

type Settings = z.infer<z.ZodObject<typeof smsSettings>>;

/** What a chosen carrier still needs, a sentence each. */
export function smsMistakes(settings: { [Name in keyof Settings]?: unknown }): string[] {
  const provider = settings.SMS_PROVIDER;
  const names = provider === 'twilio' || provider === 'webhook' ? needed[provider] : [];
  return names
    .filter((name) => settings[name] === undefined)
    .map((name) => `${name} must be set, because SMS_PROVIDER=${provider}.`);
}

/** `alone`: nobody but this machine reaches the house, so messages may stay in its outbox unless the settings say otherwise. */
export function readSms(settings: Settings, alone: boolean): SmsConfig {
  const { TWILIO_ACCOUNT_SID = '', TWILIO_AUTH_TOKEN = '', TWILIO_FROM = '', TWILIO_BASE_URL: baseUrl } = settings;
  const { SMS_WEBHOOK_URL = '', SMS_WEBHOOK_SECRET = '' } = settings;
  switch (settings.SMS_PROVIDER) {
    case 'twilio':
      return {
        provider: 'twilio',
        accountSid: TWILIO_ACCOUNT_SID,
        authToken: TWILIO_AUTH_TOKEN,
        from: TWILIO_FROM,
        baseUrl,
      };
    case 'webhook':
      return { provider: 'webhook', url: SMS_WEBHOOK_URL, secret: SMS_WEBHOOK_SECRET };
    case 'outbox':
      return { provider: 'outbox' };
    default:
      return alone ? { provider: 'outbox' } : undefined;
  }
}
