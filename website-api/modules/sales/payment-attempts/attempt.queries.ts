import { and, eq } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import { type AttemptRow, paymentAttempt } from './attempt.table.ts'

/** The attempt with this reference of ours. */
export async function attemptByReference(
	db: Database,
	companyId: number,
	reference: string,
): Promise<AttemptRow | undefined> {
	const [row] = await db
		.select()
		.from(paymentAttempt)
		.where(and(eq(paymentAttempt.companyId, companyId), eq(paymentAttempt.reference, reference)))
	return row
}
