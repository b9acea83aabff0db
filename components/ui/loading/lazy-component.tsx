'use client';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useIsAlive } from '../use-media';

/** From `import()`: the component itself, or a file whose default export it is. */
type Load<Props> = () => Promise<ComponentType<Props> | { default: ComponentType<Props> }>;

type Options = {
  /** Stands in its place until its code is here. */
  loading?: () => ReactNode;
  /** A page may come with it. */
  isDrawnByServer?: boolean;
};

/** A component whose code comes apart from the page: when it is first shown, or before, by `load`. */
export type LazyComponent<Props> = ComponentType<Props> & { load: () => Promise<void> };

/**
 * Shows a component as soon as its code is here, at once where it already is. `dynamic` of Next.js, and `lazy` of React, show
 * what stands for it first, and React then waits until 300 ms are over before it shows the rest: at each first dialog, menu
 * and calendar. A failed load ends in the next error boundary; shown again, it is tried again.
 */
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  { loading, isDrawnByServer = false }: Options = {},
): LazyComponent<Props> {
  const code = codeOf(load);
  const Sent = isDrawnByServer ? lazy(async () => ({ default: (await code.load()).Component })) : null;
  const component = (props: Props) => <Lazy {...{ code, loading, Sent }} given={props} />;
  return Object.assign(component, { load: async () => void (await code.load()) });
}

type Code<Props> = {
  /** Null until it is loaded. */
  known: () => Loaded<Props> | null;
  load: () => Promise<Loaded<Props>>;
};

type Loaded<Props> = { Component: ComponentType<Props> };

/** Loaded once; a failure is not kept. */
function codeOf<Props>(load: Load<Props>): Code<Props> {
  let known: Loaded<Props> | null = null;
  let pending: Promise<Loaded<Props>> | null = null;
  const loadNow = async () => {
    const loaded = await load();
    known = { Component: 'default' in loaded ? loaded.default : loaded };
    return known;
  };
  return {
    known: () => known,
    load: () => {
      pending ??= loadNow().catch((error: unknown) => {
        pending = null;
        throw error;
      });
      return pending;
    },
  };
}

type LazyProps<Props> = {
  code: Code<Props>;
  loading: Options['loading'] | undefined;
  /** What the server draws, and React takes over. */
  Sent: ComponentType<Props> | null;
  given: Props;
};

function Lazy<Props extends object>({ code, loading, Sent, given }: LazyProps<Props>) {
  const isAlive = useIsAlive();
  const [isSent] = useState(Sent !== null && !isAlive);
  const [shown, setShown] = useState<Loaded<Props> | { error: unknown } | null>(isAlive ? code.known : null);
  const isMissing = shown === null && !isSent;
  useEffect(() => {
    if (!isMissing) return;
    let isLeft = false;
    code.load().then(
      // Drawn in steps: a large dialog takes a slow phone longer than a tap may wait.
      (loaded) =>
        startTransition(() => {
          if (!isLeft) setShown(loaded);
        }),
      (error: unknown) => isLeft || setShown({ error }),
    );
    return () => {
      isLeft = true;
    };
  }, [code, isMissing]);
  // The same element when only the page has come alive: drawn anew, a part whose code is not here yet gives way to its placeholder.
  const sent = useMemo(() => {
    if (!isSent || !Sent) return null;
    const drawn = <Sent {...given} />;
    return loading ? <Suspense fallback={loading()}>{drawn}</Suspense> : drawn;
  }, [isSent, Sent, loading, given]);
  if (sent) return sent;
  if (shown === null) return loading?.();
  if ('error' in shown) throw shown.error;
  return <shown.Component {...given} />;
}
