import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { ListingScreen } from '#app/features/catalog/ListingScreen.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { keepPage } from '../layouts/framed.tsx'
import { listingMeta } from './listing-meta.ts'
import { loadListing } from './listing.server.ts'

export const handle = { i18n: ['catalog'] }

export function loader({ context, request, params }: LoaderFunctionArgs) {
	return loadListing(context, request, params.category)
}

export const action = noForm

export const shouldRevalidate = keepPage

export const meta: MetaFunction<typeof loader> = listingMeta

export default function Category() {
	return <ListingScreen {...useLoaderData<typeof loader>()} />
}
