import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Email } from '@wren/contract/auth.ts';
import type { Config } from '#config.ts';
import { newId } from '#platform/ids.ts';

export interface Letter {
  to: string;
  subject: string;
  /** Plain text; every letter has it. */
  text: string;
  html?: string;
}

export interface Mailer {
  /** Throws when the letter could not be handed over. */
  send(letter: Letter): Promise<void>;
}

/** Who carries the letters: the mail server of the settings, or else the outbox below the data folder. */
export function openMailer({ mail: { smtpUrl, from }, dataDir }: Pick<Config, 'mail' | 'dataDir'>): Mailer {
  return smtpUrl ? createSmtpMailer(smtpUrl, from) : createOutbox(join(dataDir, 'outbox'), from);
}

/** An address that is not exactly one address must not reach a mail server: what follows it could name another recipient. */
export class NotOneAddress extends Error {
  override name = 'NotOneAddress';
}

/** Hands letters to a mail server, `smtps://user:password@host`. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = whenFirstNeeded(async () => (await import('nodemailer')).createTransport(smtpUrl));
  return {
    async send(letter) {
      await (await transport()).sendMail(envelope(letter, from));
    },
  };
}

/** Writes letters as `.eml` files into a folder, for a Wren without a mail server. */
export function createOutbox(folder: string, from: string): Mailer {
  const transport = whenFirstNeeded(async () =>
    (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true }),
  );
  return {
    async send(letter) {
      const { message } = await (await transport()).sendMail(envelope(letter, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = newId();
      await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, `${name}.eml`));
    },
  };
}

function envelope({ to, subject, text, html }: Letter, from: string) {
  const address = Email.safeParse(to);
  if (!address.success || /[\r\n]/.test(subject)) throw new NotOneAddress('a letter goes to exactly one address');
  return {
    from: { name: 'Wren', address: from },
    to: { name: '', address: address.data },
    subject,
    text,
    ...(html !== undefined && { html }),
  };
}

/** Most starts send no letter, so the mail library is read with the first one. */
function whenFirstNeeded<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
