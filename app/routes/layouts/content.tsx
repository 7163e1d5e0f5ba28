import type { LoaderFunctionArgs } from '@remix-run/node'
import {
	Outlet,
	useLoaderData,
	useRouteLoaderData,
	type ShouldRevalidateFunctionArgs,
} from '@remix-run/react'
import { SlimFrame } from '#app/features/frame/SlimFrame.tsx'
import { frameChanges } from '#app/features/frame/frame-changes.ts'
import { RouteError, RouteErrorAlone } from '../system/RouteError.tsx'
import { loadFrame } from './frame.server.ts'

export const handle = { i18n: ['frame'] }

export const loader = ({ context }: LoaderFunctionArgs) => loadFrame(context)

export const shouldRevalidate = ({ formMethod, nextUrl }: ShouldRevalidateFunctionArgs) =>
	frameChanges(formMethod, nextUrl.pathname)

/** A slim header and nothing that leads astray: for checkout and reading. */
export default function ContentLayout() {
	return (
		<SlimFrame {...useLoaderData<typeof loader>()}>
			<Outlet />
		</SlimFrame>
	)
}

/** A page that failed keeps the shop around it. */
export function ErrorBoundary() {
	const frame = useRouteLoaderData<typeof loader>('routes/layouts/content')
	if (!frame) return <RouteErrorAlone />
	return (
		<SlimFrame {...frame}>
			<RouteError />
		</SlimFrame>
	)
}
