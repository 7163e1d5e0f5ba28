import { expect, test } from 'vitest'
import { factsOfNothing } from './facts.ts'
import { Refusal, type RefusalStatus } from './refusal.ts'
import { refusalPage } from './refusal-page.ts'

const statuses: RefusalStatus[] = [400, 403, 405, 413, 414, 415, 417, 429, 431, 500, 503]
const facts = (path = '/Cart') => ({ ...factsOfNothing(), pathname: path })
const shop = {
	title: 'Toko <Uji>',
	look: { palette: 'teal', typePairing: 'warm', corners: 'round' } as const,
}

test.each(statuses)('[ER-02] %i has a general message, its status and Refresh', async (status) => {
	const answer = refusalPage(new Refusal(status), facts(), { shop })
	expect(answer.status).toBe(status)
	const html = await answer.text()
	expect(html).toContain(`Something went wrong - ${status}`)
	expect(html).toMatch(/<form method="post" action="\/error\/refresh"><button[^>]*>Muat ulang</)
})

test('[ER-01] 404 has the path and a link home', async () => {
	const html = await refusalPage(new Refusal(404), facts('/media/<x>$&')).text()
	expect(html).toContain('Page Not Found: /media/&lt;x&gt;$&amp;')
	expect(html).toContain('404 Not Found')
	expect(html).toContain('Ke beranda</a>')
	expect(html).not.toContain('/error/refresh')
})

test('[PT-01] has a title of page and shop, and the palette', async () => {
	const html = await refusalPage(new Refusal(413), facts(), { shop }).text()
	expect(html).toContain('<title>Ukurannya terlalu besar · Toko &lt;Uji&gt;</title>')
	expect(html).toContain('<style>:root{')
	expect(html).toContain('role="search" action="/products"')
	expect(html).toContain('href="/contact"')
	const logo = { id: 'abcd1234', alt: '', width: 64, height: 64 }
	const marked = refusalPage(new Refusal(413), facts('/en/Cart'), { shop: { ...shop, logo } })
	expect(await marked.text()).toMatch(/<img [^>]*src="\/media\/abcd1234\/\d+\.jpg" alt=""/)
	const unknown = await refusalPage(new Refusal(413), facts()).text()
	expect(unknown).not.toContain('role="search"')
	expect(unknown).toContain('<title>Ukurannya terlalu besar · Etalase</title>')
})

test('[ER-04] a bot gets status and layout without error screen', async () => {
	const answer = refusalPage(new Refusal(503, { 'Retry-After': '5' }), facts(), {
		shop,
		isBot: true,
	})
	expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
	const html = await answer.text()
	expect(html).toMatch(/<title>[^<]+ · Toko &lt;Uji&gt;<\/title>/)
	expect(html).toContain('noindex')
	expect(html).not.toMatch(/<h1|Something went wrong|form/)
})
