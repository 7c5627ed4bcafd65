/** What a page of exercises loads beside its first view, in the browser alone. */
import { readingOf } from "../../magazine/practice/further/answer-reading";
import { furtherVerdict } from "../../magazine/practice/further/further-verdict";

/** The judge of the further kinds, and the reader that shows how any answer is read. */
export const furtherKinds = { furtherVerdict, readingOf };
