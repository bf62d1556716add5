import { brand } from '@wren/contract/brand.ts';
import type { TokenPurpose } from '#platform/mailed-token.ts';

/** A letter in words: paragraphs, and the one thing to do in it. */
export interface Words {
  subject: string;
  paragraphs: readonly string[];
  /** What the link says. It leads to the token of `link`, or to a page of the product. */
  action?: { label: string; link: TokenPurpose } | { label: string; path: string };
  /** After the link. */
  closing?: readonly string[];
}

const { name } = brand;
const ignore = 'If this was not you, you need not do anything.';
const notYou = 'If this was not you, please choose a new password now, with this link:';
const newPassword = { label: 'Choose a new password', path: '/forgot-password' };

/** Every letter the house writes. No letter holds anything a person wrote, and none names anyone. */
export const letters = {
  activation: {
    subject: `Confirm your email address for ${name}`,
    paragraphs: ['Welcome. Please confirm that this address is yours:'],
    action: { label: 'Confirm my address', link: 'activation' },
    closing: [
      'The link works once, for 24 hours. If it has run out, log in and ask for another.',
      `If you did not sign up for ${name}, you need not do anything.`,
    ],
  },
  already_registered: {
    subject: `You already have a ${name} account`,
    paragraphs: [
      `Someone, probably you, just gave this address for a ${name} account. It has one already, and nothing about it has changed.`,
      'You can log in, or choose a new password if the old one is gone:',
    ],
    action: { label: 'Log in', path: '/login' },
    closing: [ignore],
  },
  password_reset: {
    subject: `Choose a new password for ${name}`,
    paragraphs: ['You asked for a new password. This link lets you choose one:'],
    action: { label: 'Choose a new password', link: 'password' },
    closing: ['The link works once, for one hour.', `${ignore} Your password stays as it is.`],
  },
  new_address: {
    subject: `Confirm your new email address for ${name}`,
    paragraphs: [
      `You asked to use this address for your ${name} account. Until you open the link, everything stays as it is:`,
    ],
    action: { label: 'Use this address', link: 'email' },
    closing: ['The link works once, for 24 hours.', ignore],
  },
  address_asked: {
    subject: `A new email address for your ${name} account`,
    paragraphs: [
      `Someone, probably you, asked to use another email address for your ${name} account. This one stays until the link we mailed to the new one is opened.`,
      notYou,
    ],
    action: newPassword,
  },
  email_changed: {
    subject: `Your ${name} account has a new email address`,
    paragraphs: [
      `Your ${name} account now uses another email address, and no longer this one.`,
      `If this was not you, please write to ${brand.supportEmail}. We answer within 24 hours.`,
    ],
  },
  password_changed: {
    subject: `Your ${name} password was changed`,
    paragraphs: ['The password of your account was just changed, and every other device was signed out.', notYou],
    action: newPassword,
  },
  password_was_reset: {
    subject: `Your ${name} password was changed`,
    paragraphs: ['You chose a new password with a mailed link, and every device was signed out.', notYou],
    action: newPassword,
  },
  account_connected: {
    subject: `Another way to sign in to your ${name} account`,
    paragraphs: [
      'An account at Google or Apple was just connected with yours, and can sign in to it.',
      'If this was not you, please disconnect it in your settings, under security, and choose a new password:',
    ],
    action: newPassword,
  },
  account_disconnected: {
    subject: `A way to sign in to your ${name} account was removed`,
    paragraphs: ['An account at Google or Apple can no longer sign in to yours.', notYou],
    action: newPassword,
  },
  phone_verified: {
    subject: `A phone number was verified for your ${name} account`,
    paragraphs: ['A phone number was just verified for your account, with a code texted to it.', notYou],
    action: newPassword,
  },
  phone_removed: {
    subject: `The phone number of your ${name} account was changed`,
    paragraphs: ['The verified phone number of your account was just changed or removed.', notYou],
    action: newPassword,
  },
  signed_in: {
    subject: `A new sign-in to ${name}`,
    paragraphs: [
      'Your account was just signed in to. You get this letter because you asked to hear of account activity.',
      notYou,
    ],
    action: newPassword,
  },
  subscription_changed: {
    subject: `Your ${name} subscription has changed`,
    paragraphs: [
      'Your subscription was just changed. You get this letter because you asked to hear of account activity.',
    ],
    action: { label: 'See my subscription', path: '/app/subscription' },
  },
  account_deleted: {
    subject: `Your ${name} account is deleted`,
    paragraphs: [
      `Your ${name} account and everything in it is gone for good, as you asked.`,
      'If you had a subscription, it ended with the account, and nothing more will be charged.',
      'Thank you for the time you spent here. You are welcome back whenever you like.',
    ],
  },
} as const satisfies Record<string, Words>;

export type LetterKind = keyof typeof letters;

export function isLetterKind(kind: string): kind is LetterKind {
  return kind in letters;
}
