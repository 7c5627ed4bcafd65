import { Component, type ReactNode, useEffect } from "react";
import { pageTitle } from "../magazine/site";
import { Failure } from "../ui/absence/failure";
import { type Navigate, OpenPageContext, type ShownPage } from "./page-context";

/**
 * Shows the content of a played page with the component of its route, as the server rendered it.
 *
 * @param onRetry loads the page again after an error
 */
export function Island({
  page: { Route, visit, error, ...open },
  navigate,
  onRetry,
}: {
  page: ShownPage;
  navigate: Navigate;
  onRetry: () => void;
}) {
  return (
    <OpenPageContext.Provider value={{ ...open, navigate }}>
      {/* Renders each visited page anew, so that its placeholders show while its fields load. */}
      <ErrorBoundary key={visit} onRetry={onRetry}>
        {error === undefined ? <Route /> : <FailedPage error={error} onRetry={onRetry} />}
      </ErrorBoundary>
    </OpenPageContext.Provider>
  );
}

interface BoundaryProps {
  children: ReactNode;
  onRetry: () => void;
}

/** Shows the magazine's own error page in place of a broken one. React alone would leave an empty page. */
class ErrorBoundary extends Component<BoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : <FailedPage error={failure.error} onRetry={this.props.onRetry} />;
  }
}

function FailedPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => {
    document.title = pageTitle("Faqja nuk u hap");
  }, []);
  return <Failure detail={error instanceof Error ? error.message : undefined} onRetry={onRetry} />;
}
