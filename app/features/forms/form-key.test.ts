import { expect, test } from 'vitest'
import { formKeyOf } from './form-key.ts'

test.each([
	[undefined, 'new'],
	[{ status: 'error', initialValue: { amount: '80000' } } as const, 'new'],
	[{ status: 'error', initialValue: { formKey: 'sent' } } as const, 'sent'],
])('%j', (result, key) => {
	expect(formKeyOf(result, 'new')).toBe(key)
})
