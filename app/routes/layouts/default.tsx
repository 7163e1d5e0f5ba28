import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { ShopFrame } from '#app/features/frame/ShopFrame.tsx'
import { frameChanges } from '#app/features/frame/frame-changes.ts'
import { loadFrame } from './frame.server.ts'

export const handle = { i18n: ['frame'] }

export const loader = ({ context }: LoaderFunctionArgs) => loadFrame(context)

export const shouldRevalidate = ({ formMethod, nextUrl }: ShouldRevalidateFunctionArgs) =>
	frameChanges(formMethod, nextUrl.pathname)

/** The whole shop around the page. */
export default function DefaultLayout() {
	return (
		<ShopFrame {...useLoaderData<typeof loader>()}>
			<Outlet />
		</ShopFrame>
	)
}
