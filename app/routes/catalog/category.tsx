import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { ListingScreen } from '#app/features/catalog/ListingScreen.tsx'
import { pageMeta } from '#app/http/page-meta.ts'
import { keepPage } from '../layouts/framed.tsx'
import { loadListing } from './listing.server.ts'

export const handle = { i18n: ['catalog'] }

export function loader({ context, request, params }: LoaderFunctionArgs) {
	return loadListing(context, request, params.category)
}

export const shouldRevalidate = keepPage

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { ...args.data.meta, image: args.data.cards[0]?.image }) : []

export default function Category() {
	return <ListingScreen {...useLoaderData<typeof loader>()} />
}
