import { useMutation } from '@tanstack/react-query';
import { resetPassword } from '@wren/contract/auth.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { call } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/problem.ts';
import { Section } from '../section.tsx';

/** For someone who has only ever come in through a connected account. The letter proves that the address is theirs. */
export function ChoosePassword({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(resetPassword, { body: { email } }),
  });
  return (
    <Section title="Password" about="Your account has none yet. With one, you can sign in without a connected account.">
      {error && <Alert>{sentenceOf(error)}</Alert>}
      {isSuccess ? (
        <Alert look="success">
          We mailed a link to {email}. It lets you choose a password, and signs you out everywhere.
        </Alert>
      ) : (
        <Button look="secondary" className="justify-self-start" onClick={() => mutate()} disabled={isPending}>
          {isPending ? 'Sending...' : 'Mail me a link to choose one'}
        </Button>
      )}
    </Section>
  );
}
