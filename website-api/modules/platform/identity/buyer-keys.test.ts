import { expect, test } from 'vitest'
import { allKeys, type BuyerIdentity, countedKeys } from './buyer-keys.ts'

const guest: BuyerIdentity = {
	customerId: null,
	phone: '+6281234567890',
	email: 'Sari.W+toko@gmail.com',
	address: {
		districtCode: '31.74.01',
		street: 'Jl. Melati No. 12 RT 03/RW 05',
		around: ['Tebet Timur', '12820'],
	},
	device: 'browser',
}
const stranger: BuyerIdentity = {
	customerId: null,
	phone: '+6281100000000',
	email: 'budi@example.com',
	address: {
		districtCode: '31.74.01',
		street: 'Jalan Kenanga 9',
		around: ['Tebet Timur', '12820'],
	},
	device: 'another',
}

function isCountedTogether(earlier: BuyerIdentity, later: BuyerIdentity) {
	const had = allKeys(1, earlier)
	return countedKeys(1, later).some((key) => had.includes(key))
}

test.each<[string, BuyerIdentity]>([
	['phone', { phone: '+6281234567890' }],
	['mailbox', { email: 'sariw@googlemail.com' }],
	[
		'house',
		{
			address: {
				districtCode: '31.74.01',
				street: 'Jalan Melati 12, Tebet Timur, RT 3 / RW 5',
				around: ['Tebet Timur', '12820'],
			},
		},
	],
	['browser', { device: 'browser' }],
])('a guest with the same %s is the same buyer', (_what, same) => {
	expect(isCountedTogether(guest, { ...stranger, ...same })).toBe(true)
	expect(isCountedTogether({ ...guest, customerId: 'account' }, { ...stranger, ...same })).toBe(
		true,
	)
})

test('another guest is another buyer, and so is a guest of the same street without a house number', () => {
	const street = { districtCode: '31.74.01', street: 'Jalan Melati', around: [] }
	expect(isCountedTogether(guest, stranger)).toBe(false)
	expect(isCountedTogether({ ...guest, address: street }, { ...stranger, address: street })).toBe(
		false,
	)
})

test('customers of one household are different buyers', () => {
	const member = { ...guest, customerId: 'one' }
	const other = { ...stranger, customerId: 'two', address: guest.address, device: 'browser' }
	expect(isCountedTogether(member, other)).toBe(false)
	expect(isCountedTogether(member, { ...other, customerId: 'one' })).toBe(true)
})

test('counts buyers by account and by phone, separately for each shop', () => {
	const both = countedKeys(1, { customerId: 'a', phone: '+62811' })
	expect(both).toHaveLength(2)
	expect(both).toContain(countedKeys(1, { phone: '+62811' })[0])
	expect(countedKeys(2, { phone: '+62811' })).not.toContain(both[0])
	expect(countedKeys(1, { customerId: null })).toEqual([])
})
