/** Names who publishes, for the history that editors read. */
import { spawnSync } from "node:child_process";
import { userInfo } from "node:os";

/** Returns the name of who runs a command: on GitHub the account, else the name in git, else that of the computer. */
export function editorName(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const inGit = () => spawnSync("git", ["config", "user.name"], { encoding: "utf8" }).stdout?.trim();
  return env.PRIZMA_EDITOR || env.GITHUB_ACTOR || inGit() || nameOfAccount();
}

function nameOfAccount(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    // Some systems know no account of the process.
    return undefined;
  }
}
