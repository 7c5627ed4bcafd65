import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, type Params, useLocation, useParams } from "@remix-run/react";
import { QuizSheet } from "../features/quiz/quiz-sheet";
import { type QuizProps, QuizView } from "../features/quiz/quiz-view";
import { albanianWords, englishWords } from "../features/quiz/quiz-words";
import { hydrated } from "../hydration";
import type { Quiz } from "../magazine/quiz";
import { type QuizSlug, quizPages } from "../magazine/quiz-pages";
import { seedIn } from "../magazine/seeded-random";
import { toSubject } from "../pages/back-links";
import { contentMeta } from "../pages/head/page-head";
import { addressFrom, type ContentAddress } from "../pages/loaders/content-address";
import { type Played, quizPage } from "../pages/loaders/played-pages";
import { loadContentOr404 } from "../pages/loaders/server-loader";
import { ToolView } from "../pages/tool-view";
import { SquaredSheet } from "../ui/absence/squared-sheet";
import { ButtonLink } from "../ui/button";

type Play = Omit<QuizProps, "slug" | "quiz" | "introduction" | "cover" | "seed">;

const learning = { answerMode: "check", words: albanianWords, retryTo: "questions" } as const;

/** Each quiz's mode of playing, and its fixed author (product 9.2, 9.3, 9.6, 9.12). */
const quizzes: Record<QuizSlug, { play: Play; authorId?: number }> = {
  "calculus-quiz": { play: { ...learning, words: englishWords } },
  "waves-quiz": { play: learning },
  "formulas-quiz": { play: { answerMode: "free", words: albanianWords, retryTo: "intro" }, authorId: 1 },
  "forces-and-motion-quiz": { play: learning },
};

const ofProduct = new Map<string, ContentAddress & { play: Play }>(
  quizPages.map(({ subject, slug }) => [`/${subject}/${slug}`, { subject, slug, ...quizzes[slug] }]),
);

/** Finds the quiz of a path or of params. A quiz that the product does not name is played in the learning mode. */
function quizAt(pathname: string, params: Params = {}): ContentAddress & { play: Play } {
  const address = ofProduct.get(pathname.replace(/\/$/, "")) ?? addressFrom(params);
  if (address === null) throw new Error(`no quiz at ${pathname}`);
  return { play: learning, ...address };
}

const addressOf = ({ request }: { request: Request }) => quizAt(new URL(request.url).pathname);

export const handle = hydrated;

export const loader = (args: LoaderFunctionArgs) =>
  loadContentOr404(args.context.library, quizPage(args.context.library, addressOf(args)));

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  import("../pages/loaders/browser-pages").then((pages) => pages.quiz(addressOf(args)));

export const meta = contentMeta;

export default function QuizRoute() {
  const { pathname, search } = useLocation();
  const { play, ...address } = quizAt(pathname, useParams());
  const onPaper = new URLSearchParams(search).has("print");
  return (
    <ToolView address={address}>
      {({ play: quiz, content, imageUrl, imageAlt }: Played<Quiz | null>) => {
        if (quiz === null) return <BrokenQuiz subject={address.subject} />;
        if (onPaper) return <QuizSheet quiz={quiz} seed={seedIn(search)} />;
        const { slug } = address;
        const cover = { src: imageUrl, alt: imageAlt ?? "" };
        return (
          <QuizView key={slug} {...{ slug, quiz, cover }} introduction={content} seed={seedIn(search)} {...play} />
        );
      }}
    </ToolView>
  );
}

function BrokenQuiz({ subject }: Pick<ContentAddress, "subject">) {
  const { href, text } = toSubject[subject];
  return (
    <SquaredSheet title="Pyetjet nuk u hapën" level="h2">
      <p>Diçka në të dhënat e këtij kuizi nuk lexohet dot. Mësimet dhe kuizet e tjera punojnë si zakonisht.</p>
      <ButtonLink opaque href={href}>
        {text}
      </ButtonLink>
    </SquaredSheet>
  );
}
