import { LRUCache } from 'lru-cache'
import { parsePhone } from '#app/domain/phone.ts'

/** A shop's number is that of every page. */
const numbers = new LRUCache<string, { e164: string | null }>({ max: 100 })

/** A WhatsApp link to the shop with the message `text`, or null when its number is invalid. */
export function whatsappLink(phone: string, text: string): string | null {
	const { e164 } = numbers.get(phone) ?? parsePhone(phone)
	numbers.set(phone, { e164 })
	return e164 && `https://wa.me/${e164.slice(1)}?text=${encodeURIComponent(text)}`
}
