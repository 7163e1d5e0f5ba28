import type { Thing } from '#app/domain/thing.ts'
import { paths } from '#app/paths.ts'
import { addressAt, type ShopPlace } from './shop-place.ts'

export type BreadcrumbStep = { name: string; path: `/${string}` }

/** A category on the way. */
export function shelfStep({ slug, name }: { slug: string; name: string }): BreadcrumbStep {
	return { name, path: paths.category(slug) }
}

/** The way from the home page to this one, itself last. */
export function breadcrumbThing(place: ShopPlace, home: string, steps: BreadcrumbStep[]): Thing {
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
export function listThing(place: ShopPlace, slugs: string[], from: number): Thing {
	return {
		'@type': 'ItemList',
		itemListElement: slugs.map((slug, at) => ({
			'@type': 'ListItem',
			position: from + at,
			url: addressAt(place, paths.product(slug)),
		})),
	}
}
