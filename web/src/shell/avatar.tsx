import type { User } from '@wren/contract/users.ts';
import { Icon } from '#ui/icon.tsx';

/** avatar_url, else the first letter of first_name, else of email, else a generic icon. */
export function Avatar({ user }: { user: User | null }) {
  if (user?.avatar_url) {
    return <img src={user.avatar_url} alt="" className="size-8 shrink-0 rounded-full object-cover" />;
  }
  const [letter] = user?.first_name.trim() || user?.email || '';
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-full bg-dawn-pale font-semibold text-ember text-sm uppercase"
    >
      {letter ?? <Icon name="person" className="size-4" />}
    </span>
  );
}
