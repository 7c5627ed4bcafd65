import type { Command } from "commander";

/** Defines a command with its help in Albanian. @param usage its name and arguments, as in `check [skedari]` */
export function command(
  program: Command,
  usage: string,
  description: string,
  options?: { isDefault?: boolean; hidden?: boolean },
): Command {
  return program
    .command(usage.replace(" [--remote]", ""), options)
    .description(description)
    .helpOption("-h, --help", "trego këtë ndihmë")
    .usage(usage.split(" ").slice(1).join(" "));
}
