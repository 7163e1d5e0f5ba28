import { and, eq, sql } from 'drizzle-orm'
import type { MessageState } from '#contract/contact-message.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { contactMessage } from './contact.table.ts'

/** Marks a visitor's message as answered, closed or open again. 404 MESSAGE_NOT_FOUND. */
export async function storeMessageState(
	tx: Transaction,
	companyId: number,
	number: string,
	{ state, by }: { state: MessageState; by: string },
) {
	const isOpen = state === 'OPEN'
	const changed = await tx
		.update(contactMessage)
		.set({
			state,
			settledAt: isOpen ? null : sql`least(${contactMessage.settledAt}, now())`,
			settledBy: isOpen ? null : by,
		})
		.where(and(eq(contactMessage.companyId, companyId), eq(contactMessage.number, number)))
		.returning({ number: contactMessage.number })
	if (changed.length === 0) throw new Problem(404, 'MESSAGE_NOT_FOUND')
}
