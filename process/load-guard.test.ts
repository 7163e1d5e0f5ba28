import { expect, test } from 'vitest'
import { createLoadGuard, type Importance } from './load-guard.ts'

const order: Importance[] = ['anonymous', 'known', 'checkout']

function admitted(delay: number, atWork: number) {
	const guard = createLoadGuard({ maxAtWork: 20, maxDelayMs: 200 }, () => delay)
	for (let at = 0; at < atWork; at++) guard.admit('checkout')
	return order.filter((importance) => guard.admit(importance) !== undefined)
}

test('the more requests are at work, the more important one must be to be taken', () => {
	expect(admitted(0, 0)).toEqual(['anonymous', 'known', 'checkout'])
	expect(admitted(0, 10)).toEqual(['known', 'checkout'])
	expect(admitted(0, 15)).toEqual(['checkout'])
	expect(admitted(0, 20)).toEqual([])
})

test('a process that is late refuses visitors first, customers next, and never a checkout', () => {
	expect(admitted(199, 5)).toEqual(['anonymous', 'known', 'checkout'])
	expect(admitted(200, 5)).toEqual(['known', 'checkout'])
	expect(admitted(600, 5)).toEqual(['checkout'])
	expect(admitted(60_000, 5)).toEqual(['checkout'])
})

test('a late process with hardly a request at work refuses nobody', () => {
	expect(admitted(60_000, 0)).toEqual(order)
})

test('a place is given back once', () => {
	const guard = createLoadGuard({ maxAtWork: 1, maxDelayMs: 200 }, () => 0)
	const release = guard.admit('checkout')
	expect(guard.admit('checkout')).toBeUndefined()
	release?.()
	release?.()
	expect(guard.admit('checkout')).toBeDefined()
	expect(guard.admit('checkout')).toBeUndefined()
})
