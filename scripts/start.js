import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What is imported from here on is read and compiled once, and taken ready-made by later starts. JavaScript, so that Node
// need not load its reader of TypeScript (50 ms and 17 MiB) just for the file that says so.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/wren'));
await import('./start.ts');
