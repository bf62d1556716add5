import { type FormEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError, sentenceOf } from '../lib/problem.ts';

type Errors = Record<string, string>;

interface ContractForm {
  /** The first thing wrong with each field, by its name. */
  errors: Errors;
  /** What is wrong with the whole, as a sentence for the form's alert. */
  failure: string | undefined;
  submitting: boolean;
  /** For the form element itself. */
  form: {
    noValidate: true;
    method: 'post';
    ref(form: HTMLFormElement | null): void;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onChange(event: FormEvent<HTMLFormElement>): void;
  };
}

/**
 * A small form checked by a schema of the contract. The fields keep their own values (each has a `name`), so what was
 * typed before the page came alive stays, and nothing is lost on an error. Checked on submit, and from then on at every
 * change. `placeOf` maps names of the wire to fields of this form; a message without a place joins the alert.
 */
export function useContractForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  submit: (values: z.output<Schema>) => Promise<void>,
  placeOf: Record<string, string> = {},
): ContractForm {
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [submitting, setSubmitting] = useState(false);
  const tried = useRef(false);

  function check(form: HTMLFormElement) {
    const checked = schema.safeParse(Object.fromEntries(new FormData(form)));
    const wrong = checked.success ? {} : firstMessages(checked.error.issues);
    setErrors(wrong);
    return { checked, wrong };
  }

  async function send(form: HTMLFormElement) {
    tried.current = true;
    const { checked, wrong } = check(form);
    setFailure(undefined);
    if (!checked.success) return focusFirst(form, wrong);
    setSubmitting(true);
    try {
      await submit(checked.data);
    } catch (error) {
      const refused = readFailure(error, placeOf, form);
      setErrors(refused.errors);
      setFailure(refused.sentence);
      focusFirst(form, refused.errors);
    } finally {
      setSubmitting(false);
    }
  }

  return {
    errors,
    failure,
    submitting,
    form: {
      noValidate: true,
      // Without script nothing of it may end up in an address.
      method: 'post',
      ref: takeOver,
      onSubmit(event) {
        event.preventDefault();
        if (!submitting) void send(event.currentTarget);
      },
      onChange(event) {
        if (tried.current) check(event.currentTarget);
      },
    },
  };
}

/** Tells the document that the form is alive, and sends what it held back until now (site/before-paint.ts). */
function takeOver(form: HTMLFormElement | null): void {
  if (!form || form.dataset.live !== undefined) return;
  form.dataset.live = '';
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-held]')) {
    queueMicrotask(() => button.click());
    button.removeAttribute('data-held');
  }
  if (form.dataset.held !== undefined) queueMicrotask(() => form.requestSubmit());
}

function firstMessages(issues: readonly z.core.$ZodIssue[]): Errors {
  const first: Errors = {};
  for (const { path, message } of issues) first[String(path[0] ?? '')] ??= message;
  return first;
}

/** What a failed call says: each refused field's first message on its field, and a sentence for the alert. */
function readFailure(error: unknown, placeOf: Record<string, string>, form: HTMLFormElement) {
  if (!(error instanceof ApiError)) return { errors: {}, sentence: sentenceOf(error) };
  const errors: Errors = {};
  const homeless: string[] = [];
  for (const [name, [message]] of Object.entries(error.fields ?? {})) {
    const place = placeOf[name] ?? name;
    if (!message) continue;
    if (form.elements.namedItem(place)) errors[place] ??= message;
    else homeless.push(message);
  }
  // The sentence for refused fields says nothing of what to do.
  const advice = Object.keys(errors).length > 0 ? ['Please look at what is marked below.'] : [];
  return { errors, sentence: [sentenceOf(error), ...homeless, ...advice].join('\n') };
}

function focusFirst(form: HTMLFormElement, errors: Errors): void {
  const inputs = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  inputs.find((input) => errors[input.name])?.focus();
}
