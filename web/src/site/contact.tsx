import { brand } from '@wren/contract/brand.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { inputClass } from '#ui/text-input.tsx';
import { PageBody, PageHead } from './page-head.tsx';

const facts = [
  ['Support hours', 'Monday-Friday 9AM-6PM CST'],
  ['Email', 'Answered within 24 hours'],
  ['Technical issues', 'Resolved or explained within 48 hours'],
  ['Phone', 'Phone support is currently unavailable'],
] as const;

export function Contact() {
  return (
    <>
      <PageHead title="Write to us" lead="A person reads every message, and a person answers it." />
      <PageBody className="grid gap-12 lg:grid-cols-[1fr_24rem] lg:gap-20">
        <DisabledForm />
        <aside className="lg:order-last">
          <h2 className="text-2xl">By email</h2>
          <p className="mt-3">
            <a
              href={`mailto:${brand.supportEmail}`}
              className="link inline-flex items-center gap-2 py-1 font-semibold text-lg"
            >
              <Icon name="mail" />
              {brand.supportEmail}
            </a>
          </p>
          <dl className="mt-6 grid gap-4 border-line border-t pt-6">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className="text-quiet text-sm">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 border-harbour-line border-l-3 pl-4 text-sm">
            We can't help in a crisis by mail. Please use{' '}
            <a href="/resources" className="link">
              a crisis line
            </a>{' '}
            instead.
          </p>
        </aside>
      </PageBody>
    </>
  );
}

/** Shown as it will be, and switched off as a whole: nothing can be typed that would be lost. */
function DisabledForm() {
  return (
    <form aria-describedby="form-state">
      <p id="form-state" className="mb-6 flex gap-3 rounded-md bg-dawn-pale px-4 py-3 forced-colors:border">
        <Icon name="notice" className="mt-1 shrink-0" />
        <span>
          This form is being updated and is switched off for now. Please write to {brand.supportEmail} instead.
        </span>
      </p>
      <fieldset disabled className="grid gap-5">
        <legend className="sr-only">Message</legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <Line id="name" label="Name" autoComplete="name" />
          <Line id="email" label="Email" autoComplete="email" />
        </div>
        <Line id="subject" label="Subject" autoComplete="off" />
        <div className="grid gap-1.5">
          <label htmlFor="message" className="font-semibold text-sm">
            Message
          </label>
          <textarea id="message" rows={6} className={inputClass} />
        </div>
        <Button type="submit" className="justify-self-start">
          Send message
        </Button>
      </fieldset>
    </form>
  );
}

function Line({ id, label, autoComplete }: { id: string; label: string; autoComplete: string }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <input id={id} autoComplete={autoComplete} className={inputClass} />
    </div>
  );
}
