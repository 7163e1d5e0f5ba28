import { OFFERED_PAYMENT_METHODS } from '#contract/payment.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import { localPhone } from '#website-api/modules/platform/identity/phone.ts'
import type { ShopFacts } from '#website-api/modules/site/content/texts/shop-facts.ts'
import { words } from '#website-api/modules/site/content/texts/write.ts'

type OfferedMethod = (typeof OFFERED_PAYMENT_METHODS)[number]

/** Facts about a company from its settings. */
export type CompanyFacts = {
	name: string
	legalName: string
	/** The city or regency that parcels are sent from. */
	city: string
	/** Registered address of the firm, in one line; null: unknown. */
	address: string | null
	/** E.164. */
	phone: string
	/** Its main host name; null: it has none yet. */
	host: string | null
	/** Names of the banks that customers can transfer to. */
	banks: string[]
	hasQris: boolean
	/** Subtotal in whole rupiah; null: shipping is never free. */
	freeShippingFrom: number | null
}

/** Facts for the default texts of a company. */
export function defaultFacts(company: CompanyFacts): ShopFacts {
	const { name, legalName, city, freeShippingFrom } = company
	return {
		name,
		legalName,
		city,
		phone: localPhone(company.phone),
		court: words(
			`pengadilan negeri yang berwenang di ${city}`,
			`district court that is competent for ${city}`,
		),
		...(company.address === null ? {} : { address: company.address }),
		...(freeShippingFrom === null ? {} : { freeShippingFrom }),
		sending: words(
			'Pesanan yang sudah lunas kami kemas secepatnya, biasanya dalam satu sampai dua hari kerja.',
			'Paid orders are packed as soon as we can, usually within one or two working days.',
		),
		goods: words(`barang dari ${name}`, `goods from ${name}`),
		notReturned: words(
			`- Barang yang sudah dipakai, dicuci, atau rusak setelah kamu terima
			- Barang yang dibuat khusus atas permintaanmu
			- Makanan, minuman, dan produk kebersihan yang segelnya sudah dibuka
			- Produk digital yang sudah diunduh`,
			`- Goods that were used, washed or damaged after you received them
			- Goods made to your own order
			- Food, drink and hygiene products whose seal has been opened
			- Digital products that have been downloaded`,
		),
	}
}

/** What a company's text says of each payment method; null: the company does not offer it. */
const ways: Record<OfferedMethod, (company: CompanyFacts) => LocalText | null> = {
	// A company adds its account with a provider, and its terms for couriers, after its texts were written.
	ONLINE: () => null,
	COD: () => null,
	BANK_TRANSFER: ({ banks }) =>
		banks.length === 0
			? null
			: words(
					`- **Transfer bank** ke ${listed(banks, 'atau')}`,
					`- **Bank transfer** to ${listed(banks, 'or')}`,
				),
	QRIS: ({ hasQris }) =>
		hasQris
			? words(
					'- **QRIS**: pindai kodenya dengan aplikasi bank atau dompet digital apa saja',
					'- **QRIS**: scan the code with any banking or wallet app',
				)
			: null,
}
const walletWay = words(
	'- **Saldo dompet** akunmu di toko ini, kalau ada',
	"- Your account's **wallet** in this shop, if there is money in it",
)

/** The payment methods of a company, as list items in the notation of write.ts. */
export function paymentWays(company: CompanyFacts): LocalText {
	const offered = OFFERED_PAYMENT_METHODS.flatMap((method) => ways[method](company) ?? [])
	const all = [...offered, walletWay]
	return words(all.map(({ id }) => id).join('\n'), all.map(({ en }) => en).join('\n'))
}

function listed(names: string[], last: string): string {
	if (names.length < 2) return names.join('')
	return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1) ?? ''}`
}
