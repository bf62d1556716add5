import { Alert } from './alert.tsx';

/** Stands where a part of a screen did not arrive (a lost connection, a newer release): that costs the part, never the screen. */
export function NotHere() {
  return (
    <Alert onRetry={() => location.reload()}>This could not be loaded. Check your connection and try again.</Alert>
  );
}
