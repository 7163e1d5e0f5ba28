import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Attempt } from './start-timer.ts'

/** Work on rows whose time has come, with the question whether there are any. */
export type DueWork<Given extends unknown[], Done> = ((...given: Given) => Promise<Done>) & {
	isDue: SQL
}

/** Answers questions about due work. */
export type DueQuestions = {
	/** Returns what tells whether one of them is true now. */
	anyOf: (questions: SQL[]) => () => Promise<boolean>
}

/** Work on the rows of a table for which a condition is true. */
export function dueWork<Given extends unknown[], Done>(
	{ table, condition }: { table: PgTable; condition: SQL | undefined },
	work: (...given: Given) => Promise<Done>,
): DueWork<Given, Done> {
	return Object.assign(work, { isDue: sql`exists (select from ${table} where ${condition})` })
}

/** A part of a timer's round: work with what it is given. */
export type DueTask = { isDue: SQL; run: () => Promise<unknown> }

export function dueTask<Given extends unknown[]>(
	work: DueWork<Given, unknown>,
	...given: Given
): DueTask {
	return { isDue: work.isDue, run: () => work(...given) }
}

/** Runs all of these tasks, one after another, while one of them is due; without `due` always. */
export function whenDue(tasks: DueTask[], due: DueQuestions | undefined) {
	const isAnyDue = due?.anyOf(tasks.map(({ isDue }) => isDue))
	return async (attempt: Attempt) => {
		if (isAnyDue && !(await isAnyDue())) return
		for (const { run } of tasks) await attempt(run)
	}
}
