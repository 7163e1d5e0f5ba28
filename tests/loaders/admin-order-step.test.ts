import { expect, test } from 'vitest'
import { createOperatorApi } from '#admin/api/client.server.ts'
import { action } from '#admin/routes/orders/order.tsx'
import { wholeOrder, wholeStaffOrderWire } from '#tests/support/whole-order.ts'

type Answer = { status?: number; body: unknown }

/** Sends a form of an order's page of someone who is signed in, and notes what the API is asked. */
async function send(fields: Record<string, string>, { status = 200, body }: Answer) {
	const asked: { what: string; body: unknown }[] = []
	const notices: unknown[] = []
	const session = { current: { token: 'x', company: 'kopi' }, end: () => undefined }
	const { signal } = new AbortController()
	const fetch = async (request: Request) => {
		const what = `${request.method} ${new URL(request.url).pathname}`
		asked.push({ what, body: await request.json().catch(() => undefined) })
		return Response.json(body, { status })
	}
	const caller = { correlationId: 't', locale: 'id', ip: '', device: '', signal, session }
	const api = createOperatorApi(
		{ baseUrl: 'http://api.test', fetch },
		{ ...caller, deadline: Infinity },
	)
	const context = {
		api,
		session,
		locale: 'id',
		notices: { put: (one: unknown) => notices.push(one) },
	}
	const request = new Request(`http://admin.test/orders/${wholeOrder.number}`, {
		method: 'POST',
		body: new URLSearchParams(fields),
	})
	const args = { request, params: { number: wholeOrder.number }, context }
	const answer = await action(args).catch((thrown: unknown) => thrown)
	if (!(answer instanceof Response)) throw answer
	return { asked, notices, answer }
}

const due = String(wholeStaffOrderWire().AMOUNT_DUE)
const payment = { act: 'pay', amount: due, due, reference: 'mutasi 1', provider: 'BCA' }
const whole = { data: wholeStaffOrderWire() }

test.each([
	['process', {}, 'processing'],
	['ship', { tracking: 'JP1234567890' }, 'shipment'],
	['deliver', {}, 'delivery'],
	['complete', {}, 'completion'],
	['reject', {}, 'confirmation-rejection'],
])('the step %s asks the API once', async (act, fields, path) => {
	const { asked, answer, notices } = await send({ act, ...fields }, { body: whole })
	expect(asked.map(({ what }) => what)).toEqual([
		`POST /operator/v1/orders/${wholeOrder.number}/${path}`,
	])
	expect([answer.status, notices.length]).toEqual([303, 1])
})

test('a payment of the amount due asks the API once, and says which amount was due', async () => {
	const body = { data: { OUTCOME: 'PAID', IS_REPEAT: false, ORDER: whole.data } }
	const { asked, answer } = await send(payment, { body })
	expect(answer.status).toBe(303)
	expect(asked).toMatchObject([{ body: { AMOUNT: Number(due), SHOWN_DUE: Number(due) } }])
})

test.each([
	['more than was due', { amount: String(Number(due) + 1) }, 'isMore'],
	['less than was due', { amount: String(Number(due) - 1) }, 'short'],
	['from a page that does not say what was due', { due: '' }, 'amount'],
])('a payment %s is asked about before the API is', async (_, change, field) => {
	const { asked, answer } = await send({ ...payment, ...change }, { body: whole })
	expect(asked).toEqual([])
	expect(answer.status).toBe(422)
	expect(await answer.json()).toMatchObject({ errors: { [field]: expect.any(String) } })
})

test('a payment is asked about again if another amount is due by now', async () => {
	const body = { code: 'DUE_CHANGED', message: '' }
	const { answer } = await send(payment, { status: 409, body })
	expect(answer.status).toBe(422)
	expect(await answer.json()).toMatchObject({ errors: { amount: 'pay.dueChanged' } })
})

test('who may not do a step gets the refusal of the API', async () => {
	const body = { code: 'OPERATOR_FORBIDDEN', message: '' }
	const { answer } = await send({ act: 'process' }, { status: 403, body })
	expect(answer.status).toBe(403)
})
