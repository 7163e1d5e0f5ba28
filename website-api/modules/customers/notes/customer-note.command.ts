import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { isOwner, type Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { endSessions } from '#website-api/modules/platform/sessions/session.command.ts'
import { customerNote } from './customer-note.table.ts'

type Note = { text: string; madeBy: string }

/** Adds a note, which is visible to staff only. */
export async function addNote(tx: Transaction, owner: Owner, note: Note) {
	await tx.insert(customerNote).values({ ...owner, ...note, kind: 'NOTE' })
}

/**
 * Blocks a customer's sign-in and orders, and ends their sessions. 409 CHANGED_MEANWHILE if they are blocked already.
 */
export async function blockCustomer(tx: Transaction, owner: Owner, note: Note) {
	const blocked = await tx
		.update(customer)
		.set({ blockedAt: sql`now()` })
		.where(and(isOwner(owner), isNull(customer.blockedAt)))
		.returning({ id: customer.id })
	if (blocked.length === 0) throw new Problem(409, 'CHANGED_MEANWHILE')
	await endSessions(tx, owner)
	await tx.insert(customerNote).values({ ...owner, ...note, kind: 'BLOCKED' })
}

/** Unblocks a customer. 409 CHANGED_MEANWHILE if they are not blocked. */
export async function unblockCustomer(tx: Transaction, owner: Owner, note: Note) {
	const freed = await tx
		.update(customer)
		.set({ blockedAt: null })
		.where(and(isOwner(owner), isNotNull(customer.blockedAt)))
		.returning({ id: customer.id })
	if (freed.length === 0) throw new Problem(409, 'CHANGED_MEANWHILE')
	await tx.insert(customerNote).values({ ...owner, ...note, kind: 'UNBLOCKED' })
}
