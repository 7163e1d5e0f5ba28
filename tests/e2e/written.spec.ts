import { hostilePayloads } from '#app/features/content/hostile-payloads.ts'
import { safeHtml } from '#app/features/content/safe-html.server.ts'
import { expect, test } from './support/fixtures.ts'
import { etalase } from '#tests/support/operator.ts'
import { ownShop, withFile } from '#tests/support/own-shop.ts'

let host: string
let shop: [option: string, company: string]
test.beforeAll(async () => {
	const own = await ownShop()
	host = own.host
	shop = ['--company', own.company]
})

/** Attacks that leave what follows them on the page, so that all of them are there at once. */
function hostilePage(): string {
	const end = '<p>akhir</p>'
	// The database takes no NUL, and there is no such picture.
	const parts = hostilePayloads().filter(
		(payload) => !/\0|\/media\//.test(payload) && safeHtml(payload + end, { top: 2 }).endsWith(end),
	)
	return `<h2>Awal</h2>${parts.map((part) => `${part}<p>lewat</p>`).join('\n')}${end}`
}

async function write(slug: string, html: string) {
	await withFile('page.html', html, (file) =>
		etalase(
			...['information', 'put', slug, file, ...shop, '--lang', 'id'],
			...['--title', 'Halaman uji', '--summary', 'Ringkasan halaman uji.'],
		),
	)
}

test('[RT-19] a page runs nothing of what was written into it', async ({ page, at }) => {
	const slug = 'uji'
	const html = hostilePage()
	await write(slug, html)
	const dialogs: string[] = []
	page.on('dialog', (dialog) => {
		dialogs.push(dialog.message())
		void dialog.dismiss()
	})
	await page.goto(at(`/information/${slug}`, host))
	await expect(page.locator('main .prose')).toContainText('akhir')
	await expect
		.poll(() => page.locator('main .prose p', { hasText: 'lewat' }).count())
		.toBeGreaterThan(300)
	const found = await page.locator('main .prose *').evaluateAll((elements) => ({
		tags: elements.map(({ localName }) => localName),
		attributes: elements.flatMap((element) => element.getAttributeNames()),
		addresses: elements.flatMap((element) => element.getAttribute('href') ?? []),
	}))
	expect(
		found.tags.filter((tag) => /^(script|style|svg|math|iframe|form|input)$/.test(tag)),
	).toEqual([])
	expect(found.attributes.filter((name) => /^(on|style$|class$|src)/.test(name))).toEqual([])
	expect(found.addresses.filter((href) => !/^(https?:|mailto:|tel:|\/|#)/.test(href))).toEqual([])
	expect(dialogs).toEqual([])
})

for (const prefix of ['', '/en'] as const) {
	test(`[RT-19] ${prefix || '/'}: a page taken away says that it is gone, in the shop`, async ({
		page,
		at,
	}) => {
		const slug = `pergi${prefix.replace('/', '-')}`
		await write(slug, '<p>Hanya sebentar.</p>')
		const address = at(`${prefix}/information/${slug}`, host)
		expect((await page.goto(address))?.status()).toBe(200)
		await etalase('information', 'withdraw', slug, ...shop)
		expect((await page.goto(address))?.status()).toBe(410)
		await expect(page.locator('[data-error="410"]')).toBeVisible()
		await expect(page.locator('.top-logo')).toBeVisible()
		await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1)
		await page.locator('main .btn-p').click()
		await expect(page).toHaveURL(at(`${prefix}/`, host).replace(/\/en\/$/, '/en'))
	})
}

test('[RT-06] a message reaches the shop’s people as it was written', async ({ page, at }) => {
	await page.goto(at('/contact?topic=PARTNERSHIP', host))
	const form = page.locator('#contact')
	await form.locator('[name="name"]').fill('Dewi Lestari')
	await form.locator('[name="email"]').fill('dewi@contoh.id')
	await form.locator('[name="phone"]').fill('0812-3456-7890')
	await form.locator('[name="message"]').fill('Apakah ada kopi tanpa kafein?')
	await form.getByRole('button').click()
	await expect(page).toHaveURL(/\/contact\?sent=/)
	const number = (await page.locator('[data-message]').getAttribute('data-message')) ?? ''
	const listed = await etalase('messages', 'list', ...shop)
	expect(listed).toContain(number)
	expect(listed).toContain('Dewi Lestari')
})
