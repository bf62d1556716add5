import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sizes } from '@wren/contract/limits.ts';
import { PhoneCode, sendPhoneCode, verifyPhoneCode } from '@wren/contract/phone.ts';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { keep, readKept } from '../../lib/kept.ts';
import { ApiError, sentenceOf } from '../../lib/problem.ts';
import { cacheUser } from '../../lib/session.ts';

/** A code that was asked for: as the number was typed, when (ms), and what has been typed of the code so far. */
interface Asked {
  number: string;
  at: number;
  code: string;
}

const keptAs = 'phone-code';
/** How long (ms) before another code may be asked for. */
const pause = 60_000;

/** Verifying the number that stands in the phone field. A tab switch or a reload loses neither the step nor the code. */
export function usePhoneCode(number: string, onVerified: () => void) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(readAsked);
  const [errors, setErrors] = useState<{ number?: string; code?: string }>({});

  function change(next: Asked | null) {
    keep(keptAs, next && JSON.stringify(next));
    setAsked(next);
    setErrors({});
  }

  const sending = useMutation({
    mutationFn: (phone_number: string) => call(sendPhoneCode, { body: { phone_number } }),
    onMutate: () => setErrors({}),
    onSuccess: (_, sent) => change({ number: sent, at: Date.now(), code: '' }),
    onError: (error) => setErrors({ [asked?.number === number ? 'code' : 'number']: refusalOf(error, 'phone_number') }),
  });
  const checking = useMutation({
    mutationFn: (body: { phone_number: string; code: string }) => call(verifyPhoneCode, { body }),
    scope: { id: 'me' },
    onMutate: () => client.cancelQueries({ queryKey: ['me'] }),
    onSuccess: (user) => {
      client.setQueryData(['me'], user);
      cacheUser(user);
      change(null);
      onVerified();
    },
    onError: (error) => setErrors({ code: refusalOf(error, 'code') }),
  });

  // Another number in the field is another story; the one before can be taken up again by typing it again.
  const waiting = asked?.number === number ? asked : null;
  return {
    waiting,
    errors,
    isSending: sending.isPending,
    isChecking: checking.isPending,
    secondsToWait: useSecondsUntil(waiting ? waiting.at + pause : 0),
    send: () => sending.mutate(number),
    type: (code: string) => waiting && change({ ...waiting, code }),
    stop: () => change(null),
    check() {
      if (!waiting || checking.isPending) return;
      const code = PhoneCode.safeParse(waiting.code);
      if (code.success) checking.mutate({ phone_number: number, code: code.data });
      else setErrors({ code: code.error.issues[0]?.message ?? '' });
    },
  };
}

function refusalOf(error: Error, field: string): string {
  return (error instanceof ApiError && error.fields?.[field]?.[0]) || sentenceOf(error);
}

function readAsked(): Asked | null {
  try {
    const kept = JSON.parse(readKept(keptAs) ?? 'null') as Asked | null;
    return kept && Date.now() < kept.at + sizes.phoneCode.seconds * 1000 ? kept : null;
  } catch {
    return null;
  }
}

/** Whole seconds until a moment (ms), counted down; 0 once it has come. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= moment;
  useEffect(() => {
    setNow(Date.now());
    if (Date.now() >= moment) return;
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [moment]);
  return isOver ? 0 : Math.ceil((moment - now) / 1000);
}
