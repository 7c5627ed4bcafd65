import { Await } from "@remix-run/react";
import { type ReactNode, Suspense, useEffect, useState } from "react";

/**
 * Shows a field of a page: at once where it is a value, after its fallback where it is still on its way.
 * A field that fails is caught by the nearest error boundary.
 */
export function Later<T>({
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

/** A field of a page once it has arrived, and until then what stands in for it. A field that fails never arrives. */
export function useArrived<T>(value: T | Promise<T>, meanwhile: T): T {
  const [arrived, setArrived] = useState<{ of: Promise<T>; value: T } | null>(null);
  useEffect(() => {
    if (!(value instanceof Promise)) return;
    let current = true;
    value.then(
      (settled) => {
        if (current) setArrived({ of: value, value: settled });
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [value]);
  if (!(value instanceof Promise)) return value;
  return arrived?.of === value ? arrived.value : meanwhile;
}
