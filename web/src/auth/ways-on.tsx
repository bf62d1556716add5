import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { paths } from '../paths.ts';

/** Where to go once an account is made or confirmed. */
export function WaysOn() {
  return (
    <div className="mt-6 grid gap-3">
      <Link to={paths.login} className={buttonClass()}>
        Continue to Login
      </Link>
      <a href={paths.home} className={buttonClass('secondary')}>
        Back to Home
      </a>
    </div>
  );
}
