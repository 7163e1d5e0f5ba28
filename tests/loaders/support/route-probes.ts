import { formKeyText } from '#tests/support/example-shop.ts'
import type { OwnRecords } from './own-records.ts'

/** A request for a page about a customer's record, as the owner would make it. */
export type RouteProbe = {
	address: string
	/** The response to other customers: `missing` is a 404, `elsewhere` redirects everybody to their own list. */
	read: 'missing' | 'elsewhere'
	/** The fields of the page's form; absent: no form. */
	form?: Record<string, string | Blob>
	/** The form's effect for other customers: `missing` is a 404; `nothing` redirects without a change. */
	write?: 'missing' | 'nothing'
}

/** Routes with an id of the shop, and why they have no owner. */
export const shopsRoutes: Record<string, string> = {
	'/products/:category': 'the catalogue',
	'/product/:slug': 'the catalogue',
	'/product/:slug/watch': 'the catalogue; a watch belongs to the sender of the form',
	'/information/:slug': 'written for everybody',
	'/banner/:slug': 'written for everybody',
	'/articles/:category': 'written for everybody',
	'/article/:slug': 'written for everybody',
	'/Cart/lines/:id': 'a variant in the requesting visitor’s cart',
	'/Cart/lines/:id/removal': 'a variant in the requesting visitor’s cart',
	'/Cart/lines/:id/later': 'a variant in the requesting visitor’s cart',
	'/Cart/saved/:id': 'a variant that the requesting visitor saved for later',
	'/fb-catalog/:params': 'the catalogue',
	'/sitemaps/:part': 'the catalogue',
	'/payment-notification/:provider': 'tells the shop something and is told nothing',
	'/courier-notification/:provider': 'tells the shop something and is told nothing',
	'/profile/reward/:rewardId': 'what coins can be given for, the same for every customer',
}

/** Requests to each route with a customer's id for the owner's records, by pattern. */
export function routeProbes(own: OwnRecords): Record<string, RouteProbe> {
	const order = `/profile/order/${own.order}`
	const back = `/profile/return/${own.return}`
	const address = `/profile/address/${own.address}`
	const bank = `/profile/bank/${own.bank}`
	const addressFields = {
		label: 'Kantor',
		recipient: 'Orang Lain',
		phone: '081299990000',
		phoneCountry: 'ID',
		district: '31.74.01',
		village: 'Tebet Timur',
		postcode: '12820',
		street: 'Jalan Penyusup Nomor 1',
	}
	return {
		'/profile/order/:saleId': page(order, { move: 'reorder' }),
		'/profile/order/:saleId/review': page(`${order}/review?line=0`, {
			line: '0',
			rating: '1',
			text: 'Bukan pesanan saya.',
			pictures: own.picture,
		}),
		'/profile/order/:saleId/return': page(`${order}/return`, {
			'lines[0].position': '0',
			'lines[0].quantity': '1',
			'lines[0].reason': 'DAMAGED',
			description: 'Ini sama sekali bukan pesanan saya.',
			pictures: own.picture,
			formKey: formKeyText(),
		}),
		'/profile/order/:saleId/invoice': page(`${order}/invoice`),
		'/profile/order/:saleId/invoice.pdf': page(`${order}/invoice.pdf`),
		'/profile/return/:returnId': page(back, { form: 'message', message: 'Halo, ini bukan saya.' }),
		'/profile/return/:returnId/picture/:pictureId': page(`${back}/picture/${own.returnPicture}`),
		'/profile/picture/:id': page('/profile/picture/any'),
		'/profile/address/:id': page(address, addressFields),
		'/profile/address/:id/main': button(`${address}/main`, 'missing'),
		'/profile/bank/:id': page(bank, { bank: 'BNI', number: '5550001111', holder: 'Orang Lain' }),
		'/profile/address/:id/removal': { ...page(`${address}/removal`, {}), write: 'nothing' },
		'/profile/bank/:id/removal': { ...page(`${bank}/removal`, {}), write: 'nothing' },
		'/profile/sessions/:id/end': button(`/profile/sessions/${own.session}/end`, 'nothing'),
	}
}

function page(address: string, form?: RouteProbe['form']): RouteProbe {
	return { address, read: 'missing', ...(form ? { form, write: 'missing' } : {}) }
}

function button(address: string, write: RouteProbe['write']): RouteProbe {
	return { address, read: 'elsewhere', form: {}, write }
}
