import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { isPhone } from './formats.ts';
import { sizes } from './limits.ts';
import { atMost } from './text.ts';
import { User } from './users.ts';

const numberSentence = 'Please enter a phone number of 10 digits';

const PhoneNumber = z.string().check(
  z.trim(),
  atMost(sizes.profile.phone, numberSentence),
  z.refine((typed) => isPhone(typed), numberSentence),
);

/** Six digits; spaces and hyphens between them, as a message or a hand may set them, do not count. */
export const PhoneCode = z.string().check(
  z.maxLength(20, 'Please enter the 6 digits we sent you'),
  z.overwrite((typed) => typed.replace(/[\s-]/g, '')),
  z.regex(/^\d{6}$/, 'Please enter the 6 digits we sent you'),
);

export const sendPhoneCode = endpoint({
  method: 'POST',
  path: '/api/users/send_phone_otp/',
  summary: 'Text a code of six digits to a phone number: it works for ten minutes, five tries and once.',
  access: 'user',
  limit: 'write',
  body: z.strictObject({ phone_number: PhoneNumber }),
});

export const verifyPhoneCode = endpoint({
  method: 'POST',
  path: '/api/users/verify_phone_otp/',
  summary: "Prove a phone number with the code texted to it. It becomes the person's number.",
  access: 'user',
  limit: 'phoneTry',
  body: z.strictObject({ phone_number: PhoneNumber, code: PhoneCode }),
  reply: User,
});
