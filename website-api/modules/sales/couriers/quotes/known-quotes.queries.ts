import { type SQL, sql } from 'drizzle-orm'

/** The quotes of a company for a district and each of some weights, as JSON for a query of `company` (`KnownQuote`), by provider. */
export function knownQuotes(companyId: number, destination: string, kilograms: number[]): SQL {
	return sql`(
		select coalesce(json_agg(json_build_object(
			'provider', account.provider, 'couriers', account.couriers, 'kilograms', charged.kilograms, 'rates', quote.rates,
			'ageSeconds', floor(extract(epoch from now() - quote.quoted_at))) order by account.provider, charged.kilograms), '[]')
		from courier_account as account
		cross join unnest(${sql.param(kilograms)}::integer[]) as charged (kilograms)
		left join shipping_quote as quote on quote.company_id = account.company_id
			and quote.provider = account.provider and quote.origin = company.origin_district
			and quote.destination = ${destination} and quote.kilograms = charged.kilograms
		where account.company_id = ${companyId} and account.is_active)`
}
