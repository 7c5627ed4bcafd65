import * as Radix from "@radix-ui/react-toast";
import type { Notice } from "./toast";

/** Milliseconds a notice stays, and pixels of a swipe that closes it. */
const duration = 5_000;
const swipeThreshold = 50;

/** The notice at its place above the page. Its time begins when it is first drawn. */
export function OpenNotice({
  notice,
  open,
  onOpenChange,
}: {
  notice: Notice & { id: number };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Radix.Provider label="Njoftim" duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold}>
      <Radix.Root
        key={notice.id}
        className={notice.variant === "destructive" ? "toast destructive" : "toast"}
        lang={notice.lang}
        open={open}
        onOpenChange={onOpenChange}
      >
        <div>
          <Radix.Title asChild>
            <strong>{notice.title}</strong>
          </Radix.Title>
          {notice.description ? (
            <Radix.Description asChild>
              <p>{notice.description}</p>
            </Radix.Description>
          ) : null}
        </div>
        <Radix.Close className="toast-close" aria-label="Mbyll njoftimin" lang="sq">
          <span aria-hidden="true">×</span>
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport className="toast-viewport" hotkey={["F8"]} label="Njoftime ({hotkey})" />
    </Radix.Provider>
  );
}
