import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
	['Sari@Example.com', 'sari@example.com'],
	[' sari+toko@example.com ', 'sari@example.com'],
	['s.a.r.i@gmail.com', 'sari@gmail.com'],
	['Sa.ri+promo@GoogleMail.com', 'sari@gmail.com'],
	['sa.ri@example.com', 'sa.ri@example.com'],
])('%s leads to the mailbox %s', (email, mailbox) => {
	expect(mailboxOf(email)).toBe(mailbox)
})
