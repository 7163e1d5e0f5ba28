import { and, eq } from 'drizzle-orm'
import {
	answerReturn,
	approveReturn,
	getStaffReturnPicture,
	listStaffReturns,
	readStaffReturn,
	receiveReturn,
	recordReturnShipment,
	refundReturn,
	rejectReturn,
} from '#contract/staff-return.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { actAs } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { normaliseReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { PICTURE_HEADERS } from '#website-api/modules/platform/uploads/pictures.ts'
import { writeMessage } from './return-message.command.ts'
import { returnPictureOf } from './return-picture.queries.ts'
import { findReturns, shownReturn } from './return-wire.queries.ts'
import type { ReturnRow } from './return.queries.ts'
import { moveReturn } from './return.command.ts'
import { returns } from './return.table.ts'

/** Returns as staff decide about them. */
export const returnStaffAnswers = [
	answer(listStaffReturns, async ({ db, caller, query: { status, page, pageSize } }) => {
		const where = and(seenBy(caller), status && eq(returns.status, status))
		const { list, total } = await findReturns(db, where, { index: page, size: pageSize })
		const companies = await db.select({ id: company.id, code: company.code }).from(company)
		const codes = new Map(companies.map(({ id, code }) => [id, code]))
		return {
			list: list.map(({ companyId, customerName, summary }) => ({
				...summary,
				company: codes.get(companyId) ?? '',
				customer: customerName,
			})),
			pages: Math.ceil(total / pageSize),
			count: total,
		}
	}),
	answer(readStaffReturn, (asked) => shown(asked)),
	answer(getStaffReturnPicture, async ({ c, ...asked }) => {
		const bytes = await returnPictureOf(c.var, await found(asked), asked.params.id)
		return c.body(bytes, 200, PICTURE_HEADERS)
	}),
	answer(approveReturn, (asked) => move(asked, { to: 'APPROVED' })),
	answer(rejectReturn, ({ body, ...asked }) =>
		move(asked, { to: 'REJECTED', rejectReason: body.reason }),
	),
	answer(recordReturnShipment, ({ body: { courier, tracking }, ...asked }) =>
		move(asked, { to: 'SENT_BACK', courier, trackingNumber: tracking }),
	),
	answer(receiveReturn, (asked) => move(asked, { to: 'RECEIVED' })),
	answer(refundReturn, ({ body: { to: refundTo = 'WALLET' }, ...asked }) =>
		move(asked, { to: 'REFUNDED', refundTo }),
	),
	answer(answerReturn, async ({ body, ...asked }) => {
		const row = await found(asked)
		await inTransaction(asked.db, (tx) => writeMessage(tx, row, 'SHOP', body.message))
		return shown(asked)
	}),
]

/** A request about the return of its path. */
type Asked = { db: Database; caller: Caller; params: { number: string } }

async function found({ db, caller, params }: Asked): Promise<ReturnRow> {
	const number = normaliseReferenceNumber(params.number)
	const [row, other] = await db
		.select()
		.from(returns)
		.where(and(eq(returns.number, number), seenBy(caller)))
		.limit(2)
	// Two companies may have drawn the same number; a key of one of them tells them apart.
	if (!row || other) throw new Problem(404, 'RETURN_NOT_FOUND')
	return row
}

async function shown(asked: Asked) {
	return shownReturn(asked.db, await found(asked))
}

async function move(asked: Asked, change: Omit<Parameters<typeof moveReturn>[2], 'actor'>) {
	const row = await found(asked)
	await inTransaction(asked.db, async (tx) => {
		await actAs(tx, asked.caller)
		await moveReturn(tx, row, { ...change, actor: 'staff' })
	})
	return shown(asked)
}

function seenBy(caller: Caller) {
	return caller.companyId === null ? undefined : eq(returns.companyId, caller.companyId)
}
