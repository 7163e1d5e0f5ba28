import type { AppLoadContext } from '@remix-run/node'
import type { Address } from '#contract/address.ts'
import { getDistrict } from '#contract/region.ts'
import { pinOf, pinText } from '#contract/pin.ts'
import { mapPage } from '#contract/pin-answer.ts'
import { cityAndProvince, type NamedDistrict } from '#app/domain/region.ts'
import { localPhone } from '#web/domain/phone.ts'
import type { AddressPage, AddressValues } from '#app/features/address/address-view.ts'
import { orMissing } from '#app/http/or-missing.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { searchDistricts } from '../../checkout/district-search.server.ts'

type Editing = Pick<AddressPage, 'title' | 'path' | 'isMain'> & {
	/** The address being edited; null: a new one. */
	saved: Address | null
	/** Default recipient. */
	recipient: { name: string; phone: string }
}

/** The page of an address: `q` searches for a district, `district` selects one. */
export async function addressPage(
	context: AppLoadContext,
	request: Request,
	{ saved, recipient, ...editing }: Editing,
): Promise<AddressPage> {
	const { searchParams } = new URL(request.url)
	const text = searchParams.get('q')
	const code = text === null ? (searchParams.get('district') ?? saved?.district ?? '') : ''
	const [search, found] = await Promise.all([
		orRespond(searchDistricts(context, text)),
		/^\d{2}\.\d{2}\.\d{2}$/.test(code) ? orMissing(context.call(getDistrict, { code })) : null,
	])
	const district = found === 'missing' ? null : found
	const isMoved = saved === null || district?.code !== saved.district
	const values = saved === null ? emptyFor(recipient) : valuesOf(saved, district?.villages ?? [])
	const postcode = /^\d{5}$/.exec(searchParams.get('postcode') ?? '')?.[0] ?? ''
	return {
		...editing,
		formToken: context.formToken(),
		search,
		district,
		mapPage: context.site.isPinAsked && district ? mapPage(searched(values, district)) : null,
		values: isMoved ? { ...values, village: '', villageTyped: '', postcode, pin: '' } : values,
	}
}

function searched(
	{ street, village, villageTyped }: AddressValues,
	district: NamedDistrict,
): string {
	const parts = [street, villageTyped || village, district.name, cityAndProvince(district)]
	return parts.filter((part) => part !== '').join(', ')
}

function emptyFor({ name, phone }: Editing['recipient']): AddressValues {
	return {
		label: '',
		recipient: name,
		phone: localPhone(phone),
		village: '',
		villageTyped: '',
		postcode: '',
		street: '',
		courierNote: '',
		pin: '',
	}
}

function valuesOf(saved: Address, villages: string[]): AddressValues {
	const { label, recipient, postcode, street, courierNote, village } = saved
	const pin = pinOf(saved)
	const isListed = villages.includes(village)
	return {
		label,
		recipient,
		postcode,
		street,
		courierNote,
		pin: pin ? pinText(pin) : '',
		phone: localPhone(saved.phone),
		village: isListed ? village : '',
		villageTyped: isListed ? '' : village,
	}
}
