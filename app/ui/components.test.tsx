import { describe, expect, test } from 'vitest'
import { renderInRouter } from '#tests/support/render-in-router.tsx'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Carousel } from './Carousel.tsx'
import { CopyButton } from './CopyButton.tsx'
import { Countdown } from './Countdown.tsx'
import { FlashRegion } from './FlashRegion.tsx'
import { ProductCard } from './ProductCard.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Picture } from './Picture.tsx'
import { Price } from './Price.tsx'
import { Stepper } from './Stepper.tsx'

const image = { id: 'abcd1234', alt: 'Kemeja linen', width: 1200, height: 1200 }

describe('a picture', () => {
	const html = renderInRouter(<Picture image={image} widths={[160, 320, 480]} sizes="46vw" />)

	test('is one element with one address for each width', () => {
		expect(html).toMatch(/^<img src="\/media\/abcd1234\/480\.avif" srcSet="/)
		expect(html).toContain('/media/abcd1234/160.avif 160w,/media/abcd1234/320.avif 320w')
	})

	test('has dimensions and loads lazily', () => {
		expect(html).toMatch(/width="1200" height="1200"/)
		expect(html).toContain('loading="lazy"')
	})

	test('loads eagerly with high priority when it is the largest', () => {
		const first = renderInRouter(
			<Picture image={image} widths={[160]} sizes="46vw" first decorative />,
		)
		expect(first).toContain('fetchpriority="high"')
		expect(first).not.toContain('loading')
		expect(first).toContain('alt=""')
	})

	test('uses the smallest width in data-saver mode', () => {
		const dataSaver = renderInRouter(
			<Picture image={image} widths={[160, 320, 480, 800]} sizes="46vw" dataSaver />,
		)
		expect(dataSaver).not.toMatch(/480|800/)
	})
})

test('a card is one link named by its title', () => {
	const html = renderInRouter(
		<ProductCard
			href="/product/kemeja"
			title="Kemeja linen"
			picture={<Picture image={image} widths={[160]} sizes="46vw" decorative />}
			price={<Price now="Rp 100.000" before="Rp 125.000" percent="-20%" />}
		/>,
	)
	expect(html.match(/<a /g)).toHaveLength(1)
	expect(html).toMatch(/<h3[^>]*><a [^>]*href="\/product\/kemeja">Kemeja linen<\/a><\/h3>/)
	expect(html).toMatch(/<ins[^>]*>Rp 100\.000<\/ins>.*<del>Rp 125\.000<\/del>.*-20%/)
})

describe('a stepper', () => {
	const texts = { quantity: 'Jumlah', less: 'Kurangi', more: 'Tambah' }
	const html = (value: number, max?: number) =>
		renderInRouter(<Stepper name="quantity" texts={texts} value={value} max={max} />)
	const button = (markup: string, value: string) =>
		new RegExp(`<button[^>]*value="${value}"[^>]*>`).exec(markup)?.[0] ?? ''

	test('is made of submit buttons', () => {
		expect(button(html(2), 'less')).toContain('type="submit"')
		expect(button(html(2), 'more')).toContain('type="submit"')
	})

	test('cannot step below 1', () => {
		expect(button(html(1), 'less')).toContain('disabled=""')
		expect(button(html(2), 'less')).not.toContain('disabled=""')
	})

	test('cannot step above the stock', () => {
		expect(button(html(3, 3), 'more')).toContain('disabled=""')
		expect(button(html(3), 'more')).not.toContain('disabled=""')
	})

	test('submits with "set" on Enter', () => {
		expect(/<button[^>]*>/.exec(html(2))?.[0]).toContain('value="set"')
	})
})

test('pagination marks the current page and links to others', () => {
	const html = renderInRouter(
		<Pagination
			page={2}
			pages={3}
			hrefOf={(page) => `/products?page=${page}`}
			texts={{
				label: 'Halaman',
				previous: 'Sebelumnya',
				next: 'Berikutnya',
				page: (page) => `Halaman ${page}`,
			}}
		/>,
	)
	expect(html).toMatch(/rel="prev" href="\/products\?page=1"/)
	expect(html).toMatch(/rel="next" href="\/products\?page=3"/)
	expect(html).toMatch(/aria-label="Halaman 2" aria-current="page"/)
})

test('[BC-08] a countdown is correct before hydration', () => {
	const html = renderInRouter(
		<Countdown
			until="2026-11-23T03:04:05Z"
			now="2026-11-21T00:00:00Z"
			dayWords={{ one: 'hari', other: 'hari' }}
		/>,
	)
	expect(html).toContain('2 hari, 03:04:05')
})

test('a text to copy can be selected without script', () => {
	const html = renderInRouter(
		<CopyButton
			value="8800123456"
			shown="8800 123 456"
			label="Salin"
			messages={{ empty: '', copied: '', failed: '' }}
		/>,
	)
	expect(html).toContain('<span class="select-all">8800 123 456</span>')
	expect(html).toMatch(/<span class="invisible hidden scripted:grid"[^>]*><button type="button"/)
})

test('a carousel links to its slides', () => {
	const html = renderInRouter(
		<Carousel
			id="b"
			label="Promo"
			slides={['satu', 'dua'].map((word) => (slide) => <p {...slide}>{word}</p>)}
			slideLabel={(n) => `Banner ${n}`}
		/>,
	)
	expect(html).toContain('id="b-2"')
	expect(html).toContain('href="#b-2"')
})

test('a status has a text, not only a colour', () => {
	expect(renderInRouter(<Badge colour="sky">Sampai</Badge>)).toMatch(/^<span[^>]*>Sampai<\/span>$/)
})

test('a pending button is announced as busy and keeps the focus', () => {
	const html = renderInRouter(<Button pending>Simpan</Button>)
	expect(html).toContain('aria-busy="true"')
	expect(html).not.toContain('disabled=""')
})

test('a flash message is announced', () => {
	const html = renderInRouter(<FlashRegion messages={[{ tone: 'success', text: 'Tersimpan.' }]} />)
	expect(html).toMatch(/role="status".*Tersimpan\./)
})

test('a table labels its cells for a phone', () => {
	const html = renderInRouter(
		<ListTable
			caption="Pesanan"
			rows={[{ number: 'A1', total: 'Rp 1' }]}
			keyOf={({ number }) => number}
			columns={[
				{ label: 'Nomor', cell: ({ number }) => number },
				{ label: 'Total', cell: ({ total }) => total, end: true },
			]}
		/>,
	)
	expect(html).toContain('data-label="Total"')
	expect(html).toMatch(/<th role="rowheader" scope="row"[^>]*>A1<\/th>/)
})

test('a link is a plain one before hydration', () => {
	expect(renderInRouter(<Anchor href="/en?a=1#b" reload />)).toBe('<a href="/en?a=1#b"></a>')
	expect(renderInRouter(<Anchor href="#place" />)).toBe('<a href="#place"></a>')
})
