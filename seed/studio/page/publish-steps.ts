/**
 * The steps of the dialog „Boto“: where, the plan, the publication. Each command has a number, and an answer that is not
 * the running command's is dropped: the plan of this computer must never stand under „Në internet“.
 */
import type { PublicationReply } from "../server/publication-plan";

export type Place = "local" | "remote";

export interface PublishState {
  /** null until the editor has said where. */
  place: Place | null;
  step: "where" | "planning" | "planned" | "publishing" | "published";
  /** What the finished command told. */
  reply: PublicationReply | null;
  /** Number of the running command, or of the last. */
  run: number;
  /** Number of the publications made. */
  made: number;
  /** Address of the first page that the last publication changed; null: none. */
  page: string | null;
}

export const initialPublish: PublishState = { place: null, step: "where", reply: null, page: null, run: 0, made: 0 };

export type PublishAction =
  | { type: "place"; place: Place }
  | { type: "plan"; run: number }
  | { type: "publish"; run: number }
  | { type: "answer"; run: number; reply: PublicationReply }
  | { type: "went-back" };

export function publishReducer(state: PublishState, action: PublishAction): PublishState {
  switch (action.type) {
    case "place":
      // A publication that runs goes on where it began.
      if (state.step === "publishing" || state.place === action.place) return state;
      return { ...state, place: action.place, step: "where", reply: null, run: state.run + 1 };
    case "plan":
      if (state.place === null || state.step === "planning" || state.step === "publishing") return state;
      return { ...state, step: "planning", reply: null, run: action.run };
    case "publish":
      return canPublish(state) ? { ...state, step: "publishing", run: action.run } : state;
    case "answer":
      if (action.run !== state.run) return state;
      // Stopped by the editor: nothing is published, and the question is where again.
      if (action.reply.stopped) return { ...state, step: "where", reply: null };
      if (state.step === "planning") return { ...state, step: "planned", reply: action.reply };
      if (state.step === "publishing")
        return {
          ...state,
          step: "published",
          reply: action.reply,
          made: state.made + Number(action.reply.code === 0),
          page: changedPage(state.reply),
        };
      return state;
    case "went-back":
      // What was published or planned before is no longer what readers have.
      return { ...state, step: "where", reply: null, run: state.run + 1 };
  }
}

/** Tells whether the plan on the screen may be published. */
export const canPublish = ({ place, step, reply }: PublishState): boolean =>
  step === "planned" && reply?.code === 0 && reply.missing === 0 && (place === "local" || reply.todos.length === 0);

/** Returns the address of the first page of a plan that can be read after it. */
const changedPage = (plan: PublicationReply | null): string | null =>
  plan?.pages?.find(({ kind, address }) => kind !== "removed" && address !== null)?.address ?? null;

/** Returns where a publication is read: its first changed page, or the front page. @param site address of the site */
export function readingAddress(site: string, page: string | null): string {
  const address = new URL(site);
  if (page !== null) address.pathname = page;
  return address.href;
}
