import { type ReactNode, useEffect, useState } from "react";

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
  const settled = useSettled(value);
  if (settled === null) return <>{fallback}</>;
  if ("error" in settled) throw settled.error;
  return <>{children(settled.value)}</>;
}

type Settled<T> = { value: T } | { error: unknown };

/** Returns a field of a page once it is settled; null until then. */
function useSettled<T>(value: T | Promise<T>): Settled<T> | null {
  const [settled, setSettled] = useState<{ of: Promise<T>; as: Settled<T> } | null>(null);
  useEffect(() => {
    if (!(value instanceof Promise)) return;
    let isOpen = true;
    const settle = (as: Settled<T>) => isOpen && setSettled({ of: value, as });
    value.then(
      (known) => settle({ value: known }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      isOpen = false;
    };
  }, [value]);
  if (!(value instanceof Promise)) return { value };
  return settled?.of === value ? settled.as : null;
}

/** Returns a field of a page once it is resolved, and a fallback until then. A field that fails never resolves. */
export function useResolved<T>(value: T | Promise<T>, fallback: T): T {
  const settled = useSettled(value);
  return settled !== null && "value" in settled ? settled.value : fallback;
}
