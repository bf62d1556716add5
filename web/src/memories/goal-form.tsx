import { GoalWords } from '@wren/contract/kept-goals.ts';
import { sizes } from '@wren/contract/limits.ts';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '#lib/problem.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { GoalFields } from './use-goals.ts';

interface GoalFormProps {
  start: GoalFields;
  submit: string;
  onSubmit(fields: GoalFields): Promise<void>;
  onCancel(): void;
}

/** One small goal, to be written or rewritten. Escape leaves it as it was. */
export function GoalForm({ start, submit, onSubmit, onCancel }: GoalFormProps) {
  const [fields, setFields] = useState(start);
  const [isSaving, setIsSaving] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<keyof GoalFields | 'form', string>>>({});

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const read = GoalWords.safeParse(fields);
    if (!read.success) {
      const found = read.error.issues.map(({ path, message }) => [path[0] ?? 'form', message]);
      return setErrors(Object.fromEntries(found.reverse()));
    }
    setIsSaving(true);
    try {
      await onSubmit(read.data);
    } catch (failure) {
      setErrors({ form: sentenceOf(failure) });
      setIsSaving(false);
    }
  };
  const change = (name: keyof GoalFields) => (event: { target: { value: string } }) => {
    setFields({ ...fields, [name]: event.target.value });
    setErrors({});
  };

  return (
    <form
      className="grid w-full gap-4"
      noValidate
      onSubmit={(event) => void save(event)}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <Field label="What you will do" error={errors.what}>
        {(control) => (
          <TextInput
            {...control}
            value={fields.what}
            onChange={change('what')}
            maxLength={sizes.goal.what}
            placeholder="Call my mom"
            autoFocus
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="After what, or when" error={errors.when}>
          {(control) => (
            <TextInput
              {...control}
              value={fields.when}
              onChange={change('when')}
              maxLength={sizes.goal.when}
              placeholder="After dinner"
            />
          )}
        </Field>
        <Field label="Day" error={errors.day}>
          {(control) => <TextInput {...control} type="date" value={fields.day} onChange={change('day')} />}
        </Field>
      </div>
      {errors.form && (
        <p role="alert" className="text-danger text-sm">
          {errors.form}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={isSaving}>
          {isSaving ? 'Saving...' : submit}
        </Button>
        <Button look="quiet" size="sm" onClick={onCancel} disabled={isSaving}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
