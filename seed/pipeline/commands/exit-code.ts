/** Exit codes of the commands, for other programs. */
export const exitCode = { done: 0, contentFindings: 1, wrongUse: 2, storeFailed: 3 } as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
