import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { ConfirmationForm } from '#app/features/orders/ConfirmationForm.tsx'
import Picture from '#app/routes/profile/account/picture.tsx'
import Review from '#app/routes/profile/orders/review.tsx'
import ReturnRequest from '#app/routes/profile/returns/request.tsx'
import { renderInDataRouter } from '#tests/support/render-in-data-router.tsx'

const confirmation = {
	order: '',
	phone: '',
	bank: '',
	amount: '',
	date: '',
	total: null,
	banks: [],
	today: '2026-11-22',
	formKey: 'key',
	formToken: 'token',
}
const line = { position: 0, name: 'Kemeja', variantLabel: '', imageId: null }

const forms: [name: string, form: ReactNode, data: object | null, action: string][] = [
	[
		'the proof of a payment',
		<ConfirmationForm key="1" view={confirmation} result={undefined} formKey={undefined} />,
		null,
		'/konfirmasi-pembayaran',
	],
	[
		'the pictures of a review',
		<Review key="2" />,
		{ number: 'ET-1', line, formToken: 'token', title: 'Ulasan' },
		'/profile/order/ET-1/review?line=0',
	],
	[
		'the pictures of a return',
		<ReturnRequest key="3" />,
		{ number: 'ET-1', lines: [], formKey: 'key', formToken: 'token', title: 'Pengembalian' },
		'/profile/order/ET-1/return',
	],
	[
		'the picture of a customer',
		<Picture key="4" />,
		{ title: 'Foto', formToken: 'token', pictureId: null, name: 'Sari' },
		'/profile/picture',
	],
]

describe('[NJ-01] what a browser without script sends', () => {
	test.each(forms)('%s', (_what, form, data, action) => {
		const html = renderInDataRouter(form, { data })
		const [, attributes = '', inside = ''] = /<form([^>]*)>(.*?)<\/form>/s.exec(html) ?? []
		expect(attributes).toContain(' method="post"')
		expect(attributes).toMatch(/ enctype="multipart\/form-data"/i)
		expect(attributes).toContain(` action="${action}"`)
		expect(inside).toMatch(/<input[^>]* type="file"/)
		expect(inside).toMatch(/<button(?![^>]* type="(?:button|reset)")[^>]*>/)
	})
})
