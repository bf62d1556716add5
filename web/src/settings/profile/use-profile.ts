import type { User } from '@wren/contract/users.ts';
import { useState } from 'react';
import { ApiError, sentenceOf } from '#lib/problem.ts';
import { showToast } from '#ui/toast.ts';
import { useDraft } from '../use-draft.ts';
import { useSaveMe } from '../use-save-me.ts';
import { type FieldErrors, formOf, linesOf, type ProfileForm, patchOf } from './profile-form.ts';

/** The profile form: what it shows, what was changed, and the way to the server and back. */
export function useProfile(user: User) {
  const { draft, values, set, settle, discard } = useDraft<ProfileForm>('profile', formOf(user));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const { mutateAsync, isPending } = useSaveMe();

  async function save(): Promise<FieldErrors> {
    setFailure(undefined);
    const checked = patchOf(draft);
    if ('errors' in checked) {
      setErrors(checked.errors);
      return checked.errors;
    }
    try {
      await mutateAsync(checked.patch);
      setErrors({});
      settle(draft);
      showToast({ title: 'Profile updated', description: 'Your profile has been updated successfully.' });
      return {};
    } catch (error) {
      const refused = readRefusal(error);
      setErrors(refused.errors);
      setFailure(refused.sentence);
      return refused.errors;
    }
  }

  return {
    values,
    errors,
    failure,
    isSaving: isPending,
    isChanged: Object.keys(draft).length > 0,
    change<Field extends keyof ProfileForm>(field: Field, value: ProfileForm[Field]) {
      set(field, value);
      setErrors(({ [field]: _, ...others }) => others);
    },
    discard() {
      discard();
      setErrors({});
      setFailure(undefined);
    },
    /** Forgets changes that were saved another way. */
    settle,
    save,
  };
}
export type Profile = ReturnType<typeof useProfile>;

/** What a refused save says: under its fields, and in the banner. `birthday` is another name for `date_of_birth`. */
function readRefusal(error: unknown): { errors: FieldErrors; sentence: string } {
  if (!(error instanceof ApiError)) return { errors: {}, sentence: 'Failed to update user' };
  const { birthday, ...fields } = error.fields ?? {};
  const sentence = [sentenceOf(error) || 'Failed to update user', ...linesOf(error.fields)].join('\n');
  return { errors: { ...fields, ...(birthday && { date_of_birth: birthday }) }, sentence };
}
