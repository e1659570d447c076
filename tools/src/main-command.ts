/** Runs a command; what stops it is said in its own words, without a stack. */
export async function mainCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
