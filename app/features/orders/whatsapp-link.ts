import { parsePhone } from '#app/domain/phone.ts'

/** A chat with the shop that starts with `text`, or null when its number is none. */
export function whatsappLink(phone: string, text: string): string | null {
	const { e164 } = parsePhone(phone)
	return e164 && `https://wa.me/${e164.slice(1)}?text=${encodeURIComponent(text)}`
}
