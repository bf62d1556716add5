/** `npm run bench`: every part in turn, or with `--conversations` that one alone. */
if (!process.argv.includes('--conversations')) await import('./server.ts');
await import('./conversations.ts');
