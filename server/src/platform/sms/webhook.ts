import { createHmac } from 'node:crypto';
import { newId } from '#platform/ids.ts';
import { NotTexted, NumberRefused, patience, type Texter } from './texter.ts';

export interface WebhookSettings {
  url: string;
  secret: string;
}

/**
 * Hands messages to an address of the operator's own as JSON: `{id, to, text}`. The receiver checks
 * `x-wren-signature: sha256=<hex>`, the HMAC-SHA256 of `<x-wren-timestamp>.<body>` under the shared secret, and answers 2xx
 * when it took the message over, 422 when the number cannot be texted, and anything else to be asked again.
 */
export function createWebhookTexter({ url, secret }: WebhookSettings): Texter {
  return {
    async send({ to, text }) {
      const body = JSON.stringify({ id: newId(), to, text });
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-wren-timestamp': timestamp,
          'x-wren-signature': `sha256=${signature}`,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      }).catch((cause: unknown) => {
        throw new NotTexted('webhook_unreachable', cause);
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      if (answer.status === 422) throw new NumberRefused('the webhook cannot text this number');
      throw new NotTexted(`webhook_${answer.status}`);
    },
  };
}
