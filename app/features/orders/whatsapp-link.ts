import { parsePhone } from '#app/domain/phone.ts'

/** A WhatsApp link to the shop with the message `text`, or null when its number is invalid. */
export function whatsappLink(phone: string, text: string): string | null {
	const { e164 } = parsePhone(phone)
	return e164 && `https://wa.me/${e164.slice(1)}?text=${encodeURIComponent(text)}`
}
