import { type ComponentType, lazy, Suspense, useState } from 'react';

/**
 * A part of the screen that is fetched by itself. Where it is there already, it is drawn at once and costs nothing more;
 * else `Without` stands in until it comes, and for good where it does not (a lost connection, a newer release).
 */
export function part<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Without: ComponentType<Props>,
) {
  let here: ComponentType<Props> | undefined;
  const fetched = async () => {
    const module = await load();
    here = module.default;
    return module;
  };
  const Later = lazy(() => fetched().catch(() => ({ default: Without })));
  function Part(props: Props) {
    // What was drawn in one way is not drawn anew in the other.
    const [Here] = useState(() => here);
    if (Here) return <Here {...props} />;
    return (
      <Suspense fallback={<Without {...props} />}>
        <Later {...props} />
      </Suspense>
    );
  }
  return Object.assign(Part, {
    /** Fetches it before it is wanted. */
    prepare: () => void fetched().catch(() => undefined),
  });
}
