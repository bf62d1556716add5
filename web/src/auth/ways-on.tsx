import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { paths } from '../paths.ts';

/** Where to go once an account is made or confirmed. `secondary` where something else comes first. */
export function WaysOn({ look = 'primary' }: { look?: 'primary' | 'secondary' }) {
  return (
    <div className={look === 'primary' ? 'mt-6 grid gap-3' : 'mt-3 grid gap-3'}>
      <Link to={paths.login} className={buttonClass(look)}>
        Continue to Login
      </Link>
      <a href={paths.home} className={buttonClass('secondary')}>
        Back to Home
      </a>
    </div>
  );
}
