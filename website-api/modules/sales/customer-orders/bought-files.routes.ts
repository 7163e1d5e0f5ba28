import {
	type Download,
	listBoughtFiles,
	listFilesOfGuest,
	takeBoughtFile,
	takeFileOfGuest,
} from '#contract/bought-file.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { lockOrderOf } from './customer-order.queries.ts'
import { takeDownload } from './digital.command.ts'
import { filesOfCustomer, filesOfOrder } from './digital.queries.ts'
import { downloadToken } from './download-token.ts'
import { orderOfNobody } from './guest-orders.routes.ts'

/** The files that orders bought. */
export const boughtFileAnswers = [
	answer(listBoughtFiles, async ({ db, owner }) => ({ list: await filesOfCustomer(db, owner) })),
	answer(takeBoughtFile, ({ owner, params, body, ...shop }) =>
		download(shop, body.position, (tx) => lockOrderOf(tx, owner, params.number)),
	),
	answer(listFilesOfGuest, async ({ c, db, body }) => {
		const order = await orderOfNobody(c, body)
		c.header('Cache-Control', 'no-store')
		return { list: await filesOfOrder(db, order) }
	}),
	answer(takeFileOfGuest, async ({ c, body: { position, ...asked }, ...shop }) => {
		const order = await orderOfNobody(c, asked)
		c.header('Cache-Control', 'no-store')
		return download(shop, position, () => Promise.resolve(order))
	}),
]

type Shop = Pick<AppEnv['Variables'], 'db' | 'companyId' | 'secret' | 'clock'>

/** Counts one download of a line's file. */
async function download(
	{ db, companyId, secret, clock }: Shop,
	position: number,
	findOrder: (tx: Transaction) => Promise<OrderRow>,
): Promise<Download> {
	const { storageId, left } = await inTransaction(db, async (tx) =>
		takeDownload(tx, await findOrder(tx), position),
	)
	const token = downloadToken(companyId, storageId, secret, clock())
	return { path: `/download/${token}`, downloadsLeft: left }
}
