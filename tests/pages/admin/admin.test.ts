import { describe, expect, test } from 'vitest'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { ownShop } from '#tests/support/own-shop.ts'
import { sampleOf } from '#tests/support/sizes.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { formWith } from '../support/form.ts'
import type { Page } from '../support/visit.ts'
import { visit } from '../support/visit.ts'
import { adminVisit, press, signInAs } from '../support/staff.ts'
import { bestSeller, orderCart, putInCart } from '../support/purchase.ts'

/** Places a new order of a guest. */
async function placed(): Promise<string> {
	const shopper = visit()
	await putInCart(shopper, await bestSeller(shopper))
	return (await orderCart(shopper)).number
}

/** The same in a shop of its own, whose lists have this order alone. */
async function placedAlone() {
	const { company, host } = await ownShop()
	const shopper = visit(host)
	await putInCart(shopper, '/product/kendi')
	return { company, number: (await orderCart(shopper)).number }
}

const menuOf = (page: Page) =>
	page.document.all('aside nav ul a').map((link) => link.attribute('href'))

describe('signing in', () => {
	test('redirects a page to the sign-in and back', async () => {
		const account = await newStaff('owner')
		const staff = adminVisit()
		const signInPage = await staff.open('/returns')
		expect(signInPage.url.pathname).toBe('/sign-in')
		const form = formWith(signInPage.document, '#email')
		const page = await staff.submit(signInPage, form, account)
		expect(page.url.pathname).toBe('/returns')
		expect(page.document.one('h1').text).toBe('Retur')
	})

	test('answers 422 for a wrong password, without revealing which field was wrong, and keeps the email', async () => {
		const { email } = await newStaff('owner')
		const { home: page, staff } = await signInAs({ email, password: 'salah sekali' })
		expect(page.status).toBe(422)
		expect(page.document.text).toContain('Email atau kata sandi salah.')
		expect(page.document.one('#email').attribute('value')).toBe(email)
		expect(page.document.one('#password').attribute('value')).toBeUndefined()
		expect(await htmlErrorsOf(page.body)).toEqual([])
		expect(staff.cookies.has('STAFF')).toBe(false)
	})

	test('uses a session cookie that script cannot read, and ends the session at sign-out', async () => {
		const { staff, home } = await signInAs(await newStaff('owner'))
		const lines = (await staff.get('/account')).headers.getSetCookie()
		expect(lines.every((line) => /HttpOnly; SameSite=Lax/.test(line))).toBe(true)
		const session = staff.cookies.get('STAFF') ?? ''
		const signedOut = await staff.submit(home, home.document.all('form[action="/sign-out"]')[0]!)
		expect(signedOut.url.pathname).toBe('/sign-in')
		staff.cookies.set('STAFF', session)
		expect((await staff.open('/orders')).url.pathname).toBe('/sign-in')
	})
})

describe('permissions of roles', () => {
	test('an owner sees every page of the menu', async () => {
		const { home } = await signInAs(await newStaff('owner'))
		expect(menuOf(home)).toEqual([
			'/',
			'/orders',
			'/products',
			'/customers',
			'/promotions',
			'/returns',
			'/statements',
			'/withdrawals',
			'/refunds',
			'/applications',
			'/messages',
			'/reviews',
			'/content',
			'/reports',
			'/settings',
			'/activity',
			'/staff',
		])
	})

	test('the warehouse sees only orders, products and returns', async () => {
		const { staff, home } = await signInAs(await newStaff('warehouse'))
		expect(menuOf(home)).toEqual(['/', '/orders', '/products', '/promotions', '/returns'])
		for (const path of ['/customers', '/withdrawals', '/refunds', '/applications', '/messages']) {
			const page = await staff.open(path)
			expect(page.status, path).toBe(403)
			expect(page.document.text, path).toContain('Kamu tidak punya izin untuk ini')
		}
	})

	test('an order of another company is not found', async () => {
		const number = await placed()
		const { staff } = await signInAs(await newStaff('owner', 'kopi'))
		expect((await staff.open(`/orders/${number}`)).status).toBe(404)
	})
})

test('the dashboard has sales and their table for roles that may see reports', async () => {
	const { home } = await signInAs(await newStaff('owner'))
	const rows = home.document.all('main details tbody tr')
	expect(rows).toHaveLength(30)
	expect(
		home.document.one('main [aria-labelledby="sales"] svg[role="img"]').all('rect'),
	).toHaveLength(30)
	const { home: other } = await signInAs(await newStaff('warehouse'))
	expect(other.document.has('main [aria-labelledby="sales"]')).toBe(false)
})

describe('an order', () => {
	test('is confirmed as paid, packed and shipped by plain forms', async () => {
		const number = await placed()
		const { staff } = await signInAs(await newStaff('manager'))
		const open = await staff.open(`/orders?q=${number.toLowerCase()}`)
		expect(open.url.pathname).toBe(`/orders/${number}`)
		const next = (page: Page, act: string, values: Record<string, string> = {}) => {
			const form = formWith(page.document, `button[value="${act}"]`)
			return staff.submit(page, form, values, form.one(`button[value="${act}"]`))
		}
		const paid = await next(open, 'pay')
		expect(paid.document.text).toContain('Pembayaran dicatat.')
		const packed = await next(paid, 'process')
		const refused = await next(packed, 'ship', { tracking: '<b>😀' })
		expect(refused.status).toBe(422)
		expect(refused.document.one('#tracking').attribute('aria-invalid')).toBe('true')
		const shipped = await next(refused, 'ship', { tracking: 'JP1234567890' })
		expect(shipped.document.text).toContain('Pesanan ditandai dikirim.')
		expect(shipped.document.text).toContain('JP1234567890')
	})

	test('asks before it records another amount: what becomes of the rest, or that it is more', async () => {
		const number = await placed()
		const { staff } = await signInAs(await newStaff('finance'))
		const open = await staff.open(`/orders/${number}`)
		const pay = (page: Page, values: Record<string, string>) => {
			const form = formWith(page.document, 'button[value="pay"]')
			return staff.submit(page, form, values, form.one('button[value="pay"]'))
		}
		const due = Number(open.document.one('#amount').attribute('value'))
		for (const amount of ['99000.50', '-5']) {
			const refused = await pay(open, { amount })
			expect(refused.status, amount).toBe(422)
			expect(refused.document.one('#amount').attribute('value')).toBe(amount)
			expect(refused.document.one('#amount').attribute('aria-invalid')).toBe('true')
		}
		const short = await pay(open, { amount: String(due - 5_000) })
		expect(short.status).toBe(422)
		expect(await htmlErrorsOf(short.body)).toEqual([])
		// More than this role may waive.
		const tooMuch = await pay(short, { short: 'accept', shortReason: 'Salah ketik' })
		expect(tooMuch.status).toBe(422)
		expect(tooMuch.document.one('#shortReason').attribute('value')).toBe('Salah ketik')
		const part = await pay(tooMuch, { short: 'part' })
		expect(part.document.text).toContain('bayar sebagian')
		expect(part.document.one('#amount').attribute('value')).toBe('5000')
		const asked = await pay(part, { amount: '5001' })
		expect(asked.status).toBe(422)
		expect(await htmlErrorsOf(asked.body)).toEqual([])
		expect((await staff.open(`/orders/${number}`)).document.has('#amount')).toBe(true)
		const paid = await pay(asked, { isMore: 'yes' })
		expect(paid.document.text).toContain('Pembayaran dicatat.')
	})

	test('is confirmed with others in the order list, once, with a result for each', async () => {
		const numbers = [await placed(), await placed()]
		const { staff } = await signInAs(await newStaff('finance'))
		const list = await staff.open('/orders?tab=PENDING')
		const form = formWith(list.document, 'button[value="pay"]')
		const choice = await staff.submit(list, form, { n: numbers }, form.one('button[value="pay"]'))
		expect(choice.url.pathname).toBe('/orders/pay')
		expect(await htmlErrorsOf(choice.body)).toEqual([])
		const payments = formWith(choice.document, '[name="n"]')
		expect((await staff.submit(choice, payments, { n: undefined })).status).toBe(422)
		const done = await staff.submit(choice, payments, { n: numbers })
		const results = (page: Page) => page.document.all('main tbody tr').map(({ text }) => text)
		expect(results(done)).toHaveLength(2)
		for (const text of results(done)) expect(text).toContain('Pembayaran dicatat')
		expect(await htmlErrorsOf(done.body)).toEqual([])
		const again = await staff.submit(choice, payments, { n: numbers })
		for (const text of results(again)) expect(text).toContain('Sudah dicatat sebelumnya')
		const { staff: warehouse } = await signInAs(await newStaff('warehouse'))
		expect((await warehouse.open('/orders')).document.has('button[value="pay"]')).toBe(false)
		expect((await warehouse.open(`/orders/pay?n=${numbers[0]}`)).status).toBe(403)
	})

	test('has to be selected for the actions of the list, which otherwise stay on their tab', async () => {
		await placed()
		const { staff } = await signInAs(await newStaff('manager'))
		const list = await staff.open('/orders?tab=PENDING')
		const form = formWith(list.document, 'button[value="pay"]')
		const buttons = form.all('button')
		expect(buttons).toHaveLength(6)
		for (const button of buttons) {
			const page = await staff.submit(list, form, {}, button)
			expect(page.status, button.text).toBe(200)
			expect(page.url.pathname + page.url.search, button.text).toBe('/orders?tab=PENDING')
			expect(page.document.text, button.text).toContain('Pilih dulu pesanannya.')
		}
	})

	test('has a label that is a PDF, a packing slip without prices, and a pick list', async () => {
		const number = await placed()
		const { staff } = await signInAs(await newStaff('warehouse'))
		const label = await staff.get(`/orders/labels?n=${number}`)
		expect(label.headers.get('content-type')).toBe('application/pdf')
		expect(label.body.startsWith('%PDF-')).toBe(true)
		const slip = await staff.open(`/orders/slips?n=${number}`)
		expect(slip.document.one('main h2').text).toBe(number)
		expect(slip.document.one('main').text).not.toContain('Rp')
		expect(slip.document.one('address').text).toMatch(/\d{4}\*{4}\d{3}/)
		const list = await staff.open('/orders')
		const form = formWith(list.document, 'button[value="picks"]')
		const picks = await staff.submit(list, form, { n: number }, form.one('button[value="picks"]'))
		expect(picks.url.pathname).toBe('/orders/picks')
		expect(picks.document.one('main li').text).toContain(number)
	})

	test('is printed in the size that was chosen last', async () => {
		const number = await placed()
		const { staff } = await signInAs(await newStaff('warehouse'))
		const list = await staff.open('/orders')
		const form = formWith(list.document, 'button[value="labels"]')
		const button = form.one('button[value="labels"]')
		const label = await staff.submit(list, form, { n: number, size: '80MM' }, button)
		const page = Buffer.from(label.body, 'latin1').toString('latin1')
		// 80 mm in points.
		expect(page).toMatch(/MediaBox \[0 0 226\.77/)
		const again = await staff.open('/orders')
		expect(again.document.one('[name="size"] option[selected]').attribute('value')).toBe('80MM')
	})

	test('is found by its buyer, and counted in its tab', async () => {
		const { company, number } = await placedAlone()
		const { staff } = await signInAs(await newStaff('owner', company))
		const order = await staff.open(`/orders/${number}`)
		const buyer = order.document.one('section[aria-labelledby="buyer"]')
		const name = buyer.all('b')[0]?.text ?? ''
		const phone = buyer.all('p')[0]?.text.match(/[+\d][\d -]+/)?.[0] ?? ''
		for (const search of [name.split(' ')[0] ?? '', phone.trim()]) {
			const list = await staff.open(`/orders?${new URLSearchParams({ q: search })}`)
			const found = list.document.all('main tbody th a').map(({ text }) => text)
			expect(found, search).toEqual([number])
		}
		const tab = (await staff.open('/orders?tab=PENDING')).document.one(
			'main nav a[aria-current="page"]',
		)
		expect(tab.text).toMatch(/\D1$/)
		expect((await staff.open('/orders?next=wrong%20one')).status).toBe(200)
	})

	test('has staff notes, rejects an empty note, and offers a chat in the buyer’s language', async () => {
		const { company, number } = await placedAlone()
		const { staff } = await signInAs(await newStaff('finance', company))
		const order = await staff.open(`/orders/${number}`)
		const refused = await press(staff, order, 'note', { text: '   ' })
		expect(refused.status).toBe(422)
		expect(refused.document.one('#text').attribute('aria-invalid')).toBe('true')
		const withNote = await press(staff, refused, 'note', { text: 'Kirim <b>hari</b> Jumat' })
		expect(withNote.document.one('section[aria-labelledby="history"] ol').text).toContain(
			'Kirim <b>hari</b> Jumat',
		)
		expect(await htmlErrorsOf(withNote.body)).toEqual([])
		const chat = withNote.document.one('a[href^="https://wa.me/"]').attribute('href') ?? ''
		expect(new URL(chat).searchParams.get('text')).toContain(`pesanan ${number}. Pembayaran Rp`)
		const list = await staff.open('/orders')
		expect(list.document.one('main tbody th').text).toContain('Ada catatan staf')
	})

	test('is cancelled after a confirmation, and stays cancelled', async () => {
		const number = await placed()
		const { staff } = await signInAs(await newStaff('owner'))
		const question = await staff.open(`/orders/${number}/cancel`)
		const form = question.document.one('main form')
		const unanswered = await staff.submit(question, form)
		expect(unanswered.status).toBe(422)
		expect(unanswered.document.one('#reason').attribute('aria-invalid')).toBe('true')
		const done = await staff.submit(unanswered, unanswered.document.one('main form'), {
			reason: 'OUT_OF_STOCK',
			note: 'Rak kosong',
		})
		expect(done.document.text).toContain(`Pesanan ${number} dibatalkan.`)
	})
})

describe('every page', () => {
	test('is valid HTML without a script, in both languages', async () => {
		const number = await placed()
		const { staff } = await signInAs(await newStaff('owner'))
		const faults: Record<string, unknown> = {}
		const paths = [
			'/',
			'/orders',
			'/orders?tab=PROCESSING',
			'/orders?q=nothing',
			'/orders/ship',
			`/orders/pay?n=${number}`,
			`/orders/${number}`,
			`/orders/${number}/cancel`,
			`/orders/slips?n=${number}`,
			`/orders/picks?n=${number}`,
			'/returns',
			'/withdrawals',
			'/refunds',
			'/applications',
			'/messages',
			'/account',
			'/reviews',
			'/reviews?tab=HIDDEN',
			'/messages?tab=done',
			'/activity',
			'/account/mails',
			...['', '/new', '/new?kind=HERO', '/versions'].map((page) => `/content/home${page}`),
			'/company',
			'/no-such-page',
			'/account/second-factor',
			'/products',
			'/products?show=LOW',
			'/customers?q=nobody',
			'/staff',
			'/staff/invite',
			'/statements',
			...['', '/new', '/qris', '/BCA'].map((page) => `/settings/payment${page}`),
			...['vouchers', 'vouchers/new', 'vouchers/HEMAT10', 'flash-sales', 'flash-sales/new'].map(
				(page) => `/promotions/${page}`,
			),
			...[
				'rewards',
				'rewards/new',
				'redemptions',
				'tiers',
				'affiliate',
				'agents',
				'agents/new',
			].map((page) => `/promotions/${page}`),
			'/reset-password',
			'/reset-password?token=x',
			'/accept-invitation?token=x',
		]
		for (const [turn, locale] of ['id', 'en'].entries()) {
			await staff.post('/preferences', { locale, next: '/' })
			for (const path of sampleOf(paths, 2, turn)) {
				const page = await staff.open(path)
				const found = await htmlErrorsOf(page.body)
				if (found.length > 0) faults[`${locale} ${path}`] = found
				expect(page.document.one('html').attribute('lang'), path).toBe(locale)
				const scripts = page.document.all('script').map((script) => script.attribute('src') ?? '')
				const hasFrame = page.document.has('aside nav')
				expect(scripts.length, path).toBe(hasFrame ? 2 : 0)
				for (const src of scripts)
					expect(src).toMatch(/^\/assets\/(?:shortcuts|unsaved)-[\w-]+\.js$/)
				// A missing text shows its key.
				expect(page.body, path).not.toMatch(/>[a-z]+(?:\.[a-zA-Z]+)+</)
			}
		}
		expect(faults).toEqual({})
	})

	test('is not cached, framed or indexed', async () => {
		for (const path of ['/', '/sign-in', '/orders', '/no-such-page']) {
			const { headers } = await adminVisit().get(path)
			expect(headers.get('cache-control'), path).toBe('no-store')
			expect(headers.get('x-robots-tag'), path).toBe('noindex, nofollow')
			expect(headers.get('x-frame-options'), path).toBe('DENY')
			const policy = headers.get('content-security-policy') ?? ''
			expect(policy, path).toContain("default-src 'none'")
			expect(policy, path).toContain("frame-ancestors 'none'")
			expect(policy, path).toContain("script-src 'self';")
		}
	})
})

describe('a form of another site', () => {
	const account = { email: 'a@contoh.id', password: 'rahasia' }

	test('is rejected by its origin', async () => {
		const forged = adminVisit([['Origin', 'https://evil.example']])
		expect((await forged.post('/sign-in', account)).status).toBe(403)
		expect((await forged.post('/sign-out')).status).toBe(403)
	})

	test('is rejected by its Sec-Fetch-Site header', async () => {
		const forged = adminVisit([['Sec-Fetch-Site', 'cross-site']])
		expect((await forged.post('/sign-in', account)).status).toBe(403)
	})

	test('does not redirect to another site after a sign-in', async () => {
		const { staff } = await signInAs(await newStaff('owner'))
		for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
			const answer = await staff.post('/preferences', { theme: 'dark', next })
			expect(answer.headers.get('location'), next).toBe('/')
		}
	})
})

test('health checks report the process and the website API', async () => {
	expect((await adminVisit().get('/health/live')).status).toBe(200)
	expect((await adminVisit().get('/health/ready')).body).toContain('"website-api":"ready"')
})
