import type { Locale } from './locale.ts'
import en from './order-mail/en.json' with { type: 'json' }
import id from './order-mail/id.json' with { type: 'json' }
import { rupiahText } from './rupiah-text.ts'

export type OrderMailText = keyof typeof en
type Values = Record<string, string | number>

const texts: Record<Locale, Record<OrderMailText, string>> = { en, id }
const zone = 'Asia/Jakarta'
const days = {
	id: new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: zone }),
	en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone }),
}
const times = {
	id: new Intl.DateTimeFormat('id-ID', { hour: '2-digit', minute: '2-digit', timeZone: zone }),
	en: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }),
}

/** A sentence of a mail about an order, with {name} replaced by the value of that name. */
export function orderMailText(locale: Locale, key: OrderMailText, values: Values = {}): string {
	return texts[locale][key].replace(/\{(\w+)\}/g, (whole, name: string) =>
		String(values[name] ?? whole),
	)
}

/** Whole rupiah as a mail writes it: Rp 150.000. */
export function mailRupiah(amount: number): string {
	return `Rp\u00a0${rupiahText(amount)}`
}

/** A time on Jakarta's clocks, in words: 21 November 2026 pukul 17.05 WIB. */
export function mailTime(locale: Locale, at: Date): string {
	const between = locale === 'id' ? ' pukul ' : ' at '
	return `${days[locale].format(at)}${between}${times[locale].format(at)} WIB`
}
