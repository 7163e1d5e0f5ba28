import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { keptAnswer } from '#process/kept-answer.ts'
import type { Database } from '#website-api/db/database.ts'
import type { DueQuestions } from './due-work.queries.ts'

const Answers = z.object({ due: z.array(z.boolean()) })

/** As often as the most frequent timer asks. */
const KEPT_MS = 900

/**
 * One statement a second for the questions of all timers of a process: while nothing is due, they ask nothing else. Where
 * it is not answered each of them looks for itself, and says what it failed of.
 */
export function watchDueWork(db: Database, now?: () => number): DueQuestions {
	const all: SQL[] = []
	const ask = keptAnswer(() => answers(db, all).catch(() => []), KEPT_MS, now)
	return {
		anyOf(questions) {
			const first = all.length
			all.push(...questions)
			return async () => {
				const due = await ask()
				return questions.some((_, at) => due[first + at] ?? true)
			}
		},
	}
}

async function answers(db: Database, questions: SQL[]): Promise<boolean[]> {
	const { rows } = await db.execute(sql`select array[${sql.join(questions, sql`, `)}] as due`)
	return Answers.parse(rows[0]).due
}
