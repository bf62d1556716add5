import { join } from 'node:path';
import type { Config } from '#config.ts';
import { createTextOutbox } from './outbox.ts';
import { createTwilioTexter } from './twilio.ts';
import { createWebhookTexter } from './webhook.ts';

export interface TextMessage {
  /** E.164, such as +14155550132. */
  to: string;
  text: string;
}

export interface Texter {
  /** Throws NumberRefused for a number that cannot be texted, and anything else for a trouble that may pass. */
  send(message: TextMessage): Promise<void>;
}

/** This number cannot be texted, now or later. */
export class NumberRefused extends Error {
  override name = 'NumberRefused';
}

/** The carrier did not take a message over. The code tells why and never to whom. */
export class NotTexted extends Error {
  override name = 'NotTexted';
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super('a text message was not taken over', { cause });
    this.code = code;
  }
}

/** Who carries text messages, as the settings say; undefined where nobody does. */
export function openTexter({ sms, dataDir }: Pick<Config, 'sms' | 'dataDir'>): Texter | undefined {
  switch (sms?.provider) {
    case 'twilio':
      return createTwilioTexter(sms);
    case 'webhook':
      return createWebhookTexter(sms);
    case 'outbox':
      return createTextOutbox(join(dataDir, 'outbox'));
    default:
      return undefined;
  }
}

/** How long (ms) a carrier may take to answer. */
export const patience = 10_000;
