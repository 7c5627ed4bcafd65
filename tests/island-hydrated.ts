/** The fields of React's root that tell whether it still hydrates. */
interface ReactRoot {
  current: { memoizedState: { isDehydrated: boolean } };
}

/**
 * Tells whether React has hydrated the whole page. Changes and presses of a test before then are lost. It runs in the
 * page, so it names nothing outside of itself. Before decision 034 React's root was the document.
 */
export function islandHydrated(): boolean {
  for (const root of [document.querySelector("body > .island, body > main"), document]) {
    const name = Object.keys(root ?? {}).find((key) => key.startsWith("__reactContainer$"));
    if (name === undefined) continue;
    const { stateNode } = (root as unknown as Record<string, { stateNode: ReactRoot }>)[name] as {
      stateNode: ReactRoot;
    };
    return stateNode.current.memoizedState.isDehydrated === false;
  }
  return false;
}
