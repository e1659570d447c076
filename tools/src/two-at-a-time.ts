/** Runs tasks at most two at once, the least that a laptop has cores for. Results come in the order of the tasks. */
export async function twoAtATime<Task, Result>(tasks: readonly Task[], work: (task: Task) => Promise<Result>): Promise<Result[]> {
  const results = new Map<number, Result>();
  const queue = tasks.entries();
  const worker = async (): Promise<void> => {
    for (const [index, task] of queue) results.set(index, await work(task));
  };
  await Promise.all([worker(), worker()]);
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
