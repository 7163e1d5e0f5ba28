import type { LoaderFunctionArgs } from '@remix-run/node'
import {
	Outlet,
	useLoaderData,
	useRouteLoaderData,
	type ShouldRevalidateFunctionArgs,
} from '@remix-run/react'
import { ShopFrame } from '#app/features/frame/ShopFrame.tsx'
import { frameChanges } from '#app/features/frame/frame-changes.ts'
import { RouteError, RouteErrorAlone } from '../system/RouteError.tsx'
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

/** A page that failed keeps the shop around it. */
export function ErrorBoundary() {
	const frame = useRouteLoaderData<typeof loader>('routes/layouts/default')
	if (!frame) return <RouteErrorAlone />
	return (
		<ShopFrame {...frame}>
			<RouteError />
		</ShopFrame>
	)
}
