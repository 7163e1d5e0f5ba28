import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { providerMessage } from './provider-message.table.ts'

/** Has a message worked on again at once, as if it had just arrived. 404 MESSAGE_NOT_FOUND. */
export async function repeatMessage(tx: Transaction, companyId: number, id: string) {
	const repeated = await tx
		.update(providerMessage)
		.set({ nextTryAt: sql`now()`, tries: 0, outcome: null })
		.where(and(eq(providerMessage.companyId, companyId), eq(providerMessage.id, id)))
		.returning({ id: providerMessage.id })
	if (repeated.length === 0) throw new Problem(404, 'MESSAGE_NOT_FOUND')
}
