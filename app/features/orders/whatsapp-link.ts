import { parsePhone } from '#web/domain/phone.ts'

/** A WhatsApp link to the shop with the message `text`, or null when its number is invalid. */
export function whatsappLink(phone: string, text: string): string | null {
	const { e164 } = parsePhone(phone)
	return e164 && `https://wa.me/${e164.slice(1)}?text=${encodeURIComponent(text)}`
}

/** A WhatsApp link that lets the reader choose whom to send `text` to. */
export function whatsappShareLink(text: string): string {
	return `https://wa.me/?text=${encodeURIComponent(text)}`
}
