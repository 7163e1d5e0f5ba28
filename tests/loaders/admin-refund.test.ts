import { expect, test } from 'vitest'
import { action } from '#admin/routes/queues/refunds.tsx'

const now = new Date('2026-11-27T03:00:00Z')
const me = {
	confirmedUntil: new Date(now.getTime() + 60_000),
	companies: [{ companyCode: 'kopi', permissions: ['refunds.pay'] }],
}

/** Sends the form of the list of refunds by someone whose password was confirmed; what the API is asked. */
async function send(fields: Record<string, string>) {
	const asked: unknown[] = []
	const notices: string[] = []
	const api = {
		call: async () => me,
		async tryCall({ path }: { path: string }, given: unknown) {
			asked.push([path, given])
			return { ok: true, data: { amount: 25_000, name: 'Sari' } }
		},
	}
	const session = { current: { token: 'x', company: 'kopi' } }
	const context = {
		api,
		session,
		locale: 'id',
		now,
		notices: { put: ({ text }: { text: string }) => notices.push(text) },
	}
	const body = new URLSearchParams({ id: 'r-1', ...fields })
	const request = new Request('http://admin.test/refunds', { method: 'POST', body })
	const answer = await action({ request, params: {}, context })
	return { asked, notices, status: answer instanceof Response ? answer.status : undefined }
}

test.each([
	['wallet', '/guest-refunds/{id}/wallet-credit', /^Rp.25\.000 masuk ke dompet Sari\.$/],
	['provider', '/guest-refunds/{id}/provider-refund', /^Tersimpan\./],
])('a refund by %s needs no reference, and says what became of it', async (by, path, notice) => {
	expect(await send({ by, reference: '' })).toEqual({
		asked: [[path, { id: 'r-1' }]],
		notices: [expect.stringMatching(notice)],
		status: 303,
	})
})

test('a transfer needs its reference', async () => {
	expect(await send({ reference: ' ' })).toMatchObject({ asked: [] })
	expect(await send({ reference: 'BCA 1' })).toMatchObject({
		asked: [['/guest-refunds/{id}/payout', { id: 'r-1', body: { reference: 'BCA 1' } }]],
	})
})
