import { formatPhone, isPhone } from '@wren/contract/formats.ts';
import type { User } from '@wren/contract/users.ts';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { showToast } from '#ui/toast.ts';
import { PhoneCodeEntry } from './phone-code-entry.tsx';
import { formOf } from './profile-form.ts';
import { usePhoneCode } from './use-phone-code.ts';
import type { Profile } from './use-profile.ts';

/** A phone number, and the way to prove that it is one's own. */
export function PhoneField({ profile, user }: { profile: Profile; user: User }) {
  const { values, errors, change, settle } = profile;
  const typed = values.phone_number;
  const input = useRef<HTMLInputElement>(null);
  const code = usePhoneCode(typed, () => {
    settle({ phone_number: typed });
    input.current?.focus();
    showToast({ title: 'Phone number verified', description: 'Your phone number has been verified successfully.' });
  });
  const isVerified = user.is_phone_verified && typed === formOf(user).phone_number;
  const { waiting } = code;

  return (
    <div className="grid gap-4">
      <Field
        label="Phone"
        error={errors.phone_number?.[0] ?? code.errors.number}
        {...(!isVerified && !waiting && { hint: 'To verify it, we text a code to it.' })}
      >
        {(control) => (
          <div className="flex flex-wrap items-center gap-3">
            <TextInput
              {...control}
              ref={input}
              name="phone_number"
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              placeholder="(555) 123-4567"
              className="max-w-60 flex-1 basis-40"
              value={typed}
              onChange={(event) => change('phone_number', formatPhone(event.target.value))}
            />
            {isVerified ? (
              <Badge className="gap-1 bg-moss-pale text-moss">
                <Icon name="check" className="size-3.5" />
                Verified
              </Badge>
            ) : (
              !waiting && (
                <Button look="secondary" disabled={!isPhone(typed) || code.isSending} onClick={code.send}>
                  {code.isSending ? 'Sending...' : 'Verify'}
                </Button>
              )
            )}
          </div>
        )}
      </Field>
      <output className="sr-only">{waiting && `We sent a code of 6 digits to ${waiting.number}.`}</output>
      {waiting && !isVerified && (
        <PhoneCodeEntry
          number={waiting.number}
          typed={waiting.code}
          error={code.errors.code}
          isChecking={code.isChecking}
          isSending={code.isSending}
          secondsToWait={code.secondsToWait}
          onType={code.type}
          onCheck={code.check}
          onSendAgain={code.send}
          onStop={() => {
            code.stop();
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
