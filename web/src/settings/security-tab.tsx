import { useMe } from '../shell/use-me.ts';
import { ChangePassword } from './security/change-password.tsx';
import { ChoosePassword } from './security/choose-password.tsx';
import { ConnectedAccounts } from './security/connected-accounts.tsx';
import { DeleteAccount } from './security/delete-account.tsx';
import { ExportEverything } from './security/export-everything.tsx';

/** Settings → security. */
export default function SecurityTab() {
  const { user } = useMe();
  return (
    <>
      {user?.has_password === false ? <ChoosePassword email={user.email} /> : <ChangePassword />}
      <ConnectedAccounts />
      <ExportEverything />
      <DeleteAccount />
    </>
  );
}
