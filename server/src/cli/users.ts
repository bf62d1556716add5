import { OperatorMistake } from '#platform/operator-mistake.ts';
import {
  type Account,
  createAccount,
  deleteAccount,
  disableAccount,
  listAccounts,
  newPassword,
  type Office,
  resetAccountPassword,
} from '#users/manage-accounts.ts';
import { type Command, readOptions, type Said, table } from './command.ts';

const options = {
  email: { type: 'string' },
  'password-stdin': { type: 'boolean' },
  verified: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

type Options = ReturnType<typeof readOptions<typeof options>>;

/** What a verb does with an address. */
type Deed = (office: Office, email: string, options: Options, readPassword: () => Promise<string>) => Promise<Said>;

const deeds: Record<string, Deed> = {
  async create(office, email, { verified: isVerified = false, ...rest }, readPassword) {
    const chosen = await choosePassword(rest, readPassword);
    const account = await createAccount(office, { email, password: chosen.password, isVerified });
    const letter = isVerified ? '' : ' The letter that confirms the address is on its way.';
    return say(`${email} has an account.${letter}${chosen.shown}`, account, chosen.data);
  },
  async 'reset-password'(office, email, rest, readPassword) {
    const chosen = await choosePassword(rest, readPassword);
    const account = await resetAccountPassword(office, email, chosen.password);
    return say(
      `${email} has a new password, and is signed out everywhere. A letter says so.${chosen.shown}`,
      account,
      chosen.data,
    );
  },
  async disable(office, email) {
    const account = await disableAccount(office, email, true);
    return say(
      `${email} is signed out, within 15 minutes everywhere, and cannot sign in. Nothing is deleted; "user enable" opens it again.`,
      account,
    );
  },
  async enable(office, email) {
    return say(`${email} can sign in again.`, await disableAccount(office, email, false));
  },
  async delete(office, email, { yes }) {
    if (!yes) throw new OperatorMistake('user delete takes everything of theirs, for good. Say --yes to do it.');
    return say(`The account of ${email} is gone with everything in it.`, await deleteAccount(office, email));
  },
};

/**
 * Reads `list`, or `create`, `reset-password`, `disable`, `enable` or `delete` with `--email`. `readPassword` gives
 * what stands on the standard input. Throws OperatorMistake.
 */
export function readUserCommand(words: string[], readPassword: () => Promise<string>): Command {
  const [verb = '', ...rest] = words;
  const said = readOptions(rest, options);
  if (verb === 'list') return list;
  const deed = Object.hasOwn(deeds, verb) ? deeds[verb] : undefined;
  if (!deed) throw new OperatorMistake('user knows create, reset-password, disable, enable, delete and list.');
  const email = said.email?.trim();
  if (!email) throw new OperatorMistake(`user ${verb} needs --email.`);
  return (office) => deed(office, email, said, readPassword);
}

async function list(office: Office): Promise<Said> {
  const data = await listAccounts(office);
  const lines = data.map((each) => [
    each.email,
    each.is_verified ? 'confirmed' : 'not confirmed',
    each.disabled_at ? 'disabled' : 'open',
    each.created_at.toISOString().slice(0, 10),
  ]);
  return { text: table(lines) || 'There are no accounts yet.', data };
}

/** A password never stands in an argument, where every process of the machine could read it. */
async function choosePassword({ 'password-stdin': isGiven }: Options, readPassword: () => Promise<string>) {
  if (isGiven) return { password: (await readPassword()).replace(/\r?\n$/, ''), shown: '', data: {} };
  const password = newPassword();
  return { password, shown: `\nTheir password, shown this once: ${password}`, data: { password } };
}

function say(text: string, account: Account, more: Record<string, string> = {}): Said {
  return { text, data: { ...account, ...more } };
}
