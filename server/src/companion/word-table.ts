/**
 * A table that is looked up by words people write. It holds these words and nothing that every object has of its own:
 * 'constructor' is a word like any other.
 */
export function wordTable<Value>(words: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null) as Record<string, Value>, words);
}
