import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { PictureScreen } from '#app/features/account/PictureScreen.tsx'
import { ConfirmationForm } from '#app/features/orders/ConfirmationForm.tsx'
import { ReviewScreen } from '#app/features/orders/ReviewScreen.tsx'
import { RequestScreen } from '#app/features/returns/RequestScreen.tsx'
import { renderInDataRouter } from '#tests/support/render-in-data-router.tsx'

const result = undefined
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

const forms: [name: string, form: ReactNode, action: string][] = [
	[
		'the proof of a payment',
		<ConfirmationForm key="1" view={confirmation} result={result} formKey={undefined} />,
		'/konfirmasi-pembayaran',
	],
	[
		'the pictures of a review',
		<ReviewScreen key="2" number="ET-1" line={line} formToken="token" result={result} />,
		'/profile/order/ET-1/review?line=0',
	],
	[
		'the pictures of a return',
		<RequestScreen
			key="3"
			number="ET-1"
			lines={[]}
			formKey="key"
			formToken="token"
			result={result}
			sentKey={undefined}
		/>,
		'/profile/order/ET-1/return',
	],
	[
		'the picture of a customer',
		<PictureScreen
			key="4"
			title="Foto"
			formToken="token"
			pictureId={null}
			name="Sari"
			result={result}
		/>,
		'/profile/picture',
	],
]

describe('[NJ-01] what a browser without script sends', () => {
	test.each(forms)('%s', (_what, form, action) => {
		const html = renderInDataRouter(form)
		const [, attributes = '', inside = ''] = /<form([^>]*)>(.*?)<\/form>/s.exec(html) ?? []
		expect(attributes).toContain(' method="post"')
		expect(attributes).toMatch(/ enctype="multipart\/form-data"/i)
		expect(attributes).toContain(` action="${action}"`)
		expect(inside).toMatch(/<input[^>]* type="file"/)
		expect(inside).toMatch(/<button(?![^>]* type="(?:button|reset)")[^>]*>/)
	})
})
