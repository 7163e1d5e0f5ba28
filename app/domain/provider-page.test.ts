import { expect, test } from 'vitest'
import { providerPage } from './provider-page.ts'

test.each([
	'https://app.midtrans.com/snap/v4/redirection/1',
	'https://checkout.xendit.co/web/1',
	'https://gojek.link/gopay/1?tref=2',
	'http://localhost:4100/midtrans/snap/1',
])('leads to %s', (address) => {
	expect(providerPage(address)).toBe(address)
})

test.each([
	'https://midtrans.com.evil.example/',
	'https://evilmidtrans.com/',
	'http://app.midtrans.com/',
	'https://app.midtrans.com:8443/',
	'https://me@app.midtrans.com/',
	'https://localhost.evil.example/',
	'javascript:alert(1)',
	'//app.midtrans.com',
	'',
])('does not lead to %j', (address) => {
	expect(providerPage(address)).toBeNull()
})
