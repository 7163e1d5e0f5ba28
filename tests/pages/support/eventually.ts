import { expect, vi } from 'vitest'

/**
 * Waits until the result of `read` equals a value. The storefront caches a shop's configuration for two seconds
 * (SITE_REFRESH_MS of the tests' shop), so changes by staff show with a delay.
 */
export async function expectEventually<T>(read: () => Promise<T>, value: T): Promise<void> {
	await vi.waitFor(async () => expect(await read()).toEqual(value), {
		timeout: 150_000,
		interval: 250,
	})
}
