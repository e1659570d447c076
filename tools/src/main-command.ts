/**
 * Runs a command; what stops it is said in its own words, without a stack. `--help` prints how it is used instead.
 */
export async function mainCommand(run: () => Promise<void>, usage?: string): Promise<void> {
  if (usage !== undefined && asksForHelp(process.argv.slice(2))) {
    console.log(usage);
    return;
  }
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** `--help`, `-h` or `help` as the first word: further words may be meant for another program. */
export const asksForHelp = ([first]: readonly string[]): boolean => first === '--help' || first === '-h' || first === 'help';
