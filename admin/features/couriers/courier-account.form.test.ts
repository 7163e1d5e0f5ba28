import { expect, test } from 'vitest'
import { readCourierForm } from './courier-account.form.ts'

function formOf(fields: Record<string, string>) {
	const form = new FormData()
	const usual = {
		environment: 'SANDBOX',
		secretKey: '',
		proofHeader: '',
		secretProof: '',
		senderName: 'Gudang',
		senderPhone: '0812-3456-7890',
		senderAddress: 'Jl. A 1',
		senderPostcode: '12820',
	}
	for (const [name, value] of Object.entries({ ...usual, ...fields })) form.set(name, value)
	return form
}

test('a form says which couriers are asked; an empty key stays', () => {
	const read = readCourierForm(formOf({ 'courier-jne': 'yes', 'courier-jnt': 'yes' }))
	if (!read.ok) throw new Error(JSON.stringify(read.rejected))
	expect(read.edit).toMatchObject({
		secretKey: undefined,
		proofValue: undefined,
		couriers: ['jne', 'jnt'],
		origin: { phone: '+6281234567890', postcode: '12820' },
		isActive: false,
	})
	expect(readCourierForm(formOf({ senderPhone: '', senderPostcode: '' })).ok).toBe(true)
})

test.each([
	['senderPhone', '12', 'live.phoneWrong'],
	['senderPostcode', '1282', 'live.postcodeWrong'],
	['proofHeader', 'Cookie', 'live.headerWrong'],
	['proofHeader', 'x-a b', 'live.headerWrong'],
])('%s "%s" is refused, and no key is shown again', (name, value, message) => {
	const read = readCourierForm(formOf({ [name]: value, secretKey: 'biteship_test.KEY' }))
	if (read.ok) throw new Error('accepted')
	expect(read.rejected.errors).toEqual({ [name]: message })
	expect(JSON.stringify(read.rejected)).not.toMatch(/KEY/)
})
