import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message } from './message.ts'
import { linesText } from './text.ts'
import { DraftAddress } from './draft-content.ts'

export const readChat = endpoint({
	method: 'POST',
	path: '/chat-readings',
	summary: 'Finds name, phone, email and address in the text of a chat; stores nothing',
	needs: 'orders.create',
	isReadOnly: true,
	body: message({ text: ['TEXT', linesText().min(1).max(4_000)] }),
	answer: message({
		name: ['CUSTOMER_NAME', z.string()],
		phone: ['CUSTOMER_PHONE', z.string()],
		email: ['CUSTOMER_EMAIL', z.string()],
		address: ['ADDRESS', DraftAddress],
		/** Lines in which nothing was recognised. */
		rest: ['REST', z.string()],
	}),
})
