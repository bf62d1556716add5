import { buttonClass } from '#ui/button.tsx';
import { paths } from '../paths.ts';
import { StillThere } from './still-there.tsx';

/** Where someone arrives who has just deleted their account. It says that it is done, and sells nothing. */
export function Goodbye() {
  return (
    <StillThere
      title="Your account is gone"
      lead="Every conversation, your profile and the key that opened them are deleted. Nobody can bring them back. Thank you for the time you spent here, and go well."
      heading="Still yours, without an account"
      action={
        <a href={paths.home} className={buttonClass('secondary', 'lg')}>
          Back to Home
        </a>
      }
    />
  );
}
