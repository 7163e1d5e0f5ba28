import { expect, test } from 'vitest'
import type { RemittedLine } from '#contract/cod-remittance.ts'
import { action, loader } from '#admin/routes/cod/line.tsx'

const now = new Date('2026-11-27T03:00:00Z')
const open: RemittedLine = {
	id: 'line-1',
	trackingNumber: 'XX1',
	collected: 10_000,
	fee: 0,
	day: null,
	number: null,
	due: null,
	state: 'UNKNOWN',
	isBooked: false,
	dismissal: null,
}
const dismissal = { reason: 'Kurir salah kirim', by: 'Sari', at: now }

/** The page of a line of a courier's file, by finance whose password was confirmed. */
function page(line: RemittedLine = open, given: { status?: number; permissions?: string[] } = {}) {
	const { status = 200, permissions = ['payments.confirm', 'refunds.pay'] } = given
	const asked: unknown[] = []
	const told: unknown[] = []
	const me = {
		confirmedUntil: new Date(now.getTime() + 60_000),
		companies: [{ companyCode: 'kopi', permissions }],
	}
	const api = {
		call: async ({ path }: { path: string }) =>
			path === '/cod-remittances/{id}' ? { lines: [line] } : me,
		async tryCall({ method }: { method: string }, sent: unknown) {
			asked.push([method, sent])
			return { ok: status === 200, status }
		},
	}
	const session = { current: { token: 'x', company: 'kopi' } }
	const notices = { put: (notice: unknown) => told.push(notice) }
	const context = { api, session, locale: 'id', now, notices }
	const args = (lineId: string, init?: RequestInit) => ({
		request: new Request('http://admin.test/cod/file-1/lines/line-1', init),
		params: { id: 'file-1', line: lineId },
		context,
	})
	return {
		asked,
		told,
		open: (lineId = 'line-1') => loader(args(lineId)),
		send: (fields: Record<string, string>) =>
			action(args('line-1', { method: 'POST', body: new URLSearchParams(fields) })),
	}
}

const statusOf = (thrown: unknown) => (thrown instanceof Response ? thrown.status : thrown)

test('a line is put aside with a reason, and without one the page says so beside the field', async () => {
	const { asked, told, open: show, send } = page()
	expect((await show()).line).toMatchObject({ canDismiss: true, dismissal: null })
	const refused = await send({ act: 'dismiss', reason: ' ' })
	expect([refused.status, asked]).toEqual([422, []])
	expect(await refused.json()).toMatchObject({ errors: { reason: 'writeOff.reasonWrong' } })
	const done = await send({ act: 'dismiss', reason: 'Kurir salah kirim' })
	expect([done.status, done.headers.get('location')]).toEqual([303, '/cod/file-1'])
	const ids = { id: 'file-1', line: 'line-1' }
	expect(asked).toEqual([['POST', { ...ids, body: { reason: 'Kurir salah kirim' } }]])
	expect(told).toMatchObject([{ text: 'Baris diabaikan.' }])
})

test('one that was put aside is taken back', async () => {
	const { asked, open: show, send } = page({ ...open, dismissal })
	expect((await show()).line).toMatchObject({
		canDismiss: false,
		dismissal: { reason: 'Kurir salah kirim', by: 'Sari' },
	})
	expect((await send({ act: 'restore' })).status).toBe(303)
	expect(asked).toEqual([['DELETE', { id: 'file-1', line: 'line-1' }]])
})

test('one that can be booked is not put aside, nor one that somebody else changed', async () => {
	const fits: RemittedLine = { ...open, state: 'FULL', number: 'ABCD-2345', due: 10_000 }
	expect((await page(fits).open()).line).toMatchObject({ canDismiss: false })
	await expect(page().open('line-2').catch(statusOf)).resolves.toBe(404)
	const late = page(open, { status: 409 })
	expect((await late.send({ act: 'dismiss', reason: 'Kurir salah kirim' })).status).toBe(303)
	expect(late.told).toMatchObject([{ type: 'warning' }])
})

test('who may not pay refunds puts nothing aside', async () => {
	const clerk = page(open, { permissions: ['payments.confirm'] })
	await expect(clerk.open().catch(statusOf)).resolves.toBe(403)
	await expect(clerk.send({ act: 'restore' }).catch(statusOf)).resolves.toBe(403)
	expect(clerk.asked).toEqual([])
})
