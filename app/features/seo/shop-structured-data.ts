import type { SiteConfiguration } from '#app/domain/site.ts'
import type { StructuredData } from '#app/domain/structured-data.ts'
import { locales } from '#web/i18n/paths.ts'
import { paths } from '#app/paths.ts'
import { addressAt, pictureAt, type ShopPlace } from './shop-place.ts'

type Shop = Pick<SiteConfiguration, 'title' | 'description' | 'logo' | 'customerCarePhone'>

/** The shop as organisation and as website with a search action, for the home page. */
export function shopStructuredData(place: ShopPlace, shop: Shop): StructuredData[] {
	const url = addressAt(place, paths.home)
	return [
		{
			...publisher(place, shop),
			'@type': 'OnlineStore',
			'@id': `${place.origin}/#shop`,
			description: shop.description || undefined,
			contactPoint: shop.customerCarePhone
				? {
						'@type': 'ContactPoint',
						telephone: shop.customerCarePhone,
						contactType: 'customer service',
						areaServed: 'ID',
						availableLanguage: [...locales],
					}
				: undefined,
		},
		{
			'@type': 'WebSite',
			url,
			name: shop.title,
			inLanguage: place.locale,
			publisher: { '@id': `${place.origin}/#shop` },
			potentialAction: {
				'@type': 'SearchAction',
				target: {
					'@type': 'EntryPoint',
					urlTemplate: `${addressAt(place, paths.products)}?q={search_term_string}`,
				},
				'query-input': 'required name=search_term_string',
			},
		},
	]
}

/** The company as the publisher of a text. */
export function publisher(
	place: ShopPlace,
	{ title, logo }: Pick<Shop, 'title' | 'logo'>,
): StructuredData {
	return {
		'@type': 'Organization',
		name: title,
		url: addressAt(place, paths.home),
		logo: logo ? pictureAt(place, logo, 480) : undefined,
	}
}
