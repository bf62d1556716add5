/** As much of oidc-provider (which brings no types) as the provider of the tests uses. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Client {
    clientId: string;
    compareClientSecret(given: string): boolean | Promise<boolean>;
  }
  interface Interaction {
    uid: string;
    params: { client_id: string; scope: string };
  }
  export default class Provider {
    constructor(issuer: string, configuration: object);
    Client: { prototype: Client };
    Grant: new (about: {
      accountId: string;
      clientId: string;
    }) => { addOIDCScope(scope: string): void; save(): Promise<string> };
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
  export const interactionPolicy: {
    base(): { add(prompt: unknown, position?: number): void };
    Prompt: new (about: { name: string; requestable: boolean }) => unknown;
  };
}

declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  const MemoryAdapter: new (name: string) => object;
  export default MemoryAdapter;
}
