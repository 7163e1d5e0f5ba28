import { expect, test } from 'vitest'
import { action, loader } from '#admin/routes/cod/write-off.tsx'

const now = new Date('2026-11-27T03:00:00Z')
const debt = { number: 'ABCD-2345', customerName: 'Sari', amount: 113_100, received: 100_000 }

/** The page of an order of which the courier has passed on a part, by finance whose password was confirmed. */
function page(debts: (typeof debt)[] = [debt], permissions = ['payments.confirm', 'refunds.pay']) {
	const asked: unknown[] = []
	const told: unknown[] = []
	const me = {
		confirmedUntil: new Date(now.getTime() + 60_000),
		companies: [{ companyCode: 'kopi', permissions }],
	}
	const api = {
		call: async ({ path }: { path: string }) => (path === '/cod-debts' ? { list: debts } : me),
		async tryCall({ path }: { path: string }, given: unknown) {
			asked.push([path, given])
			return { ok: true }
		},
	}
	const session = { current: { token: 'x', company: 'kopi' } }
	const notices = { put: (notice: unknown) => told.push(notice) }
	const context = { api, session, locale: 'id', now, notices }
	const url = 'http://admin.test/cod/debts/ABCD-2345'
	const args = (init?: RequestInit) => ({
		request: new Request(url, init),
		params: { number: 'ABCD-2345' },
		context,
	})
	return {
		asked,
		told,
		open: () => loader(args()),
		send: (reason: string) =>
			action(args({ method: 'POST', body: new URLSearchParams({ reason }) })),
	}
}

const statusOf = (thrown: unknown) => (thrown instanceof Response ? thrown.status : thrown)

test('what is missing is given up with a reason, and not without', async () => {
	const { asked, told, open, send } = page()
	expect(await open()).toMatchObject({
		received: 'Rp 100.000',
		missing: 'Rp 13.100',
		canWriteOff: true,
	})
	const refused = await send('  ')
	expect([refused.status, asked]).toEqual([422, []])
	const done = await send('Kurir menolak selisihnya')
	expect([done.status, done.headers.get('location')]).toEqual([303, '/cod'])
	expect(asked).toEqual([
		[
			'/cod-debts/{number}/write-off',
			{ number: 'ABCD-2345', body: { reason: 'Kurir menolak selisihnya' } },
		],
	])
	expect(told).toHaveLength(1)
})

test('nothing is given up of which nothing has come, or that nobody owes', async () => {
	expect(await page([{ ...debt, received: 0 }]).open()).toMatchObject({ canWriteOff: false })
	await expect(page([]).open().catch(statusOf)).resolves.toBe(404)
})

test('who may not pay refunds gives nothing up', async () => {
	const clerk = page([debt], ['payments.confirm'])
	await expect(clerk.open().catch(statusOf)).resolves.toBe(403)
	await expect(clerk.send('Kurir menolak selisihnya').catch(statusOf)).resolves.toBe(403)
	expect(clerk.asked).toEqual([])
})
