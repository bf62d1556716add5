/**
 * A text with `{{name}}` places. Returns the function that fills them; a value is put in as it is, and a place inside a
 * value stays what it is. Throws at once when the places of the text are not exactly `names`.
 */
export function template<Name extends string>(
  text: string,
  names: readonly Name[],
): (values: Record<Name, string>) => string {
  const place = /\{\{(\w+)\}\}/g;
  const places = [...text.matchAll(place)].map(([, name]) => name);
  const wrong = [
    ...names.filter((name) => !places.includes(name)),
    ...places.filter((name) => !names.some((n) => n === name)),
  ];
  if (wrong.length > 0) throw new Error(`The template's places do not match: ${wrong.join(', ')}`);
  return (values) => text.replace(place, (_, name: Name) => values[name]);
}
