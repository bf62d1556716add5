import type { Generated } from 'kysely';

/** Every table, as the queries see it. Columns marked sealed hold what `platform/vault.ts` makes. */
export interface Schema {
  users: {
    id: string;
    /** As the person typed it. */
    email: string;
    /** Lower case: what makes an address unique. */
    email_key: string;
    /** null for someone who has only ever come in through a connected account. */
    password_hash: string | null;
    /** The person's own key, wrapped by the master key. */
    data_key: Buffer;
    /** Sealed JSON: every profile field. */
    profile: Buffer;
    is_verified: Generated<boolean>;
    /** The address they want instead, until the link mailed to it is opened. */
    pending_email: Generated<string | null>;
    /** Since when the operator keeps the account closed. */
    disabled_at: Generated<Date | null>;
    created_at: Generated<Date>;
  };
  mail_tokens: {
    user_id: string;
    /** SHA-256 of the token in the link. */
    hash: Buffer;
    purpose: 'activation' | 'email' | 'password';
    expires_at: Date;
  };
  /** Waiting to be sent: a letter that has gone leaves no row. */
  letters: {
    user_id: string;
    id: string;
    kind: string;
    address: string;
    created_at: Date;
  };
  notifications: {
    user_id: string;
    /** UUIDv7, so that ids sort by time. */
    id: string;
    kind: string;
    created_at: Date;
    read_at: Date | null;
    /** What exactly, as a code, where the kind says too little. */
    about: Generated<string | null>;
  };
  sessions: {
    user_id: string;
    id: string;
    /** The id of the one refresh token that may be used next. */
    refresh_id: string;
    /** An HMAC of where it was opened from: see `auth/sign-in-limit.ts`. */
    address_mark: Buffer | null;
    created_at: Generated<Date>;
    used_at: Generated<Date>;
    expires_at: Date;
    revoked_at: Date | null;
  };
  /** The code a person waits for: at most one. */
  phone_codes: {
    user_id: string;
    id: string;
    /** Sealed: the number as E.164. */
    number: Buffer;
    /** A keyed hash of the code; null until it is sent. */
    code_mark: Buffer | null;
    state: 'waiting' | 'sent' | 'refused';
    /** How often a code was tried against this row. */
    tries: Generated<number>;
    expires_at: Date;
  };
  connected_accounts: {
    user_id: string;
    provider: 'google' | 'apple';
    /** A keyed hash of the provider's name for the person. */
    subject_mark: Buffer;
    created_at: Date;
  };
  /** Journeys to a provider and back. The state travels with them, the ticket stays in the browser; here are their SHA-256. */
  connection_attempts: {
    state_hash: Buffer;
    ticket_hash: Buffer;
    provider: string;
    /** Who connects; null for someone who signs in. */
    user_id: string | null;
    may_sign_up: boolean;
    organization_id: string | null;
    expires_at: Date;
  };
  organizations: {
    id: string;
    slug: string;
    name: string;
    is_active: Generated<boolean>;
    created_at: Generated<Date>;
  };
  memberships: {
    user_id: string;
    organization_id: string;
    role: 'tenant';
    created_at: Generated<Date>;
  };
  conversations: {
    user_id: string;
    id: string;
    /** Sealed; null until it has a name. */
    title: Buffer | null;
    /** Sealed: the start of the newest message. */
    last_message: Buffer | null;
    /** Sealed JSON: what the companion keeps between turns. */
    companion_state: Buffer | null;
    /** The same as it was before the last exchange, as sealed then. */
    state_before: Generated<Buffer | null>;
    /** Sealed JSON: what the last edit replaced. The next message deletes it. */
    set_aside: Generated<Buffer | null>;
    is_pinned: Generated<boolean>;
    archived: Generated<boolean>;
    created_at: Generated<Date>;
    updated_at: Date;
    /** When it was deleted: it can be brought back for a moment, and counts as gone everywhere else. */
    deleted_at: Generated<Date | null>;
    /** Sealed JSON, with `deleted_at` only: the memories that were forgotten with it. */
    forgotten: Generated<Buffer | null>;
  };
  messages: {
    user_id: string;
    conversation_id: string;
    /** UUIDv7, so that ids sort by time. */
    id: string;
    role: 'user' | 'assistant';
    /** Sealed. */
    content: Buffer;
    /** Sealed JSON; null for none. */
    tags: Buffer | null;
    created_at: Date;
    /** Sealed JSON: every version of a reply that was said anew; null for the others. `version` of `version_count` stands. */
    versions: Generated<Buffer | null>;
    version: Generated<number | null>;
    version_count: Generated<number | null>;
  };
  exchanges: {
    user_id: string;
    idempotency_key: string;
    conversation_id: string;
    user_message_id: string;
    assistant_message_id: string;
    created_at: Generated<Date>;
  };
  finished_exercises: {
    user_id: string;
    /** Chosen by the browser, so that a second report of the same exercise changes nothing. */
    id: string;
    /** Sealed JSON: which exercise, how heavy it was before and after, and the words they kept. */
    content: Buffer;
    finished_at: Date;
  };
  goals: {
    user_id: string;
    id: string;
    /** The conversation it was set in, which may be deleted while the goal stays; null for one from an exercise or by hand. */
    conversation_id: string | null;
    /** Sealed JSON: what, when and the day. */
    content: Buffer;
    created_at: Date;
    /** When Wren asked how it went: once, and never again. */
    asked_at: Date | null;
    done_at: Date | null;
  };
  /** What Wren remembers of a person. */
  memories: {
    user_id: string;
    /** UUIDv7, so that ids sort by time. */
    id: string;
    /** Sealed: one sentence. */
    text: Buffer;
    /** Where it was learned, and the reply that made it; null for one the person added. Both may be deleted; the memory stays. */
    conversation_id: string | null;
    message_id: string | null;
    created_at: Date;
    updated_at: Date;
  };
  /** What is not to be learned again. The words are gone. */
  forgotten_memories: {
    user_id: string;
    /** The id it had as a memory. */
    id: string;
    /** Sealed: a hash of what it said. */
    fingerprint: Buffer;
    conversation_id: string | null;
    message_id: string | null;
    created_at: Date;
    forgotten_at: Date;
  };
  /** A subscription as its provider last said. One row for a person and a provider. */
  subscriptions: {
    user_id: string;
    provider: string;
    customer_id: Generated<string | null>;
    /** The checkout opened last. */
    checkout_id: Generated<string | null>;
    subscription_id: Generated<string | null>;
    plan: Generated<string | null>;
    status: Generated<'none' | 'active' | 'past_due' | 'ended'>;
    period_end: Generated<Date | null>;
    /** When a cancelled one ends. */
    ends_at: Generated<Date | null>;
    past_due_since: Generated<Date | null>;
    payment_method: Generated<string | null>;
    /** Counts the changes, so that what was asked earlier never overwrites what was asked later. */
    version: Generated<number>;
  };
  subscription_changes: {
    user_id: string;
    id: string;
    provider: string;
    change: string;
    plan: string;
    created_at: Date;
  };
  /** Messages answered, by day (UTC, yyyy-MM-dd). */
  daily_messages: {
    user_id: string;
    day: string;
    count: number;
  };
  /** The provider's side of a subscription in the sandbox, where no money moves. */
  sandbox_subscriptions: {
    user_id: string;
    id: string;
    plan: string;
    status: 'open' | 'active' | 'past_due' | 'ended';
    card: string | null;
    period_end: Date | null;
    ends_at: Date | null;
    created_at: Date;
  };
}
