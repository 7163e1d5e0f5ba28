import { expect, test } from 'vitest'
import { changePicture } from './account.ts'
import { errorsOf, multipartOf } from './endpoint-call.ts'
import { confirmPayment } from './payment.ts'
import { requestReturn } from './return-step.ts'

const file = new File(['x'], 'x.png', { type: 'image/png' })

test('a multipart body has the names of the wire, lists as JSON, and every file', () => {
	const lines = [{ position: 0, quantity: 2, reason: 'OTHER' as const }]
	const asked = { order: 'ABCD-1234', lines, description: 'Tidak sesuai dengan gambarnya' }
	const body = multipartOf(requestReturn, asked, [file, file])
	expect(body.get('ORDER_NUMBER')).toBe('ABCD-1234')
	expect(JSON.parse(String(body.get('LINE_LIST')))).toEqual([
		{ LINE_POSITION: 0, RETURN_QTY: 2, RETURN_REASON: 'OTHER' },
	])
	expect(body.getAll('PICTURE')).toHaveLength(2)
	expect(body.has('lines')).toBe(false)
})

test('errors name the fields and the files of a form as the program does', () => {
	const wrong = ['wrong']
	expect(errorsOf(confirmPayment, { PROOF: wrong, PAYMENT_AMOUNT: wrong })).toEqual({
		proof: wrong,
		amount: wrong,
	})
	expect(errorsOf(requestReturn, { PICTURE: wrong })).toEqual({ pictures: wrong })
	expect(errorsOf(changePicture, { PICTURE: wrong })).toEqual({ picture: wrong })
})
