import { randomUUID } from 'node:crypto'
import type { Transaction } from '#website-api/db/database.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import type { ReturnRow } from './return.queries.ts'
import { returnMessage } from './return.table.ts'

/** Adds a message to a return and notifies the other party. */
export async function writeMessage(
	tx: Transaction,
	row: ReturnRow,
	author: 'CUSTOMER' | 'SHOP',
	body: string,
) {
	const id = randomUUID()
	await tx
		.insert(returnMessage)
		.values({ companyId: row.companyId, id, returnId: row.id, author, body })
	await announce(tx, {
		companyId: row.companyId,
		topic: 'return.message',
		dedupeKey: `return.message:${id}`,
		payload: {
			returnId: row.id,
			number: row.number,
			orderId: row.orderId,
			messageId: id,
			from: author,
		},
	})
}
