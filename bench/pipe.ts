import { createServer, request } from 'node:http';

/** The floor: a bare node:http server that passes the upstream's bytes through and does nothing else. */
const upstream = Number(process.argv[2]);

const server = createServer((incoming, outgoing) => {
  const onward = request(
    { port: upstream, host: '127.0.0.1', path: '/v1/chat/completions', method: 'POST', agent: false },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': 'text/event-stream' });
      answer.pipe(outgoing);
    },
  );
  incoming.pipe(onward);
});

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
