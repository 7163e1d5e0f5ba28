import type { StructuredData } from '#app/domain/structured-data.ts'
import { paths } from '#app/paths.ts'
import { addressAt, type ShopPlace } from './shop-place.ts'

export type BreadcrumbStep = { name: string; path: `/${string}` }

/** An ancestor category. */
export function categoryStep({ slug, name }: { slug: string; name: string }): BreadcrumbStep {
	return { name, path: paths.category(slug) }
}

/** The breadcrumb from the home page to this page. */
export function breadcrumbStructuredData(
	place: ShopPlace,
	home: string,
	steps: BreadcrumbStep[],
): StructuredData {
	const trail: BreadcrumbStep[] = [{ name: home, path: paths.home }, ...steps]
	return {
		'@type': 'BreadcrumbList',
		itemListElement: trail.map(({ name, path }, at) => ({
			'@type': 'ListItem',
			position: at + 1,
			name,
			item: addressAt(place, path),
		})),
	}
}

/** The products of a listing, in their order. @param from the place of the first in the whole list, from 1 */
export function listStructuredData(
	place: ShopPlace,
	slugs: string[],
	from: number,
): StructuredData {
	return {
		'@type': 'ItemList',
		itemListElement: slugs.map((slug, at) => ({
			'@type': 'ListItem',
			position: from + at,
			url: addressAt(place, paths.product(slug)),
		})),
	}
}
