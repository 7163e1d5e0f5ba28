import { listCustomers } from '#contract/customer.ts'
import { listStockedProducts } from '#contract/stocked-product.ts'
import type { Staff } from '#admin/http/staff.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import { localPhone } from '#web/domain/phone.ts'
import { defaultLocale } from '#web/i18n/paths.ts'

export type FoundItem = { id: string; name: string; sku: string; price: string; free: string }
export type FoundCustomer = { id: string; name: string; phone: string; email: string }

const mostItems = 30
const mostCustomers = 10

/** Active variants of the products that match a name or an SKU. */
export async function findItems({ api, locale }: Staff, typed: string): Promise<FoundItem[]> {
	const search = typed.trim().slice(0, 100)
	if (search === '') return []
	const { list } = await api.call(listStockedProducts, { query: { search, status: 'ACTIVE' } })
	const found = list.flatMap(({ nameId, nameEn, variants }) =>
		variants
			.filter(({ isActive }) => isActive)
			.map(({ id, sku, label, price, discountPrice, onHand, reserved }) => ({
				id: String(id),
				sku,
				name: [locale === defaultLocale ? nameId : nameEn, label].filter(Boolean).join(', '),
				price: formatMoney(discountPrice ?? price),
				free: digits(onHand - reserved),
			})),
	)
	return found.slice(0, mostItems)
}

/** Customers by phone, email or name. */
export async function findCustomers({ api }: Staff, typed: string): Promise<FoundCustomer[]> {
	const search = typed.trim().slice(0, 100)
	if (search === '') return []
	const { list } = await api.call(listCustomers, { query: { search, limit: mostCustomers } })
	return list.map(({ id, name, phone, email }) => ({ id, name, email, phone: localPhone(phone) }))
}
