import { type SQL, sql } from 'drizzle-orm'
import { type Pin, pinText } from '#contract/pin.ts'

type Wanted = {
	/** Our code of the district. */
	district: string
	/** Each of some weights. */
	kilograms: number[]
	/** For couriers that drive at once: where to, and with what weight; null: nobody knows where it is on the map. */
	instant: { pin: Pin; kilograms: number } | null
}

/** The quotes of a company for a parcel, as JSON for a query of `company` (`KnownQuote`), by provider. */
export function knownQuotes(companyId: number, { district, kilograms, instant }: Wanted): SQL {
	const byPin =
		instant &&
		sql`union all
			select ${instant.kilograms}::integer, setting.latitude || ',' || setting.longitude, ${pinText(instant.pin)}, true
			from instant_setting as setting where setting.company_id = ${companyId} and setting.is_on`
	return sql`(
		select coalesce(json_agg(json_build_object(
			'provider', account.provider, 'couriers', account.couriers, 'kilograms', charged.kilograms,
			'isInstant', charged.is_instant, 'rates', quote.rates,
			'ageSeconds', floor(extract(epoch from now() - quote.quoted_at)))
			order by account.provider, charged.is_instant, charged.kilograms), '[]')
		from courier_account as account
		cross join lateral (
			select by_weight, company.origin_district, ${district}, false from unnest(${sql.param(kilograms)}::integer[]) as by_weight
			${byPin ?? sql``}) as charged (kilograms, origin, destination, is_instant)
		left join shipping_quote as quote on quote.company_id = account.company_id
			and quote.provider = account.provider and quote.origin = charged.origin
			and quote.destination = charged.destination and quote.kilograms = charged.kilograms
		where account.company_id = ${companyId} and account.is_active)`
}
