import { expect, test } from 'vitest'
import { accountNav, currentNavPath } from './account-nav-items.ts'

const pathsOf = (...memberships: Parameters<typeof accountNav>[0]) =>
	accountNav(memberships).flatMap(({ items }) => items.map(({ path }) => path))

test('the account menu has each heading once, and few entries without one', () => {
	const groups = accountNav(['affiliate', 'agent', 'google', 'digital'])
	expect(groups.map(({ name }) => name)).toEqual([
		null,
		'orders',
		'money',
		'programmes',
		'settings',
	])
	expect(groups[0]?.items).toHaveLength(2)
})

test('pages are listed only for who has use of them', () => {
	expect(pathsOf()).not.toContain('/profile/affiliate')
	expect(pathsOf()).not.toContain('/profile/agen')
	expect(pathsOf()).not.toContain('/profile/google-verification')
	expect(pathsOf()).not.toContain('/profile/order/product-digital')
	expect(pathsOf('google')).toContain('/profile/google-verification')
	expect(pathsOf('digital')).toContain('/profile/order/product-digital')
	expect(pathsOf('affiliate')).toContain('/profile/affiliate')
	expect(pathsOf('affiliate')).not.toContain('/profile/downline')
	expect(pathsOf('agent')).toEqual(
		expect.arrayContaining(['/profile/agen', '/profile/downline', '/profile/genealogy']),
	)
})

test('the longest matching path is the current entry', () => {
	expect(currentNavPath('/profile')).toBe('/profile')
	expect(currentNavPath('/profile/order/waiting-payment')).toBe('/profile/order/waiting-payment')
	expect(currentNavPath('/profile/order/7K3M-9QXT')).toBe('/profile/order')
})
