import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLocation } from "@remix-run/react";
import { QuizSheet } from "../features/quiz/quiz-sheet";
import { type QuizProps, QuizView } from "../features/quiz/quiz-view";
import { albanianWords, englishWords } from "../features/quiz/quiz-words";
import { hydrated } from "../hydration";
import type { Quiz } from "../magazine/quiz";
import { seedIn } from "../magazine/seeded-random";
import { inBrowser } from "../pages/client-loader";
import { pageMeta } from "../pages/page-head";
import type { Arriving, LessonPage } from "../pages/pages";
import { type Played, quizPage } from "../pages/played-pages";
import { answerPiece } from "../pages/server-loader";
import { type Tool, ToolPage, toMath, toPhysics } from "../pages/tool-page";
import { LessonBody } from "../ui/lesson-body";

interface QuizTool extends Tool {
  play: Omit<QuizProps, "quiz" | "introduction">;
}

const learning = { answerMode: "check", words: albanianWords, retryTo: "questions" } as const;

/** The quizzes by address. */
const quizzes: Record<string, QuizTool> = {
  "/math/calculus-quiz": {
    subject: "math",
    slug: "calculus-quiz",
    back: toMath,
    play: { ...learning, words: englishWords },
  },
  "/physics/formulas-quiz": {
    subject: "physics",
    slug: "formulas-quiz",
    back: toPhysics,
    authorId: 1,
    play: { answerMode: "free", words: albanianWords, retryTo: "intro" },
  },
  "/physics/waves-quiz": { subject: "physics", slug: "waves-quiz", back: toPhysics, play: learning },
  "/physics/forces-and-motion-quiz": {
    subject: "physics",
    slug: "forces-and-motion-quiz",
    back: toPhysics,
    play: learning,
  },
};

function quizAt(pathname: string): QuizTool {
  const quiz = quizzes[pathname.replace(/\/$/, "")];
  if (!quiz) throw new Error(`no quiz at ${pathname}`);
  return quiz;
}

const quizOf = ({ request }: { request: Request }) => quizAt(new URL(request.url).pathname);

export const handle = hydrated;

export const loader = (args: LoaderFunctionArgs) => answerPiece(quizPage(args.context.library, quizOf(args)));

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  inBrowser(
    () => import("../pages/played-pages"),
    (pages, library) => pages.quizPage(library, quizOf(args)),
  );

export const meta: MetaFunction = ({ data }) => pageMeta(data as Arriving<LessonPage> | undefined);

export default function QuizPage() {
  const { pathname, search } = useLocation();
  const tool = quizAt(pathname);
  const onPaper = new URLSearchParams(search).has("print");
  return (
    <ToolPage tool={tool} introduction={false}>
      {({ play: quiz, content }: Played<Quiz | null>) => {
        if (quiz === null) return <BrokenQuiz />;
        if (onPaper) return <QuizSheet quiz={quiz} seed={seedIn(search)} />;
        const introduction = <LessonBody html={content} />;
        return <QuizView key={pathname} quiz={quiz} introduction={introduction} {...tool.play} />;
      }}
    </ToolPage>
  );
}

function BrokenQuiz() {
  return (
    <section className="wrap act">
      <div className="squared">
        <h2 className="title">Pyetjet nuk u hapën</h2>
        <p>Diçka në të dhënat e këtij kuizi nuk lexohet dot. Mësimet dhe kuizet e tjera punojnë si zakonisht.</p>
        <a className="btn" href="/physics">
          Kthehu tek Fizika
        </a>
      </div>
    </section>
  );
}
