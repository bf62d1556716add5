import { resendActivation } from '@wren/contract/auth.ts';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { call } from '../lib/api.ts';
import { sentenceOf } from '../lib/problem.ts';

/** Asks for the letter with the confirmation link once more, and says how that went. */
export function ResendConfirmation({ email }: { email: string }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [failure, setFailure] = useState('');

  async function resend() {
    setState('sending');
    setFailure('');
    try {
      await call(resendActivation, { body: { email } });
      setState('sent');
    } catch (error) {
      setFailure(sentenceOf(error));
      setState('idle');
    }
  }

  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      {state !== 'sent' && (
        <Button look="secondary" size="sm" disabled={state === 'sending'} onClick={() => void resend()}>
          {state === 'sending' ? 'Sending...' : 'Resend'}
        </Button>
      )}
      <span role="status">{state === 'sent' ? 'Sent. It can take a few minutes to arrive.' : failure}</span>
    </span>
  );
}
