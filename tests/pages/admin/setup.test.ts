import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdminServer } from '#server/admin/admin-server.ts'
import { builtAdminPages } from '#server/admin/admin-pages.ts'
import { readEnv } from '#server/env.ts'
import { createHttpServer } from '#server/listen.ts'
import { createStaticFiles } from '#server/static-files.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { freePort } from '#tests/support/ports.ts'
import { smallJpeg } from '#tests/support/small-jpeg.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { addStaff } from '#website-api/modules/platform/staff/add-staff.command.ts'
import { firstSetupLink } from '#website-api/modules/platform/setup/setup-link.command.ts'
import { formWith } from '../support/form.ts'
import { press } from '../support/staff.ts'
import { type Page, type Visit, visitAt } from '../support/visit.ts'

// A separate empty installation: the built admin, and the website API in this process.
let database: OpenDatabase
let server: ReturnType<typeof createHttpServer>
let application: ReturnType<typeof createAdminServer>
let origin: string
let link: string
const password = 'kopi pagi di teras'

beforeAll(async () => {
	database = await openTestDatabase()
	const port = await freePort()
	origin = `http://localhost:${port}`
	const api = exampleApi(database.db, undefined, { adminAddress: origin })
	const log = pino({ level: 'silent' })
	const build = path.resolve('build/admin')
	const built = await builtAdminPages(build, log)
	application = createAdminServer({
		env: readEnv({
			WEBSITE_API_URL: 'http://api.invalid',
			NODE_ENV: 'production',
			PORT: String(port),
			ETALASE_SECRET: 'a secret of thirty-two characters or more',
		}),
		log,
		pages: built.pages,
		stylesheet: built.stylesheet,
		files: createStaticFiles(path.join(build, 'client')),
		fetch: async (request) => api.fetch(request),
		hosts: [],
	})
	server = createHttpServer(() => built.stylesheet)
	server.on('request', application.listener)
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
	link = (await firstSetupLink(database.db, origin)) ?? ''
})
afterAll(async () => {
	application.stop()
	server.closeAllConnections()
	await new Promise((resolve) => server.close(resolve))
	await database.close()
})

const statusText = (page: Page) => page.document.one('[role="status"]').text
const submit = (visit: Visit, page: Page, field: string, fields: Record<string, string> = {}) =>
	visit.submit(page, formWith(page.document, field), fields)

async function signIn(email: string): Promise<{ visit: Visit; home: Page }> {
	const visit = visitAt(origin)
	const page = await visit.open('/sign-in')
	return { visit, home: await submit(visit, page, '#email', { email, password }) }
}

test('an empty installation is set up until the shop is open, with an interruption', async () => {
	const first = visitAt(origin)
	const owner = await first.open(link)
	expect(await htmlErrorsOf(owner.body)).toEqual([])
	const account = { name: 'Ibu Sari', email: 'sari@toko.example', whatsapp: '0812-3456-7890' }
	const wrong = await submit(first, owner, '#whatsapp', {
		...account,
		whatsapp: 'abc',
		password: 'pendek',
	})
	expect(wrong.status).toBe(422)
	expect(wrong.document.one('#whatsapp').attribute('aria-invalid')).toBe('true')
	expect(wrong.document.one('#name').attribute('value')).toBe('Ibu Sari')
	const factor = await submit(first, wrong, '#whatsapp', { ...account, password })
	expect(factor.url.pathname).toBe('/setup/second-factor')
	expect((await press(first, factor, 'start')).document.has('main svg[role="img"]')).toBe(true)

	const used = await visitAt(origin).open(link)
	expect([used.status, used.document.one('main').text.includes('setup link')]).toEqual([410, true])

	// An interrupted setup is resumed by signing in.
	const { visit, home } = await signIn(account.email)
	expect(home.url.pathname).toBe('/setup/shop')
	expect(home.document.one('#phone').attribute('value')).toBe('0812-3456-7890')
	const unclear = await submit(visit, home, '#name', {
		name: 'Toko Melati',
		place: 'Bandung',
		palette: 'pink',
		act: 'save',
		password,
	})
	expect(unclear.status).toBe(422)
	const preview = await press(visit, unclear, 'preview', { place: 'Bandung' })
	expect(preview.document.one('main svg[role="img"]').attribute('aria-label')).toContain('Melati')
	const district = preview.document
		.all('#district option')
		.find(({ text }) => text.startsWith('Cileunyi'))
	const payment = await press(visit, preview, 'save', {
		district: district?.attribute('value') ?? '',
		password,
	})
	expect(payment.url.pathname).toBe('/settings/payment')
	expect(payment.document.one('aside').text).toContain('Toko Melati')
	expect(await htmlErrorsOf(payment.body)).toEqual([])

	const early = await visit.open('/setup/open')
	expect(early.document.one('main').text).toContain('Lengkapi yang wajib')
	expect(early.document.has('button[value="open"]')).toBe(false)
	const bank = { bank: 'BCA', number: '123 456 7890', holder: 'Sari', password }
	const shipping = await submit(visit, payment, '#number', bank)
	expect([shipping.url.pathname, statusText(shipping)]).toEqual([
		'/settings/shipping',
		'Rekening disimpan.',
	])
	const proposed = shipping.document.all('input[name="courier"][checked]')
	expect(proposed.map((one) => one.attribute('value'))).toEqual([
		// Offered only from an amount that the shop sets.
		'free_shipping-free_shipping',
		'sicepat-reg',
		'jnt-ez',
		'rajaongkir-jne',
	])
	const place = await visit.open('/settings/shipping/origin')
	expect(place.document.one('#place').attribute('value')).toContain('Cileunyi')
	const origins = await press(visit, place, 'origin', { address: 'Jl. Dago 12, dekat taman' })
	expect(origins.document.one('main').text).toContain('Jl. Dago 12, dekat taman, Cileunyi')
	const legal = await press(visit, origins, 'couriers')
	expect(legal.url.pathname).toBe('/settings/legal')
	const company = await submit(visit, legal, '#legalName', {
		legalName: 'CV Melati Jaya',
		address: 'Jl. Dago 12, Bandung',
	})
	const contact = await visit.open('/settings/pages/pages/contact')
	expect(contact.document.one('main').text).toContain('CV Melati Jaya, Jl. Dago 12, Bandung')
	expect(await htmlErrorsOf(contact.body)).toEqual([])
	expect(statusText(company)).toContain('Data usaha sudah disimpan')
	const pages = await visit.open('/settings/legal/pages')
	expect(await htmlErrorsOf(pages.body)).toEqual([])
	const boxes = (page: Page) => page.document.all('input[name="page"]')
	const waiting = boxes(pages).length
	const approved = await press(visit, pages, 'approve', { page: 'pages/terms' })
	expect(boxes(approved)).toHaveLength(waiting - 1)
	const all = await visit.open('/settings/legal/pages?chosen=all')
	expect(all.document.all('input[name="page"][checked]')).toHaveLength(waiting - 1)

	const list = await visit.open('/setup/open')
	expect(list.document.one('main').text).toContain(`${waiting - 1} halaman belum diperiksa`)
	const rest = await press(visit, all, 'approve')
	expect(statusText(rest)).toBe(`${waiting - 1} halaman disetujui.`)
	const mailed = await press(visit, list, 'mail')
	expect(statusText(mailed)).toContain(account.email)
	const opened = await press(visit, mailed, 'open')
	expect(statusText(opened)).toContain('Toko sudah buka')
	expect(await htmlErrorsOf(opened.body)).toEqual([])
})

test('couriers are off until chosen, found by name, ticked at once, and have example tariffs until confirmed', async () => {
	const { visit } = await signIn('sari@toko.example')
	const names = (page: Page) => page.document.all('input[name="courier"]')
	const ticked = (page: Page) => page.document.all('input[name="courier"][checked]')
	const page = await visit.open('/settings/shipping')
	expect(await htmlErrorsOf(page.body)).toEqual([])
	expect(ticked(page)).toHaveLength(4)
	expect(page.document.one('main').text).toContain('3 kurir aktif masih memakai tarif contoh')
	const found = await visit.submit(page, formWith(page.document, '#q'), { q: 'j&t' })
	expect(names(found)).toHaveLength(3)
	const all = await visit.open('/settings/shipping?q=j%26t&chosen=all')
	expect(ticked(all)).toHaveLength(3)
	const saved = await press(visit, all, 'couriers')
	// Those that the search did not show stay as they were.
	expect(ticked(saved)).toHaveLength(6)
	expect(ticked(await visit.open('/settings/shipping?chosen=none'))).toEqual([])
	const confirmed = await press(visit, saved, 'confirm')
	expect(statusText(confirmed)).toContain('dinyatakan benar')
	expect(confirmed.document.one('main').text).not.toContain('masih memakai tarif contoh')
	const other = await visit.open('/settings/shipping/rajaongkir-pos')
	expect(other.document.one('main').text).toContain('Tarif ini contoh')
	await submit(visit, other, '#first-CITY')
	const own = await visit.open('/settings/shipping/rajaongkir-pos')
	expect(own.document.one('main').text).not.toContain('Tarif ini contoh')
})

test('tariffs are changed by form and by file, and an invalid file changes nothing', async () => {
	const { visit } = await signIn('sari@toko.example')
	const courier = await visit.open('/settings/shipping/sicepat-reg')
	const wrong = await submit(visit, courier, '#first-CITY', { 'first-CITY': 'murah' })
	expect(wrong.status).toBe(422)
	expect(wrong.document.one('#first-CITY').attribute('aria-invalid')).toBe('true')
	const saved = await submit(visit, wrong, '#first-CITY', { 'first-CITY': '12.345' })
	expect(statusText(saved)).toBe('Tarif SiCepat Reguler sudah disimpan.')
	const csv = await visit.get('/settings/tariffs')
	expect(csv.headers.get('content-type')).toContain('text/csv')
	const line = csv.body.split('\r\n').find((one) => one.startsWith('sicepat-reg,CITY')) ?? ''
	expect(line).toBe('sicepat-reg,CITY,12345,9000,1,2,')
	const send = async (text: string) => {
		const page = await visit.open('/settings/shipping/tariffs')
		const form = formWith(page.document, '#file')
		const file = new File([text], 'tarif.csv', { type: 'text/csv' })
		return visit.submit(page, form, { file }, form.one('button[value="csv"]'))
	}
	const refused = await send(csv.body.replace(line, line.replace('CITY', 'MOON')))
	expect([refused.status, refused.document.one('main').text.includes('zona harus')]).toEqual([
		422,
		true,
	])
	expect((await visit.get('/settings/tariffs')).body).toBe(csv.body)
	await send(csv.body.replace(line, line.replace('12345', '15000')))
	const after = await visit.open('/settings/shipping/sicepat-reg')
	expect(after.document.one('#first-CITY').attribute('value')).toBe('15.000')
})

test('name, colours and logo are changed, and the generated logo is restored', async () => {
	const { visit } = await signIn('sari@toko.example')
	const page = await visit.open('/settings/shop/logo')
	const logo = (at: Page) => at.document.one('main img').attribute('src')
	const drawn = logo(page)
	const form = formWith(page.document, '#logo')
	const button = form.one('button[value="logo"]')
	const none = await visit.submit(page, form, {}, button)
	expect([none.status, none.document.one('#logo').attribute('aria-invalid')]).toEqual([422, 'true'])
	const file = new File([await smallJpeg()], 'logo.jpg', { type: 'image/jpeg' })
	const own = await visit.submit(page, form, { logo: file }, button)
	expect(logo(own)).not.toBe(drawn)
	expect((await visit.get(logo(own) ?? '')).headers.get('content-type')).toBe('image/webp')
	expect(logo(await press(visit, own, 'resetLogo'))).toBe(drawn)
	const shop = await visit.open('/settings/shop')
	const saved = await press(visit, shop, 'save', { name: 'Melati Baru', palette: 'navy' })
	expect(statusText(saved)).toBe('Perubahan sudah disimpan.')
	expect(saved.document.one('aside').text).toContain('Melati Baru')
})

test('a manager can change couriers only, and other roles no settings', async () => {
	for (const role of ['manager', 'warehouse'] as const) {
		await addStaff(database.db, {
			email: `${role}@toko.example`,
			name: role,
			isAdministrator: false,
			password,
			roles: [{ companyCode: 'toko-melati', role }],
		})
	}
	const manager = (await signIn('manager@toko.example')).visit
	expect((await manager.open('/settings')).url.pathname).toBe('/settings/shipping')
	const closed = ['/settings/shop', '/settings/payment', '/settings/legal', '/setup/open']
	for (const page of closed) expect((await manager.get(page)).status, page).toBe(403)
	const { visit: warehouse, home } = await signIn('warehouse@toko.example')
	expect(home.document.has('aside a[href="/settings"]')).toBe(false)
	expect((await warehouse.get('/settings/shipping')).status).toBe(403)
	expect((await warehouse.get('/settings')).status).toBe(403)
})
