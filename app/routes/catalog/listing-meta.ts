import type { LoaderFunctionArgs } from '@remix-run/node'
import type { MetaFunction } from '@remix-run/react'
import { imageWidths } from '#app/domain/image-widths.ts'
import { cardPictureSizes } from '#app/features/product-cards/CardGrid.tsx'
import { pageMeta } from '#app/http/page-meta.ts'
import { pictureLinks } from '#app/ui/Picture.tsx'
import type { loadListing } from './listing.server.ts'

type Loader = (args: LoaderFunctionArgs) => ReturnType<typeof loadListing>

/** The head of a listing: its metadata, and its largest picture, that of the first card. */
export const listingMeta: MetaFunction<Loader> = (args) => {
	if (!args.data) return []
	const { meta, cards, dataSaver } = args.data
	const [first] = cards
	// In the page the picture is decorative; where the page is shared, it needs a text.
	const image = first?.image && { ...first.image, alt: first.name }
	const picture = { widths: imageWidths.card, sizes: cardPictureSizes.four, dataSaver }
	return [
		...pageMeta(args, { ...meta, image }),
		...(image ? pictureLinks({ image, ...picture }) : []),
	]
}
