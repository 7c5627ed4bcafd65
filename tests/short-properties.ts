/** Under mutation testing a property is tried for a fifth of a second: each of a thousand mutants runs it again. */
import fc from "fast-check";

fc.configureGlobal({ ...fc.readConfigureGlobal(), interruptAfterTimeLimit: 200, markInterruptAsFailure: false });
