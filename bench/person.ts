const password = 'a long walk by the river';
let people = 0;

/** Somebody signed up on a house, and how a browser and a program are signed in as them. */
export interface Person {
  /** The context option of a browser that signed in a moment ago; a session of its own each time. */
  browser(): Promise<{ storageState: { cookies: []; origins: Origin[] } }>;
  /** Sends a message and waits for its reply. Returns the conversation's id. */
  say(message: string, conversationId?: string): Promise<string>;
}

interface Origin {
  origin: string;
  localStorage: { name: string; value: string }[];
}

export async function signUp(url: string): Promise<Person> {
  people += 1;
  const email = `bench${people}@example.org`;
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  };
  const logIn = async () => (await post('/api/auth/jwt/create/', { email, password })) as { access: string };
  await post('/api/users/', { email, password, re_password: password });
  const { access } = await logIn();
  return {
    async browser() {
      const localStorage = [{ name: 'auth_tokens', value: JSON.stringify(await logIn()) }];
      return { storageState: { cookies: [], origins: [{ origin: url, localStorage }] } };
    },
    async say(message, conversation_id) {
      const body = { message, ...(conversation_id && { conversation_id }) };
      const headers = { authorization: `Bearer ${access}` };
      const reply = await post('/api/chat/conversations/send_message/', body, headers);
      return (reply as { conversation_id: string }).conversation_id;
    },
  };
}
