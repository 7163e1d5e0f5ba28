import type { Thing } from '#app/domain/thing.ts'
import { paths } from '#app/paths.ts'
import { addressAt, type ShopPlace } from './shop-place.ts'

export type TrailStep = { name: string; path: `/${string}` }

/** A category on the way. */
export function shelfStep({ slug, name }: { slug: string; name: string }): TrailStep {
	return { name, path: paths.category(slug) }
}

/** The way from the home page to this one, itself last. */
export function trailThing(place: ShopPlace, home: string, steps: TrailStep[]): Thing {
	const trail: TrailStep[] = [{ name: home, path: paths.home }, ...steps]
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
