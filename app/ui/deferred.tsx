import { Await } from "@remix-run/react";
import { type ReactNode, Suspense, useEffect, useState } from "react";

/** A page some of whose fields may still be promises. */
export type Deferred<Page> = { [Field in keyof Page]: Page[Field] | Promise<Page[Field]> };

/**
 * Shows a field of a page: a value at once, a promise after its fallback. The nearest error boundary catches a failed
 * field.
 */
export function Deferred<T>({
  value,
  fallback,
  children,
}: {
  value: T | Promise<T>;
  fallback: ReactNode;
  children: (value: T) => ReactNode;
}) {
  if (!(value instanceof Promise)) return <>{children(value)}</>;
  return (
    <Suspense fallback={fallback}>
      <Await resolve={value}>{(resolved) => children(resolved as T)}</Await>
    </Suspense>
  );
}

/** Returns a field of a page once it is resolved, and a fallback until then. A field that fails never resolves. */
export function useResolved<T>(value: T | Promise<T>, fallback: T): T {
  const [resolved, setResolved] = useState<{ of: Promise<T>; value: T } | null>(null);
  useEffect(() => {
    if (!(value instanceof Promise)) return;
    let current = true;
    value.then(
      (known) => {
        if (current) setResolved({ of: value, value: known });
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [value]);
  if (!(value instanceof Promise)) return value;
  return resolved?.of === value ? resolved.value : fallback;
}
