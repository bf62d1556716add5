import { ChangePassword } from './security/change-password.tsx';
import { DeleteAccount } from './security/delete-account.tsx';
import { ExportEverything } from './security/export-everything.tsx';

/** Settings → security. */
export default function SecurityTab() {
  return (
    <>
      <ChangePassword />
      <ExportEverything />
      <DeleteAccount />
    </>
  );
}
