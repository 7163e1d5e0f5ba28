import { hostilePayloads } from '#web/safe-html/hostile-payloads.ts'
import { safeHtml } from '#web/safe-html/safe-html.server.ts'
import { script } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { etalase } from '#tests/support/etalase.ts'
import { ownShop, withFile } from '#tests/support/own-shop.ts'

let host: string
let shop: [option: string, company: string]
test.beforeAll(async () => {
	const own = await ownShop()
	host = own.host
	shop = ['--company', own.company]
})

/** Payloads that do not swallow the content after them, so that all fit on one page. */
function hostilePage(): string {
	const end = '<p>akhir</p>'
	// The database rejects NUL characters, and the picture of the other payload does not exist.
	const parts = hostilePayloads().filter(
		(payload) => !/\0|\/media\//.test(payload) && safeHtml(payload + end, { top: 2 }).endsWith(end),
	)
	return `<h2>Awal</h2>${parts.map((part) => `${part}<p>lewat</p>`).join('\n')}${end}`
}

async function write(slug: string, html: string) {
	await withFile('page.html', html, (file) =>
		etalase(
			'information',
			'put',
			slug,
			file,
			...shop,
			'--lang',
			'id',
			'--title',
			'Halaman uji',
			'--summary',
			'Ringkasan halaman uji.',
		),
	)
}

test(
	'[RT-19] the browser executes nothing from content written by staff',
	script,
	async ({ page, at }) => {
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
		expect(dialogs).toEqual([])
	},
)
