import { expect, test } from 'vitest'
import { parsePage } from '#tests/pages/support/page-element.ts'
import { afterEndedSession } from './ended-session.ts'

const look = { locale: 'id' } as const
const to = (location: string) => new Response(null, { status: 302, headers: { location } })

function sent(form: FormData, location: string) {
	const facts = { pathname: '/products/80', search: '?tab=1' }
	const type = 'multipart/form-data; boundary=x'
	return afterEndedSession(to(location), facts, { form, type, formToken: 'token' }, look)
}

test.each(['/sign-in?ended=1', '/company'])(
	'a form that led to %s is to be sent again, without passwords',
	async (location) => {
		const form = new FormData()
		form.append('nameId', '  "Kemeja" <b>שלום</b> 😀 ')
		form.append('tag', 'satu')
		form.append('tag', 'dua')
		form.append('password', 'rahasia sekali')
		form.append('secretKey', 'sk-123')
		form.append('picture', new File(['gambar'], 'foto.jpg', { type: 'image/jpeg' }))
		const answer = sent(form, location)
		const html = (await answer?.text()) ?? ''
		const again = parsePage(html).one('form')
		expect(answer?.status).toBe(401)
		expect(again.attribute('action')).toBe('/products/80?tab=1')
		const fields = again
			.all('input')
			.map((input) => [input.attribute('name'), input.attribute('value')])
		expect(fields).toEqual([
			['formToken', 'token'],
			['nameId', '  "Kemeja" <b>שלום</b> 😀 '],
			['tag', 'satu'],
			['tag', 'dua'],
			['password', ''],
			['secretKey', ''],
			['picture', undefined],
		])
		expect(html).not.toMatch(/rahasia|sk-123/)
	},
)

test('a form that led elsewhere keeps its answer', () => {
	expect(sent(new FormData(), '/products')).toBeUndefined()
})

test.each([
	['/sign-in?ended=1', '/orders?tab=PENDING', '/sign-in?ended=1&next=%2Forders%3Ftab%3DPENDING'],
	['/sign-in?ended=1', '/', '/sign-in?ended=1'],
	['/company', '/orders', undefined],
])('a page that led to %s from %s leads to %s', (location, from, next) => {
	const { pathname, search } = new URL(from, 'http://admin.test')
	const answer = afterEndedSession(to(location), { pathname, search }, undefined, look)
	expect(answer?.headers.get('location')).toBe(next)
})
