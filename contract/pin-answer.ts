import { z } from 'zod'
import { pinText } from './pin.ts'
import { isPin, type PinFault, readPin } from './pin-text.ts'

/** A place on the map as somebody pasted it, as two numbers; '' for none. `messages` are translation keys. */
export function pinAnswer(messages: Record<PinFault, string>) {
	return z
		.string()
		.transform((text, context) => {
			if (text.trim() === '') return ''
			const read = readPin(text)
			if (isPin(read)) return pinText(read)
			context.addIssue({ code: 'custom', message: messages[read] })
			return z.NEVER
		})
		.default('')
}

/** The two numbers of an answer, as messages have them. */
export function pinParts(answer: string): { latitude: number | null; longitude: number | null } {
	const read = answer === '' ? 'unreadable' : readPin(answer)
	return isPin(read) ? read : { latitude: null, longitude: null }
}

/** A page of a map that shows a place, or searches for an address. */
export function mapPage(query: string): string {
	return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}
