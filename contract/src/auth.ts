import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { sizes } from './limits.ts';
import { atLeast, atMost } from './text.ts';

const { loginPassword, signupPassword, changedPassword } = sizes;

const emailSentence = 'Please enter a valid email address';

export const Email = z.string(emailSentence).check(
  z.trim(),
  atMost(sizes.email, emailSentence),
  // One address and nothing around it: no spaces, commas or angle brackets that a mailer could read as a second recipient,
  // and nothing that cannot be seen (\p{C}): control characters, or a zero-width space pasted along.
  z.regex(/^[^\s\p{C}@<>,;:"()[\]\\]+@[^\s\p{C}@<>,;:"()[\]\\.]+(\.[^\s\p{C}@<>,;:"()[\]\\.]+)+$/u, emailSentence),
);

export const Tokens = z.object({ access: z.string(), refresh: z.string() });
export type Tokens = z.infer<typeof Tokens>;

export const LoginForm = z.strictObject({
  email: Email,
  password: z
    .string('Password must be at least 8 characters')
    .check(
      atLeast(loginPassword.min, 'Password must be at least 8 characters'),
      atMost(loginPassword.max, 'Password must be at most 128 characters'),
    ),
});

export const OrganizationSlug = z
  .string('Organization not found')
  .check(z.maxLength(sizes.organizationSlug), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Organization not found'));

export const NewPassword = z
  .string('Password must be at least 12 characters')
  .check(
    atLeast(signupPassword.min, 'Password must be at least 12 characters'),
    atMost(signupPassword.max, 'Password must be at most 128 characters'),
  );

const notTooLong = atMost(changedPassword.max, 'Password must be at most 128 characters');

/** A password that takes the place of another one. */
export const ChangedPassword = z
  .string('Password must be at least 8 characters')
  .check(atLeast(changedPassword.min, 'Password must be at least 8 characters'), notTooLong);

/** The same, as the page behind a reset link says it. */
export const ResetPassword = z
  .string('Password must be at least 8 characters long')
  .check(atLeast(changedPassword.min, 'Password must be at least 8 characters long'), notTooLong);

/** The password of an account, asked once more before something that cannot be undone. */
export const CurrentPassword = z
  .string('Current password is required')
  .check(z.minLength(1, 'Current password is required'), atMost(loginPassword.max, 'That is not your password.'));

/** What the sign-up form holds; the call itself sends the password twice. */
export const SignupForm = z.strictObject({ email: Email, password: NewPassword });

/** The same password once more, to catch a slip of the finger. */
const Repeated = z.string("Passwords don't match");

export const Registration = z
  .strictObject({
    email: Email,
    password: NewPassword,
    re_password: Repeated,
    organization_slug: z.optional(z.nullable(OrganizationSlug)),
  })
  .check(
    z.refine((form) => form.password === form.re_password, { path: ['re_password'], message: "Passwords don't match" }),
  );

export const createToken = endpoint({
  method: 'POST',
  path: '/api/auth/jwt/create/',
  summary: 'Sign in: an email address and a password for an access token and a refresh token.',
  access: 'public',
  limit: 'login',
  body: LoginForm,
  reply: Tokens,
});

export const refreshToken = endpoint({
  method: 'POST',
  path: '/api/auth/jwt/refresh/',
  summary: 'Trade a refresh token for a new pair. Each refresh token works once; a second use ends the whole session.',
  access: 'public',
  limit: 'refresh',
  body: z.strictObject({ refresh: z.string().check(z.maxLength(2048)) }),
  reply: Tokens,
});

export const verifyToken = endpoint({
  method: 'POST',
  path: '/api/auth/jwt/verify/',
  summary: 'Ask whether a token is valid now.',
  access: 'public',
  limit: 'public',
  body: z.strictObject({ token: z.string().check(z.maxLength(2048)) }),
  reply: z.object({}),
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout/',
  summary: 'End the session that a refresh token belongs to. Answers the same for a token nobody knows.',
  access: 'public',
  limit: 'public',
  body: z.strictObject({ refresh: z.string().check(z.maxLength(2048)) }),
});

/** A letter to an address: asked for with the address alone, and answered the same whether or not anyone has it. */
export const AddressForm = z.strictObject({ email: Email });

/** The two parts of a mailed link. `cutShort` is what to say where one of them is missing. */
const mailedToken = (cutShort: string) => ({
  uid: z.string(cutShort).check(atLeast(1, cutShort), z.maxLength(100)),
  token: z.string(cutShort).check(atLeast(1, cutShort), z.maxLength(200)),
});

const cutActivationSentence = 'Invalid activation link. Please check your email and try again.';
const cutResetSentence = 'Invalid reset link.';

export const activate = endpoint({
  method: 'POST',
  path: '/api/auth/users/activation/',
  summary: 'Confirm an address with the token mailed to it: that of a new account, or a new address for an account.',
  access: 'public',
  limit: 'mailedLink',
  body: z.strictObject(mailedToken(cutActivationSentence)),
});

export const resendActivation = endpoint({
  method: 'POST',
  path: '/api/auth/users/resend_activation/',
  summary: 'Mail the confirmation once more. Answers the same whether or not the address has an account.',
  access: 'public',
  limit: 'letter',
  body: AddressForm,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/users/reset_password/',
  summary: 'Mail a link to choose a new password. Answers the same whether or not the address has an account.',
  access: 'public',
  limit: 'letter',
  body: AddressForm,
});

/** What the form behind a reset link holds. */
export const ResetForm = z.strictObject({ new_password: ResetPassword, re_new_password: Repeated }).check(
  z.refine((form) => form.new_password === form.re_new_password, {
    path: ['re_new_password'],
    message: "Passwords don't match",
  }),
);

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/users/reset_password_confirm/',
  summary: 'Choose a new password with the token of a mailed link. Every session of the account ends.',
  access: 'public',
  limit: 'mailedLink',
  body: z
    .strictObject({ ...mailedToken(cutResetSentence), new_password: ResetPassword, re_new_password: Repeated })
    .check(
      z.refine((form) => form.new_password === form.re_new_password, {
        path: ['re_new_password'],
        message: "Passwords don't match",
      }),
    ),
});
