/** Reads the report of a grouped run as if each file had run by itself. */
import path from 'node:path';
import type { JestReport } from '../tally.ts';

type FileResult = JestReport['testResults'][number];

/** A group that could not be run at all stays as it is: its name says which. */
export function byFile(report: JestReport, repository: string, folder: string): JestReport {
  return { ...report, testResults: report.testResults.flatMap((result) => (result.name.startsWith(folder + path.sep) && result.assertionResults.length > 0 ? apart(result, repository) : [result])) };
}

function apart({ assertionResults }: FileResult, repository: string): FileResult[] {
  const files = Map.groupBy(assertionResults, ({ ancestorTitles }) => ancestorTitles[0] ?? '');
  return [...files].map(([file, results]) => ({
    name: path.join(repository, file),
    status: results.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
    assertionResults: results.map((result) => ({ ...result, ancestorTitles: result.ancestorTitles.slice(1), fullName: result.fullName.slice(file.length).trimStart() })),
  }));
}
