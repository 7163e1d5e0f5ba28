import { and, eq } from 'drizzle-orm'
import { answerOf } from '#contract/endpoint-call.ts'
import { decode } from '#contract/message-codec.ts'
import {
	getReturn,
	getReturnPicture,
	listReturns,
	type Return,
	ENDED_RETURN_STATUSES,
} from '#contract/return.ts'
import {
	cancelReturn,
	requestReturn,
	ReturnRequest,
	sendReturn,
	writeAboutReturn,
} from '#contract/return-step.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import type { CustomerEnv } from '#website-api/http/customer-guard.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { networkDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { orderOf } from '#website-api/modules/sales/customer-orders/customer-order.queries.ts'
import {
	answeredBefore,
	answerOnce,
	digestOf,
} from '#website-api/modules/platform/forms/form-key.command.ts'
import { readMultipart } from '#website-api/modules/platform/uploads/multipart.ts'
import { withUploads } from '#website-api/modules/platform/uploads/with-uploads.ts'
import {
	storePictureUploads,
	PICTURE_FIELD,
	PICTURE_HEADERS,
} from '#website-api/modules/platform/uploads/pictures.ts'
import { uploadTurn } from '#website-api/modules/platform/uploads/upload-turn.ts'
import { countUploads } from '#website-api/modules/platform/uploads/upload-quota.command.ts'
import { countVolume } from '#website-api/modules/platform/uploads/upload-volume.command.ts'
import { insertReturn, requireReturnable } from './request-return.command.ts'
import { returnOf, type ReturnRow } from './return.queries.ts'
import { moveReturn } from './return.command.ts'
import { findReturns, shownReturn } from './return-wire.queries.ts'
import { writeMessage } from './return-message.command.ts'
import { returnPictureOf } from './return-picture.queries.ts'
import { returns } from './return.table.ts'

type Asking = Pick<CustomerEnv['Variables'], 'db' | 'owner'>

/** The signed-in customer's returns. */
export const returnAnswers = [
	answer(listReturns, async ({ db, owner, query: { status, page, pageSize } }) => {
		const where = and(
			eq(returns.companyId, owner.companyId),
			eq(returns.customerId, owner.customerId),
			status && eq(returns.status, status),
		)
		const { list, total } = await findReturns(db, where, { index: page, size: pageSize })
		return {
			list: list.map(({ summary }) => summary),
			pages: Math.ceil(total / pageSize),
			count: total,
		}
	}),
	answer(
		requestReturn,
		async ({ db, owner, formKey: key, c }) => {
			const { request, files } = await readMultipart(c, ReturnRequest, PICTURE_FIELD)
			if (files.length === 0) throw fieldProblem('PICTURE', { message: 'PICTURE_REQUIRED' })
			const form = {
				companyId: owner.companyId,
				actor: owner.customerId,
				route: 'POST /return',
				key,
				requestHash: digestOf(JSON.stringify(request), ...files),
			}
			const before = await answeredBefore(db, form, requestReturn.answer)
			if (before) return { answer: answerOf(requestReturn, before), isRepeat: true }
			const asked = decode(ReturnRequest, request)
			// Checks everything possible before pictures are stored; the transaction checks again.
			const order = await orderOf(db, owner, asked.order)
			requireReturnable(order)
			const volume = {
				companyId: owner.companyId,
				orderId: order.id,
				network: networkDigest(c),
				files,
			}
			await countVolume(db, volume, c.var.uploadLimits)
			await countUploads(db, c.var, files.length)
			const pictures = await storePictureUploads(c.var, files)
			return withUploads(c.var, pictures, () =>
				answerOnce(db, form, requestReturn, async (tx) => {
					const id = await insertReturn(tx, owner, asked, pictures)
					const [row] = await tx
						.select()
						.from(returns)
						.where(and(eq(returns.companyId, owner.companyId), eq(returns.id, id)))
					if (!row) throw new Error(`No return ${id}`)
					return shownReturn(tx, row)
				}),
			)
		},
		uploadTurn,
	),
	answer(getReturn, ({ params, ...asking }) => returnNow(asking, params.number)),
	answer(getReturnPicture, async ({ db, owner, params, c }) => {
		const row = await returnOf(db, owner, params.number)
		return c.body(await returnPictureOf(c.var, row, params.id), 200, PICTURE_HEADERS)
	}),
	answer(sendReturn, ({ params, body: { courier, tracking }, ...asking }) =>
		move(asking, params.number, { to: 'SENT_BACK', courier, trackingNumber: tracking }),
	),
	answer(cancelReturn, ({ params, ...asking }) => move(asking, params.number, { to: 'CANCELLED' })),
	answer(writeAboutReturn, async ({ params, body, ...asking }) => {
		const row = await returnOf(asking.db, asking.owner, params.number)
		if (ENDED_RETURN_STATUSES.includes(row.status)) throw new Problem(409, 'RETURN_ENDED')
		await inTransaction(asking.db, (tx) => writeMessage(tx, row, 'CUSTOMER', body.message))
		return returnNow(asking, params.number)
	}),
]

async function returnNow({ db, owner }: Asking, number: string): Promise<Return> {
	return shownReturn(db, await returnOf(db, owner, number))
}

async function move(
	asking: Asking,
	number: string,
	change: { to: ReturnRow['status']; courier?: string; trackingNumber?: string },
): Promise<Return> {
	const row = await returnOf(asking.db, asking.owner, number)
	await inTransaction(asking.db, (tx) => moveReturn(tx, row, { ...change, actor: 'customer' }))
	return returnNow(asking, number)
}
