/** What makes an address unique: letter case does not. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}
