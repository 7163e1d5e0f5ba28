import { expect, test } from 'vitest'
import { clientAction } from './preferences.ts'

test('a popup is closed without an error page when its request is lost', async () => {
	const args = { request: new Request('https://toko.contoh.id/preferences'), params: {} }
	const serverAction = () => Promise.reject(new TypeError('Failed to fetch'))
	expect(await clientAction({ ...args, serverAction })).toEqual({ ok: false, lost: true })
})
